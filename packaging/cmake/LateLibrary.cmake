# SPDX-License-Identifier: GPL-3.0-or-later
# Libraries that are loaded on first use, so that the program starts without loading them and their dependencies. A C library is loaded directly
# (adapters/git/dynamiclibrary.h): list it in packaging/loaded.txt, so that the packages contain or require it. A C++ library is linked to a module.

# outcrop_headers_only(TARGET IMPORTED): TARGET includes the headers of IMPORTED without linking it. CMake 3.27 has $<COMPILE_ONLY> for this.
function(outcrop_headers_only target imported)
    get_target_property(folders ${imported} INTERFACE_INCLUDE_DIRECTORIES)
    if(folders)
        target_include_directories(${target} SYSTEM PRIVATE ${folders})
    endif()
endfunction()

# outcrop_module(NAME ADAPTER LIBRARY OBJECTS TARGET LINKS … SOURCES …): compiles the part of an adapter that links slow libraries as the object library
# TARGET. Makes the module NAME.so of it, which LIBRARY loads on first use (adapters/modules/programmodule.h). The window links TARGET instead. A module is
# built with LIBRARY. As in an installation, its folder is ../lib/outcrop relative to the programs.
function(outcrop_module name)
    cmake_parse_arguments(MODULE "" "ADAPTER;OBJECTS" "LINKS;SOURCES" ${ARGN})
    add_library(${MODULE_OBJECTS} OBJECT ${MODULE_SOURCES})
    set_target_properties(${MODULE_OBJECTS} PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF POSITION_INDEPENDENT_CODE ON UNITY_BUILD OFF)
    target_link_libraries(${MODULE_OBJECTS} PRIVATE outcrop_flags Qt6::Core ${MODULE_LINKS})
    add_library(${name} MODULE $<TARGET_OBJECTS:${MODULE_OBJECTS}>)
    set_target_properties(${name} PROPERTIES PREFIX "" SUFFIX .so LINKER_LANGUAGE CXX AUTOMOC OFF AUTOUIC OFF AUTORCC OFF UNITY_BUILD OFF
        LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib/outcrop)
    target_link_libraries(${name} PRIVATE outcrop_flags Qt6::Core ${MODULE_LINKS})
    if(NOT OUTCROP_SANITIZE)
        target_link_options(${name} PRIVATE LINKER:--no-undefined) # a module that needs the core would fail when it is loaded
    endif()
    add_dependencies(${MODULE_ADAPTER} ${name})
endfunction()
