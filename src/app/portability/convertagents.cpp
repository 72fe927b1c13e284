// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/portability/convertagents.h"

#include "adapters/files/savefile.h"
#include "app/portability/agentfiles.h"
#include "app/portability/validationmessages.h"
#include "core/base/joinedtext.h"
#include "core/conversion/canonicalconversion.h"
#include "core/conversion/clientagent.h"
#include "core/documents/clients.h"
#include "core/text/linetable.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>

#include <algorithm>

namespace outcrop {
namespace {

const QString singleForm = QStringLiteral("single");
const QString canonicalForm = QStringLiteral("canonical");

/// Returns whether an agent already has a form. Files of a client have the client's form and also the single-file form.
bool hasForm(const Agent &agent, const QString &form)
{
    if (form == canonicalForm)
        return agent.form == AgentFormat::Canonical;
    if (form == singleForm)
        return agent.form != AgentFormat::Canonical;
    const ClientPathPattern *place = clientPathPattern(agent.file());
    return place && findClient(place->client) == findClient(form);
}

QString clientTitle(const QString &client)
{
    const Client *known = findClient(client);
    return known ? known->title : client;
}

Result<ConvertedAgent> convertToForm(const Agent &agent, const QString &form)
{
    if (form == singleForm)
        return toSingleForm(agent);
    if (form == canonicalForm)
        return toCanonicalForm(agent);
    return toClientForm(agent, *syncTarget(form), clientTitle(form));
}

/// Returns the folder of a converted agent in the single-file or canonical form.
QString folderFor(const Agent &agent, const QString &form)
{
    if (clientPathPattern(agent.file()))
        return form == canonicalForm ? QStringLiteral("composition") : QStringLiteral("agents");
    const QString folder = agent.file().section(u'/', 0, -2);
    const QString from = form == canonicalForm ? QStringLiteral("agents") : QStringLiteral("composition");
    const QString to = form == canonicalForm ? QStringLiteral("composition") : QStringLiteral("agents");
    if (folder == from)
        return to;
    return folder.endsWith(u'/' + from) ? folder.chopped(from.size()) + to : folder;
}

QString targetPath(const Agent &agent, const QString &form, const QString &path)
{
    if (form != singleForm && form != canonicalForm)
        return path;
    const QString folder = folderFor(agent, form);
    return folder.isEmpty() ? path : QString(folder + u'/' + path);
}

/// Plans the files of all agents.
class ConversionPlanner
{
public:
    explicit ConversionPlanner(const QString &target) { m_plan.target = target; }

    void add(const Agent &agent, const QString &form)
    {
        ConversionRow row{agent.name, agent.file(), form, {}, {}};
        const Result<ConvertedAgent> result = convertToForm(agent, form);
        if (result) {
            row.ledger = result->ledger;
            addFiles(agent, *result, row);
        } else {
            row.error = result.error();
        }
        m_plan.rows.append(row);
    }

    ConversionPlan &plan() { return m_plan; }

private:
    void addFiles(const Agent &agent, const ConvertedAgent &result, ConversionRow &row)
    {
        QList<ConversionFile> files;
        QStringList paths;
        for (const AgentFileText &file : result.files) {
            const QString path = targetPath(agent, row.form, file.path);
            const QByteArray bytes = file.text.toUtf8();
            const ConversionFile *planned = m_plannedIndexes.contains(path) ? &m_plan.files.at(m_plannedIndexes.value(path)) : nullptr;
            if (planned && planned->after != bytes) {
                row.error = Error{ErrorCode::NotAllowed, validationmessages::sameFile(path, planned->source), {agent.file(), {}}};
                return;
            }
            if (!planned) // several clients may load the same file
                files.append(compareWithDisk(path, bytes, agent.file()));
            paths.append(path);
        }
        for (const ConversionFile &file : std::as_const(files)) {
            m_plannedIndexes.insert(file.path, m_plan.files.size());
            m_plan.files.append(file);
        }
        row.files = paths;
    }

    ConversionFile compareWithDisk(const QString &path, const QByteArray &after, const QString &source) const
    {
        ConversionFile file{path, ConversionFile::State::New, {}, after, source};
        QFile diskFile(QDir(m_plan.target).filePath(path));
        if (!diskFile.exists())
            return file;
        if (diskFile.open(QIODevice::ReadOnly))
            file.before = diskFile.readAll();
        file.state = diskFile.isOpen() && file.before == after ? ConversionFile::State::Same : ConversionFile::State::Different;
        return file;
    }

    ConversionPlan m_plan;
    QHash<QString, qsizetype> m_plannedIndexes; ///< index in the plan, by target path
};

/// Sorts canonical agents first: if an agent also exists as a single file, its canonical form is the source.
void sortBySource(QList<Agent> &agents)
{
    std::stable_sort(agents.begin(), agents.end(), [](const Agent &a, const Agent &b) {
        const bool isFirst = a.form == AgentFormat::Canonical;
        const bool isSecond = b.form == AgentFormat::Canonical;
        return isFirst != isSecond ? isFirst : a.file() < b.file();
    });
}

Position startOfDifference(const ConversionFile &file)
{
    const auto at = std::mismatch(file.before.begin(), file.before.end(), file.after.begin(), file.after.end()).first - file.before.begin();
    const QString same = QString::fromUtf8(file.before.first(at));
    return LineTable(same).at(same.size());
}

} // namespace

QString toString(ConversionFile::State state)
{
    switch (state) {
    case ConversionFile::State::Same:
        return QStringLiteral("unchanged");
    case ConversionFile::State::New:
        return QStringLiteral("new");
    case ConversionFile::State::Different:
        return QStringLiteral("different");
    }
    Q_UNREACHABLE();
}

Diagnostics ConversionPlan::findDrift() const
{
    Diagnostics found;
    for (const ConversionFile &file : files) {
        const bool isNew = file.state == ConversionFile::State::New;
        const Position place = isNew ? Position{0, 1, 1} : startOfDifference(file);
        const QString message = isNew ? validationmessages::isMissing(file.source) : validationmessages::isDifferent(file.source);
        if (file.state != ConversionFile::State::Same)
            found.append({Severity::Error, isNew ? QStringLiteral("convert-missing") : QStringLiteral("convert-different"), message, {file.path, {place, place}}});
    }
    return found;
}

bool ConversionPlan::hasErrors() const
{
    return !unreadable.isEmpty() || std::any_of(rows.begin(), rows.end(), [](const ConversionRow &row) { return row.error.has_value(); });
}

QStringList agentFormNames()
{
    QStringList names{singleForm, canonicalForm};
    for (const SyncTarget &target : syncTargets()) {
        if (!target.agents.pathPattern.isEmpty())
            names.append(target.client);
    }
    return names;
}

Result<ConversionPlan> planConversion(const AgentConversionJob &job)
{
    for (const QString &form : job.forms) {
        if (!agentFormNames().contains(form))
            return Error{ErrorCode::NotFound, validationmessages::noForm(form, agentFormNames().join(listSeparator()))};
    }
    const auto files = findAgentFiles(job.folder, job.paths.isEmpty() ? QStringList{job.folder} : job.paths);
    if (!files)
        return files.error();
    ConversionPlanner planner(job.into.isEmpty() ? job.folder : job.into);
    QList<Agent> agents;
    for (const AgentFile &file : *files) {
        AgentReadResult read = readAgentFile(file);
        planner.plan().unreadable += read.errors;
        if (read.agent && read.errors.isEmpty())
            agents.append(*read.agent);
    }
    sortBySource(agents);
    for (const Agent &agent : std::as_const(agents)) {
        for (const QString &form : job.forms) {
            if (!hasForm(agent, form))
                planner.add(agent, form);
        }
    }
    if (planner.plan().rows.isEmpty() && planner.plan().unreadable.isEmpty())
        return Error{ErrorCode::Invalid, validationmessages::noAgentsToConvert(job.forms.join(listSeparator()))};
    return planner.plan();
}

ConversionOutcome applyConversion(const ConversionPlan &plan, bool overwrites, const std::function<bool()> &isStopped)
{
    ConversionOutcome outcome;
    QDir().mkpath(plan.target);
    for (const ConversionFile &file : plan.files) {
        if (isStopped && isStopped())
            return outcome;
        if (file.state == ConversionFile::State::Same)
            continue;
        if (file.state == ConversionFile::State::Different && !overwrites) {
            outcome.kept.append(file.path);
            continue;
        }
        const bool isNew = file.state == ConversionFile::State::New;
        const Result<SaveOutcome> saved = isNew ? createFile(plan.target, file.path, file.after) : saveFile(plan.target, file.path, file.after, checksumOf(file.before));
        if (!saved) {
            outcome.error = saved.error();
            return outcome;
        }
        (saved->isSaved ? outcome.written : outcome.kept).append(file.path); // another program may have changed the file
    }
    return outcome;
}

} // namespace outcrop
