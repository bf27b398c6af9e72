#!/bin/sh
# Makes a machine ready. Sourced by the commands beside it, which set $root and $command. Sets $python, takes --yes
# out of the arguments, and hands the compiler it found over as $KATA_CXX where neither that nor $CXX names one. Asks
# before it installs, where there is somebody to ask; ends with 3 where it cannot go on. It speaks on stderr only, so that
# --json has stdout to itself.
# shellcheck disable=SC2034 # scripts/install.sh reads what is set here
#
# KATA_INCLUDE_DIRS (folders, parted by colons) stands in for the usual include folders. Only tests/self/test_setup.py sets it.

# What each command needs, by the names in the table below. The second list begins with the first.
kata_needs='compiler cmake ninja gtest gmock json python'
check_needs="$kata_needs shellcheck clang-format clang-tidy cppcheck mypy"
# Going on without these is possible: CMake fetches the first ones, and `scripts/check` leaves out what the others do.
fetchable='gtest gmock json'
optional='shellcheck clang-format clang-tidy cppcheck mypy'

if [ "${command:?}" = check ]; then needs=$check_needs; else needs=$kata_needs; fi

assume_yes=no
case " $* " in
*' --yes '*)
    left=$#
    options=yes
    while [ "$left" -gt 0 ]; do
        if [ "$options" = yes ] && [ "$1" = --yes ]; then
            assume_yes=yes
        else
            [ "$1" = -- ] && options=no
            set -- "$@" "$1"
        fi
        shift
        left=$((left - 1))
    done
    ;;
esac

# The quick way, between every save and its verdict: no program is started. The stamp holds what was found last time.
stamp=${root:?}/build/setup.ok
wanted_compiler=${KATA_CXX:-${CXX-}}
if [ -r "$stamp" ]; then
    stamp_needs='' stamp_cxx='' python='' compiler=''
    while IFS='=' read -r key value; do
        case $key in
        needs) stamp_needs=$value ;;
        CXX) stamp_cxx=$value ;;
        python) python=$value ;;
        compiler) compiler=$value ;;
        esac
    done <"$stamp"
    case "$stamp_needs " in
    "$needs "*)
        if [ -f "$python" ] && [ -x "$python" ] && [ -f "$compiler" ] && [ -x "$compiler" ]; then
            case $wanted_compiler in "$stamp_cxx" | "$compiler")
                [ -n "$wanted_compiler" ] || export KATA_CXX="$compiler"
                return 0
                ;;
            esac
        fi
        ;;
    esac
fi

# One row for each need: its packages (several are parted by commas), and what a person calls it.
#            apt                 dnf                       pacman         brew
table='
compiler     g++                 gcc-c++,libasan,libubsan  gcc            gcc            a C++20 compiler
cmake        cmake               cmake                     cmake          cmake          cmake
ninja        ninja-build         ninja-build               ninja          ninja          ninja
gtest        libgtest-dev        gtest-devel               gtest          googletest     GoogleTest
gmock        libgmock-dev        gmock-devel               gtest          googletest     GoogleMock
json         nlohmann-json3-dev  json-devel                nlohmann-json  nlohmann-json  nlohmann-json
python       python3             python3                   python         python         Python 3
shellcheck   shellcheck          ShellCheck                shellcheck     shellcheck     shellcheck
clang-format clang-format        clang-tools-extra         clang          clang-format   clang-format
clang-tidy   clang-tidy          clang-tools-extra         clang          llvm           clang-tidy
cppcheck     cppcheck            cppcheck                  cppcheck       cppcheck       cppcheck
mypy         mypy                python3-mypy              mypy           mypy           mypy
'

newline='
'
system=$(uname -s)

say() { printf '%s\n' "$*" >&2; }
stop() {
    say "$*"
    exit 3
}
have() { command -v "$1" >/dev/null 2>&1; }
is_in() { case " $2 " in *" $1 "*) return 0 ;; *) return 1 ;; esac }

# Without Apple's command line tools, macOS's own python3, g++ and make are stand-ins that open a window.
is_stand_in() {
    case $system:$1 in
    Darwin:/usr/bin/*) ! xcode-select -p >/dev/null 2>&1 ;;
    *) return 1 ;;
    esac
}

# ---- what is there

packages_for() { # sets $packages to what $manager calls these needs
    packages=''
    for wanted in "$@"; do
        while read -r name apt dnf pacman brew _; do
            [ "$name" = "$wanted" ] || continue
            case $manager in
            apt-get) cell=$apt ;;
            dnf) cell=$dnf ;;
            pacman) cell=$pacman ;;
            brew) cell=$brew ;;
            *) cell=$wanted ;;
            esac
            rest=$cell,
            while [ -n "$rest" ]; do
                package=${rest%%,*} rest=${rest#*,}
                is_in "$package" "$packages" || packages="$packages${packages:+ }$package"
            done
        done <<END
$table
END
    done
}

macro() { # the value of a macro in $macros, 0 where it has none; line by line: a pattern over all of it takes seconds
    value=0
    while read -r _ name rest; do
        if [ "$name" = "$1" ]; then
            value=$rest
            break
        fi
    done <<END
$macros
END
    printf '%s' "$value"
}

# Can this command compile C++20? Sets $compiler if so, else adds to $compiler_note why not.
try_compiler() {
    program=$(command -v "$1" 2>/dev/null) && [ -f "$program" ] || return 1
    case $program in /*) ;; *) program=$PWD/$program ;; esac
    is_stand_in "$program" && return 1
    complete=yes
    macros=$("$@" -std=c++20 -x c++ -E -dM -include version /dev/null 2>/dev/null) || {
        complete=no
        macros=$("$@" -x c++ -E -dM /dev/null 2>/dev/null) || return 1
    }
    major=$(macro __clang_major__)
    if [ "$major" != 0 ]; then
        label="clang++ $major.$(macro __clang_minor__)" least=12
        # Apple counts otherwise: its 13 is everybody else's 12.
        [ "$(macro __apple_build_version__)" = 0 ] || least=13
    else
        major=$(macro __GNUC__)
        label="g++ $major.$(macro __GNUC_MINOR__)" least=10
    fi
    if [ "$major" -lt "$least" ]; then
        trouble="$label is too old: g++ 10 or clang++ 12 is needed"
    elif [ "$complete" = no ]; then
        trouble="$label has no C++20 standard library"
    else
        compiler=$program
        return 0
    fi
    compiler_note=${compiler_note:-$trouble}
    return 1
}

find_compiler() {
    compiler='' compiler_note=''
    if [ -n "$wanted_compiler" ]; then
        if have "$wanted_compiler"; then set -- "$wanted_compiler"; else
            set -f
            # shellcheck disable=SC2086 # it may hold more than one word, such as "ccache g++"
            set -- $wanted_compiler
            set +f
        fi
        try_compiler "$@" && return 0
        stop "CXX is set to \"$wanted_compiler\", which cannot be used (${compiler_note:-it does not run as a C++ compiler}). Correct it or unset it."
    fi
    for name in g++ clang++ c++; do try_compiler "$name" && return 0; done
    number=30
    while [ "$number" -ge 10 ]; do
        try_compiler "g++-$number" && return 0
        try_compiler "clang++-$number" && return 0
        number=$((number - 1))
    done
    return 1
}

# Sets $python to the interpreter itself: a shim, such as pyenv's, is tried last and costs its time only here.
find_python() {
    python='' python_note=''
    for kind in real shim; do
        rest=${PATH-}:
        while [ -n "$rest" ]; do
            folder=${rest%%:*} rest=${rest#*:}
            case $kind:$folder in real:*/shims | real:*/shims/) continue ;; esac
            for name in python3 python3.14 python3.13 python3.12 python3.11 python3.10 python3.9; do
                program=${folder:-.}/$name
                if [ -f "$program" ] && [ -x "$program" ] && ! is_stand_in "$program" && try_python "$program"; then
                    return 0
                fi
            done
        done
    done
    return 1
}

try_python() {
    # json and the others are not in every python3: Debian's python3-minimal lacks them.
    answer=$("$1" -I -B -c '
import os, sys
if sys.version_info < (3, 9):
    print("old %d.%d" % sys.version_info[:2])
else:
    import json, subprocess, tempfile, xml.sax.saxutils
    os.write(1, b"new " + os.fsencode(sys.executable or sys.argv[-1]))
' "$1" 2>/dev/null) || return 1
    case $answer in
    'new '*)
        python=${answer#new }
        [ -f "$python" ] && [ -x "$python" ]
        ;;
    'old '*)
        python_note=${python_note:-"Python ${answer#old } is too old: 3.9 is needed"}
        return 1
        ;;
    *) return 1 ;;
    esac
}

find_cmake() {
    cmake_note=''
    version=$(cmake --version 2>/dev/null) || return 1
    version=${version#cmake version }
    version=${version%%"$newline"*}
    minor=${version#*.}
    minor=${minor%%.*}
    case ${version%%.*}${minor} in *[!0-9]* | '') return 1 ;; esac
    if [ "${version%%.*}" -gt 3 ] || { [ "${version%%.*}" -eq 3 ] && [ "$minor" -ge 20 ]; }; then return 0; fi
    cmake_note="cmake $version is too old: 3.20 is needed"
    return 1
}

# A header in the usual folders, or, where it is in none of them, a package that the package manager knows to be there.
find_header() {
    folders=${KATA_INCLUDE_DIRS-/usr/include:/usr/local/include:/opt/homebrew/include:/opt/local/include:/usr/local/opt/googletest/include:/usr/local/opt/nlohmann-json/include:/home/linuxbrew/.linuxbrew/include}
    rest=$folders:${CPATH-}:${CPLUS_INCLUDE_PATH-}:
    while [ -n "$rest" ]; do
        folder=${rest%%:*} rest=${rest#*:}
        [ -n "$folder" ] && [ -f "$folder/$2" ] && return 0
    done
    packages_for "$1"
    # shellcheck disable=SC2086 # a list of packages
    set -- $packages
    case $manager in
    apt-get) [ "$(dpkg-query -W -f='${Status}' "$1" 2>/dev/null)" = 'install ok installed' ] ;;
    dnf) rpm -q "$1" >/dev/null 2>&1 ;;
    pacman) pacman -Q "$1" >/dev/null 2>&1 ;;
    brew) [ -n "$(brew list --versions "$1" 2>/dev/null)" ] ;;
    *) return 1 ;;
    esac
}

# Sets $missing (needs), $fatal (those that nothing stands in for) and, for people, $named, of which CMake fetches
# $named_fetchable and $named_optional are left out.
look() {
    missing='' fatal='' named='' named_fetchable='' named_optional=''
    hash -r
    for need in $needs; do
        note=''
        case $need in
        compiler) find_compiler || note=${compiler_note:-missing} ;;
        python) find_python || note=${python_note:-missing} ;;
        cmake) find_cmake || note=${cmake_note:-missing} ;;
        ninja) have ninja || have ninja-build || have make || have gmake || note=missing ;;
        gtest) find_header gtest gtest/gtest.h || note=missing ;;
        gmock) find_header gmock gmock/gmock.h || note=missing ;;
        json) find_header json nlohmann/json.hpp || note=missing ;;
        *) have "$need" || note=missing ;;
        esac
        [ -n "$note" ] || continue
        missing="$missing $need"
        is_in "$need" "$fatal $fetchable $optional" || fatal="$fatal $need"
        words=$(printf '%s' "$table" | while read -r name _ _ _ _ words; do
            [ "$name" = "$need" ] && printf '%s' "$words"
        done)
        [ "$note" = missing ] || words="$words ($note)"
        named="$named${named:+, }$words"
        is_in "$need" "$fetchable" && named_fetchable="$named_fetchable${named_fetchable:+, }$words"
        is_in "$need" "$optional" && named_optional="$named_optional${named_optional:+, }$words"
    done
}

manager=''
for name in apt-get dnf pacman brew; do
    if have "$name"; then
        manager=$name
        break
    fi
done

{ mkdir -p "$root/build" && [ -w "$root/build" ]; } 2>/dev/null ||
    stop "Cannot write in $root/build: make that folder yours, or copy the project to where you may write."

look
if [ -n "$missing" ]; then
    # shellcheck source=/dev/null
    . "$root/scripts/install.sh"
    offer
    look
    if [ -n "$fatal" ]; then
        stop "Still missing: $named. This system's packages are not enough: install a newer one by hand, and run the same command again."
    fi
    [ -z "$named_fetchable" ] ||
        say "Going on without $named_fetchable: CMake fetches what it needs when it first builds, which takes a network."
    [ -z "$named_optional" ] || say "Going on without $named_optional: what they would look at is left out."
fi

{
    printf 'needs=%s\nCXX=%s\npython=%s\ncompiler=%s\n' "$needs" "$wanted_compiler" "$python" "$compiler" >"$stamp.$$" &&
        mv -f "$stamp.$$" "$stamp"
} 2>/dev/null || stop "Cannot write $stamp: make that file yours, or remove it."
[ -n "$wanted_compiler" ] || export KATA_CXX="$compiler"
