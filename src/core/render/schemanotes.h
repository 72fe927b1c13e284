// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/ledger.h"

#include <QSet>

namespace outcrop {

/// Writes into a ledger what became of a schema's keywords, each once: what is written out at several places was lost
/// only once.
class SchemaNotes
{
public:
    SchemaNotes(const QString &part, Ledger &ledger)
        : m_part(part)
        , m_ledger(ledger)
    {
    }

    /// `pointer` is of the schema that contains the keyword.
    void add(const QString &pointer, const QString &keyword, LossAction action, const QString &reason,
        const Json &before = {}, const Json &after = {});

private:
    QString m_part;
    Ledger &m_ledger;
    QSet<QString> m_noted;
};

} // namespace outcrop
