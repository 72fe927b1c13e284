// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/datanode.h"

#include <QHash>

namespace outcrop {

/// The words of JSON Schema, and what people write for them.
struct SchemaWords {
    QStringList keywords;             ///< of all drafts, and those that are known to stand beside them
    QStringList types;
    QHash<QString, QString> misnomers; ///< `str` for `string`, `choices` for `enum`; empty where there is no such word

    /// Adds what `data` (the mapping `json_schema`) lists.
    void read(const DataNode &data);
    /// The keyword or type that a word was meant to be, or nothing.
    std::optional<QString> meantBy(const QString &word, const QStringList &known) const;
};

/// Something in a schema that is not JSON Schema, with the repair where what was meant is plain.
struct SchemaSlip {
    QString message;
    Range range;
    std::optional<Fix> fix;
};

/// Where a schema breaks the rules of its draft, and keywords that its draft lets pass though nobody knows them: `requierd`, or properties
/// that are not below `properties`. Each place once.
QList<SchemaSlip> findSchemaSlips(const DataNode &schema, const SchemaWords &words);

} // namespace outcrop
