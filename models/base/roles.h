// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>
#include <Qt>

#include <optional>

namespace outcrop {

/// Data of a cell beyond its text, for delegates and filters. The window chooses colors and icons.
enum ItemRole {
    SeverityRole = Qt::UserRole + 1, ///< int of Severity; invalid if there are no findings
    GroupRole,                       ///< int of DocumentGroup
    TierRole,                        ///< int of Tier; invalid if the row is not a layer
    PathRole,                        ///< path of the document relative to the workspace; empty for a group
    ActionRole,                      ///< int of LossAction
    ChangeRole,                      ///< change of a ledger entry in one line
    CountRole,                       ///< int: number of documents in a group
    OutcomeRole,                     ///< int of Outcome; invalid in a name cell
};

/// The MIME type of a dragged layer; the data is its path in UTF-8.
inline QString layerMimeType()
{
    return QStringLiteral("application/x-outcrop-layer");
}

/// Returns the int of an enum as the data of a role; an invalid QVariant if there is no value.
template<typename Enum>
QVariant enumRole(const std::optional<Enum> &value)
{
    return value ? QVariant(static_cast<int>(*value)) : QVariant();
}

} // namespace outcrop
