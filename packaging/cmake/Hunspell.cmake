# SPDX-License-Identifier: GPL-3.0-or-later
# Hunspell, for spell checking; optional. Defines the target outcrop_spelling; code tests #ifdef OUTCROP_HAS_HUNSPELL.
add_library(outcrop_spelling INTERFACE)
find_path(HUNSPELL_INCLUDE_DIR hunspell.hxx PATH_SUFFIXES hunspell)
find_library(HUNSPELL_LIBRARY NAMES hunspell hunspell-1.7)
mark_as_advanced(HUNSPELL_INCLUDE_DIR HUNSPELL_LIBRARY)
if(HUNSPELL_INCLUDE_DIR AND HUNSPELL_LIBRARY)
    target_include_directories(outcrop_spelling SYSTEM INTERFACE ${HUNSPELL_INCLUDE_DIR})
    target_link_libraries(outcrop_spelling INTERFACE ${HUNSPELL_LIBRARY})
    target_compile_definitions(outcrop_spelling INTERFACE OUTCROP_HAS_HUNSPELL)
    message(STATUS "Spell checking: ${HUNSPELL_LIBRARY}")
else()
    message(STATUS "Spell checking: none, Hunspell was not found")
endif()
