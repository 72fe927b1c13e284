// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace outcrop {

/// Roles of rows about a response.
enum ResponseRole {
    BeginRole = Qt::UserRole + 40, ///< qint64: start offset in the response's text; invalid if there is none
    EndRole,                       ///< qint64: end offset, exclusive; 0 for the repair of an output filter, which has no range
    JsonPointerRole,                  ///< JSON pointer of a value
    VerdictRole,                   ///< int of Verdict; invalid if there is none
};

} // namespace outcrop
