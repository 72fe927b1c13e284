# SPDX-License-Identifier: GPL-3.0-or-later
# With CMAKE_UNITY_BUILD (preset ci), several sources of one folder are compiled together, which takes a quarter of the time: headers are parsed and
# templates instantiated once. Two files in one folder must therefore not define the same name differently; each test class and its helpers are in a
# namespace named after the file. Development builds do not use unity, because one edited file compiles faster alone.

# outcrop_unity(TARGET): call it after all sources of the target have been added.
function(outcrop_unity target)
    if(NOT CMAKE_UNITY_BUILD)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${target} SOURCES)
    get_target_property(home ${target} SOURCE_DIR)
    foreach(source IN LISTS sources)
        if(source MATCHES "\\.cpp$")
            cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${home} OUTPUT_VARIABLE path)
            cmake_path(GET path PARENT_PATH room)
            string(MD5 key ${room})
            math(EXPR in_${key} "0${in_${key}} + 1")
            math(EXPR part "(${in_${key}} - 1) / 10")
            set_source_files_properties(${path} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${key}_${part})
        endif()
    endforeach()
endfunction()
