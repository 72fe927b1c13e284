// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldspec.h"

namespace outcrop {

/// How many fields are in each portability class.
struct ClassCounts {
    int portable = 0;
    int adaptationRequired = 0;
    int nonPortable = 0;

    int total() const { return portable + adaptationRequired + nonPortable; }
    friend bool operator==(const ClassCounts &, const ClassCounts &) = default;
};

/// What a source says it counted.
struct ClaimedCounts {
    ClassCounts counts;
    QString source;
};

/// The fields that hold values, in the order of the schema: those with a portability class, and of the others the
/// innermost. What lies below a field with a class belongs to it.
QList<const FieldSpec *> valueFields(const FieldSpec &document);

/// The classes of all fields, counted.
ClassCounts countClasses(const FieldSpec &document);

/// What a schema's `x-claimed` says, or nothing: kept beside the counted figures, because the source's summary and its
/// own tables disagree.
std::optional<ClaimedCounts> claimedClasses(const Json &schema);

} // namespace outcrop
