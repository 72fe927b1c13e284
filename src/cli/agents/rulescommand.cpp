// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/rulescommand.h"

#include "app/base/version.h"
#include "app/records/storelocation.h"
#include "app/rules/rulereportformat.h"
#include "app/send/modelcaller.h"
#include "cli/agents/rulesoutput.h"
#include "cli/agents/rulestext.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/interruptible.h"
#include "cli/base/table.h"
#include "cli/prompt/renderoptions.h"
#include "core/portability/junitreport.h"
#include "core/portability/sarifreport.h"
#include "core/rules/rulejson.h"
#include "core/rules/rulereporttext.h"

#include <algorithm>

namespace outcrop {
namespace {

const QStringList ruleReports{QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("sarif"), QStringLiteral("junit")};
const std::string checkGroup = QT_TRANSLATE_NOOP("cli", "Check");

QStringList fromArguments(const std::vector<std::string> &words)
{
    QStringList texts;
    for (const std::string &word : words)
        texts.append(fromArgument(word));
    return texts;
}

/// Returns whether a rule that needs a model's judgment was not run.
bool lacksModelJudgment(const RuleReport &report)
{
    return std::any_of(report.texts.begin(), report.texts.end(), [&report](const CheckedTextReport &text) {
        return std::any_of(text.results.begin(), text.results.end(), [&report](const RuleResult &result) {
            return result.outcome == RuleOutcome::NotRun && std::any_of(report.rules.begin(), report.rules.end(),
                [&result](const Rule &rule) { return rule.id == result.rule && rule.validation == RuleValidation::LlmCheck; });
        });
    });
}

/// Returns whether the error is about a name on the command line, not about a file.
bool isUsageError(const OpenedWorkspace &opened, const Error &error)
{
    return error.code == ErrorCode::NotFound && opened.library.configuration.rules->document;
}

ExitCode exitCodeOf(const RuleReport &report, bool asksModel)
{
    if (!report.unreadable.isEmpty())
        return ExitCode::Input;
    if (report.hasViolations())
        return ExitCode::Findings;
    if (report.hasFailures())
        return ExitCode::Input;
    return asksModel && lacksModelJudgment(report) ? ExitCode::Provider : ExitCode::Done;
}

} // namespace

CLI::App *RulesCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "rules", QT_TRANSLATE_NOOP("cli", "List the rules, check files and responses, test the rules, or resolve violations"),
        "outcrop-cli -C garden rules check src --report sarif");
    addChoice(*addCommand(*command, "list", QT_TRANSLATE_NOOP("cli", "List the rules with their types and checks (default)"), "outcrop-cli -C garden rules list --domain security"));
    CLI::App *check = addCommand(*command, "check", QT_TRANSLATE_NOOP("cli", "Check files, folders and responses"), "outcrop-cli -C garden rules check src --rules CODE_001,CODE_003");
    addChoice(*check);
    addCheckOptions(*check);
    CLI::App *test = addCommand(*command, "test", QT_TRANSLATE_NOOP("cli", "Test each rule: its positive example must pass, and its negative example must fail"),
        "outcrop-cli -C garden rules test");
    addChoice(*test);
    m_violationsSubcommand = m_violations.addTo(*command);
    m_checkCommand = check;
    m_testCommand = test;
    return command;
}

void RulesCommand::addChoice(CLI::App &command)
{
    command.add_option("--rules", m_rules, QT_TRANSLATE_NOOP("cli", "Rules to apply, such as CODE_001,SEC_003 [all]"))->type_name("ID,...")->delimiter(',')->allow_extra_args(false)->group(QT_TRANSLATE_NOOP("cli", "Rules"));
    command.add_option("--domain", m_domains, QT_TRANSLATE_NOOP("cli", "Domains of the rules to apply, such as security [all]"))->type_name("DOMAIN,...")->delimiter(',')->allow_extra_args(false)->group(QT_TRANSLATE_NOOP("cli", "Rules"));
}

void RulesCommand::addCheckOptions(CLI::App &command)
{
    command.add_option("PATH", m_paths, QT_TRANSLATE_NOOP("cli", "Files and folders; - for a response from standard input"))->type_name("PATH")->required()->group(checkGroup);
    command.add_flag("--answer", m_checksResponses, QT_TRANSLATE_NOOP("cli", "Treat the files as responses and check the code in their fenced blocks"))->group(checkGroup);
    command.add_flag("--record", m_isRecording, QT_TRANSLATE_NOOP("cli", "Record the violations, and create the store if needed"))->group(checkGroup);
    command.add_option("--coverage", m_coverage, QT_TRANSLATE_NOOP("cli", "Coverage report in Cobertura or lcov format [none]"))
        ->type_name("FILE")
        ->check(nonEmpty(rulesoutput::nounFile()))
        ->group(checkGroup);
    CLI::Option *provider = command.add_option("--provider", m_provider, QT_TRANSLATE_NOOP("cli", "Provider for rules that only a model can judge [none]"))->type_name("NAME")->group(checkGroup);
    command.add_option("--model", m_model, QT_TRANSLATE_NOOP("cli", "Model [from config.toml, else the provider's default]"))->type_name("ID")->needs(provider)->group(checkGroup);
    command.add_option("--report", m_report, QT_TRANSLATE_NOOP("cli", "Report format: text, json, sarif (2.1.0) or junit [text]"))->type_name("FORMAT")->check(oneOf(rulesoutput::nounReport(), ruleReports))->group(checkGroup);
    m_requestOptions.addTo(command, QT_TRANSLATE_NOOP("cli", "Sending"), provider);
}

ExitCode RulesCommand::run(const Invocation &invocation)
{
    if (m_violationsSubcommand->parsed())
        return m_violations.run(invocation);
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return invocation.fail(opened.error());
    const Diagnostics &problems = opened->library.configuration.rules->diagnostics;
    invocation.report(problems);
    const bool lists = !m_checkCommand->parsed() && !m_testCommand->parsed();
    if (lists && problems.isEmpty() && !opened->library.configuration.rules->document && m_rules.empty() && m_domains.empty())
        return list(invocation, {});
    const Result<QList<Rule>> rules = rulesOf(*opened, job(invocation));
    if (!rules)
        return isUsageError(*opened, rules.error()) ? invocation.failUsage(rules.error())
                                                    : invocation.fail(rules.error());
    if (m_checkCommand->parsed())
        return check(invocation, *opened);
    return m_testCommand->parsed() ? test(invocation, *rules) : list(invocation, *rules);
}

RuleJob RulesCommand::job(const Invocation &invocation) const
{
    RuleJob job;
    job.rules = fromArguments(m_rules);
    job.domains = fromArguments(m_domains);
    if (!m_coverage.empty())
        job.coverageFile = invocation.absolutePath(fromArgument(m_coverage));
    return job;
}

ExitCode RulesCommand::list(const Invocation &invocation, const QList<Rule> &rules) const
{
    if (invocation.printsJson)
        return invocation.print(rulesJson(rules));
    if (rules.isEmpty())
        writeSentence(invocation.console.out, rulesoutput::noRules());
    writeRules(invocation.console.out, rules);
    return ExitCode::Done;
}

ExitCode RulesCommand::test(const Invocation &invocation, const QList<Rule> &rules) const
{
    const QList<ExampleResult> results = runExamples(rules);
    const Diagnostics findings = exampleFindings(results);
    if (invocation.printsJson)
        invocation.print(examplesJson(results));
    else
        writeExamples(invocation.console.out, results);
    invocation.report(findings);
    return findings.isEmpty() ? ExitCode::Done : ExitCode::Findings;
}

ExitCode RulesCommand::check(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    if (const QString problem = m_provider.empty() ? QString() : providerUsageError(opened, fromArgument(m_provider));
        !problem.isEmpty())
        return invocation.failUsage(problem);
    const std::optional<SendConsent> consent =
        m_provider.empty() ? std::nullopt : std::optional(SendConsent::ask(invocation, m_requestOptions, confirmationText()));
    if (consent && !consent->isGiven())
        return consent->refusalCode();
    const Result<RuleReport> report = runCheck(invocation, opened, consent);
    if (!report)
        return invocation.fail(report.error());
    if (const Status recordedStatus = m_isRecording ? record(invocation, *report) : success(); !recordedStatus)
        return invocation.fail(recordedStatus.error());
    print(invocation, *report);
    return exitCodeOf(*report, !m_provider.empty());
}

/// Adds the inputs of the command line: files and folders as paths, responses as text.
Status RulesCommand::addInputs(const Invocation &invocation, RuleJob &ruleJob) const
{
    for (const QString &path : fromArguments(m_paths)) {
        if (path != u"-" && !m_checksResponses) {
            ruleJob.paths.append(invocation.absolutePath(path));
            continue;
        }
        const Result<QByteArray> bytes = readInput(invocation, path);
        if (!bytes)
            return bytes.error();
        const Result<QString> text = decodeText(*bytes, path);
        if (!text)
            return text.error();
        ruleJob.texts.append({QString(), *text});
    }
    return success();
}

QString RulesCommand::confirmationText() const
{
    return rulesoutput::sendRequests(fromArgument(m_provider));
}

Result<RuleReport> RulesCommand::runCheck(
    const Invocation &invocation, const OpenedWorkspace &opened, const std::optional<SendConsent> &consent) const
{
    RuleJob ruleJob = job(invocation);
    if (const Status addedStatus = addInputs(invocation, ruleJob); !addedStatus)
        return addedStatus.error();
    return consent ? runCheckWithModel(opened, ruleJob, *consent) : checkRules(opened, ruleJob);
}

Result<RuleReport> RulesCommand::runCheckWithModel(
    const OpenedWorkspace &opened, RuleJob ruleJob, const SendConsent &consent) const
{
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    ProviderAccess access(consent, m_requestOptions, *keys);
    const std::unique_ptr<Provider> models = access.of(opened.catalog);
    std::optional<Result<RuleReport>> report;
    runInterruptibly([&](const std::stop_token &stop) {
        ruleJob.ask = makeModelCaller(*models, opened, fromArgument(m_provider), fromArgument(m_model), stop);
        report = checkRules(opened, ruleJob);
    });
    return *report;
}

Status RulesCommand::record(const Invocation &invocation, const RuleReport &report) const
{
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<OpenedStore> opened = openStore(storeLocationAt(invocation.folder).value_or(StoreLocation{invocation.folder}), *keys);
    if (!opened)
        return opened.error();
    invocation.report(opened->findings);
    const Result<qsizetype> added = storeViolations(*opened->store, violationsOf(report, QDateTime::currentDateTimeUtc()));
    if (!added)
        return added.error();
    printMessage(invocation.console, rulesoutput::recorded(*added, countText(*added)));
    return success();
}

void RulesCommand::print(const Invocation &invocation, const RuleReport &report) const
{
    std::ostream &out = invocation.console.out;
    const QString form = fromArgument(m_report);
    if (form == u"sarif")
        write(out, jsonText(sarifReport(toPortabilityReport(report), versionText())));
    else if (form == u"junit" && !invocation.printsJson) // with --json, standard output must contain exactly one JSON document
        write(out, junitReport(toPortabilityReport(report)));
    else if (form == u"json" || invocation.printsJson)
        invocation.print(ruleReportJson(report));
    else
        for (const QString &line : ruleReportText(report))
            writeLine(out, line);
}

} // namespace outcrop
