// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/checkcommand.h"

#include "app/check/applyfixes.h"
#include "app/check/checkbaseline.h"
#include "app/check/checkreport.h"
#include "cli/agents/agentsoutput.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/reporttext.h"
#include "cli/base/table.h"
#include "cli/edit/changes.h"
#include "core/documents/clients.h"

#include <QSaveFile>

#include <algorithm>

namespace outcrop {
namespace {

const QStringList severities{QStringLiteral("error"), QStringLiteral("warning"), QStringLiteral("note")};

Severity severityOf(const std::string &word)
{
    return word == "note" ? Severity::Note : word == "warning" ? Severity::Warning : Severity::Error;
}

QStringList clientNames()
{
    QStringList names;
    for (const Client &client : knownClients())
        names << client.name << client.otherNames;
    names.sort();
    return names;
}

/// Returns the exit code of a report. Unreadable files take precedence over findings, because the findings in them are unknown.
ExitCode checkExitCode(const PortabilityReport &report)
{
    if (!report.unreadable.isEmpty())
        return ExitCode::Input;
    return report.count(Outcome::Failed) > 0 ? ExitCode::Findings : ExitCode::Done;
}

void reportSkippedFixes(const Invocation &invocation, const QList<SkippedFix> &skippedFixs)
{
    for (const SkippedFix &one : skippedFixs)
        writeLine(invocation.console.errors, agentsoutput::notFixed(toString(one.finding.location), one.finding.fix->title, one.reason));
}

/// Returns a sentence such as `3 findings in 2 files fixed`. `sentence` has two arguments: the findings and the files.
QString fixedText(const MessageText &sentence, const FixPlan &fixed)
{
    const qsizetype findings = fixed.fixedFindings.size(), files = fixed.change.edits.size();
    return sentence(agentsoutput::findings(findings, countText(findings)), agentsoutput::files(files, countText(files)));
}

/// Returns instructions for undoing the fixes. The previous version of each file is kept.
QString undoText(const Invocation &invocation, const QString &folder, const QString &path)
{
    const QString option = folder == invocation.folder ? QString() : QStringLiteral(" -C %1").arg(folder);
    return agentsoutput::undo(option, path);
}

} // namespace

CLI::App *CheckCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "check", QT_TRANSLATE_NOOP("cli", "Lint agents, skills, layers and other documents"),
        "outcrop-cli -C garden check --report sarif --baseline known.json");
    const std::string inputGroup = QT_TRANSLATE_NOOP("cli", "Input");
    command->add_option("PATH", m_paths, QT_TRANSLATE_NOOP("cli", "Files and folders, inside or outside the workspace [the whole workspace]"))->type_name("PATH")->group(inputGroup);
    command->add_option("--client", m_client, QT_TRANSLATE_NOOP("cli", "Client whose rules apply, such as claude or copilot [by location]"))
        ->type_name("CLIENT")
        ->check(oneOf(agentsoutput::nounClient(), clientNames()))
        ->group(inputGroup);
    const std::string reportGroup = QT_TRANSLATE_NOOP("cli", "Report");
    command
        ->add_option(
            "--report", m_report, QT_TRANSLATE_NOOP("cli", "Report format: text, json, sarif (2.1.0), junit, github or codeclimate [text]"))
        ->type_name("FORMAT")
        ->check(oneOf(
            agentsoutput::nounReport(), QStringList{QStringLiteral("text"), QStringLiteral("json")} + reportFormats()))
        ->group(reportGroup);
    command->add_option("--fail-on", m_failOn, QT_TRANSLATE_NOOP("cli", "Lowest severity that causes exit code 1: error, warning or note [error]"))
        ->type_name("SEVERITY")
        ->check(oneOf(agentsoutput::nounSeverity(), severities))
        ->group(reportGroup);
    CLI::Option *baseline = command->add_option("--baseline", m_baseline, QT_TRANSLATE_NOOP("cli", "File with known findings; only new ones are reported [none]"))->type_name("FILE")->group(reportGroup);
    command->add_flag("--write-baseline", m_writesBaseline, QT_TRANSLATE_NOOP("cli", "Write all current findings to the --baseline file"))->group(reportGroup)->needs(baseline);
    const std::string repair = QT_TRANSLATE_NOOP("cli", "Fixes");
    command->add_flag("--fix", m_appliesFixes, QT_TRANSLATE_NOOP("cli", "Apply all fixes except guesses, then check again"))->group(repair);
    command->add_flag("--fix-dry-run", m_showsFixes, QT_TRANSLATE_NOOP("cli", "Show the fixes as a diff without writing them"))->group(repair);
    return command;
}

QString CheckCommand::usageError() const
{
    if (m_appliesFixes && m_showsFixes)
        return agentsoutput::fixOrDryRun();
    return m_writesBaseline && (m_appliesFixes || m_showsFixes) ? agentsoutput::baselineOrFixes() : QString();
}

CheckJob CheckCommand::job(const Invocation &invocation) const
{
    CheckJob job{invocation.folder};
    for (const std::string &path : m_paths)
        job.paths.append(invocation.absolutePath(fromArgument(path)));
    if (const Client *client = findClient(fromArgument(m_client)))
        job.client = client->name;
    job.allowsOutside = invocation.allowsOutside;
    job.isConfined = invocation.permissions.isConfined;
    return job;
}

ExitCode CheckCommand::run(const Invocation &invocation)
{
    if (const QString problem = usageError(); !problem.isEmpty())
        return invocation.failUsage(problem);
    const CheckJob wanted = job(invocation);
    if (m_showsFixes)
        return showFixes(invocation, wanted);
    const ExitCode fixResult = m_appliesFixes ? fix(invocation, wanted) : ExitCode::Done;
    const ExitCode reportResult = report(invocation, wanted);
    return fixResult == ExitCode::Done ? reportResult : fixResult;
}

/// Prints the diff to standard output. Reports unreadable files and skipped fixes on standard error.
ExitCode CheckCommand::showFixes(const Invocation &invocation, const CheckJob &job) const
{
    const CheckTargets targets = openTargets(job);
    invocation.report(targets.unreadable);
    Json diffs = Json::array();
    for (const CheckTarget &target : targets.targets) {
        const FixPlan fixPlan = planFixes(target.opened, target.scope);
        reportSkippedFixes(invocation, fixPlan.skipped);
        for (const QString &line : changeLines(target.opened.workspace(), fixPlan.change)) {
            if (invocation.printsJson)
                diffs.push_back(jsonString(line));
            else
                writeDiffLine(invocation.console.out, line);
        }
        printMessage(invocation.console, fixedText(agentsoutput::canBeFixed, fixPlan));
    }
    if (invocation.printsJson)
        invocation.print({{"diff", diffs}});
    return targets.unreadable.isEmpty() ? ExitCode::Done : ExitCode::Input;
}

ExitCode CheckCommand::fix(const Invocation &invocation, const CheckJob &job) const
{
    ExitCode code = ExitCode::Done;
    for (const CheckTarget &target : openTargets(job).targets) {
        const FixPlan fixed = planFixes(target.opened, target.scope);
        const AppliedFixes appliedFixes = applyFixes(target.opened, fixed);
        for (const QString &path : appliedFixes.written)
            printMessage(invocation.console, agentsoutput::changed(path));
        reportSkippedFixes(invocation, fixed.skipped);
        for (const Error &error : appliedFixes.failed)
            code = invocation.fail(error);
        if (appliedFixes.failed.isEmpty())
            printMessage(invocation.console, fixedText(agentsoutput::fixed, fixed));
        if (!appliedFixes.written.isEmpty())
            printMessage(invocation.console, undoText(invocation, target.opened.folder, appliedFixes.written.first()));
    }
    return code;
}

ExitCode CheckCommand::report(const Invocation &invocation, const CheckJob &job) const
{
    PortabilityReport report = checkReport(checkTargets(job, openTargets(job)), severityOf(m_failOn));
    if (m_writesBaseline)
        return writeBaseline(invocation, report);
    qsizetype known = 0;
    if (!m_baseline.empty()) {
        const Result<Baseline> baseline = readBaseline(invocation.absolutePath(fromArgument(m_baseline)));
        if (!baseline)
            return invocation.fail(baseline.error());
        report = removeKnownFindings(report, *baseline, known);
    }
    print(invocation, report, known);
    return checkExitCode(report);
}

/// Writes a baseline, unless no document was checked: with a baseline for a mistyped path, later checks would always pass.
ExitCode CheckCommand::writeBaseline(const Invocation &invocation, const PortabilityReport &report) const
{
    if (report.agents.isEmpty()) {
        print(invocation, report, 0);
        return ExitCode::Input;
    }
    const QString path = invocation.absolutePath(fromArgument(m_baseline));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(baselineText(report)) < 0 || !file.commit())
        return invocation.fail({ErrorCode::Unwritable, file.errorString(), {path, {}}});
    printMessage(invocation.console, agentsoutput::wroteBaseline(path));
    return ExitCode::Done;
}

void CheckCommand::print(const Invocation &invocation, const PortabilityReport &report, qsizetype known) const
{
    const QString form = fromArgument(m_report);
    if (printReportAs(invocation, report, form))
        return;
    if (form == u"json" || invocation.printsJson) {
        invocation.print(checkReportJson(report, known));
        return;
    }
    for (const QString &line : checkReportText(report, known))
        writeFinding(invocation.console.out, line);
}

} // namespace outcrop
