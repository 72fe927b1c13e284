// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/attachmentscontroller.h"

#include "app/prompt/attachfiles.h"
#include "core/base/explainerror.h"
#include "gui/base/dialogs.h"
#include "gui/render/attachmentlist.h"
#include "gui/render/renderpanel.h"
#include "gui/tasks/runasync.h"
#include "gui/widgets/messagearea.h"

#include <algorithm>

namespace outcrop {

namespace {

const QString attachmentsTopic = QStringLiteral("attachments");

/// Returns the paths of the files for Selection::attachments, or the error for the first file that cannot be attached.
Result<QStringList> pathsOf(OpenedWorkspace opened, const QStringList &files)
{
    Selection selection;
    const Status status = attachFiles(opened, selection, opened.folder, files, readAttachedFile);
    return status ? Result<QStringList>(selection.attachments) : status.error();
}

} // namespace

AttachmentsController::AttachmentsController(RenderPanel &panel, const LivePipeline &livePipeline, Dialogs &dialogs, MessageArea &messages, QWidget *window)
    : QObject(window), m_list(panel.attachments()), m_livePipeline(livePipeline), m_dialogs(dialogs), m_messages(messages), m_window(window)
{
    connect(&panel, &RenderPanel::attachRequested, this, &AttachmentsController::chooseFiles);
    connect(&m_list, &AttachmentList::filesDropped, this, &AttachmentsController::attach);
    connect(&m_list, &AttachmentList::removeRequested, this, &AttachmentsController::remove);
    connectLive();
}

void AttachmentsController::connectLive()
{
    connect(&m_livePipeline, &LivePipeline::stateChanged, this, [this](const LiveState &view) {
        const QString folder = view.workspace ? view.workspace->folder : QString();
        if (std::exchange(m_folder, folder) != folder && !m_paths.isEmpty()) {
            m_paths.clear();
            m_list.setRows({});
            m_isReading = true;
        }
        if (std::exchange(m_isReading, false))
            Q_EMIT changed();
    });
    connect(&m_livePipeline, &LivePipeline::rendered, this,
        [this](const RenderSnapshot &view) { m_list.setRows(attachmentRows(m_paths, view.result().bundle, view.result().request)); });
    connect(&m_livePipeline, &LivePipeline::failed, this, [this] { m_list.setRows(attachmentRows(m_paths, {}, {})); });
}

void AttachmentsController::clear()
{
    m_messages.clear(attachmentsTopic);
    if (m_paths.isEmpty())
        return;
    m_paths.clear();
    m_list.setRows({});
    Q_EMIT changed();
}

bool AttachmentsController::isIdle() const
{
    return m_runningCount == 0 && m_list.isIdle();
}

void AttachmentsController::chooseFiles()
{
    const WorkspacePtr workspace = m_livePipeline.state().workspace;
    const QString file = workspace ? m_dialogs.chooseFileToOpen(m_window, tr("Attach a File to the Task"), workspace->folder) : QString();
    if (!file.isEmpty())
        attach({file});
}

void AttachmentsController::attach(const QStringList &files)
{
    m_messages.clear(attachmentsTopic);
    const WorkspacePtr workspace = m_livePipeline.state().workspace;
    if (!workspace)
        return;
    m_runningCount += 1;
    runAsync<Result<QStringList>>(
        this, [workspace, files] { return pathsOf(*workspace, files); },
        [this, workspace](const Result<QStringList> &paths) {
            m_runningCount -= 1;
            if (!paths)
                m_messages.show(attachmentsTopic, {NoticeKind::Error, tr("File not attached"), explainError(paths.error())});
            else if (workspace->folder == m_folder)
                add(*paths);
        });
}

void AttachmentsController::add(const QStringList &paths)
{
    const Workspace &workspace = m_livePipeline.state().workspace->workspace();
    const bool areKnown = std::all_of(paths.begin(), paths.end(), [&workspace](const QString &path) { return workspace.document(path) != nullptr; });
    m_paths += paths;
    m_paths.removeDuplicates();
    if (areKnown)
        return Q_EMIT changed();
    m_isReading = true;
    Q_EMIT filesNeeded();
}

void AttachmentsController::remove(const QString &path)
{
    m_messages.clear(attachmentsTopic);
    m_paths.removeAll(path);
    Q_EMIT changed();
}

} // namespace outcrop
