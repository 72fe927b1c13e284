// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/context/contextcontroller.h"

#include "core/base/explainerror.h"
#include "core/base/paths.h"
#include "core/clients/contextfindings.h"
#include "gui/base/dialogs.h"
#include "gui/context/contextpreview.h"
#include "gui/context/truncationmarks.h"
#include "gui/documents/documentscontroller.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/live/rendersnapshot.h"
#include "gui/widgets/messagearea.h"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace outcrop {
namespace {

const QString startTopic = QStringLiteral("contextStart");

/// Returns the models of all providers, without duplicates.
QStringList modelsOf(const ProviderCatalog &catalog)
{
    QStringList models;
    for (const Adapter &adapter : catalog.adapters()) {
        for (const ModelInfo &model : adapter.models)
            models.append(model.id);
    }
    models.removeDuplicates();
    return models;
}

} // namespace

PanelRegistration ContextController::registration()
{
    return makeRegistration<ContextController>(
        {QStringLiteral("context"), tr("Context"), tr("Coding Agent Conte&xt"), QStringLiteral("folder-open"),
            tr("Files that each coding agent loads from a folder, in load order, and files that it truncates or skips")},
        PanelView::Context, {PanelEvent::CurrentDocument, PanelEvent::Render, PanelEvent::Saved});
}

ContextController::ContextController(const DockContext &context)
    : DockController(context, new ContextPanel(context.window))
    , m_dialogs(context.dialogs)
    , m_messages(context.messages)
    , m_documents(context.documents)
    , m_tabs(&context.documents.tabs())
    , m_panel(qobject_cast<ContextPanel *>(panelWidget()))
    , m_readTask(this)
    , m_fileTask(this)
{
    connect(m_panel, &ContextPanel::choiceChanged, this, &ContextController::readFromDisk);
    connect(m_panel, &ContextPanel::choiceChanged, this, [this] { m_messages.clear(startTopic); });
    connect(m_panel, &ContextPanel::startFolderRequested, this, &ContextController::chooseStartFolder);
    connect(m_panel, &ContextPanel::layersRequested, this, [this] { Q_EMIT commandRequested(QStringLiteral("viewEdit")); });
    connect(m_panel, &ContextPanel::fileChosen, this, &ContextController::readFile);
    connect(m_panel, &ContextPanel::fileRequested, this, &ContextController::openFile);
    connect(m_panel, &ContextPanel::clientShown, this, &ContextController::updateTruncationMarks);
    connect(m_panel, &ContextPanel::clientShown, this, &ContextController::updateContextUse);
    connect(m_panel, &ContextPanel::contextUseRequested, this, [this] {
        if (const ContextReport *client = m_panel->chosenClient())
            Q_EMIT contextClientChosen(client->context.client);
    });
    connectDocuments();
    setWorkspace(nullptr);
}

void ContextController::connectDocuments()
{
    connect(dock(), &QDockWidget::visibilityChanged, this, &ContextController::updateTruncationMarks);
    connect(m_tabs, &QTabWidget::currentChanged, this, &ContextController::updateTruncationMarks);
    connect(qApp, &QApplication::focusChanged, this,
        &ContextController::updateTruncationMarks); // a split adds an editor, which gets the focus
}

/// Returns whether only unsaved text has changed since `before`. If so, the files on disk need not be read again.
bool ContextController::hasOnlyUnsavedChanges(const WorkspacePtr &before) const
{
    const QStringList unsavedPaths = m_documents.unsavedPaths();
    return before && m_lastWorkspace && before->folder == m_lastWorkspace->folder
        && std::equal(before->workspace().documents().begin(), before->workspace().documents().end(),
            m_lastWorkspace->workspace().documents().begin(), m_lastWorkspace->workspace().documents().end(),
            [&unsavedPaths](const DocumentPtr &one, const DocumentPtr &other) {
                return one == other || (one->path == other->path && unsavedPaths.contains(one->path));
            });
}

void ContextController::handleWorkspaceChange()
{
    if (const WorkspacePtr before = std::exchange(m_lastWorkspace, workspace()); !hasOnlyUnsavedChanges(before))
        m_session->invalidate();
    if (workspace())
        m_panel->setModels(modelsOf(workspace()->catalog));
    DockController::handleWorkspaceChange();
    updateContextUse();
}

/// Shows whether the prompt contains the displayed context, and offers to use it.
void ContextController::updateContextUse()
{
    const ContextReport *client = m_panel->chosenClient();
    m_panel->setContextUse(workspace() && client ? contextUse(*workspace(), m_panel->contexts(), client->context) : ContextUse::None);
}

/// Selects any folder of the repository, because a client can be started in each of them.
void ContextController::chooseStartFolder()
{
    if (!workspace())
        return;
    const QString folder = contextFolderOf(workspace()->folder, QDir::homePath());
    const QString chosen = m_dialogs.chooseFolder(m_panel, tr("Start Folder"), m_panel->startFolder());
    if (chosen.isEmpty())
        return;
    const QString start = QDir::cleanPath(chosen);
    if (isAtOrBelow(start, folder)) {
        m_messages.clear(startTopic);
        m_panel->setStartFolder(start);
    } else {
        m_messages.show(startTopic, {NoticeKind::Error, tr("Start folder not changed"), tr("%1 is not in the repository %2. Choose a folder inside it.").arg(start, folder)});
    }
}

/// Discards cached files and reads them from disk.
void ContextController::readFromDisk()
{
    m_session->invalidate();
    markStale();
}

void ContextController::setCurrent(const QString &path)
{
    m_current = path;
    if (m_panel->includesOpenDocument())
        markStale();
}

/// Counts again if the provider or model of the prompt has changed.
void ContextController::setRender(const RenderSnapshot &snapshot)
{
    const RenderedRequest &request = snapshot.result().request;
    if (request.provider == m_promptProvider && request.model == m_promptModel)
        return;
    m_promptProvider = request.provider;
    m_promptModel = request.model;
    markStale();
}

void ContextController::clear()
{
    m_readTask.discard();
    m_fileTask.discard();
    m_panel->clearContents();
    updateTruncationMarks();
}

ContextChoice ContextController::choice() const
{
    ContextChoice choice;
    choice.folder = contextFolderOf(workspace()->folder, QDir::homePath());
    choice.start = isAtOrBelow(m_panel->startFolder(), choice.folder) ? m_panel->startFolder() : workspace()->folder;
    choice.readsUserFiles = m_panel->includesUserFiles();
    if (m_panel->includesOpenDocument() && !m_current.isEmpty())
        choice.touchedFiles.append(QDir::cleanPath(QDir(workspace()->folder).absoluteFilePath(m_current)));
    choice.model = m_panel->model();
    choice.promptProvider = m_promptProvider;
    choice.promptModel = m_promptModel;
    choice.unsavedTexts = unsavedTexts();
    choice.checksOtherStarts = true;
    return choice;
}

UnsavedTexts ContextController::unsavedTexts() const
{
    UnsavedTexts texts;
    const QDir folder(workspace()->folder);
    for (const EditSession *session : m_documents.sessions().modifiedSessions()) {
        if (!session->isUntitled())
            texts.insert(QDir::cleanPath(folder.absoluteFilePath(session->path())), session->bytes());
    }
    return texts;
}

void ContextController::refresh()
{
    m_panel->showReading();
    m_readTask.run([choice = choice(), session = m_session] { return readFolderContexts(choice, *session); },
        [this](const Result<FolderContexts> &contexts) {
            if (contexts)
                m_panel->setContexts(*contexts);
            else
                m_panel->setError(explainErrorAt(contexts.error()));
            updateTruncationMarks();
        });
}

void ContextController::readFile()
{
    m_fileTask.discard();
    const ContextText *text = m_panel->chosenText();
    if (!workspace() || !text)
        return;
    const ContextChoice chosen = choice();
    const bool isUnsaved = chosen.unsavedTexts.contains(text->file) || chosen.unsavedTexts.contains(text->realFile);
    const ShownContextText shownContextText{{}, text->firstLostByte(), text->state == ContextState::Listed ? text->text : QString(), isUnsaved};
    m_fileTask.run([chosen, file = text->realFile] { return readContextText(chosen, file); },
        [this, shownContextText](const Result<QString> &read) {
            ShownContextText file = read ? shownContextText : ShownContextText();
            file.text = read ? *read : explainError(read.error());
            m_panel->setFileText(file);
        });
}

/// Returns the byte offset from which the selected client does not send a document. Returns -1 if the client sends all of it or does not load it, or if the
/// dock is hidden.
qint64 ContextController::truncationOffset(const QString &path) const
{
    const ContextReport *client = workspace() && dock()->isVisible() ? m_panel->chosenClient() : nullptr;
    if (!client || path.isEmpty())
        return -1;
    const QList<ContextText> &texts = client->context.texts;
    if (std::none_of(texts.begin(), texts.end(), [](const ContextText &text) { return text.firstLostByte() >= 0; }))
        return -1; // the focus changes often, and resolving the links below reads the disk
    const QString file = QDir::cleanPath(QDir(workspace()->folder).absoluteFilePath(path));
    const QString real = QFileInfo(file).canonicalFilePath();
    const auto found = std::find_if(texts.begin(), texts.end(),
        [&](const ContextText &text) { return text.firstLostByte() >= 0 && (text.file == file || text.realFile == real); });
    return found == texts.end() ? -1 : found->firstLostByte();
}

void ContextController::updateTruncationMarks()
{
    for (int i = 0; m_tabs && i < m_tabs->count(); ++i) {
        const DocumentView *view = m_tabs->view(i);
        for (TextEditor *editor : view ? view->editors() : QList<TextEditor *>()) {
            const qint64 cut = truncationOffset(view->path());
            auto *marks = editor->findChild<TruncationMarks *>(QString(), Qt::FindDirectChildrenOnly);
            if (!marks && cut < 0)
                continue;
            if (!marks)
                marks = new TruncationMarks(editor);
            marks->setTruncation(cut < 0 ? QString() : clientTitleWithFolder(m_panel->chosenClient()->context, workspace()->folder), cut);
        }
    }
}

/// Opens a file of the workspace at an offset. Ignores files outside the workspace, which only the panel shows.
void ContextController::openFile(const QString &file, qsizetype offset)
{
    if (!isAtOrBelow(file, workspace()->folder))
        return;
    Location place{pathInside(workspace()->folder, file), {}};
    place.range.start.offset = offset;
    Q_EMIT locationChosen(place);
    Q_EMIT documentFocusRequested();
}

} // namespace outcrop
