// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/records/logclassifycommand.h"

#include "app/send/modelcaller.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/inputtext.h"
#include "cli/base/interruptible.h"
#include "cli/prompt/renderoptions.h"
#include "cli/records/logimporttext.h"
#include "cli/records/recordsoutput.h"

namespace outcrop {

CLI::App *LogClassifyCommand::addTo(CLI::App &log)
{
    CLI::App *command = addCommand(log, "classify", QT_TRANSLATE_NOOP("cli", "Classify interactions again with the current rules and taxonomy"),
                                   "outcrop-cli -C garden log classify --explain --dry-run");
    command->add_flag("--explain", m_showsExplanation, QT_TRANSLATE_NOOP("cli", "Explain each classification"))->group(QT_TRANSLATE_NOOP("cli", "Classification"));
    command->add_flag("--dry-run", m_isDryRun, QT_TRANSLATE_NOOP("cli", "Show the changes without writing them"))->group(QT_TRANSLATE_NOOP("cli", "Classification"));
    CLI::Option *provider =
        command->add_option("--provider", m_provider, QT_TRANSLATE_NOOP("cli", "Provider that classifies interactions that no rule matches"))
            ->type_name("PROVIDER")
            ->group(QT_TRANSLATE_NOOP("cli", "Classification"));
    command->add_option("--model", m_model, QT_TRANSLATE_NOOP("cli", "Model [from config.toml, else the provider's default]"))->type_name("MODEL")->needs(provider)->group(QT_TRANSLATE_NOOP("cli", "Classification"));
    command->add_option("--most", m_maxCalls, QT_TRANSLATE_NOOP("cli", "Maximum number of interactions to send [100]"))->type_name("N")->check(CLI::Range(1, 100'000))->needs(provider)->group(QT_TRANSLATE_NOOP("cli", "Classification"));
    m_requestOptions.addTo(*command, QT_TRANSLATE_NOOP("cli", "Sending"), provider);
    m_filter.addTo(*command);
    return command;
}

ExitCode LogClassifyCommand::run(const Invocation &invocation)
{
    const Result<RecordFilter> filter = m_filter.filter();
    if (!filter)
        return invocation.failUsage(filter.error());
    const Result<OpenedWorkspace> opened = openWorkspaceForTagging(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    if (const QString problem = m_provider.empty() ? QString() : providerUsageError(*opened, fromArgument(m_provider));
        !problem.isEmpty())
        return invocation.failUsage(problem);
    const QString question = recordsoutput::askSend(fromArgument(m_provider), m_maxCalls);
    const std::optional<SendConsent> consent = m_provider.empty() ? std::nullopt : std::optional(SendConsent::ask(invocation, m_requestOptions, question));
    return consent && !consent->isGiven() ? consent->refusalCode() : classify(invocation, *opened, *filter, consent);
}

ExitCode LogClassifyCommand::classify(const Invocation &invocation, const OpenedWorkspace &opened, const RecordFilter &filter,
    const std::optional<SendConsent> &consent) const
{
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<OpenedStore> store = openRecordedStore(invocation, *keys);
    if (!store)
        return invocation.fail(store.error());
    invocation.report(store->findings);
    Json explanations = Json::array();
    QList<ClassifiedInteraction> shown;
    const ClassifyListener listener = [&](const ClassifiedInteraction &one) {
        if (m_showsExplanation && invocation.printsJson)
            explanations.push_back(toJson(one));
        else if (m_showsExplanation)
            shown += one;
    };
    const ClassifyJob job{.filter = filter, .maxCalls = m_maxCalls, .writesToStore = !m_isDryRun};
    const Result<ClassifyReport> report =
        runClassification(opened, *store->store, *keys, job, consent, m_showsExplanation ? listener : ClassifyListener());
    if (!report)
        return invocation.fail(report.error());
    if (invocation.printsJson)
        invocation.print(m_showsExplanation ? Json{{"report", toJson(*report)}, {"interactions", explanations}} : toJson(*report));
    else
        printClassification(invocation.console, *report, shown, m_isDryRun);
    return report->isStopped ? ExitCode::Interrupted : ExitCode::Done;
}

Result<ClassifyReport> LogClassifyCommand::runClassification(const OpenedWorkspace &opened, Store &store, KeyRing &keys,
    const ClassifyJob &what, const std::optional<SendConsent> &consent, const ClassifyListener &listener) const
{
    const InteractionPreprocessor preprocessor(opened);
    std::optional<ProviderAccess> access;
    if (consent)
        access.emplace(*consent, m_requestOptions, keys);
    const std::unique_ptr<Provider> models = access ? access->of(opened.catalog) : nullptr;
    std::optional<Result<ClassifyReport>> report;
    runInterruptibly([&](const std::stop_token &stop) {
        ClassifyJob job = what;
        if (models)
            job.ask = makeModelCaller(*models, opened, fromArgument(m_provider), fromArgument(m_model), stop);
        report = classifyInteractions(store, job, preprocessor, opened.taxonomy.taxonomyOrDefault(), stop, listener);
    });
    return *report;
}

} // namespace outcrop
