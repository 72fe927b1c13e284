// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/validatecommand.h"

#include "app/base/version.h"
#include "app/check/checkpaths.h"
#include "app/check/checkreport.h"
#include "app/keys/keys.h"
#include "app/portability/validationestimate.h"
#include "app/portability/meteredprovider.h"
#include "app/portability/recordrenders.h"
#include "app/portability/trialrecords.h"
#include "app/queue/openqueue.h"
#include "app/queue/queuedvalidation.h"
#include "app/records/storelocation.h"
#include "app/workspace/localproviders.h"
#include "app/workspace/namedagents.h"
#include "cli/agents/agentsoutput.h"
#include "cli/agents/trialhistorytext.h"
#include "cli/base/baseoutput.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/confirm.h"
#include "cli/base/inputtext.h"
#include "cli/base/interruptible.h"
#include "cli/base/reporttext.h"
#include "cli/base/table.h"
#include "cli/base/unknownname.h"
#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/conversion/toolnames.h"
#include "core/experiments/reporttables.h"
#include "core/portability/behavioraltests.h"
#include "core/portability/jsonreport.h"
#include "core/portability/textreport.h"

#include <QFileInfo>

#include <algorithm>

namespace outcrop {
namespace {

QStringList validationReportFormats()
{
    return QStringList{QStringLiteral("text"), QStringLiteral("json")} + reportFormats();
}

QStringList idsOf(const PortabilityTests &tests)
{
    QStringList ids;
    for (const Criterion &criterion : tests.criteria)
        ids.append(criterion.id);
    return ids;
}

/// Returns the findings about tools that no document defines. Such an agent is valid, but the model cannot call the tools.
Diagnostics undefinedToolFindings(const CheckedFolder &checkedFolder)
{
    Diagnostics found;
    std::copy_if(checkedFolder.findings.begin(), checkedFolder.findings.end(), std::back_inserter(found),
        [](const Diagnostic &one) { return one.code == undefinedToolCode; });
    return found;
}

/// Returns the exit code of a report. Unreadable files take precedence over findings, because the findings in them are unknown.
ExitCode exitCodeOf(const PortabilityReport &report)
{
    if (!report.unreadable.isEmpty())
        return ExitCode::Input;
    return report.count(Outcome::Failed) > 0 ? ExitCode::Findings : ExitCode::Done;
}

/// Returns lines with the estimated requests, tokens, cost and time of a run with real providers.
QStringList forecastLines(const ValidationEstimate &forecast)
{
    constexpr qint64 secondsPerMinute = 60;
    const qint64 minutes = (forecast.time().count() + secondsPerMinute - 1) / secondsPerMinute;
    const QString requests = agentsoutput::requestsToSend(forecast.total(), countText(forecast.total()), forecast.providers.join(listSeparator()), countText(forecast.judgments));
    return alignedLines({{agentsoutput::sends(), requests},
        {agentsoutput::tokens(), agentsoutput::aboutTokens(countText(forecast.tokens), countText(forecast.responseTokens))},
        {agentsoutput::cost(), agentsoutput::aboutCost(toText(forecast.cost))},
        {agentsoutput::time(), agentsoutput::aboutTime(countText(minutes), countText(forecast.requestTime.count()))}});
}

} // namespace

CLI::App *ValidateCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "validate", QT_TRANSLATE_NOOP("cli", "Test agents against the portability criteria PV-001 to PV-018"),
        "outcrop-cli -C garden validate --criteria PV-001,PV-004 --report sarif");
    const std::string group = QT_TRANSLATE_NOOP("cli", "Test");
    command
        ->add_option(
            "AGENT", m_paths, QT_TRANSLATE_NOOP("cli", "Agents, by name or file, or folders of agents, inside or outside the workspace [all agents in the workspace]"))
        ->type_name("AGENT")
        ->group(group);
    command
        ->add_option("--criteria", m_criteria, QT_TRANSLATE_NOOP("cli", "Criteria to test, such as PV-001,PV-004 [all that make no API calls]"))
        ->type_name("ID,...")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->group(group);
    command->add_flag("--behavioral", m_isBehavioral, QT_TRANSLATE_NOOP("cli", "Include the criteria that test responses, PV-011 to PV-016"))
        ->group(group);
    CLI::Option *liveOption = command->add_flag("--live", m_callsProviders, QT_TRANSLATE_NOOP("cli", "Call the providers instead of using recorded responses; tokens, cost and time are shown first"))
        ->group(group);
    command->add_flag("--record-answers", m_recordsResponses, QT_TRANSLATE_NOOP("cli", "Record the responses for later tests without API calls"))->group(group)->needs(liveOption);
    const std::string providers = QT_TRANSLATE_NOOP("cli", "Providers");
    command->add_option("--providers", m_providers, QT_TRANSLATE_NOOP("cli", "Providers to test, such as local,anthropic; implies --behavioral [the agent's preferences]"))
        ->type_name("NAME,...")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->group(providers);
    command->add_option("--judge", m_judge, QT_TRANSLATE_NOOP("cli", "Provider that scores responses [from portability-tests.yaml; if --providers does not include this provider, the first of --providers]"))
        ->type_name("NAME")
        ->group(providers);
    m_limit.addMaxCostTo(*command, providers)->needs(liveOption)->description(QT_TRANSLATE_NOOP("cli", "Maximum cost in dollars; once it is reached, no more requests are sent [unlimited]"));
    m_requestOptions.addTo(*command, providers, liveOption);
    m_queue.addTo(*command, QT_TRANSLATE_NOOP("cli", "the requests"))->needs(liveOption);
    command
        ->add_flag("--record", m_isRecording,
            QT_TRANSLATE_NOOP("cli", "Record the current requests of agents without a portability section, for PV-017"))
        ->group(group);
    command->add_flag("--history", m_showsHistory, QT_TRANSLATE_NOOP("cli", "Compare the stored results of --live by provider and over time, with thresholds calibrated from the scores"))->group(group);
    command->add_flag("--list", m_listsCriteria, QT_TRANSLATE_NOOP("cli", "List the criteria with their requirements, and show which criteria call providers"))->group(group);
    command->add_option("--report", m_report, QT_TRANSLATE_NOOP("cli", "Report format: text, json, sarif (2.1.0), junit, github or codeclimate [text]"))
        ->type_name("FORMAT")
        ->check(oneOf(agentsoutput::nounReport(), validationReportFormats()))
        ->group(group);
    return command;
}

ExitCode ValidateCommand::run(const Invocation &invocation)
{
    const PortabilityTestsPtr tests = portabilityTestsOf(invocation.folder);
    invocation.report(tests->diagnostics);
    if (hasErrors(tests->diagnostics))
        return ExitCode::Input;
    if (const QString problem = usageError(*tests); !problem.isEmpty())
        return invocation.failUsage(problem);
    QStringList providers = job(invocation).providers;
    if (!m_judge.empty())
        providers.append(fromArgument(m_judge));
    if (const QString problem = providerError(invocation, providers); !problem.isEmpty())
        return invocation.failUsage(problem);
    if (const QString problem = resolveNames(invocation); !problem.isEmpty())
        return invocation.failUsage(problem);
    if (m_listsCriteria)
        return list(invocation, *tests);
    if (m_isRecording)
        return record(invocation);
    if (m_showsHistory)
        return showHistory(invocation);
    if (m_callsProviders)
        return runLive(invocation);
    Result<ValidatedLibrary> library = validateLibrary(invocation.folder, job(invocation));
    return library ? report(invocation, std::move(*library)) : invocation.fail(library.error());
}

/// Replaces the names of agents with their files. Returns the error for an argument that is neither a path nor an agent; an empty string if there is none.
QString ValidateCommand::resolveNames(const Invocation &invocation)
{
    const auto exists = [&invocation](const std::string &argument) { return QFileInfo::exists(invocation.absolutePath(fromArgument(argument))); };
    if (std::all_of(m_paths.begin(), m_paths.end(), exists))
        return {};
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    std::vector<std::string> paths;
    for (const std::string &argument : m_paths) {
        const QString name = fromArgument(argument);
        const QStringList files = !opened || exists(argument) ? QStringList{name} : filesOfAgent(*opened, name);
        if (files.isEmpty() && !name.contains(u'/') && !name.contains(u'.'))
            return unknownNameMessage(agentsoutput::nounAgent(), name, agentNames(*opened));
        for (const QString &file : files.isEmpty() ? QStringList{name} : files)
            paths.push_back(file.toStdString());
    }
    m_paths = paths;
    return {};
}

ExitCode ValidateCommand::list(const Invocation &invocation, const PortabilityTests &tests)
{
    Table table({{agentsoutput::columnId()}, {agentsoutput::columnCriterion()}, {agentsoutput::columnCallsProviders()}, {agentsoutput::columnPassCondition()}});
    Json json = Json::array();
    for (const Criterion &criterion : tests.criteria) {
        const bool asks = criterion.kind == CriterionKind::Behavioral;
        table.addRow({criterion.id, dataText(criterion.title), asks ? agentsoutput::yes() : agentsoutput::no(), dataText(criterion.passCondition)});
        json.push_back({{"id", jsonString(criterion.id)}, {"title", jsonString(criterion.title)},
            {"callsProviders", asks}, {"passCondition", jsonString(criterion.passCondition)}});
    }
    if (invocation.printsJson)
        return invocation.print({{"criteria", json}});
    writeTable(invocation.console.out, table);
    return ExitCode::Done;
}

/// Prints the report and returns its exit code. Unless criteria were named, also checks the files of the agents against the formats of their clients.
ExitCode ValidateCommand::report(const Invocation &invocation, ValidatedLibrary library) const
{
    PortabilityReport &report = library.report;
    if (m_criteria.empty()) {
        const CheckJob files{invocation.folder, job(invocation).paths, {}, invocation.allowsOutside, invocation.permissions.isConfined};
        CheckTargets targets = openTargets(files);
        for (CheckTarget &target : targets.targets)
            target.scope.checksPortability = target.scope.checksRules = false;
        const CheckedFolder checkedFolder = checkTargets(files, targets);
        addFileErrors(report, checkedFolder);
        invocation.report(undefinedToolFindings(checkedFolder));
    }
    invocation.report(library.skipped);
    if (report.agents.isEmpty() && !m_paths.empty())
        printMessage(invocation.console, agentsoutput::noAgents());
    print(invocation, report);
    return exitCodeOf(report);
}

/// Shows the cost and asks for consent before sending requests.
ExitCode ValidateCommand::runLive(const Invocation &invocation) const
{
    ValidationJob liveJob = job(invocation);
    liveJob.checksBehavior = liveJob.checksBehavior || liveJob.criteria.isEmpty();
    const Result<ValidationEstimate> forecast = estimateValidation(invocation.folder, liveJob);
    if (!forecast)
        return invocation.fail(forecast.error());
    for (const QString &line : forecastLines(*forecast))
        writeLine(invocation.console.errors, line);
    const SendConsent consent = SendConsent::ask(invocation, m_requestOptions, m_queue.isQueued() ? agentsoutput::queueRequests() : agentsoutput::sendRequests());
    if (!consent.isGiven())
        return consent.refusalCode();
    liveJob.recordsResponses = m_recordsResponses;
    return m_queue.isQueued() ? runQueued(invocation, liveJob) : sendRequests(invocation, consent, liveJob, forecast->total());
}

ExitCode ValidateCommand::sendRequests(const Invocation &invocation, const SendConsent &consent, ValidationJob liveJob, qint64 requests) const
{
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return invocation.fail(opened.error());
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    ProviderAccess access(consent, m_requestOptions, *keys);
    const std::unique_ptr<Provider> provider = access.of(opened->catalog);
    const bool isShown = isTerminal(invocation.console);
    MeteredProvider metered(*provider, opened->catalog, m_limit.maxCost(), [&](const MeteredUsage &use) {
        if (isShown)
            write(invocation.console.errors, u'\r' + agentsoutput::progress(requests, use.requests, countText(requests), toText(use.cost)) + QStringLiteral(" \u001b[K"));
    });
    liveJob.provider = &metered;
    std::optional<Result<ValidatedLibrary>> library;
    runInterruptibly([&](const std::stop_token &stop) {
        liveJob.stop = stop;
        library = validateLibrary(invocation.folder, liveJob);
    });
    if (isShown)
        writeLine(invocation.console.errors, QString());
    if (!*library)
        return invocation.fail(library->error());
    if (const Status keptStatus = appendTrials(invocation.folder, (*library)->trials, QDateTime::currentDateTimeUtc()); !keptStatus)
        return invocation.fail(keptStatus.error());
    const ExitCode code = storeRecordings(invocation, **library);
    if (code != ExitCode::Done)
        return code;
    return liveJob.stop.stop_requested() ? ExitCode::Interrupted : report(invocation, **library);
}

/// Makes no API calls: workers send the requests, with their consent and their keys.
ExitCode ValidateCommand::runQueued(const Invocation &invocation, ValidationJob liveJob) const
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<std::unique_ptr<JobQueue>> queue = openQueue(storeLocation(*opened), *keys);
    if (!queue)
        return invocation.fail(queue.error());
    std::optional<Result<QueuedValidation>> queued;
    runInterruptibly([&](const std::stop_token &stop) {
        queued = runQueuedValidation(*opened, liveJob, **queue, m_queue.settings(invocation.console, m_limit.maxCost()), stop);
    });
    if (!*queued)
        return invocation.fail(queued->error());
    const QueuedValidation &validation = **queued;
    if (!validation.library)
        return m_queue.reportOpenRun(invocation, validation.progress, baseoutput::queuedAgents);
    printQueueProgress(invocation.console, validation.progress, baseoutput::queuedAgents);
    const ExitCode code = storeRecordings(invocation, *validation.library);
    return code == ExitCode::Done ? report(invocation, *validation.library) : code;
}

/// Writes the recorded responses. Returns Done unless it fails.
ExitCode ValidateCommand::storeRecordings(const Invocation &invocation, const ValidatedLibrary &library)
{
    const Result<QStringList> written = writeRecordings(invocation.folder, library.recordings);
    if (!written)
        return invocation.fail(written.error());
    for (const QString &file : *written)
        printMessage(invocation.console, agentsoutput::recorded(file));
    return ExitCode::Done;
}

QString ValidateCommand::usageError(const PortabilityTests &tests) const
{
    if (m_listsCriteria && (m_isRecording || !m_paths.empty() || !m_criteria.empty() || isBehavioralRun() || m_callsProviders))
        return agentsoutput::listIsAlone();
    if (m_isRecording && (!m_paths.empty() || !m_criteria.empty() || isBehavioralRun() || m_callsProviders))
        return agentsoutput::recordIsAlone();
    if (m_showsHistory && (m_isRecording || m_listsCriteria || !m_paths.empty() || !m_criteria.empty() || isBehavioralRun() || m_callsProviders))
        return agentsoutput::historyIsAlone();
    for (const std::string &id : m_criteria) {
        if (!tests.criterion(fromArgument(id)))
            return unknownNameMessage(agentsoutput::nounCriterion(), fromArgument(id), idsOf(tests));
    }
    return {};
}

ExitCode ValidateCommand::showHistory(const Invocation &invocation)
{
    Diagnostics unreadableFindings;
    const Result<QList<BehaviorTrial>> trials = loadTrials(invocation.folder, unreadableFindings);
    if (!trials)
        return invocation.fail(trials.error());
    invocation.report(unreadableFindings);
    const QList<TrialSummary> summaries = summarizeTrials(*trials);
    if (invocation.printsJson)
        invocation.print(trialHistoryJson(summaries));
    else
        writeTrialHistory(invocation.console, summaries);
    return unreadableFindings.isEmpty() ? ExitCode::Done : ExitCode::Input;
}

ExitCode ValidateCommand::record(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return invocation.fail(opened.error());
    const Result<QStringList> files = recordRenders(*opened);
    if (!files)
        return invocation.fail(files.error());
    if (invocation.printsJson)
        return invocation.print({{"written", jsonStrings(*files)}});
    for (const QString &file : *files)
        writeSentence(invocation.console.out, agentsoutput::recordedRequests(file));
    return ExitCode::Done;
}

ValidationJob ValidateCommand::job(const Invocation &invocation) const
{
    ValidationJob job;
    for (const std::string &path : m_paths)
        job.paths.append(invocation.absolutePath(fromArgument(path)));
    for (const std::string &id : m_criteria)
        job.criteria.append(fromArgument(id));
    job.checksBehavior = isBehavioralRun();
    for (const std::string &provider : m_providers)
        job.providers.append(fromArgument(provider));
    const QString judge = readBehavioralTests(portabilityTestsOf(invocation.folder)->workspaceData).judgeProvider;
    job.judgeProvider = fromArgument(m_judge);
    if (job.judgeProvider.isEmpty() && !job.providers.isEmpty() && !job.providers.contains(judge))
        job.judgeProvider = job.providers.first();
    return job;
}

/// Returns the error for a provider that the workspace does not have. Returns an empty string if there is none, or if the workspace cannot be opened.
QString ValidateCommand::providerError(const Invocation &invocation, const QStringList &names)
{
    if (names.isEmpty())
        return {};
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    const QStringList known = opened ? opened->providers() : QStringList();
    for (const QString &name : opened ? expandLocalProviders(*opened, names) : QStringList()) {
        if (!known.contains(name))
            return name == u"local" ? agentsoutput::noLocalProvider()
                                    : unknownNameMessage(agentsoutput::nounProvider(), name, known);
    }
    return {};
}

void ValidateCommand::print(const Invocation &invocation, const PortabilityReport &report) const
{
    std::ostream &out = invocation.console.out;
    const QString form = fromArgument(m_report);
    if (printReportAs(invocation, report, form))
        return;
    if (form == u"json" || invocation.printsJson)
        invocation.print(jsonReport(report));
    else
        for (const QString &line : textReport(report, lineWidth(out)))
            writeSentence(out, line);
}

} // namespace outcrop
