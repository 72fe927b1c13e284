// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/context/contextflow.h"

#include "core/base/paths.h"
#include "gui/documents/documentsflow.h"

#include <QDir>
#include <QDockWidget>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace outcrop {

PanelRegistration ContextFlow::registration()
{
    return registered<ContextFlow>({QStringLiteral("context"), tr("Context"), tr("Conte&xt of Coding Agents"), QStringLiteral("folder-open"),
        tr("Files that each coding agent loads from a folder, in order, and the files that are truncated or not loaded")},
        PanelView::Context, {PanelEvent::CurrentDocument, PanelEvent::Saved});
}

ContextFlow::ContextFlow(const DockPlace &place)
    : DockFlow(place, new ContextPanel(place.window)), m_documents(place.documents), m_panel(qobject_cast<ContextPanel *>(dock()->widget())), m_reading(this), m_file(this)
{
    connect(m_panel, &ContextPanel::choiceChanged, this, &ContextFlow::outdate);
    connect(m_panel, &ContextPanel::fileChosen, this, &ContextFlow::readFile);
    connect(m_panel, &ContextPanel::fileRequested, this, &ContextFlow::openFile);
    setWorkspace(nullptr);
}

/// Clients read the disk, so unsaved text changes nothing: without this, every keystroke would read the repository again.
void ContextFlow::workspaceChanged()
{
    const WorkspacePtr before = std::exchange(m_seen, workspace());
    const QStringList unsaved = m_documents.unsavedPaths();
    const bool isOnlyTyped = before && m_seen && before->folder == m_seen->folder
        && std::equal(before->workspace().documents().begin(), before->workspace().documents().end(), m_seen->workspace().documents().begin(),
            m_seen->workspace().documents().end(), [&unsaved](const DocumentPtr &one, const DocumentPtr &other) { return one == other || (one->path == other->path && unsaved.contains(one->path)); });
    if (!isOnlyTyped)
        DockFlow::workspaceChanged();
}

void ContextFlow::setCurrent(const QString &path)
{
    m_current = path;
    if (m_panel->readsOpenDocument())
        outdate();
}

void ContextFlow::clear()
{
    m_reading.forget();
    m_file.forget();
    m_panel->setNothing();
}

ContextChoice ContextFlow::choice() const
{
    ContextChoice choice;
    choice.folder = contextFolderOf(workspace()->folder, QDir::homePath());
    choice.start = isAtOrBelow(m_panel->start(), choice.folder) ? m_panel->start() : workspace()->folder;
    choice.userFiles = m_panel->includesUserFiles();
    if (m_panel->readsOpenDocument() && !m_current.isEmpty())
        choice.touched.append(QDir::cleanPath(QDir(workspace()->folder).absoluteFilePath(m_current)));
    return choice;
}

void ContextFlow::refresh()
{
    m_reading.run([choice = choice()] { return readFolderContexts(choice); }, [this](const Result<FolderContexts> &contexts) {
        if (contexts)
            m_panel->setContexts(*contexts);
        else
            m_panel->setError(toString(contexts.error()));
    });
}

void ContextFlow::readFile()
{
    m_file.forget();
    const ContextText *text = m_panel->chosenText();
    if (!workspace() || !text)
        return;
    const qint64 cut = text->cutByte;
    m_file.run([choice = choice(), file = text->realFile] { return readContextText(choice, file); }, [this, cut](const Result<QString> &read) {
        m_panel->setFileText(read ? *read : read.error().message, read ? cut : -1);
    });
}

/// Files above the workspace folder are not documents, so they are shown only in the panel.
void ContextFlow::openFile(const QString &file, qsizetype offset)
{
    if (!isAtOrBelow(file, workspace()->folder))
        return;
    Location place{pathInside(workspace()->folder, file), {}};
    place.range.start.offset = offset;
    Q_EMIT placeChosen(place);
    Q_EMIT readingRequested();
}

} // namespace outcrop
