// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/history/historycontroller.h"

#include "app/history/openhistory.h"
#include "gui/documents/documentscontroller.h"

#include <QDockWidget>
#include <QMainWindow>

namespace outcrop {

PanelRegistration HistoryController::registration()
{
    return makeRegistration<HistoryController>(
        {QStringLiteral("history"), tr("History"), tr("Document History"), QStringLiteral("history"),
            tr("Versions of the current document, their differences, and the version that introduced each line"),
            Qt::CTRL | Qt::ALT | Qt::Key_H},
        PanelView::Library, {PanelEvent::CurrentDocument});
}

HistoryController::HistoryController(const DockContext &context)
    : DockController(context, new HistoryPanel(context.window))
    , m_documents(context.documents)
    , m_panel(qobject_cast<HistoryPanel *>(panelWidget()))
    , m_task(this)
{
    connect(m_panel, &HistoryPanel::versionChosen, this, [this](const QString &id) {
        m_version = id;
        markStale();
    });
    connect(m_panel, &HistoryPanel::originsToggled, this, &HistoryController::markStale);
    connect(m_panel, &HistoryPanel::reloadRequested, this, &HistoryController::markStale);
    connect(m_panel, &HistoryPanel::restoreRequested, this, &HistoryController::restore);
    connect(m_panel, &HistoryPanel::libraryRequested, this, [this] { Q_EMIT commandRequested(QStringLiteral("goTo-library")); });
    connect(m_panel, &HistoryPanel::documentRequested, this, [this] {
        Q_EMIT documentChosen(m_path);
        Q_EMIT documentFocusRequested();
    });
    connect(&m_documents, &DocumentsController::saved, this, [this](const QString &path) {
        if (path == m_path)
            markStale();
    });
    setWorkspace(nullptr);
}

void HistoryController::setCurrent(const QString &path)
{
    if (std::exchange(m_path, path) == path)
        return;
    m_version.clear();
    if (workspace())
        markStale();
}

/// Updates the history if the text of its document has changed. Ignores edits of other documents.
void HistoryController::handleWorkspaceChange()
{
    const DocumentPtr document = workspace() ? workspace()->workspace().document(m_path) : nullptr;
    if (!document || !m_document || document->text != m_document->text)
        DockController::handleWorkspaceChange();
}

void HistoryController::refresh()
{
    m_document = workspace()->workspace().document(m_path);
    if (!m_document) {
        m_task.discard();
        return m_panel->clearContents(tr("No document is open"), tr("Open a document to see its versions here."), HistoryPanel::EmptyAction::ShowLibrary);
    }
    const HistoryRequest request{workspace()->folder, m_document, m_version, m_panel->showsOrigins()};
    m_task.run([request] { return readHistory(request); },
        [this, document = m_document](const DocumentHistory &history) {
            m_diff = history.diff ? *history.diff : ShownDiff();
            m_panel->setHistory(history, document->text);
        });
}

void HistoryController::clear()
{
    m_task.discard();
    m_document.reset();
    m_version.clear();
    m_panel->clearContents(tr("No workspace is open"), tr("Open a workspace to see the versions of its documents."));
}

void HistoryController::restore()
{
    const DocumentPtr now = workspace() ? workspace()->workspace().document(m_path) : nullptr;
    if (!now)
        return;
    const QList<TextEdit> edits = restorationEdits(now->text, m_diff.before);
    if (!edits.isEmpty()) //: Title of an undo step; %1 is a version, such as a date
        m_documents.apply({{m_path, edits}}, tr("Restore %1").arg(m_diff.beforeName));
}

} // namespace outcrop
