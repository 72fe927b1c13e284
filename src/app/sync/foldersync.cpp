// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/foldersync.h"

#include "adapters/files/contextfolder.h"
#include "adapters/files/savefile.h"
#include "adapters/files/writefile.h"
#include "app/context/cachedcontextfiles.h"
#include "app/context/folderclients.h"
#include "app/sync/foldersyncmessages.h"
#include "app/sync/workspacesource.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace outcrop {
namespace {

const QString workspaceSource = QStringLiteral("workspace");

QList<ClientDocument> readClients(const QString &folder, Diagnostics &diagnostics)
{
    return readFolderClients(folder, ContextFolder({folder}), diagnostics);
}

Result<SyncSource> readSource(const SyncChoice &choice, const QList<ClientDocument> &clients, const ContextFiles &files, const QString &home)
{
    if (choice.from == workspaceSource)
        return readWorkspaceSource(choice.folder, files);
    const bool isShared = choice.from == sharedSourceClient().name;
    const ClientDocument *client = isShared ? &sharedSourceClient() : clientNamed(clients, choice.from);
    if (!client)
        return Error{ErrorCode::NotFound, foldersyncmessages::noSource(choice.from)};
    return readSyncSource(*client, files, choice.folder, home);
}

Result<QList<SyncClient>> targetsOf(const SyncChoice &choice, const QList<ClientDocument> &clients, const QString &source)
{
    QList<SyncClient> targets;
    QStringList known{source};
    for (const QString &name : choice.to) {
        const ClientDocument *client = clientNamed(clients, name);
        const SyncTarget *target = client ? syncTarget(client->name) : nullptr;
        if (!target)
            return Error{ErrorCode::NotFound, foldersyncmessages::noTarget(name)};
        if (!known.contains(client->name))
            targets.append({*client, *target});
        known.append(client->name);
    }
    if (targets.isEmpty())
        return Error{ErrorCode::Invalid, foldersyncmessages::onlySource(source)};
    return targets;
}

Status writeSyncFile(const SyncPlan &plan, const SyncFile &file)
{
    const Result<SaveOutcome> outcome = file.before ? saveFile(plan.root, file.path, file.after, checksumOf(*file.before)) : createFile(plan.root, file.path, file.after);
    if (!outcome)
        return outcome.error();
    if (!outcome->isSaved)
        return Error{ErrorCode::NotAllowed, foldersyncmessages::changedByOther(file.path)};
    if (!file.copyOf.isEmpty())
        QFile::setPermissions(plan.root + u'/' + file.path, QFile::permissions(plan.root + u'/' + file.copyOf));
    return success();
}

Status removeSyncFile(const SyncPlan &plan, const SyncFile &file)
{
    const QString path = plan.root + u'/' + file.path;
    QFile removed(path);
    if (!isInsideFolder(plan.root, file.path) || !removed.open(QIODevice::ReadOnly)
        || removed.readAll() != *file.before)
        return Error{ErrorCode::NotAllowed, foldersyncmessages::changedByOther(file.path)};
    removed.close();
    if (!removed.remove())
        return Error{ErrorCode::Unwritable, foldersyncmessages::cannotRemove(file.path, removed.errorString())};
    QDir().rmdir(QFileInfo(path).path()); // fails if the folder is not empty
    return success();
}

} // namespace

QStringList syncSourceNames(const QString &folder)
{
    Diagnostics diagnostics;
    QStringList names{sharedSourceClient().name, workspaceSource};
    for (const ClientDocument &client : readClients(folder, diagnostics))
        names += QStringList{client.name} + client.otherNames;
    return names;
}

QStringList syncTargetNames(const QString &folder)
{
    Diagnostics diagnostics;
    QStringList names;
    for (const ClientDocument &client : readClients(folder, diagnostics)) {
        if (syncTarget(client.name))
            names += QStringList{client.name} + client.otherNames;
    }
    return names;
}

Result<SyncPreview> planFolderSync(const SyncChoice &choice)
{
    const QString home = choice.home.isEmpty() ? QDir::homePath() : choice.home;
    const ContextFolder folder({choice.folder});
    const CachedContextFiles files(folder);
    SyncPreview preview;
    const QList<ClientDocument> clients = readFolderClients(choice.folder, files, preview.diagnostics);
    const Result<SyncSource> source = readSource(choice, clients, files, home);
    if (!source)
        return source.error();
    if (source->items.isEmpty())
        return Error{ErrorCode::Invalid, foldersyncmessages::noFilesToSync(source->title, choice.folder)};
    const Result<QList<SyncClient>> targets = targetsOf(choice, clients, source->name);
    if (!targets)
        return targets.error();
    preview.plan = planSync(*source, *targets, files, home, choice.options);
    return preview;
}

AppliedSync applySync(const SyncPlan &plan)
{
    AppliedSync appliedSync;
    for (const SyncFile &file : plan.files) {
        if (!file.isWritten && !file.isRemoved)
            continue;
        const Status doneStatus = file.isRemoved ? removeSyncFile(plan, file) : writeSyncFile(plan, file);
        if (!doneStatus) {
            appliedSync.error = doneStatus.error();
            return appliedSync;
        }
        (file.isRemoved ? appliedSync.removed : appliedSync.written).append(file.path);
    }
    return appliedSync;
}

} // namespace outcrop
