# SPDX-License-Identifier: GPL-3.0-or-later
# JSON Schema, header-only: the distribution's package, or the one packaging/deps.sh put into build/deps. Gives the
# target jsoncons. Its schema headers take 20 s to compile: include them in one source file only.
find_package(jsoncons QUIET CONFIG)
if(NOT TARGET jsoncons)
    message(FATAL_ERROR "jsoncons was not found. Run: bash packaging/deps.sh")
endif()
