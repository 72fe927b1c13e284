// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/answerscan.h"
#include "core/responses/coercion.h"

namespace outcrop {

/// The locations of an answer's data values, also those that coercion moved or renamed.
class DataPlaces
{
public:
    /// `data` was read in `text`, and stays there as long as this object. `paths`: all that will be asked for.
    DataPlaces(QStringView text, const FoundData &data, const CoercedValue &coerced, const QSet<QString> &paths);

    /// The place of a value, or of the nearest one around it that is there.
    TextSpan of(const QString &path) const;
    TextSpan whole() const { return {m_data.json.begin, m_data.json.end}; }

private:
    const FoundData &m_data;
    const CoercedValue &m_coerced;
    QHash<QString, JsonPlace> m_places;
};

/// The repairs of coercion with their places in the text, each `before` as written there. A number that became a text keeps the digits it was written
/// with (1.10 is a version, not 1.1): in the ledger, and in `data`.
Repairs placedRepairs(const CoercedValue &coerced, QStringView text, const DataPlaces &places, Json &data);

} // namespace outcrop
