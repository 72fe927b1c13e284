// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <algorithm>

namespace outcrop {

/// How many characters (UTF-16 code units) two texts have in common at their beginning. May end inside a surrogate pair or a CR LF.
inline qsizetype commonHead(QStringView left, QStringView right)
{
    return std::mismatch(left.begin(), left.end(), right.begin(), right.end()).first - left.begin();
}

/// The same at their end. Texts that are equal share all of it at both: look for the tail in what the head leaves.
inline qsizetype commonTail(QStringView left, QStringView right)
{
    return std::mismatch(left.rbegin(), left.rend(), right.rbegin(), right.rend()).first - left.rbegin();
}

} // namespace outcrop
