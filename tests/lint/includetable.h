// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace lint {

/// One `#include "…"`: the file that has it and the file it reaches, both without the leading `src/`.
struct Include {
    QString file;
    int line = 0;
    QString target;
};

/// The table in includes.txt. It judges includes and itself, and knows nothing of the file system: a test can feed it
/// anything.
class IncludeTable
{
public:
    explicit IncludeTable(const QString &text);

    /// Lines that could not be read.
    QStringList mistakes() const { return m_mistakes; }
    /// Includes that no line allows, and exceptions that are no longer needed.
    QStringList problems(const QList<Include> &includes) const;
    /// The folders of one circle, first and last the same; empty when there is none.
    QStringList circle() const;

private:
    struct Row {
        QString folder;
        QStringList allowed;
    };

    void readRow(const QString &line);
    /// The row for a file: of those that fit, the one that names most of its path.
    const Row *rowFor(const QString &file) const;
    QString judge(const Include &include) const;
    QStringList reachedFrom(const Row &row) const;
    bool closesCircle(const QString &folder, QStringList &path, QStringList &clear) const;

    QList<Row> m_rows;
    QStringList m_exceptions; ///< "file -> target"
    QStringList m_mistakes;
};

} // namespace lint
