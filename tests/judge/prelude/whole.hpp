// The whole standard library, for a submission that the usual prelude does not carry. Precompiled
// when the first submission needs it. Headers a library lacks are passed over.
#pragma once
#include <algorithm>
#include <any>
#include <array>
#include <atomic>
#if __has_include(<barrier>)
#include <barrier>
#endif
#if __has_include(<bit>)
#include <bit>
#endif
#include <bitset>
#include <cassert>
#include <cctype>
#include <cerrno>
#include <cfenv>
#include <cfloat>
#include <charconv>
#include <chrono>
#include <cinttypes>
#include <climits>
#include <clocale>
#include <cmath>
#if __has_include(<codecvt>)
#include <codecvt>
#endif
#if __has_include(<compare>)
#include <compare>
#endif
#include <complex>
#if __has_include(<concepts>)
#include <concepts>
#endif
#include <condition_variable>
#if __has_include(<coroutine>)
#include <coroutine>
#endif
#include <csetjmp>
#include <csignal>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#if __has_include(<cuchar>)
#include <cuchar>
#endif
#include <cwchar>
#include <cwctype>
#include <deque>
#include <exception>
#if __has_include(<expected>)
#include <expected>
#endif
#include <filesystem>
#if __has_include(<format>)
#include <format>
#endif
#include <forward_list>
#include <fstream>
#include <functional>
#include <future>
#if __has_include(<generator>)
#include <generator>
#endif
#include <initializer_list>
#include <iomanip>
#include <ios>
#include <iosfwd>
#include <iostream>
#include <istream>
#include <iterator>
#if __has_include(<latch>)
#include <latch>
#endif
#include <limits>
#include <list>
#include <locale>
#include <map>
#if __has_include(<mdspan>)
#include <mdspan>
#endif
#include <memory>
#if __has_include(<memory_resource>)
#include <memory_resource>
#endif
#include <mutex>
#include <new>
#if __has_include(<numbers>)
#include <numbers>
#endif
#include <numeric>
#include <optional>
#include <ostream>
#if __has_include(<print>)
#include <print>
#endif
#include <queue>
#include <random>
#if __has_include(<ranges>)
#include <ranges>
#endif
#include <ratio>
#include <regex>
#include <scoped_allocator>
#if __has_include(<semaphore>)
#include <semaphore>
#endif
#include <set>
#include <shared_mutex>
#if __has_include(<source_location>)
#include <source_location>
#endif
#if __has_include(<span>)
#include <span>
#endif
#include <sstream>
#include <stack>
#include <stdexcept>
#if __has_include(<stop_token>)
#include <stop_token>
#endif
#include <streambuf>
#include <string>
#include <string_view>
#if __has_include(<syncstream>)
#include <syncstream>
#endif
#include <system_error>
#include <thread>
#include <tuple>
#include <type_traits>
#include <typeindex>
#include <typeinfo>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <valarray>
#include <variant>
#include <vector>
#include <version>
using namespace std;
