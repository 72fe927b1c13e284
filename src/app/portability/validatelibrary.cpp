// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/portability/validatelibrary.h"

#include "adapters/files/foldersource.h"
#include "adapters/files/readfiles.h"
#include "app/portability/agentfiles.h"
#include "app/portability/validationmessages.h"
#include "app/workspace/localproviders.h"
#include "app/workspace/modelcatalog.h"
#include "core/base/parallel.h"
#include "core/portability/behavioral.h"
#include "core/portability/recordedresponses.h"
#include "core/portability/regression.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace outcrop {
namespace {

/// The folders of a workspace with settings for the validation.
const QStringList portabilityFolders{QStringLiteral("portability"), QStringLiteral(".context/portability")};

QList<SourceFile> readFolderFiles(const QString &root, const QString &folder)
{
    const QString path = root + u'/' + folder;
    const auto files =
        QFileInfo(path).isDir() ? readFiles(FolderSource(path)) : Result<QList<SourceFile>>(QList<SourceFile>());
    QList<SourceFile> placedFiles = files ? *files : QList<SourceFile>();
    for (SourceFile &file : placedFiles)
        file.path.prepend(folder + u'/');
    return placedFiles;
}

/// Reads only the folder's manifest, adapters, criteria and recordings: the folder may be a home folder.
Workspace portabilityWorkspace(const QString &root)
{
    const QString manifest = QStringLiteral("config.toml");
    QList<SourceFile> files;
    if (const auto bytes = FolderSource(root).read(manifest))
        files.append({manifest, *bytes});
    for (const QString &folder : portabilityFolders)
        files += readFolderFiles(root, folder);
    return Workspace::fromFiles({QDir(root).dirName(), root, QDir::homePath()}, files);
}

PortabilityTestsPtr testsOf(const Workspace &workspace)
{
    const QList<DocumentPtr> workspaceTests = workspace.documents(DocumentKind::PortabilityTests);
    return readPortabilityTests(workspaceTests.isEmpty() ? nullptr : workspaceTests.first());
}

bool needsProviders(const Criterion &criterion)
{
    return criterion.kind == CriterionKind::Behavioral;
}

/// The results for one file.
struct FileResult {
    std::optional<AgentReport> report;
    Diagnostics unreadable;
    std::optional<Agent> agent; ///< set only if behavior is checked
    std::optional<Diagnostic> skipped = {};
};

/// One run of a job, with the state shared by all agents.
class LibraryRun
{
public:
    LibraryRun(const OpenedWorkspace &opened, const ValidationJob &job, const PortabilityTestsPtr &tests,
        const QList<Criterion> &criteria)
        : m_opened(opened)
        , m_job(job)
        , m_tests(tests)
        , m_criteria(criteria)
        , m_behavior(readBehavioralTests(tests->workspaceData))
        , m_responses(opened.workspace())
    {
        if (!job.judgeProvider.isEmpty()) {
            m_behavior.judgeProvider = job.judgeProvider;
            m_behavior.judgeModel.clear();
        }
        m_context.tests = tests;
        m_context.models = portableModels(opened.catalog);
        for (const Criterion &criterion : criteria)
            m_context.criteria.append(criterion.id); // never empty, since an empty list would mean all criteria
        m_callsProviders = std::any_of(criteria.begin(), criteria.end(), needsProviders);
    }

    ValidatedLibrary run(const QList<AgentFile> &files)
    {
        QList<FileResult> trials(files.size());
        FileResult *trialData = trials.data(); // detach once here instead of in every thread
        forEachParallel(files.size(), [&](qsizetype i) { trialData[i] = checkFile(files.at(i)); });
        ValidatedLibrary library{{m_criteria, {}, {}}};
        if (m_callsProviders && !m_job.provider)
            library.report.unreadable = m_responses.diagnostics();
        for (FileResult &trial : trials)
            addFileResult(trial, library);
        if (library.report.agents.isEmpty() && library.report.unreadable.isEmpty())
            library.report.unreadable.append(noAgentsError());
        return library;
    }

private:
    void addFileResult(FileResult &trial, ValidatedLibrary &library)
    {
        library.report.unreadable += trial.unreadable;
        if (trial.skipped && !m_job.paths.isEmpty()) // a whole workspace contains text files of all kinds
            library.skipped.append(*trial.skipped);
        if (!trial.report)
            return;
        if (m_callsProviders)
            addBehavior(*trial.agent, *trial.report, library);
        library.report.agents.append(*trial.report);
    }

    FileResult checkFile(const AgentFile &file) const
    {
        AgentReadResult reading = readAgentFile(file);
        FileResult trial{std::nullopt, reading.errors, std::nullopt, reading.skipped};
        if (!reading.agent)
            return trial;
        const Diagnostics errors = readingErrors(*reading.agent);
        trial.unreadable += errors;
        if (errors.isEmpty() && reading.agent->document->frontMatter.isRecovered)
            trial.unreadable += withErrorSeverity(reading.agent->document->frontMatter.diagnostics);
        trial.report = validateAgent(*reading.agent, m_context);
        for (const Criterion &criterion : m_criteria) {
            if (criterion.kind == CriterionKind::Regression)
                trial.report->results.append(
                    errors.isEmpty() ? checkRegression(criterion, *reading.agent) : unreadableResult(criterion));
        }
        if (m_callsProviders)
            trial.agent = std::move(reading.agent);
        return trial;
    }

    /// Returns the error for a library without checked agents, which must not pass.
    static Diagnostic noAgentsError()
    {
        return {Severity::Error, QStringLiteral("validate-nothing"), validationmessages::noAgents(),
            {QStringLiteral("."), {{0, 1, 1}, {0, 1, 1}}}};
    }

    static Diagnostics withErrorSeverity(Diagnostics found)
    {
        for (Diagnostic &one : found)
            one.severity = Severity::Error;
        return found;
    }

    static CriterionResult unreadableResult(const Criterion &criterion)
    {
        return {criterion.id, Outcome::NotRun, validationmessages::fileHasErrors(), {}};
    }

    CriterionResult checkRegression(const Criterion &criterion, const Agent &agent) const
    {
        const RegressionContext context{m_opened.library, m_opened.catalog, m_behavior};
        if (criterion.id == u"PV-017")
            return checkUnchanged(agent, context);
        if (criterion.id == u"PV-018")
            return checkSectionOptional(agent, context);
        return {criterion.id, Outcome::NotRun, validationmessages::unknownCheck(), {}};
    }

    /// Merges the results that depend on providers into the report, in the order of the criteria.
    void addBehavior(const Agent &agent, AgentReport &report, ValidatedLibrary &library)
    {
        const bool isReadable = readingErrors(agent).isEmpty();
        const QList<CriterionResult> all = isReadable ? testBehavior(agent, library) : QList<CriterionResult>();
        QList<CriterionResult> orderedResults;
        for (const Criterion &criterion : m_criteria)
            orderedResults.append(needsProviders(criterion) ? resultOf(criterion, all) : resultOf(criterion, report.results));
        report.results = orderedResults;
    }

    /// Checks behavior with the job's provider, or else with the recorded responses. Keeps the responses as recordings if the job requests it.
    QList<CriterionResult> testBehavior(const Agent &agent, ValidatedLibrary &library)
    {
        QList<BehaviorTrial> *const trials = m_job.provider ? &library.trials : nullptr;
        Provider &provider = m_job.provider ? *m_job.provider : static_cast<Provider &>(m_responses);
        Provider &judge = m_job.judge ? *m_job.judge : provider;
        if (!m_job.recordsResponses)
            return runBehavioralTests(
                agent, {m_opened.library, m_opened.catalog, m_behavior, provider, judge, m_job.providers, trials}, m_job.stop);
        ResponseRecorder recorder(provider);
        ResponseRecorder marks(judge);
        const auto results = runBehavioralTests(agent,
            {m_opened.library, m_opened.catalog, m_behavior, recorder,
                m_job.judge ? static_cast<Provider &>(marks) : recorder, m_job.providers, trials},
            m_job.stop);
        library.recordings += recorder.files(agent.name) + marks.files(agent.name);
        return results;
    }

    static CriterionResult resultOf(const Criterion &criterion, const QList<CriterionResult> &results)
    {
        const auto found = std::find_if(results.begin(), results.end(),
            [&criterion](const CriterionResult &result) { return result.criterion == criterion.id; });
        return found == results.end() ? unreadableResult(criterion) : *found;
    }

    const OpenedWorkspace &m_opened;
    const ValidationJob &m_job;
    PortabilityTestsPtr m_tests;
    QList<Criterion> m_criteria;
    BehavioralTests m_behavior;
    RecordedResponses m_responses;
    StaticContext m_context;
    bool m_callsProviders = false;
};

/// Returns the workspace for renders. Behavior checks read all of it, since examples can be anywhere. Other checks, and checks of paths in a folder without a
/// config.toml, read only the portability settings.
Result<OpenedWorkspace> renderWorkspace(
    const QString &folder, const ValidationJob &job, const QList<Criterion> &criteria, const Workspace &portability)
{
    const bool needsProvider = std::any_of(criteria.begin(), criteria.end(), needsProviders);
    const bool isWorkspace = job.paths.isEmpty() || portability.document(QStringLiteral("config.toml"));
    if (needsProvider && isWorkspace)
        return openWorkspace(folder);
    OpenedWorkspace emptyWorkspace;
    emptyWorkspace.folder = folder;
    emptyWorkspace.base = baseCatalog({});
    return withWorkspace(emptyWorkspace, portability);
}

} // namespace

PortabilityTestsPtr portabilityTestsOf(const QString &folder)
{
    return testsOf(portabilityWorkspace(folder));
}

QList<Criterion> criteriaOf(const ValidationJob &job, const PortabilityTests &tests)
{
    QList<Criterion> chosen = tests.criteria;
    chosen.removeIf([&job](const Criterion &criterion) {
        if (job.criteria.isEmpty())
            return needsProviders(criterion) && !job.checksBehavior;
        return !job.criteria.contains(criterion.id) && !(needsProviders(criterion) && job.checksBehavior);
    });
    return chosen;
}

QStringList portableModels(const ProviderCatalog &catalog)
{
    QStringList models;
    for (const Adapter &adapter : catalog.adapters()) {
        for (const ModelInfo &model : adapter.models)
            models.append(adapter.name + u'/' + model.id);
    }
    return models;
}

Result<ValidatedLibrary> validateLibrary(const QString &folder, const ValidationJob &job)
{
    const Workspace portability = portabilityWorkspace(folder);
    const PortabilityTestsPtr tests = testsOf(portability);
    const QList<Criterion> criteria = criteriaOf(job, *tests);
    const auto files = findAgentFiles(folder, job.paths.isEmpty() ? QStringList{folder} : job.paths);
    if (!files)
        return files.error();
    const auto opened = renderWorkspace(folder, job, criteria, portability);
    if (!opened)
        return opened.error();
    ValidationJob resolvedJob = job;
    resolvedJob.providers = expandLocalProviders(*opened, job.providers);
    if (!job.judgeProvider.isEmpty())
        resolvedJob.judgeProvider = expandLocalProviders(*opened, {job.judgeProvider}).first();
    return LibraryRun(*opened, resolvedJob, tests, criteria).run(*files);
}

} // namespace outcrop
