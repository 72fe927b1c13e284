// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>
#include <Qt>

#include <optional>

namespace outcrop {

/// What a cell says beyond its text, for delegates and filters. Colours and icons are the window's business.
enum ItemRole {
    SeverityRole = Qt::UserRole + 1, ///< int of Severity; invalid where nothing is wrong
    GroupRole,                       ///< int of DocumentGroup
    TierRole,                        ///< int of Tier; invalid if it is not a layer
    PathRole,                        ///< path of the document relative to the workspace; empty for a group
    ActionRole,                      ///< int of LossAction
    ChangeRole,                      ///< the change of a ledger entry in one line
    CountRole,                       ///< int: how many documents a group holds
    OutcomeRole,                     ///< int of Outcome; invalid in a name's cell
};

/// The value of a role that is the int of an enum, and invalid where there is none.
template<typename Enum>
QVariant enumRole(const std::optional<Enum> &value)
{
    return value ? QVariant(static_cast<int>(*value)) : QVariant();
}

} // namespace outcrop
