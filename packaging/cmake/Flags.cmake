# SPDX-License-Identifier: GPL-3.0-or-later
# The language version, warnings and Qt definitions of every target. Targets link outcrop_flags.

include(CheckCXXSourceRuns)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_AUTOMOC ON)
set(CMAKE_AUTORCC ON)
set(CMAKE_AUTOUIC ON)
set(CMAKE_AUTOUIC_SEARCH_PATHS ${CMAKE_SOURCE_DIR}/forms)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

# Distributions also build with -O2. CMake's default -O3 takes an eighth longer to compile.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

# outcrop_optimize_less(TARGET): for a layer that shows the results of lower layers. The layer compiles in three quarters of the time of -O2.
function(outcrop_optimize_less target)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
endfunction()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE_PROGRAM})
endif()

add_library(outcrop_flags INTERFACE)
target_compile_options(outcrop_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC 12 warns about uninitialized reads in moves of std::optional, which are false positives.
    target_compile_options(outcrop_flags INTERFACE -Wno-maybe-uninitialized)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # With precompiled headers, GCC spends a quarter of its time on garbage collection. A larger heap reduces this time.
    target_compile_options(outcrop_flags INTERFACE --param=ggc-min-expand=300 --param=ggc-min-heapsize=500000)
endif()
if(CMAKE_UNITY_BUILD)
    # In a unity build, names in one file can shadow names in another file, and types with internal linkage are in an included file.
    target_compile_options(outcrop_flags INTERFACE -Wno-shadow -Wno-subobject-linkage)
endif()
if(OUTCROP_WERROR)
    target_compile_options(outcrop_flags INTERFACE -Werror)
endif()
target_compile_definitions(outcrop_flags INTERFACE
    JSON_USE_IMPLICIT_CONVERSIONS=0
    QT_NO_CAST_TO_ASCII
    QT_NO_CAST_FROM_BYTEARRAY
    QT_NO_URL_CAST_FROM_STRING
    QT_NO_KEYWORDS
    QT_NO_FOREACH
    QT_USE_QSTRINGBUILDER
    QT_STRICT_ITERATORS
    QT_DISABLE_DEPRECATED_BEFORE=0x060400)
target_include_directories(outcrop_flags INTERFACE ${CMAKE_SOURCE_DIR}/src ${CMAKE_SOURCE_DIR})
if(CCACHE_PROGRAM AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(outcrop_flags INTERFACE -fpch-preprocess)
endif()
# A Qt program has many relocations. Packed relocations are faster to read and apply at every start. The C library must support
# them, so the check runs the linked program; a linker without support only prints a warning.
set(CMAKE_REQUIRED_LINK_OPTIONS -Wl,--fatal-warnings,-z,pack-relative-relocs)
check_cxx_source_runs("int main() { return 0; }" OUTCROP_PACKS_RELOCATIONS)
unset(CMAKE_REQUIRED_LINK_OPTIONS)
if(OUTCROP_PACKS_RELOCATIONS AND NOT OUTCROP_SANITIZE)
    target_link_options(outcrop_flags INTERFACE $<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-Wl,-z,pack-relative-relocs>)
endif()
if(OUTCROP_SANITIZE)
    target_compile_options(outcrop_flags INTERFACE -fsanitize=${OUTCROP_SANITIZE} -fno-omit-frame-pointer)
    target_link_options(outcrop_flags INTERFACE -fsanitize=${OUTCROP_SANITIZE})
endif()
