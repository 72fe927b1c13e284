# SPDX-License-Identifier: GPL-3.0-or-later
# KSyntaxHighlighting: the distribution's package (KF6), or the library that packaging/deps.sh built in build/deps (the last KF5 release, built with
# Qt 6). Defines the target outcrop_syntax; code tests #ifdef OUTCROP_HAS_SYNTAX_HIGHLIGHTING.
add_library(outcrop_syntax INTERFACE)
find_package(Qt6 REQUIRED COMPONENTS Gui Network)
find_package(KF6SyntaxHighlighting QUIET CONFIG)
if(NOT KF6SyntaxHighlighting_FOUND)
    # The library is searched only in build/deps, because the distribution's KF5 package is built with Qt 5.
    find_package(KF5SyntaxHighlighting QUIET CONFIG NO_DEFAULT_PATH PATHS ${CMAKE_SOURCE_DIR}/build/deps)
endif()

foreach(kf KF6 KF5)
    if(TARGET ${kf}::SyntaxHighlighting)
        target_link_libraries(outcrop_syntax INTERFACE ${kf}::SyntaxHighlighting)
        target_compile_definitions(outcrop_syntax INTERFACE OUTCROP_HAS_SYNTAX_HIGHLIGHTING)
        message(STATUS "Syntax highlighting: ${kf}SyntaxHighlighting ${${kf}SyntaxHighlighting_VERSION}")
        return()
    endif()
endforeach()
message(WARNING "KSyntaxHighlighting was not found: the editor will show plain text. Run: bash packaging/deps.sh")
