// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMimeData;
class QWidget;

namespace outcrop {

class Dialogs;
class DocumentTabs;
class MessageArea;

/// Opens the targets of links and dropped files: workspace documents in a tab, folders as workspaces. Opens a URL in the browser only after the user
/// confirms it. Must not start other programs.
class TargetOpener : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive this object.
    TargetOpener(Dialogs &dialogs, MessageArea &messages, DocumentTabs &documents, QWidget *window);

    void setFolder(const QString &folder) { m_folder = folder; }
    /// Returns whether the dropped data contains a local file or folder.
    static bool canOpen(const QMimeData &mimeData);
    void openDroppedFiles(const QMimeData &mimeData);
    /// Opens a document of the workspace. For any other file, shows a message that offers to open its folder or to import it. `path` is absolute.
    void openFile(const QString &path);
    /// Opens the target of a link in a document: an http or https URL, a path relative to the folder of the document, or a panel (`command:showRatify`).
    /// Links run no other commands, because a document of an unknown workspace may contain them.
    void followLink(const QString &document, const QString &target);

Q_SIGNALS:
    void folderChosen(const QString &folder);
    /// Emitted if the user wants to import a file that is not a document of the workspace.
    void importRequested(const QString &path);
    void panelChosen(const QString &action);

private:
    void openUrl(const QString &address);

    Dialogs &m_dialogs;
    MessageArea &m_messages;
    DocumentTabs &m_documents;
    QWidget *m_window;
    QString m_folder;
};

} // namespace outcrop
