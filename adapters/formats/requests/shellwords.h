// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace outcrop {

/// The words of a shell command. Expansions such as `$KEY` and `$(command)` are not performed.
struct ShellCommand {
    QStringList words;
    QString hereDocument; ///< text of `<<EOF`; null if there is none
};

/// Splits the first command as a POSIX shell does. Supports quotes, `$'…'`, continued lines (also with `^` of cmd and the backtick of PowerShell), and one here-document.
ShellCommand readShellCommand(const QString &text);

/// Returns a word in single quotes.
QString quoteForShell(const QString &word);

} // namespace outcrop
