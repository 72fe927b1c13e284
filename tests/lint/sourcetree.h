// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// Access to the files of the project for the lint tests. Paths are relative to the root of the source tree.
namespace lint {

/// Returns every file below these folders (or these files) whose name matches one of the patterns, sorted. Generated and hidden files are skipped.
QStringList filesBelow(const QStringList &folders, const QStringList &namePatterns);

QString textOf(const QString &path);

/// Returns the text with comments and the content of C++ literals blanked out; line numbers are unchanged.
QString codeOf(const QString &path, const QString &text);

int lineAt(const QString &text, qsizetype offset);

/// Returns at most ten findings for a failure message, one per line.
QString formatFindings(const QStringList &findings);

} // namespace lint
