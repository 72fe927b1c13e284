// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/exportagents.h"

#include "app/base/version.h"
#include "app/prompt/promptmessages.h"
#include "core/text/linetable.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

const QString bundleManifest = QStringLiteral("manifest.json");

/// Collects the requests of all agents, one agent and provider at a time.
class AgentsExporter
{
public:
    AgentsExporter(const OpenedWorkspace &opened, const ExportJob &job) : m_opened(opened), m_job(job) { }

    Status add(const Agent &agent, const QString &provider)
    {
        ExportJob one = m_job;
        one.selection.agent = agent.name;
        one.providers = {provider};
        const PreparedExport preparedExport = prepareExport(m_opened, one);
        if (!preparedExport.bundle)
            return preparedExport.bundle.error();
        AgentExportRow row{agent.name, preparedExport.bundle->requests.value(0)};
        if (!preparedExport.canBeWritten())
            row.problem = (preparedExport.blockingFindings.isEmpty() ? preparedExport.unfitFindings : preparedExport.blockingFindings).first().message;
        else
            addFiles(agent.name, *preparedExport.bundle);
        m_export.rows.append(row);
        return success();
    }

    AgentsExport finish(const QString &version)
    {
        m_export.bundle.files.append({bundleManifest, jsonText({{"outcrop", jsonString(version)}, {"requests", m_requests}})});
        return m_export;
    }

private:
    void addFiles(const QString &agent, const ExportedBundle &bundle)
    {
        for (const auto &[path, bytes] : bundle.files) {
            if (path != bundleManifest)
                m_export.bundle.files.append({agent + u'/' + path, bytes});
        }
        const Json manifest = Json::parse(bundle.files.last().second.toStdString(), nullptr, false);
        for (Json request : manifest["providers"]) {
            request["agent"] = jsonString(agent);
            m_requests.push_back(request);
        }
    }

    const OpenedWorkspace &m_opened;
    const ExportJob &m_job;
    AgentsExport m_export;
    Json m_requests = Json::array();
};

Diagnostic driftAt(const QString &path, const char *code, const QString &message, const Position &place = {0, 1, 1})
{
    return {Severity::Error, QLatin1String(code), message, {path, {place, place}}};
}

std::optional<Diagnostic> findDifference(const QDir &folder, const QString &path, const QByteArray &plannedBytes)
{
    QFile file(folder.filePath(path));
    if (!file.exists())
        return driftAt(path, "export-missing", promptmessages::exportMissing());
    if (!file.open(QIODevice::ReadOnly))
        return driftAt(path, "export-unreadable", file.errorString());
    const QByteArray before = file.readAll();
    if (before == plannedBytes)
        return std::nullopt;
    const auto at = std::mismatch(before.begin(), before.end(), plannedBytes.begin(), plannedBytes.end()).first - before.begin();
    const QString same = QString::fromUtf8(before.first(at));
    return driftAt(path, "export-different", promptmessages::exportDifferent(), LineTable(same).at(same.size()));
}

} // namespace

bool AgentsExport::hasProblems() const
{
    return std::any_of(rows.begin(), rows.end(), [](const AgentExportRow &row) { return !row.problem.isEmpty(); });
}

Result<AgentsExport> exportAgents(const OpenedWorkspace &opened, const ExportJob &job)
{
    if (opened.library.agents.isEmpty())
        return Error{ErrorCode::Invalid, promptmessages::noAgentsToExport()};
    AgentsExporter exporter(opened, job);
    QHash<QString, QString> files; // file of each agent, by agent name
    for (const Agent &agent : opened.library.agents) {
        if (const QString other = files.value(agent.name); !other.isEmpty())
            return Error{ErrorCode::Invalid, promptmessages::agentNameTwice(agent.name, other), {agent.file(), {}}};
        files.insert(agent.name, agent.file());
        if (!isExportFolder(agent.name))
            return Error{ErrorCode::NotAllowed, promptmessages::agentNotFolder(agent.name), {agent.file(), {}}};
        for (const QString &provider : job.providers.isEmpty() ? opened.providers() : job.providers) {
            if (const Status addedStatus = exporter.add(agent, provider); !addedStatus)
                return addedStatus.error();
        }
    }
    return exporter.finish(versionText());
}

Diagnostics exportDrift(const ExportedBundle &bundle, const QString &folder)
{
    Diagnostics found;
    QSet<QString> planned;
    const QDir root(folder);
    for (const auto &[path, bytes] : bundle.files) {
        planned.insert(path);
        const auto difference = path == bundleManifest ? std::nullopt : findDifference(root, path, bytes);
        if (difference)
            found.append(*difference);
    }
    QDirIterator requests(folder, {QStringLiteral("request.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (requests.hasNext()) {
        const QString path = root.relativeFilePath(requests.next());
        if (!planned.contains(path))
            found.append(driftAt(path, "export-stale", promptmessages::exportStale()));
    }
    sortByLocation(found);
    return found;
}

} // namespace outcrop
