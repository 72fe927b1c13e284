// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace outcrop {

/// The syntactic context at the cursor. Read line by line, without a parser, so that incomplete text works. `path` has the keys from the root, with `-`
/// for a list item.
struct CompletionContext {
    enum class ExpectedPart {
        None,
        Key,       ///< a key of the mapping at `path`
        KeyOrItem, ///< a key of the mapping at `path`, or the value there: `- na` can become either
        Value,     ///< a value at `path`
        Table,     ///< a name of a TOML table
    };

    ExpectedPart expected = ExpectedPart::None;
    QStringList path;
    QStringList present;     ///< the keys on the mapping's other lines, or the file's tables
    qsizetype start = 0;     ///< start of the replaced span, after an opening quote
    qsizetype end = 0;       ///< end of the replaced span; for a key it includes the separator
    QString typed;           ///< the text from `start` to the cursor
    QChar quote = QChar();   ///< the quote before the value, or null
    bool isInList = false;     ///< whether the value is an item of a list in brackets
    bool needsSpace = false; ///< whether the separator still needs a space after it
};

/// Returns the context at `offset` in the YAML between two offsets, which is front matter or a whole file. Empty in a comment or a block scalar.
CompletionContext yamlContextAt(QStringView text, qsizetype from, qsizetype to, qsizetype offset);
/// Like yamlContextAt(), for a whole TOML file.
CompletionContext tomlContextAt(QStringView text, qsizetype offset);

} // namespace outcrop
