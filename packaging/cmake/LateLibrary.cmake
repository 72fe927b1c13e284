# SPDX-License-Identifier: GPL-3.0-or-later
# Libraries that are loaded on first use (adapters/git/dynamiclibrary.h), so that the program starts without loading them and their
# dependencies. List them in packaging/loaded.txt, so that the packages contain or require them.

# outcrop_headers_only(TARGET IMPORTED): TARGET includes the headers of IMPORTED without linking it. CMake 3.27 has $<COMPILE_ONLY> for this.
function(outcrop_headers_only target imported)
    get_target_property(folders ${imported} INTERFACE_INCLUDE_DIRECTORIES)
    if(folders)
        target_include_directories(${target} SYSTEM PRIVATE ${folders})
    endif()
endfunction()
