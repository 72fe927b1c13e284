// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace outcrop {

/// A word that a shell can complete.
struct CompletionWord {
    QString text;        ///< a command, or an option with its hyphens
    QString description; ///< one line
};

/// The words that may follow a command. The program itself has an empty name; an inner command has a name such as `log import`.
struct CompletionEntry {
    QString name;
    QList<CompletionWord> commands = {};
    QList<CompletionWord> options = {};
};

/// Returns the shells with a completion script.
QStringList completionShells();

/// Returns the completion script of a shell. The script contains all words and does not call the program.
QString completionScript(const QString &shell, const QList<CompletionEntry> &entries);

} // namespace outcrop
