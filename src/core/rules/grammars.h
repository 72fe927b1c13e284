// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

struct TSLanguage;

namespace outcrop {

/// A supported programming language. Its tree-sitter grammar may have been missing at build time.
struct Grammar {
    QString name;         ///< such as `python`
    QString title;        ///< `Python`
    QStringList endings;  ///< file name suffixes, without the dot
    QStringList aliases;  ///< other names in fenced code blocks, such as `py`
    QStringList queries;  ///< base names of its query files, `:/rules/<query>.scm`; dialects share the queries of their base language
    const TSLanguage *language = nullptr; ///< null if the program was built without this grammar
    bool hasMacros = false; ///< true if the language has macros, which can make the grammar reject correct source

    bool isAvailable() const { return language != nullptr; }
};

/// Returns all supported languages in a fixed order. Static lifetime.
const QList<Grammar> &grammars();

/// Returns the grammar for the suffix of a path, or null. Case-insensitive.
const Grammar *grammarOfFile(const QString &path);

/// Returns the grammar with this name or alias (`python`, `py`), or null. Case-insensitive.
const Grammar *findGrammar(const QString &name);

} // namespace outcrop
