# SPDX-License-Identifier: GPL-3.0-or-later
# With CMAKE_UNITY_BUILD (presets ci and release), several sources are compiled together. This takes a fifth of the time, because headers are parsed and
# templates are instantiated once. A unit has at most 20 sources of one folder, or of the folders that have at most 6 sources. Therefore, two files of one
# folder, or of two such folders of a library, must not define the same name differently. Each test class and its helpers are in a namespace named after
# the file. Development builds do not use unity, because a single edited file compiles faster.

# outcrop_unity(TARGET): call it after all sources of the target have been added.
function(outcrop_unity target)
    if(NOT CMAKE_UNITY_BUILD)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${target} SOURCES)
    get_target_property(home ${target} SOURCE_DIR)
    set(rooms)
    foreach(source IN LISTS sources)
        if(source MATCHES "\\.cpp$")
            cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${home} OUTPUT_VARIABLE path)
            cmake_path(GET path PARENT_PATH room)
            cmake_path(RELATIVE_PATH room BASE_DIRECTORY ${CMAKE_SOURCE_DIR}) # CMake links the units in the order of their names
            string(MD5 room "${room}")
            list(APPEND rooms ${room})
            list(APPEND files_${room} ${path})
        endif()
    endforeach()
    list(REMOVE_DUPLICATES rooms)
    set(small)
    foreach(room IN LISTS rooms)
        list(LENGTH files_${room} count)
        if(count GREATER 6)
            outcrop_unity_units(${target} ${room} ${files_${room}})
        else()
            list(APPEND small ${files_${room}})
        endif()
    endforeach()
    outcrop_unity_units(${target} small ${small})
endfunction()

# outcrop_unity_units(TARGET NAME SOURCE…): divides the sources into units of nearly equal size.
function(outcrop_unity_units target name)
    list(LENGTH ARGN count)
    math(EXPR units "(${count} + 19) / 20")
    set(index 0)
    foreach(path IN LISTS ARGN)
        math(EXPR unit "${index} * ${units} / ${count}")
        set_source_files_properties(${path} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${name}_${unit})
        math(EXPR index "${index} + 1")
    endforeach()
endfunction()
