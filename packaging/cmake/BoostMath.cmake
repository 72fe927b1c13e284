# SPDX-License-Identifier: GPL-3.0-or-later
# Boost.Math, header-only: statistical distributions. Requires Boost 1.74 or later.
find_path(BOOST_MATH_INCLUDE_DIR boost/math/distributions/non_central_t.hpp REQUIRED)
mark_as_advanced(BOOST_MATH_INCLUDE_DIR)
