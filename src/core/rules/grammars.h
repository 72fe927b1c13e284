// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

struct TSLanguage;

namespace outcrop {

/// A programming language whose syntax trees can be built, or could be if its grammar had been there when the program was made.
struct Grammar {
    QString name;         ///< `python`; its queries are `:/rules/<queries>.scm`
    QString title;        ///< `Python`
    QStringList endings;  ///< of files, without the dot
    QStringList aliases;  ///< what fenced code blocks say besides: `py`
    QStringList queries;  ///< the files that hold its queries: a dialect adds its own to those of its mother tongue
    const TSLanguage *language = nullptr; ///< null where the program was made without it
    bool hasMacros = false; ///< which make sources that the grammar cannot read and that are correct all the same

    bool isAvailable() const { return language != nullptr; }
};

/// Every language the rules know, in a fixed order. Data that lives as long as the program.
const QList<Grammar> &grammars();

/// The grammar for a file, by its ending, or null.
const Grammar *grammarOfFile(const QString &path);

/// The grammar that a fenced code block or a person names: `python`, `py`, in any case; or null.
const Grammar *grammarNamed(const QString &name);

} // namespace outcrop
