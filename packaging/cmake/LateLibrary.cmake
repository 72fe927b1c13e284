# SPDX-License-Identifier: GPL-3.0-or-later
# Libraries that are loaded on first use (adapters/git/dynamiclibrary.h), so that the program starts without loading them and their
# dependencies.

# outcrop_dynamic_library(TARGET IMPORTED FILE): TARGET includes the headers of IMPORTED without linking it. FILE is the name of the library file.
function(outcrop_dynamic_library target imported file)
    outcrop_headers_only(${target} ${imported})
    file(REAL_PATH ${file} real)
    set_property(GLOBAL APPEND PROPERTY OUTCROP_LATE_LIBRARIES ${real})
endfunction()

# CMake 3.27 has $<COMPILE_ONLY> for this.
function(outcrop_headers_only target imported)
    get_target_property(folders ${imported} INTERFACE_INCLUDE_DIRECTORIES)
    if(folders)
        target_include_directories(${target} SYSTEM PRIVATE ${folders})
    endif()
endfunction()

# outcrop_dynamic_packages(VARIABLE): sets VARIABLE to the distribution packages of these libraries, as dependencies of the Debian package, because
# dpkg-shlibdeps does not find them. Empty without dpkg.
function(outcrop_dynamic_packages variable)
    find_program(DPKG_PROGRAM dpkg)
    mark_as_advanced(DPKG_PROGRAM)
    get_property(files GLOBAL PROPERTY OUTCROP_LATE_LIBRARIES)
    set(packages)
    foreach(file IN LISTS files)
        set(owner)
        if(DPKG_PROGRAM)
            execute_process(COMMAND ${DPKG_PROGRAM} -S ${file} OUTPUT_VARIABLE owner ERROR_QUIET)
        endif()
        if(owner MATCHES "^([a-z0-9.+-]+)[:,]")
            list(APPEND packages ${CMAKE_MATCH_1})
        elseif(DPKG_PROGRAM)
            message(STATUS "Not part of a package, so the Debian package will not depend on it: ${file}")
        endif()
    endforeach()
    list(JOIN packages ", " joined)
    set(${variable} ${joined} PARENT_SCOPE)
endfunction()
