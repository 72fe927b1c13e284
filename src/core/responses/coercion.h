// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/repair.h"

#include <QHash>

namespace outcrop {

/// A value brought to the types its schema asks for, and everything that was done to it. Repairs have no offsets yet: `origins` gives for each path
/// that was moved or renamed its location in the original value.
struct CoercedValue {
    Json value;
    Repairs repairs;
    QHash<QString, QString> origins;

    /// The original pointer of the value that is now at `path`.
    QString originOf(const QString &path) const;
};

/// Changes only what breaks the schema's types, allowed values or names, and only where nothing is lost by it: "5" for 5, "Done" for `done`, one
/// value for a list of one, a list or an object written as a text, an answer wrapped in another object.
CoercedValue coerce(const Json &value, const Json &schema);

} // namespace outcrop
