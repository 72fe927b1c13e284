# SPDX-License-Identifier: GPL-3.0-or-later
# YAML files and JSON Schemas that are compiled into the programs as CBOR, so that no command parses them. src/core/documents/bundle reads them.

# outcrop_bundle(TARGET FOLDER folder [PREFIX prefix] DATA file… SCHEMAS file…): adds a library with these files of FOLDER as resources. A YAML file is
# `:/bundled/PREFIX/file`. A schema has this path without its extensions. A program that links the library calls Q_INIT_RESOURCE(TARGET) once.
function(outcrop_bundle target)
    cmake_parse_arguments(BUNDLE "" "FOLDER;PREFIX" "DATA;SCHEMAS" ${ARGN})
    set(made ${CMAKE_CURRENT_BINARY_DIR}/${target})
    set(entries "")
    set(converted "")
    foreach(file IN LISTS BUNDLE_DATA BUNDLE_SCHEMAS)
        set(kind data)
        set(alias ${file})
        if(file IN_LIST BUNDLE_SCHEMAS)
            set(kind schema)
            string(REGEX REPLACE "\\.schema\\.[a-z]+$" "" alias ${file})
        endif()
        add_custom_command(OUTPUT ${made}/${file}.cbor COMMAND makebundle ${kind} ${BUNDLE_FOLDER}/${file} ${made}/${file}.cbor
            DEPENDS makebundle ${BUNDLE_FOLDER}/${file} COMMENT "Converting ${file}" VERBATIM)
        list(APPEND converted ${made}/${file}.cbor)
        string(APPEND entries "        <file alias=\"${alias}\">${file}.cbor</file>\n")
    endforeach()
    file(CONFIGURE OUTPUT ${made}/${target}.qrc CONTENT "<RCC>\n    <qresource prefix=\"/bundled/${BUNDLE_PREFIX}\">\n${entries}    </qresource>\n</RCC>\n")
    # Version 1 of the format contains no file times, so that the same source gives the same bytes.
    add_custom_command(OUTPUT ${made}/${target}.cpp
        COMMAND Qt6::rcc --no-compress --format-version 1 --name ${target} --output ${made}/${target}.cpp ${made}/${target}.qrc
        DEPENDS ${made}/${target}.qrc ${converted} VERBATIM)
    add_library(${target} STATIC ${made}/${target}.cpp)
    target_link_libraries(${target} PRIVATE Qt6::Core)
    set_target_properties(${target} PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF UNITY_BUILD OFF)
endfunction()
