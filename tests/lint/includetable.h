// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace lint {

/// One `#include "…"`: the including and the included file, without `src/` at the start.
struct Include {
    QString file;
    int line = 0;
    QString target;
};

/// The table in includes.txt. It checks includes and the consistency of the table, and does not access the file system, so a test can pass any input.
class IncludeTable
{
public:
    explicit IncludeTable(const QString &text);

    /// Returns the lines that are neither a row nor an exception, as messages.
    QStringList invalidLines() const { return m_invalidLines; }
    /// Returns includes that no line allows, and exceptions without a matching include.
    QStringList problems(const QList<Include> &includes) const;
    /// Returns the folders of one cycle; the first and the last folder are equal. Empty if there is no cycle.
    QStringList findCycle() const;

private:
    struct Row {
        QString folder;
        QStringList allowed;
    };

    void readRow(const QString &line);
    /// Returns the most specific row that matches a file, or null.
    const Row *rowFor(const QString &file) const;
    QString checkInclude(const Include &include) const;
    QStringList reachedFrom(const Row &row) const;
    bool findIncludeCycle(const QString &folder, QStringList &path, QStringList &clear) const;

    QList<Row> m_rows;
    QStringList m_exceptions; ///< exceptions of the form "file -> target"
    QStringList m_invalidLines;
};

} // namespace lint
