// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/repair.h"

#include <QHash>

namespace outcrop {

/// A value converted to the types of its schema, with a list of the conversions. The repairs have no offsets; `origins` maps the pointer of each converted,
/// moved or renamed value to its original pointer.
struct CoercedValue {
    Json value;
    Repairs repairs;
    QHash<QString, QString> origins;

    /// Returns the original pointer of the value that is now at `path`.
    QString originOf(const QString &path) const;
};

/// Converts a value to match a schema. Changes only values and names that violate types, allowed values or property names, and only without losing information. For
/// example, converts "5" to 5, "Done" to `done`, and a single value to an array. Also converts a string that contains JSON to an array or object, and a wrapped object to
/// its contents.
CoercedValue coerce(const Json &value, const Json &schema);

} // namespace outcrop
