# SPDX-License-Identifier: GPL-3.0-or-later
# tree-sitter, and the grammars that packaging/deps.sh installed in build/deps/grammars. Defines the target outcrop_grammars; src/core/rules/grammars.cpp includes
# outcrop_grammars.inc, which lists the available grammars. Syntax tree checks are not available for languages without a grammar;
# `outcrop-cli rules list` lists these languages.
find_package(PkgConfig REQUIRED)
pkg_check_modules(TREE_SITTER REQUIRED IMPORTED_TARGET tree-sitter)

set(grammars ${CMAKE_SOURCE_DIR}/build/deps/grammars/node_modules)
set(grammar_list "")
set(missing_grammars "")
# If there are no grammars, this file is the only source of the library.
add_library(outcrop_grammars STATIC ${CMAKE_CURRENT_LIST_DIR}/grammars.c)

# outcrop_grammar(NAME FOLDER): adds the grammar of a language in FOLDER/src to the library and to the list.
function(outcrop_grammar name folder)
    set(source ${grammars}/${folder}/src)
    # Runs CMake again after the grammar is installed.
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source}/parser.c)
    if(NOT EXISTS ${source}/parser.c)
        set(missing_grammars "${missing_grammars} ${name}" PARENT_SCOPE)
        return()
    endif()
    # A separate library, because each grammar has headers with the same names.
    add_library(outcrop_grammar_${name} OBJECT ${source}/parser.c)
    if(EXISTS ${source}/scanner.c)
        target_sources(outcrop_grammar_${name} PRIVATE ${source}/scanner.c)
    endif()
    target_include_directories(outcrop_grammar_${name} PRIVATE ${source})
    outcrop_generated_c(outcrop_grammar_${name})
    target_sources(outcrop_grammars PRIVATE $<TARGET_OBJECTS:outcrop_grammar_${name}>)
    set(grammar_list "${grammar_list}OUTCROP_GRAMMAR(${name})\n" PARENT_SCOPE)
endfunction()

# Generated code is compiled without warnings and with little optimization: its tables are large, and optimization does not make them faster.
function(outcrop_generated_c target)
    set_target_properties(${target} PROPERTIES C_STANDARD 11 POSITION_INDEPENDENT_CODE ON AUTOMOC OFF AUTOUIC OFF)
    target_compile_options(${target} PRIVATE -w -O1)
endfunction()

outcrop_generated_c(outcrop_grammars)
outcrop_grammar(python tree-sitter-python)
outcrop_grammar(javascript tree-sitter-javascript)
outcrop_grammar(typescript tree-sitter-typescript/typescript)
outcrop_grammar(tsx tree-sitter-typescript/tsx)
outcrop_grammar(cpp tree-sitter-cpp)
outcrop_grammar(java tree-sitter-java)
outcrop_grammar(go tree-sitter-go)

file(GENERATE OUTPUT ${CMAKE_BINARY_DIR}/grammars/outcrop_grammars.inc CONTENT "${grammar_list}")
target_include_directories(outcrop_grammars INTERFACE ${CMAKE_BINARY_DIR}/grammars)
target_link_libraries(outcrop_grammars PUBLIC PkgConfig::TREE_SITTER)
if(missing_grammars)
    message(WARNING "Missing grammars:${missing_grammars}. Syntax tree checks are not available for these languages. Run: bash packaging/deps.sh")
endif()
