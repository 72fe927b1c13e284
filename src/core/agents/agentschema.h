// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldspec.h"

namespace outcrop {

/// The number of fields in each portability class.
struct ClassCounts {
    int portableCount = 0;
    int adaptationRequiredCount = 0;
    int nonPortableCount = 0;

    int total() const { return portableCount + adaptationRequiredCount + nonPortableCount; }
    friend bool operator==(const ClassCounts &, const ClassCounts &) = default;
};

/// The numbers of fields per class as claimed by the source of the schema.
struct ClaimedCounts {
    ClassCounts counts;
    QString source;
};

/// Returns the fields with values, in the order of the schema: fields with a portability class and, outside them, leaf fields. Fields below a
/// classified field are not included.
QList<const FieldSpec *> valueFields(const FieldSpec &document);

/// Counts the portability classes of all value fields.
ClassCounts countClasses(const FieldSpec &document);

/// Returns the counts in a schema's `x-claimed`; nullopt if there are none. Kept in addition to the actual counts, because the source's summary
/// contradicts its tables.
std::optional<ClaimedCounts> claimedClassCounts(const Json &schema);

} // namespace outcrop
