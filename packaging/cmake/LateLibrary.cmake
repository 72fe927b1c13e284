# SPDX-License-Identifier: GPL-3.0-or-later
# Libraries that programs do not start with: they are loaded when first needed (adapters/git/dynamiclibrary.h), so that users who do not need them
# waits for them and for all that they bring along.

# outcrop_late_library(TARGET IMPORTED FILE): TARGET includes the headers of IMPORTED and does not link it. FILE is the library's.
function(outcrop_late_library target imported file)
    outcrop_headers_only(${target} ${imported})
    file(REAL_PATH ${file} real)
    set_property(GLOBAL APPEND PROPERTY OUTCROP_LATE_LIBRARIES ${real})
endfunction()

# $<COMPILE_ONLY> would do this, with CMake 3.27.
function(outcrop_headers_only target imported)
    get_target_property(folders ${imported} INTERFACE_INCLUDE_DIRECTORIES)
    if(folders)
        target_include_directories(${target} SYSTEM PRIVATE ${folders})
    endif()
endfunction()

# outcrop_late_packages(VARIABLE): the distribution's packages of all late libraries, as a package of ours names what it depends on; dpkg-shlibdeps does
# not see them. Empty where there is no dpkg.
function(outcrop_late_packages variable)
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
            message(STATUS "Of no package, so a package made here will not depend on it: ${file}")
        endif()
    endforeach()
    list(JOIN packages ", " joined)
    set(${variable} ${joined} PARENT_SCOPE)
endfunction()
