// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMimeData;
class QWidget;

namespace outcrop {

class Dialogs;
class DocumentTabs;
class MessageArea;

/// Opens what a link in a document or a dropped file points to: documents of the workspace here, folders as workspaces. An address is only handed
/// to the browser after the user has read it; no other program is ever started.
class TargetOpener : public QObject
{
    Q_OBJECT

public:
    /// All of these outlive the opener.
    TargetOpener(Dialogs &dialogs, MessageArea &messages, DocumentTabs &documents, QWidget *window);

    void setFolder(const QString &folder) { m_folder = folder; }
    /// Whether there is anything in it that can be opened.
    static bool accepts(const QMimeData &dropped);
    void drop(const QMimeData &dropped);
    /// As written in the document: an address, or a path seen from the document's folder.
    void followLink(const QString &document, const QString &target);

Q_SIGNALS:
    void folderChosen(const QString &folder);

private:
    void openFile(const QString &path);
    void openAddress(const QString &address);

    Dialogs &m_dialogs;
    MessageArea &m_messages;
    DocumentTabs &m_documents;
    QWidget *m_window;
    QString m_folder;
};

} // namespace outcrop
