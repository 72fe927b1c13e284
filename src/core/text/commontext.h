// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <algorithm>

namespace outcrop {

/// Returns the length of the common prefix in UTF-16 code units. It may end inside a surrogate pair or a CR LF.
inline qsizetype commonPrefixLength(QStringView left, QStringView right)
{
    return std::mismatch(left.begin(), left.end(), right.begin(), right.end()).first - left.begin();
}

/// Returns the length of the common suffix in UTF-16 code units. The prefix and the suffix of similar strings may overlap: remove
/// the common prefix first.
inline qsizetype commonSuffixLength(QStringView left, QStringView right)
{
    return std::mismatch(left.rbegin(), left.rend(), right.rbegin(), right.rend()).first - left.rbegin();
}

} // namespace outcrop
