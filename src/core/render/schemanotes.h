// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/ledger.h"

#include <QSet>

namespace outcrop {

/// Records the changes to a schema's keywords in a ledger. Each is recorded only once, even if its schema is inlined
/// several times.
class SchemaNotes
{
public:
    SchemaNotes(const QString &part, Ledger &ledger)
        : m_partName(part)
        , m_ledger(ledger)
    {
    }

    /// Records a keyword once for each reason. `pointer` is the location of the schema that contains the keyword.
    void add(const QString &pointer, const QString &keyword, LossAction action, const QString &reason,
        const Json &before = {}, const Json &after = {});

private:
    QString m_partName;
    Ledger &m_ledger;
    QSet<QString> m_recordedNotes;
};

} // namespace outcrop
