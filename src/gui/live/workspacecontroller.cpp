// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/workspacecontroller.h"

#include "app/context/promptcontext.h"
#include "app/prompt/attachfiles.h"
#include "app/workspace/initworkspace.h"
#include "core/layers/contextlayers.h"

#include <QDir>

#include <utility>

namespace outcrop {

namespace {

/// Returns the folder if it is missing or empty, otherwise the path of a new folder inside it.
Result<WorkspacePtr> readWorkspace(
    const QString &folder, const QStringList &allowedFiles, const WorkspacePtr &previousWorkspace, const QStringList &attachedPaths = {}, const QString &client = {})
{
    Result<OpenedWorkspace> opened = openWorkspace(folder, {false, allowedFiles}, previousWorkspace ? *previousWorkspace : OpenedWorkspace());
    if (!opened)
        return opened.error();
    Result<OpenedWorkspace> chosen = withContext(*opened);
    if (!client.isEmpty() && chosen && contextLayersOf(chosen->library))
        chosen = withContext(*opened, client);
    return WorkspacePtr(std::make_shared<OpenedWorkspace>(withAttachedFiles(std::move(chosen ? chosen : opened).value(), attachedPaths)));
}

/// Returns the folder if it is missing or empty, else the path of a new folder inside it.
QString sampleFolderFor(const QString &folder)
{
    const QDir directory(folder);
    if (directory.isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot))
        return folder;
    const QString name = QStringLiteral("outcrop-sample");
    QString freeName = name;
    for (int i = 2; directory.exists(freeName); ++i)
        freeName = name + QStringLiteral("-%1").arg(i);
    return directory.filePath(freeName);
}

} // namespace

WorkspaceController::WorkspaceController(QObject *parent) : QObject(parent), m_task(this) { }

QString WorkspaceController::newSampleFolder(const QString &parent)
{
    const QString name = tr("Outcrop Sample");
    QString freeName = name;
    for (int i = 2; QDir(parent).exists(freeName); ++i)
        freeName = name + QStringLiteral(" %1").arg(i);
    return QDir(parent).filePath(freeName);
}

/// Opens the sample even if its records could not be added, because the next attempt would create another sample.
WorkspaceController::OpenResult WorkspaceController::createSample(const QString &folder, const SampleFiller &fill)
{
    const QString room = sampleFolderFor(folder);
    const Result<QStringList> written = initWorkspace(room, true);
    if (!written)
        return {written.error(), {}, true};
    const Status filledStatus = fill ? fill(room) : success();
    return {readWorkspace(room, {}, nullptr), filledStatus ? std::nullopt : std::optional(filledStatus.error()), true};
}

void WorkspaceController::open(const QString &folder)
{
    replaceWorkspace(folder, [folder, allowed = allowedFilesFor(folder)] { return OpenResult{readWorkspace(folder, allowed, nullptr)}; });
}

void WorkspaceController::openSample(const QString &folder, const SampleFiller &fill)
{
    replaceWorkspace(folder, [folder, fill] { return createSample(folder, fill); });
}

void WorkspaceController::reload()
{
    m_needsReload = m_isOpening;
    if (!m_workspace || m_isOpening)
        return;
    const QString folder = m_workspace->folder;
    const QStringList attachedPaths = m_attachedPaths ? m_attachedPaths() : QStringList();
    openAsync(folder, [previous = m_workspace, allowed = allowedFilesFor(folder), attachedPaths, client = m_client] {
        return OpenResult{readWorkspace(previous->folder, allowed, previous, attachedPaths, client)};
    });
}

void WorkspaceController::scheduleReload()
{
    if (m_task.isRunning())
        m_needsReload = true;
    else
        reload();
}

void WorkspaceController::useContextClient(const QString &client)
{
    m_client = client;
    reload();
}

void WorkspaceController::close()
{
    m_task.discard();
    m_isOpening = false;
    m_client.clear();
    m_workspace = nullptr;
    Q_EMIT changed(m_workspace);
}

void WorkspaceController::cancelOpening()
{
    if (!m_isOpening)
        return;
    m_task.discard();
    m_isOpening = false;
    reload(); // opening another folder discarded a running reload
}

void WorkspaceController::replaceWorkspace(const QString &folder, const std::function<OpenResult()> &work)
{
    m_isOpening = true;
    m_openedFolder = folder;
    m_needsReload = false;
    openAsync(folder, work);
}

void WorkspaceController::openAsync(const QString &folder, const std::function<OpenResult()> &work)
{
    Q_EMIT opening(folder);
    m_task.run(work, [this, folder](const OpenResult &opened) {
        if (std::exchange(m_isOpening, false) && opened.workspace)
            m_client.clear(); // the client was chosen for the previous folder
        setOpened(folder, opened);
        if (std::exchange(m_needsReload, false))
            reload();
    });
}

void WorkspaceController::setOpened(const QString &folder, const OpenResult &opened)
{
    if (!opened.workspace) {
        Q_EMIT failed(folder, opened.workspace.error(), opened.isSample);
        return;
    }
    m_workspace = *opened.workspace;
    Q_EMIT changed(m_workspace);
    if (opened.fillError)
        Q_EMIT sampleIncomplete(m_workspace->folder, *opened.fillError);
}

} // namespace outcrop
