# SPDX-License-Identifier: GPL-3.0-or-later
# outcrop_check_headers(FOLDER…): every header of every target in these folders must compile separately. A header that
# relies on earlier includes of its users fails here. The precompiled headers of its target (PrecompiledHeaders.cmake) are available,
# which makes this check five times as fast. A header with a source of the same name is not compiled again, because the source includes it first
# (tst_layering checks this).

function(outcrop_check_headers)
    add_custom_target(header_check)
    foreach(folder ${ARGN})
        outcrop_check_headers_in(${CMAKE_SOURCE_DIR}/${folder})
    endforeach()
endfunction()

function(outcrop_check_headers_in folder)
    get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target ${targets})
        get_target_property(type ${target} TYPE)
        if(type MATCHES "STATIC_LIBRARY|EXECUTABLE")
            outcrop_check_headers_of(${target})
        endif()
    endforeach()
    get_property(subfolders DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
    foreach(subfolder ${subfolders})
        outcrop_check_headers_in(${subfolder})
    endforeach()
endfunction()

# One generated source per header, compiled with the include paths, definitions and options of its target, so that the precompiled headers can be
# used. Warnings are off, because the sources report them.
function(outcrop_check_headers_of target)
    get_target_property(sources ${target} SOURCES)
    get_target_property(folder ${target} SOURCE_DIR)
    set(headers ${sources})
    list(FILTER headers INCLUDE REGEX "\\.h$")
    foreach(header ${headers})
        string(REGEX REPLACE "\\.h$" ".cpp" source ${header})
        if(source IN_LIST sources)
            list(REMOVE_ITEM headers ${header})
        endif()
    endforeach()
    if(NOT headers)
        return()
    endif()
    set(check header_check_${target})
    add_library(${check} OBJECT)
    foreach(header ${headers})
        cmake_path(ABSOLUTE_PATH header BASE_DIRECTORY ${folder})
        cmake_path(RELATIVE_PATH header BASE_DIRECTORY ${CMAKE_SOURCE_DIR} OUTPUT_VARIABLE name)
        set(unit ${CMAKE_BINARY_DIR}/header_check/${name}.cpp)
        file(CONFIGURE OUTPUT ${unit} CONTENT "#include \"${header}\"\n")
        target_sources(${check} PRIVATE ${unit})
    endforeach()
    target_include_directories(${check} PRIVATE
        $<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES> $<TARGET_PROPERTY:${target},BINARY_DIR>/${target}_autogen/include)
    target_compile_definitions(${check} PRIVATE $<TARGET_PROPERTY:${target},COMPILE_DEFINITIONS>)
    target_compile_options(${check} PRIVATE $<TARGET_PROPERTY:${target},COMPILE_OPTIONS> -w)
    get_target_property(precompiled ${target} PRECOMPILE_HEADERS)
    get_target_property(reused ${target} PRECOMPILE_HEADERS_REUSE_FROM)
    if(reused)
        target_precompile_headers(${check} REUSE_FROM ${reused})
    elseif(precompiled)
        target_precompile_headers(${check} REUSE_FROM ${target})
    endif()
    # In one unit, the first header would provide includes for the other headers.
    set_target_properties(${check} PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF POSITION_INDEPENDENT_CODE ON UNITY_BUILD OFF)
    add_dependencies(header_check ${check})
    add_dependencies(${check} ${target}) # the target generates its files first, such as forms
endfunction()
