# SPDX-License-Identifier: GPL-3.0-or-later
# Finds libyaml, which has no CMake package. Defines LibYaml::LibYaml.
include(FindPackageHandleStandardArgs)
find_package(PkgConfig QUIET)
pkg_check_modules(LIBYAML QUIET IMPORTED_TARGET yaml-0.1)
find_package_handle_standard_args(LibYaml REQUIRED_VARS LIBYAML_LINK_LIBRARIES VERSION_VAR LIBYAML_VERSION)

if(LibYaml_FOUND AND NOT TARGET LibYaml::LibYaml)
    add_library(LibYaml::LibYaml ALIAS PkgConfig::LIBYAML)
endif()
