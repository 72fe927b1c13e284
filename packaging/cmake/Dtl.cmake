# SPDX-License-Identifier: GPL-3.0-or-later
# dtl, the header-only library that compares sequences.
find_path(DTL_INCLUDE_DIR dtl/dtl.hpp REQUIRED)
mark_as_advanced(DTL_INCLUDE_DIR)
