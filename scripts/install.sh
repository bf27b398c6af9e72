#!/bin/sh
# Offers to install what is missing, by the system's package manager. Sourced by scripts/setup.sh when something is, and
# built on what that defines: $missing, $fatal, $named, $manager, packages_for, say, stop, have.
# shellcheck disable=SC2154 # they are set there

log=$root/build/setup.log

apt_has_lists() {
    lists=/var/lib/apt/lists
    have apt-config && eval "$(apt-config shell lists Dir::State::lists/d 2>/dev/null)"
    for file in "$lists"/*Packages*; do [ -e "$file" ] && return 0; done
    return 1
}

# Within a week, the versions in the lists begin to go away. This folder is written to whenever the lists are fetched.
apt_lists_are_good() { apt_has_lists && [ -n "$(find "${lists%/}/partial" -prune -mtime -7 2>/dev/null)" ]; }

# The command as a person would type it, after what comes before each part of it ("sudo ", or nothing).
spell() {
    case $manager in
    apt-get)
        [ "$refresh" = yes ] && printf '%sapt-get update && ' "$1"
        printf '%sapt-get install --no-install-recommends %s' "$1" "$packages"
        ;;
    dnf) printf '%sdnf install %s' "$1" "$packages" ;;
    pacman) printf '%spacman %s --needed %s' "$1" "$pacman_sync" "$packages" ;;
    brew) printf 'brew install %s' "$packages" ;;
    esac
}

# Runs a command as whoever may install, its output into the log; says each stage once. Returns the command's own status.
run_logged() {
    (
        # dpkg wants the folders that an ordinary user's PATH leaves out.
        PATH=${PATH:-/usr/local/bin:/usr/bin:/bin}:/usr/local/sbin:/usr/sbin:/sbin
        # shellcheck disable=SC2086 # $elevate is env, sudo, or sudo -n
        $elevate DEBIAN_FRONTEND=noninteractive NONINTERACTIVE=1 LC_ALL=C "$@" </dev/null 2>&1
        echo "setup-exit $?"
    ) | {
        status=1 said=''
        while IFS= read -r line; do
            stage=''
            case $line in
            'setup-exit '*)
                status=${line#* }
                continue
                ;;
            'Need to get '* | [Tt]'otal '[Dd]'ownload '[Ss]'ize'*) stage=$line ;;
            Get:* | *ownloading*) stage='downloading …' ;;
            Unpacking\ * | *') installing '* | *'Installing  '* | '==> Installing '*) stage='unpacking …' ;;
            'Setting up '*) stage='setting up …' ;;
            esac
            printf '%s\n' "$line" >>"$log"
            case $said in *"|$stage|"*) stage='' ;; esac
            [ -z "$stage" ] || [ "$2" = update ] || say "  $stage"
            said="$said|$stage|"
        done
        exit "$status"
    }
}

# One list that cannot be fetched, such as a stranger's with an expired key, does not stop the others from being of use.
refresh_lists() {
    say '  fetching the package lists …'
    run_logged apt-get update
    apt_has_lists
}

install_packages() { # words: packages
    case $manager in
    apt-get) run_logged apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=60 "$@" ;;
    dnf) run_logged dnf install -y --setopt=install_weak_deps=False "$@" ;;
    pacman) run_logged pacman "$pacman_sync" --needed --noconfirm "$@" ;;
    brew) run_logged brew install "$@" ;;
    esac
}

install_missing() {
    if [ "$refresh" = yes ]; then refresh_lists || return 1; fi
    # shellcheck disable=SC2086 # a list of packages
    install_packages $packages && return 0
    packages_are_not_there || return 1
    if [ "$manager" = apt-get ] && [ "$refresh" = no ]; then
        refresh_lists || return 1
        # shellcheck disable=SC2086
        install_packages $packages && return 0
    fi
    # A package manager that lacks only what can be done without still brings the rest.
    if [ "$missing" = "$fatal" ] || [ -z "$fatal" ]; then return 1; fi
    say '  trying again with only what cannot be done without …'
    # shellcheck disable=SC2086
    packages_for $fatal
    # shellcheck disable=SC2086
    install_packages $packages
}

# What each manager says of a package that it does not have, or that its lists are too old to find.
packages_are_not_there() {
    grep -q -e 'Unable to locate package' -e 'no installation candidate' -e ' 404 ' -e 'No match for argument' \
        -e 'Unable to find a match' -e 'target not found' -e 'No available formula' "$log"
}

apt_is_locked() { grep -q -E '^E: (Could not get lock|Unable to (lock|acquire))' "$log"; }

# Ends with 3 and the line given, unless all that is missing can be done without.
cannot_install() { [ -z "$fatal" ] || stop "$*"; }

offer() {
    say "Missing: $named."
    if [ -z "$manager" ]; then
        case $system in
        Darwin) cannot_install "Run xcode-select --install, install Homebrew (https://brew.sh), and run the same command again." ;;
        *) cannot_install "None of apt-get, dnf, pacman and brew is here: install what is missing, and run the same command again." ;;
        esac
        return
    fi

    refresh=no pacman_sync=-S
    case $manager in
    apt-get) apt_lists_are_good || refresh=yes ;;
    pacman) ls /var/lib/pacman/sync/*.db >/dev/null 2>&1 || pacman_sync=-Sy ;;
    esac
    # shellcheck disable=SC2086 # a list of needs
    packages_for $missing

    terminal=no
    [ -t 0 ] && terminal=yes
    sudo='sudo '
    if [ "$manager" = brew ] || [ "$(id -u)" = 0 ]; then
        sudo='' elevate=env
    elif ! have sudo; then
        cannot_install "Installing takes root, and sudo is not here. As root, run: $(spell '')"
        return
    elif [ "$terminal" = yes ]; then
        elevate=sudo
    else
        elevate='sudo -n'
    fi
    line=$(spell "$sudo")
    say "To install: $line"

    if [ "$assume_yes" = no ] && [ "$terminal" = yes ]; then
        if [ -t 2 ]; then printf 'Install now? [Y/n] ' >&2; else printf 'Install now? [Y/n] ' >/dev/tty; fi
        # The end of the input (Ctrl-D) is no answer, and so a no.
        IFS= read -r answer || { answer=no && say ''; }
        case $answer in
        '' | [Yy] | [Yy][Ee][Ss]) ;;
        *)
            cannot_install "Nothing was installed. When you are ready, run: $line"
            return
            ;;
        esac
    fi

    rm -f "$log"
    true >"$log" || stop "Cannot write $log: make that folder yours."
    if [ -n "$sudo" ]; then
        # Asks for the password, if one is wanted, before anything is hidden in the log.
        if [ "$terminal" = yes ]; then $elevate DEBIAN_FRONTEND=noninteractive "$manager" --version >/dev/null; else
            $elevate DEBIAN_FRONTEND=noninteractive "$manager" --version >>"$log" 2>&1
        fi || {
            cannot_install "sudo refuses, so nothing was installed. Run this as somebody who may: $line"
            return
        }
    fi
    say "Installing with $manager, which usually takes one to four minutes. Its own words go to build/setup.log."
    began=$(date +%s)
    if install_missing; then
        say "Installed in $(($(date +%s) - began)) s."
        return
    fi
    tail -n 5 "$log" | sed 's/^/  | /' >&2
    if [ "$manager" = apt-get ] && apt_is_locked; then
        cannot_install "apt is locked: another program is installing just now. When it is done, run the same command again, or: $line"
    else
        cannot_install "$manager failed; build/setup.log has all it said. When that is mended, run the same command again, or: $line"
    fi
}
