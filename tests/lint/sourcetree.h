// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// The project's own files, as the lint tests read them. Paths are relative to the top of the source.
namespace lint {

/// Every file below these folders (or these files) whose name matches one of the patterns, sorted. What is generated or
/// hidden is left out.
QStringList filesBelow(const QStringList &folders, const QStringList &namePatterns);

QString textOf(const QString &path);

/// The text with comments and the insides of C++ literals blanked out; lines stay where they are.
QString codeOf(const QString &path, const QString &text);

int lineAt(const QString &text, qsizetype offset);

/// Findings for a failure message, one a line.
QString indented(const QStringList &findings);

} // namespace lint
