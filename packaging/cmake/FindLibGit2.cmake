# SPDX-License-Identifier: GPL-3.0-or-later
# Finds libgit2, which has no CMake package in the distribution. Defines LibGit2::LibGit2.
include(FindPackageHandleStandardArgs)
find_package(PkgConfig QUIET)
pkg_check_modules(LIBGIT2 QUIET IMPORTED_TARGET libgit2)
find_package_handle_standard_args(LibGit2 REQUIRED_VARS LIBGIT2_LINK_LIBRARIES VERSION_VAR LIBGIT2_VERSION)

if(LibGit2_FOUND AND NOT TARGET LibGit2::LibGit2)
    add_library(LibGit2::LibGit2 ALIAS PkgConfig::LIBGIT2)
endif()
