// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/syncshims.h"

#include "core/base/paths.h"
#include "core/clients/contextpathresolver.h"
#include "core/sync/syncmessages.h"

#include <QSet>

namespace outcrop {

/// Returns whether the client sends an item that the file imports, even if it is started in a subfolder, where some clients reject such imports.
bool SyncShims::sends(const SyncClient &client, const SyncItem &item, const QString &path, const QString &shim, const PlannedFiles &plannedFiles) const
{
    QMap<QString, QByteArray> contents = m_states.contentsAfterSync(plannedFiles);
    contents.insert(m_source.root + u'/' + path, shim.toUtf8());
    const OverlayFiles overlay(m_files, contents);
    QStringList starts{QString()};
    for (const QString &name : m_files.folders(m_source.root)) {
        if (!name.startsWith(u'.') && item.folder.isEmpty()) {
            starts.append(u'/' + name);
            break;
        }
    }
    for (const QString &start : starts) {
        const QStringList folders = item.folder.isEmpty() ? QStringList() : QStringList{m_source.root + u'/' + item.folder};
        const SyncView view(client.document, overlay, {m_source.root, m_source.root + start, m_home, folders});
        const SyncVisibility visibility = view.visibility(item.text(), item.folder, false);
        if (visibility.state == SyncVisibility::State::Missing)
            return false;
    }
    return true;
}

/// Returns the text that imports an item instead of copying it; empty if an import cannot replace the copy.
QString SyncShims::shimFor(const SyncClient &client, const SyncItem &item, const QString &path, const PlannedFiles &plannedFiles) const
{
    const PlannedFile &file = plannedFiles[path];
    const bool isBeside = folderOf(u'/' + path) == folderOf(u'/' + item.file) && item.file != path;
    if (client.target.shim.isEmpty() || item.kind != SyncItem::Kind::Instructions || !isBeside || file.parts.size() != 1 || file.clients.size() != 1)
        return {};
    qsizetype runGuarded = 0;
    if (const ImportRules *imports = replacingImportRules(client.document))
        escapeReferences(item.text(), *imports, runGuarded);
    const QString shim = QString(client.target.shim).replace(QStringLiteral("{file}"), fileNameOf(u'/' + item.file));
    return runGuarded == 0 && sends(client, item, path, shim, plannedFiles) ? shim : QString();
}

/// Returns a proposal to replace a copy in its source's folder with a symbolic link; empty if the texts differ or the file is handwritten.
QString SyncShims::linkFor(const SyncItem &item, const QString &path, const PlannedFile &plannedFile) const
{
    const bool isBeside = folderOf(u'/' + path) == folderOf(u'/' + item.file) && item.file != path;
    if (plannedFile.parts.size() != 1 || !isBeside || item.fileText.trimmed() != plannedFile.parts.first().trimmed())
        return {};
    const SyncFile::State state = m_states.compare(path, plannedFile).state;
    return state == SyncFile::State::Handwritten ? QString() : syncmessages::proposeLink(path, fileNameOf(u'/' + item.file));
}

/// Returns a proposal to link the client's skills folder if it does not exist and all copied skills are in one folder; otherwise empty.
QString SyncShims::skillLink(const SyncClient &client, const SyncPlacements &placements) const
{
    QSet<QString> from;
    qsizetype skills = 0;
    for (qsizetype i = 0; i < m_source.items.size(); ++i) {
        const SyncItem &item = m_source.items[i];
        if (item.kind != SyncItem::Kind::Skill || !placements.contains(i) || placements[i] == item.file)
            continue;
        from.insert(folderOf(folderOf(u'/' + item.file)).sliced(1));
        ++skills;
    }
    const QString to = client.target.skills;
    if (skills == 0 || from.size() != 1 || m_files.entryInfo(m_source.root + u'/' + to).kind != FileEntryInfo::Kind::Missing)
        return {};
    return syncmessages::proposeLink(to, QStringLiteral("../").repeated(to.count(u'/')) + *from.begin());
}

QStringList SyncShims::applyOrPropose(const SyncClient &client, const SyncPlacements &placements, PlannedFiles &plannedFiles, bool applies) const
{
    QStringList proposals;
    for (auto placement = placements.cbegin(); placement != placements.cend(); ++placement) {
        const SyncItem &item = m_source.items[placement.key()];
        const auto file = plannedFiles.find(placement.value());
        if (file == plannedFiles.end() || !file->isPart())
            continue;
        const QString shim = shimFor(client, item, placement.value(), plannedFiles);
        const QString diskText =
            QString::fromUtf8(m_states.compare(placement.value(), *file).before.value_or(QByteArray()));
        if (!shim.isEmpty() && (applies || withoutFileMark(diskText).trimmed() == shim)) {
            file->parts[placement.key()] = shim;
            file->isShim = true;
            file->sources = {item.file};
        } else if (!shim.isEmpty()) {
            proposals.append(syncmessages::proposeShim(placement.value(), item.file));
        } else if (const QString link = linkFor(item, placement.value(), *file); !link.isEmpty()) {
            proposals.append(link);
        }
    }
    if (const QString link = skillLink(client, placements); !link.isEmpty())
        proposals.append(link);
    return proposals;
}

} // namespace outcrop
