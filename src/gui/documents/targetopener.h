// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMimeData;
class QWidget;

namespace outcrop {

class Dialogs;
class DocumentTabs;
class MessageArea;

/// Opens the targets of links and dropped files: workspace documents in a tab, folders as workspaces. It passes a URL to the browser only after the
/// user confirms it, and starts no other program.
class TargetOpener : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive the opener.
    TargetOpener(Dialogs &dialogs, MessageArea &messages, DocumentTabs &documents, QWidget *window);

    void setFolder(const QString &folder) { m_folder = folder; }
    /// Returns whether the dropped data contains a target that can be opened.
    static bool accepts(const QMimeData &dropped);
    void drop(const QMimeData &dropped);
    /// `target` is as written in the document: a URL, or a path relative to the document's folder.
    void followLink(const QString &document, const QString &target);

Q_SIGNALS:
    void folderChosen(const QString &folder);

private:
    void openFile(const QString &path);
    void openUrl(const QString &address);

    Dialogs &m_dialogs;
    MessageArea &m_messages;
    DocumentTabs &m_documents;
    QWidget *m_window;
    QString m_folder;
};

} // namespace outcrop
