// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/syncplan.h"

#include "core/base/joinedtext.h"
#include "core/sync/syncmessages.h"
#include "core/sync/syncledgerbuilder.h"
#include "core/sync/syncshims.h"

#include <algorithm>
#include <memory>

namespace outcrop {
namespace {

/// Adding a file can make a client start or stop loading another file. Two rounds are enough unless files hide each other in a chain.
constexpr int maximumRounds = 4;

/// A client's view of a project after the planned files are written. Generated sections are empty unless `withSections`. `client` and `files` must outlive it.
class PlannedView
{
public:
    PlannedView(const SyncClient &client, const ContextFiles &files, const QMap<QString, QByteArray> &written, const SyncView::ViewFolders &places, bool includesSections)
    {
        m_overlay = std::make_unique<OverlayFiles>(files, written);
        m_view = std::make_unique<SyncView>(client.document, *m_overlay, places);
        const QStringList sections = includesSections ? QStringList() : m_view->filesWithSections();
        if (sections.isEmpty())
            return;
        QMap<QString, QByteArray> unmarkedFiles = written;
        for (const QString &file : sections)
            unmarkedFiles.insert(file, withoutSection(*m_overlay, file));
        m_overlay = std::make_unique<OverlayFiles>(files, unmarkedFiles);
        m_view = std::make_unique<SyncView>(client.document, *m_overlay, places);
    }

    const SyncView &view() const { return *m_view; }

private:
    static QByteArray withoutSection(const ContextFiles &files, const QString &path)
    {
        constexpr qint64 maxFileSize = 16 * 1024 * 1024;
        const Result<QByteArray> bytes = files.read(path, maxFileSize);
        const QString text = bytes ? QString::fromUtf8(*bytes) : QString();
        const std::optional<SyncSection> section = findSection(text);
        return section ? withSection(text, *section, {}, {}).toUtf8() : text.toUtf8();
    }

    std::unique_ptr<OverlayFiles> m_overlay;
    std::unique_ptr<SyncView> m_view;
};

class SyncPlanBuilder
{
public:
    SyncPlanBuilder(const SyncSource &source, const QList<SyncClient> &clients, const ContextFiles &files, const QString &home, const SyncOptions &options)
        : m_source(source), m_clients(clients), m_files(files), m_options(options), m_states(source, files, m_options), m_viewFolders{source.root, source.root, home, {}}
    {
        for (const SyncItem &item : source.items) {
            const QString folder = source.root + u'/' + item.folder;
            if (item.isText() && !item.folder.isEmpty() && !m_viewFolders.folders.contains(folder))
                m_viewFolders.folders.append(folder);
        }
    }

    SyncPlan plan()
    {
        for (int round = 0; round < maximumRounds && planNextRound(); ++round) { }
        SyncPlan plan{m_source.root, m_source.title, m_source.items, m_source.ledger, {}, {}};
        const SyncShims shims(m_source, m_files, m_states, m_viewFolders.home);
        for (qsizetype i = 0; i < m_clients.size(); ++i) {
            const QStringList proposals = shims.applyOrPropose(m_clients[i], m_placements[i], m_plannedFiles, m_options.usesShims);
            plan.clients.append({m_clients[i].document.name, m_clients[i].document.title, {}, proposals});
        }
        plan.files = m_states.compare(m_plannedFiles) + m_states.findStaleFiles(m_clients, m_plannedFiles, m_viewFolders.home);
        std::sort(plan.files.begin(), plan.files.end(), [](const SyncFile &a, const SyncFile &b) { return a.path < b.path; });
        const QMap<QString, QByteArray> written = m_states.contentsAfterSync(m_plannedFiles);
        for (qsizetype i = 0; i < m_clients.size(); ++i) {
            const PlannedView view(m_clients[i], m_files, written, m_viewFolders, true);
            plan.clients[i].ledger = SyncLedgerBuilder(m_source, m_clients[i], m_placements[i], m_plannedFiles, plan.files, view.view()).rows();
        }
        return plan;
    }

private:
    /// Plans the files of all clients from those of the previous round. Returns whether the plan changed.
    bool planNextRound()
    {
        PlannedFiles next;
        QList<SyncPlacements> placements;
        SyncPlanner planner(m_source, m_files);
        const QMap<QString, QByteArray> written = m_states.contentsAfterSync(m_plannedFiles);
        for (const SyncClient &client : m_clients) {
            const PlannedView view(client, m_files, written, m_viewFolders, false);
            placements.append(planner.add(client, view.view(), next));
        }
        const bool isSame = std::equal(next.keyValueBegin(), next.keyValueEnd(), m_plannedFiles.keyValueBegin(), m_plannedFiles.keyValueEnd(),
            [](const auto &a, const auto &b) { return a.first == b.first && a.second.text() == b.second.text() && a.second.clients == b.second.clients; });
        m_plannedFiles = next;
        m_placements = placements;
        return !isSame;
    }

    const SyncSource &m_source;
    const QList<SyncClient> &m_clients;
    const ContextFiles &m_files;
    const SyncOptions m_options;
    const SyncFiles m_states;
    SyncView::ViewFolders m_viewFolders;
    PlannedFiles m_plannedFiles;
    QList<SyncPlacements> m_placements;
};

Diagnostic findingOf(const SyncFile &file)
{
    const QString from = file.sources.join(listSeparator());
    const Location place{file.path, {file.drift, file.drift}};
    switch (file.state) {
    case SyncFile::State::New:
        return {Severity::Error, QStringLiteral("sync-missing"), syncmessages::isMissing(from), place};
    case SyncFile::State::Edited:
        return {Severity::Error, QStringLiteral("sync-edited"), syncmessages::isEdited(from), place};
    case SyncFile::State::Stale:
        return {Severity::Error, QStringLiteral("sync-stale"), syncmessages::isStale(from), place};
    case SyncFile::State::Handwritten:
        return {Severity::Warning, QStringLiteral("sync-handwritten"), syncmessages::isHandwritten(from), place};
    case SyncFile::State::Changed:
    case SyncFile::State::Same:
        break;
    }
    return {Severity::Error, QStringLiteral("sync-outdated"), syncmessages::isOutdated(from), place};
}

} // namespace

QString toString(SyncFile::State state)
{
    switch (state) {
    case SyncFile::State::Same:
        return QStringLiteral("current");
    case SyncFile::State::New:
        return QStringLiteral("new");
    case SyncFile::State::Changed:
        return QStringLiteral("changed");
    case SyncFile::State::Edited:
        return QStringLiteral("edited");
    case SyncFile::State::Handwritten:
        return QStringLiteral("handwritten");
    case SyncFile::State::Stale:
        return QStringLiteral("stale");
    }
    Q_UNREACHABLE();
}

Diagnostics SyncPlan::findings() const
{
    Diagnostics findings;
    for (const SyncFile &file : files) {
        if (file.state != SyncFile::State::Same)
            findings.append(findingOf(file));
    }
    return findings;
}

bool SyncPlan::hasDrift() const
{
    return std::any_of(files.begin(), files.end(), [](const SyncFile &file) { return file.isDrift(); });
}

SyncPlan planSync(const SyncSource &source, const QList<SyncClient> &clients, const ContextFiles &files, const QString &home, const SyncOptions &options)
{
    return SyncPlanBuilder(source, clients, files, home, options).plan();
}

} // namespace outcrop
