// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/workflow/runcommand.h"

#include "app/prompt/promptinputs.h"
#include "cli/base/argumentvalue.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/confirm.h"
#include "cli/base/inputtext.h"
#include "cli/workflow/runtext.h"
#include "cli/workflow/workflowoutput.h"
#include "cli/workflow/workflowrunner.h"
#include "core/base/paths.h"

#include <algorithm>

namespace outcrop {
namespace {

const std::string workflowGroup = QT_TRANSLATE_NOOP("cli", "Workflow");
const std::string runSending = QT_TRANSLATE_NOOP("cli", "Sending");

} // namespace

CLI::App *RunCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "run", QT_TRANSLATE_NOOP("cli", "Run a workflow: plan, generate, review and revise"),
        "outcrop-cli -C shop run --var entity=Order --var table=shop.orders --var schema_file=schema.sql");
    addStart(*command);
    addSteps(*command);
    addDecisions(*command);
    addFiles(*command);
    return command;
}

void RunCommand::addStart(CLI::App &command)
{
    command.add_option("--profile", m_profile, QT_TRANSLATE_NOOP("cli", "Profile: name of a folder in profiles/ [from .aiwf/config.yml, else config.toml, else the only one]"))->type_name("NAME")->group(workflowGroup);
    command.add_option("--scope", m_scope, QT_TRANSLATE_NOOP("cli", "Scope of the profile [from the profile's metadata.scope, else the first scope]"))->type_name("NAME")->group(workflowGroup);
    command.add_option("--conventions", m_conventions, QT_TRANSLATE_NOOP("cli", "Convention set in conventions.json [the one with the profile's base package]"))->type_name("NAME")->group(workflowGroup);
    command.add_option("--request", m_request, QT_TRANSLATE_NOOP("cli", "Task; required if the profile has no planning template"))->type_name("TEXT")->group(workflowGroup);
    command.add_option("--var", m_inputs, QT_TRANSLATE_NOOP("cli", "Value for the templates, such as entity=Order; repeatable"))->type_name("NAME=VALUE")->allow_extra_args(false)->group(workflowGroup);
    command.add_option("--vars", m_inputFiles, QT_TRANSLATE_NOOP("cli", "YAML or JSON file with values; repeatable; --var takes precedence"))
        ->type_name("FILE")
        ->check(nonEmpty(workflowoutput::fileNoun()))
        ->allow_extra_args(false)
        ->group(workflowGroup);
    command.add_option("--session", m_session, QT_TRANSLATE_NOOP("cli", "Name of the new session [from the date and the task]"))->type_name("ID")->group(workflowGroup);
    command.add_option("--provider", m_providers, QT_TRANSLATE_NOOP("cli", "Provider for all roles, or ROLE=PROVIDER, such as reviewer=anthropic; repeatable [from the workspace, else manual]"))
        ->type_name("NAME")
        ->allow_extra_args(false)
        ->group(workflowGroup);
    command.add_option("--approval", m_approval, QT_TRANSLATE_NOOP("cli", "Approval of each stage by a person: manual or skip [from the workspace, else manual for responses only]"))
        ->type_name("NAME")
        ->check(oneOf(workflowoutput::approvalNoun(), {QStringLiteral("manual"), QStringLiteral("skip")}))
        ->group(workflowGroup);
    command.add_option("--max-iterations", m_maxIterations, QT_TRANSLATE_NOOP("cli", "Maximum number of iterations [5]"))->type_name("N")->check(CLI::Range(1, 1000))->group(workflowGroup);
    m_options.addSendingTo(command, runSending);
}

CLI::App *RunCommand::addStep(CLI::App &command, const std::string &name, const std::string &description, const std::string &example)
{
    CLI::App *step = addCommand(command, name, description, example);
    step->add_option("ID", m_id, QT_TRANSLATE_NOOP("cli", "Workflow: name of a folder in sessions/ [the most recently changed one]"))->type_name("ID")->group(workflowGroup);
    return step;
}

void RunCommand::addSteps(CLI::App &command)
{
    CLI::App *resume = addStep(command, "resume", QT_TRANSLATE_NOOP("cli", "Continue: read a saved response, or send the next prompt"), "outcrop-cli -C shop run resume 2026-11-20-order");
    m_options.addSendingTo(*resume, runSending);
    m_resumeCommand = resume;
    m_status = addStep(command, "status", QT_TRANSLATE_NOOP("cli", "Show the phase, its files, the verdict and the next step"), "outcrop-cli -C shop run status");
    m_listCommand = addCommand(command, "list", QT_TRANSLATE_NOOP("cli", "List the workflows, newest first"), "outcrop-cli -C shop run list");
}

void RunCommand::addDecisions(CLI::App &command)
{
    CLI::App *approve = addStep(command, "approve", QT_TRANSLATE_NOOP("cli", "Approve the prompt or the response, and continue; a review's verdict selects the next phase"),
        "outcrop-cli -C shop run approve 2026-11-20-order");
    CLI::Option *complete = approve->add_flag("--complete", m_completesWorkflow, QT_TRANSLATE_NOOP("cli", "End the workflow after this review, regardless of its verdict"))->group(workflowGroup);
    approve->add_flag("--revise", m_revisesStep, QT_TRANSLATE_NOOP("cli", "Revise after this review, regardless of its verdict"))->excludes(complete)->group(workflowGroup);
    m_options.addSendingTo(*approve, runSending);
    m_approveCommand = approve;
    CLI::App *reject = addStep(command, "reject", QT_TRANSLATE_NOOP("cli", "Reject the response, and request another one with the reason"),
        "outcrop-cli -C shop run reject 2026-11-20-order --reason \"The repository is missing.\"");
    reject->add_option("--reason", m_reason, QT_TRANSLATE_NOOP("cli", "Reason, which is sent to the provider"))->type_name("TEXT")->required()->group(workflowGroup);
    m_options.addSendingTo(*reject, runSending);
    m_rejectCommand = reject;
    m_cancelCommand = addStep(command, "cancel", QT_TRANSLATE_NOOP("cli", "End the workflow; its files are kept"), "outcrop-cli -C shop run cancel 2026-11-20-order");
}

void RunCommand::addFiles(CLI::App &command)
{
    CLI::App *files = addStep(command, "files", QT_TRANSLATE_NOOP("cli", "List the files of the response or of the last iteration, with their targets"), "outcrop-cli -C shop run files --diff");
    files->add_flag("--diff", m_showsDiff, QT_TRANSLATE_NOOP("cli", "Print a diff against the target files"))->group(workflowGroup);
    CLI::Option *write = files->add_flag("--write", m_writesFiles, QT_TRANSLATE_NOOP("cli", "Write the approved files to their targets"))->group(workflowGroup);
    files->add_flag("--yes", m_isConfirmed, QT_TRANSLATE_NOOP("cli", "Write without confirmation; required without a terminal"))->needs(write)->group(workflowGroup);
    m_files = files;
}

QString RunCommand::usageError() const
{
    for (const std::string &input : m_inputs) {
        if (fromArgument(input).indexOf(u'=') < 1)
            return workflowoutput::invalidVar(fromArgument(input));
    }
    if (std::count(m_inputFiles.begin(), m_inputFiles.end(), "-") > 1)
        return workflowoutput::readsInputOnce();
    return {};
}

WorkflowDecision RunCommand::approval() const
{
    WorkflowDecision decision;
    decision.command = m_completesWorkflow ? WorkflowCommand::ApproveComplete : m_revisesStep ? WorkflowCommand::ApproveRevise : WorkflowCommand::Approve;
    return decision;
}

ExitCode RunCommand::run(const Invocation &invocation)
{
    WorkflowRunner runner(invocation, m_options);
    const QString id = fromArgument(m_id);
    if (m_listCommand->parsed())
        return list(invocation);
    if (m_files->parsed())
        return files(invocation);
    if (m_status->parsed())
        return runner.printStatus(id);
    if (m_resumeCommand->parsed())
        return runner.resume(id);
    if (m_approveCommand->parsed())
        return runner.decideAndResume(id, approval());
    if (m_rejectCommand->parsed())
        return runner.decideAndResume(id, {.command = WorkflowCommand::Reject, .feedback = fromArgument(m_reason)});
    if (m_cancelCommand->parsed())
        return runner.decideAndResume(id, {.command = WorkflowCommand::Cancel});
    return start(invocation);
}

ExitCode RunCommand::start(const Invocation &invocation) const
{
    if (const QString problem = usageError(); !problem.isEmpty())
        return invocation.failUsage(problem);
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    const Result<WorkflowWorkspace> workspace = openWorkflowWorkspace(*opened, fromArgument(m_profile));
    if (!workspace)
        return workspace.error().location.file.isEmpty() ? invocation.failUsage(workspace.error()) : invocation.fail(workspace.error());
    const Result<WorkflowStart> start = readStart(invocation, *opened);
    if (!start)
        return invocation.fail(start.error());
    return WorkflowRunner(invocation, m_options).start(*workspace, *start);
}

Result<WorkflowStart> RunCommand::readStart(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    WorkflowStart start;
    const Result<QList<InputValue>> values = readValues(invocation, opened);
    if (!values)
        return values.error();
    start.inputs = *values;
    start.providers = providersByRole();
    start.scope = fromArgument(m_scope);
    start.conventions = fromArgument(m_conventions);
    start.request = fromArgument(m_request);
    start.session = fromArgument(m_session);
    start.approval = fromArgument(m_approval);
    start.maxIterations = m_maxIterations;
    return start;
}

/// Returns the values of --var, then the values in the files of --vars.
Result<QList<InputValue>> RunCommand::readValues(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    QList<InputValue> values;
    for (const std::string &input : m_inputs) {
        const QString word = fromArgument(input);
        values.append(*inputFromArgument(word, argumentValue(word.section(u'=', 1))));
    }
    for (const std::string &file : m_inputFiles) {
        const QString path = fromArgument(file);
        const Result<QByteArray> bytes = readInput(invocation, path);
        const QString place = path == u"-" ? QStringLiteral("standard input") : pathInside(opened.folder, invocation.absolutePath(path));
        const Result<QString> text = bytes ? decodeText(*bytes, path == u"-" ? workflowoutput::standardInput() : place) : Result<QString>(bytes.error());
        const Result<QList<InputValue>> more = text ? readInputValues(opened, place, *text) : Result<QList<InputValue>>(text.error());
        if (!more)
            return more.error();
        values += *more;
    }
    return values;
}

/// Returns the providers by role. `NAME` applies to all roles for which there is no `ROLE=NAME`.
QMap<QString, QString> RunCommand::providersByRole() const
{
    static const QStringList roles{QStringLiteral("planner"), QStringLiteral("generator"), QStringLiteral("reviewer"), QStringLiteral("reviser")};
    QMap<QString, QString> all;
    QMap<QString, QString> named;
    for (const std::string &provider : m_providers) {
        const QString word = fromArgument(provider);
        if (word.contains(u'=')) {
            named.insert(word.section(u'=', 0, 0), word.section(u'=', 1));
            continue;
        }
        for (const QString &role : roles)
            all.insert(role, word);
    }
    all.insert(named);
    return all;
}

ExitCode RunCommand::list(const Invocation &invocation) const
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    Diagnostics diagnostics;
    const QList<WorkflowState> workflows = readWorkflows(*opened, diagnostics);
    invocation.report(diagnostics);
    if (invocation.printsJson)
        invocation.print(workflowsJson(workflows));
    else
        writeWorkflows(invocation.console, workflows);
    return hasErrors(diagnostics) ? ExitCode::Input : ExitCode::Done;
}

ExitCode RunCommand::files(const Invocation &invocation) const
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    const Result<StoredWorkflow> workflow = loadWorkflow(*opened, fromArgument(m_id));
    if (!workflow)
        return workflow.error().location.file.isEmpty() ? invocation.failUsage(workflow.error()) : invocation.fail(workflow.error());
    const Result<WorkflowWorkspace> workspace = openWorkflowWorkspace(*opened, workflow->state.profile);
    if (!workspace)
        return invocation.fail(workspace.error());
    const WorkflowFiles files = workflowFiles(*workspace, *workflow);
    invocation.report(files.diagnostics);
    if (invocation.printsJson)
        invocation.print(workflowFilesJson(files));
    else
        writeWorkflowFileList(invocation.console, files, m_showsDiff);
    const bool hasProblem = std::any_of(files.files.begin(), files.files.end(), [](const WorkflowFile &file) { return !file.problem.isEmpty(); });
    const ExitCode code = hasErrors(files.diagnostics) || hasProblem ? ExitCode::Findings : ExitCode::Done;
    if (!m_writesFiles)
        return code;
    if (!m_isConfirmed && !isTerminal(invocation.console))
        return invocation.failUsage(workflowoutput::needsConfirmation());
    if (!m_isConfirmed && !askConfirmation(invocation.console, workflowoutput::confirmWrite()))
        return ExitCode::Interrupted;
    const Result<QStringList> written = writeWorkflowFiles(opened->folder, files);
    if (!written)
        return invocation.fail(written.error());
    for (const QString &path : *written)
        printMessage(invocation.console, workflowoutput::wrote(path));
    return code;
}

} // namespace outcrop
