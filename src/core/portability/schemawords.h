// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

#include <QHash>
#include <QStringList>

#include <optional>

namespace outcrop {

/// The words of JSON Schema, and what people write for them.
struct SchemaWords {
    QStringList keywords; ///< of all drafts, and those that are known to be used with them
    QStringList types;
    QHash<QString, QString> misnomers; ///< `str` for `string`, `choices` for `enum`; empty where there is no such word

    /// Adds what `data` (the mapping `json_schema`) lists.
    void read(const DataNode &data);
    /// The keyword or type that a word was meant to be: empty where it is known to be none, nothing where no one knows.
    std::optional<QString> meantBy(const QString &word, const QStringList &known) const;
};

} // namespace outcrop
