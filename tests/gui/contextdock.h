// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/openwindow.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTest>
#include <QTreeView>

namespace outcrop {

/// The window with a repository, and its Context dock.
class ContextDock
{
public:
    explicit ContextDock(const QByteArray &instructions = "Use pnpm.\n")
    {
        write(path(QStringLiteral(".git/HEAD")), "ref: refs/heads/main\n");
        write(path(QStringLiteral("AGENTS.md")), instructions);
        write(path(QStringLiteral("packages/api/AGENTS.md")), "One route per file.\n");
        write(path(QStringLiteral("packages/api/notes.md")), "Notes.\n");
        m_isReady = m_window.openFolder(folder());
        m_window.window().show();
        m_window.trigger(QStringLiteral("showContext"));
        m_isReady = m_isReady && m_window.wait();
    }

    static void write(const QString &path, const QByteArray &bytes)
    {
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    bool isReady() const { return m_isReady; }
    OpenWindow &window() { return m_window; }
    QString folder() const { return m_window.path(QStringLiteral("repository")); }
    QString path(const QString &name) const { return folder() + u'/' + name; }
    QTreeView &clients() { return *m_window.find<QTreeView>(QStringLiteral("contextClients")); }
    QTreeView &files() { return *m_window.find<QTreeView>(QStringLiteral("contextFiles")); }
    QComboBox &start() { return *m_window.find<QComboBox>(QStringLiteral("contextStart")); }
    QString label(const char *name) { return m_window.find<QLabel>(QLatin1StringView(name))->text(); }
    QString text() { return m_window.find<QPlainTextEdit>(QStringLiteral("contextText"))->toPlainText(); }

    bool choose(const QString &client)
    {
        const QAbstractItemModel &model = *clients().model();
        const QModelIndex row = model.match(model.index(0, 0), Qt::DisplayRole, client, 1, Qt::MatchExactly).value(0);
        clients().setCurrentIndex(row);
        return row.isValid() && m_window.wait();
    }

    /// Returns the paths under each heading, in order, such as `Loaded at the start, in this order: AGENTS.md`.
    QStringList rows()
    {
        const QAbstractItemModel &model = *files().model();
        QStringList rows;
        for (int group = 0; group < model.rowCount(); ++group) {
            const QModelIndex heading = model.index(group, 0);
            for (int file = 0; file < model.rowCount(heading); ++file)
                rows += heading.data().toString() + QStringLiteral(": ") + model.index(file, 0, heading).data().toString();
        }
        return rows;
    }

private:
    OpenWindow m_window;
    bool m_isReady;
};

} // namespace outcrop
