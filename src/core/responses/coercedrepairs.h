// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/coercion.h"
#include "core/responses/responsescan.h"

namespace outcrop {

/// Maps JSON pointers to locations in the text, also for values that coercion moved or renamed.
class DataLocations
{
public:
    /// `data` was read from `text`, and must outlive this object, as must `coerced`. `paths` contains all pointers that will be looked up.
    DataLocations(QStringView text, const FoundData &data, const CoercedValue &coerced, const QSet<QString> &paths);

    /// Returns the location of a value or, if it is not in the text, of its nearest ancestor.
    TextSpan locationOf(const QString &path) const;
    TextSpan wholeSpan() const { return {m_data.json.begin, m_data.json.end}; }

private:
    const FoundData &m_data;
    const CoercedValue &m_coerced;
    QHash<QString, JsonRange> m_ranges;
};

/// Returns the repairs of coercion with their offsets and the original text in `before`. Numbers that were converted to strings keep their original
/// digits (1.10 is a version, not 1.1), both in the ledger and in `data`.
Repairs locatedRepairs(const CoercedValue &coerced, QStringView text, const DataLocations &locations, Json &data);

} // namespace outcrop
