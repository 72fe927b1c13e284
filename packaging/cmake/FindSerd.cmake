# SPDX-License-Identifier: GPL-3.0-or-later
# Finds serd, which has no CMake package in the distribution. Defines Serd::Serd.
include(FindPackageHandleStandardArgs)
find_package(PkgConfig QUIET)
pkg_check_modules(SERD QUIET IMPORTED_TARGET serd-0)
find_package_handle_standard_args(Serd REQUIRED_VARS SERD_LINK_LIBRARIES VERSION_VAR SERD_VERSION)

if(Serd_FOUND AND NOT TARGET Serd::Serd)
    add_library(Serd::Serd ALIAS PkgConfig::SERD)
endif()
