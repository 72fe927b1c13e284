// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace outcrop {

/// What rows about an answer say beyond their text.
enum ResponseRole {
    BeginRole = Qt::UserRole + 40, ///< qint64: its position in the answer's text; invalid if it has none
    EndRole,                       ///< qint64: behind its last character
    JsonPathRole,                  ///< JSON pointer of a value
    VerdictRole,                   ///< int of Verdict; invalid where there is none
};

} // namespace outcrop
