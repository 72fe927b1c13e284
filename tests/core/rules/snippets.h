// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QList>
#include <QSet>
#include <QString>
#include <QTest>

namespace outcrop::testing {

/// Source code with the lines that a check must report.
struct Snippet {
    QString check; ///< name of the check: stub, hardcoded or docs
    QString title;
    QString code;
    QSet<int> lines;
};

/// Reads a file of snippets. Each begins with a line `== CHECK: TITLE | LINES`, with line numbers relative to that line. LINES is empty if no findings are
/// expected.
inline QList<Snippet> readSnippets(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", qPrintable(path));
    QList<Snippet> all;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        if (line.startsWith(QLatin1StringView("== "))) {
            const qsizetype bar = line.lastIndexOf(u'|');
            Snippet &snippet = all.emplaceBack();
            snippet.check = line.mid(3, line.indexOf(u':') - 3);
            snippet.title = line.mid(line.indexOf(u':') + 2, bar - line.indexOf(u':') - 2).trimmed();
            for (const QString &number : line.mid(bar + 1).split(u' ', Qt::SkipEmptyParts))
                snippet.lines.insert(number.toInt());
        } else if (!all.isEmpty()) {
            all.last().code += line + u'\n';
        }
    }
    return all;
}

} // namespace outcrop::testing
