// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/validatecommand.h"

#include "app/recordrenders.h"
#include "app/version.h"
#include "cli/commandbuilder.h"
#include "cli/inputtext.h"
#include "cli/unknownword.h"
#include "core/portability/jsonreport.h"
#include "core/portability/junitreport.h"
#include "core/portability/sarifreport.h"
#include "core/portability/textreport.h"

namespace outcrop {
namespace {

const QStringList reports{
    QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("sarif"), QStringLiteral("junit")};

QStringList idsOf(const PortabilityTests &tests)
{
    QStringList ids;
    for (const Criterion &criterion : tests.criteria)
        ids.append(criterion.id);
    return ids;
}

Json listJson(const QStringList &texts)
{
    Json list = Json::array();
    for (const QString &text : texts)
        list.push_back(jsonString(text));
    return list;
}

/// A file that could not be read weighs more than a finding: what it holds is not known.
ExitCode exitCodeOf(const PortabilityReport &report)
{
    if (!report.unreadable.isEmpty())
        return ExitCode::Input;
    return report.count(Outcome::Failed) > 0 ? ExitCode::Findings : ExitCode::Done;
}

} // namespace

CLI::App *ValidateCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "validate", "Try agents against the portability criteria PV-001 to PV-018",
        "outcrop-cli -C garden validate --criteria PV-001,PV-004 --report sarif");
    const std::string what = "What to validate";
    command
        ->add_option(
            "PATH", m_paths, "Agents, and folders of agents; they may lie anywhere (default: all of the workspace)")
        ->type_name("PATH")
        ->group(what);
    command
        ->add_option("--criteria", m_criteria, "Only these, such as PV-001,PV-004 (default: all that need no provider)")
        ->type_name("ID,...")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->group(what);
    command->add_flag("--behavioural", m_behavioural, "Also those that ask providers: PV-011 to PV-016")->group(what);
    command
        ->add_flag("--record", m_record,
            "Try nothing; write what agents without a portability section are sent now, for PV-017")
        ->group(what);
    command->add_option("--report", m_report, "text, json, sarif (2.1.0) or junit (default: text)")
        ->type_name("FORM")
        ->check(oneOf(QStringLiteral("report"), reports))
        ->group(what);
    return command;
}

ExitCode ValidateCommand::run(const Invocation &invocation)
{
    const PortabilityTestsPtr tests = portabilityTestsOf(invocation.folder);
    invocation.report(tests->diagnostics);
    if (hasErrors(tests->diagnostics))
        return ExitCode::Input;
    if (const QString problem = mistake(*tests); !problem.isEmpty())
        return invocation.refuse(problem);
    if (m_record)
        return record(invocation);
    const Result<ValidatedLibrary> library = validateLibrary(invocation.folder, job(invocation));
    if (!library)
        return invocation.fail(library.error());
    const PortabilityReport &report = library->report;
    if (report.agents.isEmpty() && report.unreadable.isEmpty() && !m_paths.empty())
        return invocation.fail({ErrorCode::NotFound, QStringLiteral("there is no agent at these paths")});
    invocation.report(library->mended);
    print(invocation, report);
    return exitCodeOf(report);
}

QString ValidateCommand::mistake(const PortabilityTests &tests) const
{
    if (m_record && (!m_paths.empty() || !m_criteria.empty() || m_behavioural))
        return QStringLiteral("--record records the whole workspace: give no paths and no criteria with it");
    for (const std::string &id : m_criteria) {
        if (!tests.criterion(fromWord(id)))
            return unknownWord(QStringLiteral("criterion"), fromWord(id), idsOf(tests));
    }
    return {};
}

ExitCode ValidateCommand::record(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowOutside});
    if (!opened)
        return invocation.fail(opened.error());
    const Result<QStringList> files = recordRenders(*opened);
    if (!files)
        return invocation.fail(files.error());
    if (invocation.json)
        return invocation.print({{"written", listJson(*files)}});
    for (const QString &file : *files)
        writeLine(invocation.console.out, QStringLiteral("Recorded %1").arg(file));
    return ExitCode::Done;
}

ValidationJob ValidateCommand::job(const Invocation &invocation) const
{
    ValidationJob job;
    for (const std::string &path : m_paths)
        job.paths.append(invocation.absolutePath(fromWord(path)));
    for (const std::string &id : m_criteria)
        job.criteria.append(fromWord(id));
    job.behavioural = m_behavioural;
    return job;
}

void ValidateCommand::print(const Invocation &invocation, const PortabilityReport &report) const
{
    std::ostream &out = invocation.console.out;
    const QString form = fromWord(m_report);
    if (form == u"sarif")
        write(out, jsonText(sarifReport(report, versionText())));
    else if (form == u"junit")
        write(out, junitReport(report));
    else if (form == u"json" || invocation.json)
        write(out, jsonText(jsonReport(report)));
    else
        for (const QString &line : textReport(report))
            writeLine(out, line);
}

} // namespace outcrop
