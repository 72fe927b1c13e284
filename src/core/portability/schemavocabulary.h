// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

#include <QHash>
#include <QStringList>

#include <optional>

namespace outcrop {

/// The keywords and types of JSON Schema, and common wrong names for them.
struct SchemaVocabulary {
    QStringList keywords; ///< keywords of all drafts and known extensions
    QStringList types;
    QHash<QString, QString>
        misnomers; ///< `str` to `string`, `choices` to `enum`; the value is empty if there is no equivalent

    /// Adds the entries listed in `data` (the mapping `json_schema`).
    void read(const DataNode &data);
    /// Returns the keyword or type in `known` that a word most likely means. Returns an empty string if it is known to have no equivalent, nullopt if
    /// it is unknown.
    std::optional<QString> intendedWord(const QString &word, const QStringList &known) const;
};

} // namespace outcrop
