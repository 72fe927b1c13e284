// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace outcrop {

/// What is being written at the cursor, read only from the lines around it, so that it works in half-written
/// text. Steps of a path are keys, and `-` for an item of a list.
struct CompletionPlace {
    enum class Want {
        Nothing,
        Key,       ///< of the mapping at `path`
        KeyOrItem, ///< a key of the mapping at `path`, or the value there: `- na` may become either
        Value,     ///< of the value at `path`
        Table,     ///< the name of a TOML table
    };

    Want want = Want::Nothing;
    QStringList path;
    QStringList present;     ///< the keys the mapping has on other lines, or the tables the file has
    qsizetype start = 0;     ///< of what is written there now, without quotes
    qsizetype end = 0;       ///< of the same: the value, or the key with its sign
    QString typed;           ///< from `start` to the cursor
    QChar quote = QChar();   ///< the quote around the value
    bool inList = false;     ///< between [ and ]
    bool needsSpace = false; ///< the value follows its colon directly
};

/// Reads YAML between two offsets: front matter, or a whole file.
CompletionPlace yamlPlaceAt(QStringView text, qsizetype from, qsizetype to, qsizetype offset);
CompletionPlace tomlPlaceAt(QStringView text, qsizetype offset);

} // namespace outcrop
