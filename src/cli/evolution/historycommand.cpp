// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/evolution/historycommand.h"

#include "app/history/openhistory.h"
#include "app/prompt/promptfindings.h"
#include "app/prompt/renderprompt.h"
#include "app/review/workspacestate.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/historytext.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/edit/changes.h"
#include "cli/evolution/evolutionoutput.h"
#include "cli/evolution/promptdifferencetext.h"
#include "core/history/promptdiff.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace outcrop {
namespace {

const std::string versionGroup = QT_TRANSLATE_NOOP("cli", "Version");
const char *const fileDescription = QT_TRANSLATE_NOOP("cli", "Current path of the document");

/// Prints a row per file: its last change, the number of its changes, and its path.
void writeChanges(const Invocation &invocation, const QList<FileChanges> &changes)
{
    Table table({{evolutionoutput::lastChangeColumn()}, {evolutionoutput::changesColumn(), Table::Align::Right}, {evolutionoutput::fileColumn()}});
    for (const FileChanges &file : changes)
        table.addRow({timeText(file.times.value(0)), countText(file.times.size()), file.path});
    writeTable(invocation.console.out, table);
}

Json changesJson(const QList<FileChanges> &changes)
{
    Json files = Json::array();
    for (const FileChanges &file : changes)
        files.push_back({{"file", jsonString(file.path)}, {"changes", file.times.size()}, {"last_change", jsonString(file.times.value(0).toString(Qt::ISODateWithMs))}});
    return files;
}

ExitCode listAll(const Invocation &invocation, const History &history, int limit)
{
    Result<QList<FileChanges>> changes = history.changes({});
    if (!changes)
        return invocation.fail(changes.error());
    std::stable_sort(changes->begin(), changes->end(), [](const FileChanges &a, const FileChanges &b) { return a.times.value(0) > b.times.value(0); });
    if (limit > 0)
        *changes = changes->mid(0, limit);
    if (invocation.printsJson)
        return invocation.print({{"history", jsonString(history.name())}, {"files", changesJson(*changes)}});
    writeChanges(invocation, *changes);
    if (changes->isEmpty())
        writeSentence(invocation.console.out, evolutionoutput::noVersions(history.name()));
    return ExitCode::Done;
}

/// Composes the prompt at a state of the workspace and reports its findings. `current` is the current workspace. Errors: Invalid if a finding is an error, and
/// those of opening the state.
Result<Composition> composePromptAtState(const Invocation &invocation, const OpenedWorkspace &current, const History &history, const QString &state, const Selection &selection, const QString &client)
{
    const Result<WorkspaceState> opened = openState(current, history, state, client);
    if (!opened)
        return opened.error();
    Composition prompt = compose(opened->clientWorkspace.library, selection);
    const Diagnostics problems = blockingDiagnostics(opened->clientWorkspace, selection);
    invocation.report(prompt.diagnostics + problems);
    if (hasErrors(prompt.diagnostics) || hasErrors(problems))
        return Error{ErrorCode::Invalid, evolutionoutput::cannotCompose(state)};
    return prompt;
}

} // namespace

CLI::App *HistoryCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "history", QT_TRANSLATE_NOOP("cli", "List the versions of a file, or the number of changes of each file"),
        "outcrop-cli -C garden history layers/season.md --limit 5");
    command->add_option("FILE", m_file, fileDescription)->type_name("FILE")->group(versionGroup);
    command->add_option("--limit", m_limit, QT_TRANSLATE_NOOP("cli", "Maximum number of versions or files, newest first [all]"))->type_name("N")->check(CLI::Range(1, 1'000'000))->group(versionGroup);
    CLI::App *show = addCommand(*command, "show", QT_TRANSLATE_NOOP("cli", "Print a version of a file"), "outcrop-cli -C garden history show layers/season.md 3f2a9c81");
    addFile(*show, true);
    CLI::App *diff = addCommand(*command, "diff", QT_TRANSLATE_NOOP("cli", "Compare the whole prompt between two states: text, tools, schema and parameters"),
        "outcrop-cli -C garden history diff HEAD~3 now --agent gardener");
    diff->add_option("BEFORE", m_before, QT_TRANSLATE_NOOP("cli", "Version or, in a git repository, any revision; `now` is the current workspace"))->type_name("REVISION")->required()->group(versionGroup);
    diff->add_option("AFTER", m_after, QT_TRANSLATE_NOOP("cli", "Version or revision to compare with [now]"))->type_name("REVISION")->group(versionGroup);
    diff->add_flag("--exit-code", m_failsOnDifference, QT_TRANSLATE_NOOP("cli", "Exit with 1 if the prompts differ, like `git diff --exit-code`"))->group(QT_TRANSLATE_NOOP("cli", "Exit code"));
    m_compose.addTo(*diff);
    CLI::App *blame = addCommand(*command, "blame", QT_TRANSLATE_NOOP("cli", "Show the version that introduced each line of a file"), "outcrop-cli -C garden history blame layers/season.md");
    addFile(*blame, false);
    CLI::App *restore = addCommand(*command, "restore", QT_TRANSLATE_NOOP("cli", "Restore a file to an earlier version"), "outcrop-cli -C garden history restore layers/season.md 3f2a9c81");
    addFile(*restore, true);
    restore->add_flag("--dry-run", m_isDryRun, QT_TRANSLATE_NOOP("cli", "Show the change without writing it"))->group(versionGroup);
    m_showCommand = show;
    m_diffCommand = diff;
    m_blameCommand = blame;
    m_restoreCommand = restore;
    return command;
}

void HistoryCommand::addFile(CLI::App &command, bool hasVersion)
{
    command.add_option("FILE", m_file, fileDescription)->type_name("FILE")->required()->group(versionGroup);
    if (hasVersion)
        command.add_option("VERSION", m_version, QT_TRANSLATE_NOOP("cli", "Version ID or unique prefix; in a git repository, any revision"))->type_name("VERSION")->required()->group(versionGroup);
}

bool HistoryCommand::isAllowedWith(const Permissions &) const
{
    return m_diffCommand->parsed();
}

ExitCode HistoryCommand::run(const Invocation &invocation)
{
    const Result<std::unique_ptr<History>> history = openHistory(invocation.folder);
    if (!history)
        return invocation.fail(history.error());
    if (m_showCommand->parsed())
        return show(invocation, **history);
    if (!m_blameCommand->parsed() && !m_restoreCommand->parsed() && !m_diffCommand->parsed())
        return m_file.empty() ? listAll(invocation, **history, m_limit) : list(invocation, **history);
    Result<OpenedWorkspace> opened = m_diffCommand->parsed() ? openConfiguredWorkspace(invocation) : openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return invocation.fail(opened.error());
    if (m_diffCommand->parsed())
        return diff(invocation, **history, *opened);
    return m_blameCommand->parsed() ? blame(invocation, **history, *opened) : restore(invocation, **history, *opened);
}

ExitCode HistoryCommand::list(const Invocation &invocation, const History &history) const
{
    const QString path = workspacePath(invocation, m_file);
    const Result<QList<FileVersion>> versions = history.versions(path, m_limit);
    if (!versions)
        return invocation.fail(versions.error());
    if (invocation.printsJson) {
        Json list = Json::array();
        for (const FileVersion &version : *versions)
            list.push_back(toJson(version));
        return invocation.print({{"history", jsonString(history.name())}, {"file", jsonString(path)}, {"versions", list}});
    }
    writeVersions(invocation.console.out, *versions);
    if (versions->isEmpty())
        writeSentence(invocation.console.out, evolutionoutput::noVersionsOfFile(path, history.name()));
    return ExitCode::Done;
}

ExitCode HistoryCommand::show(const Invocation &invocation, const History &history) const
{
    const QString path = workspacePath(invocation, m_file);
    const Result<QByteArray> bytes = readVersion(history, path, fromArgument(m_version));
    if (!bytes)
        return invocation.fail(bytes.error());
    if (!invocation.printsJson) {
        write(invocation.console.out, *bytes);
        return ExitCode::Done;
    }
    const Result<QString> text = decodeText(*bytes, path);
    if (!text)
        return invocation.fail(text.error());
    const Result<QString> id = history.resolve(fromArgument(m_version));
    return invocation.print({{"file", jsonString(path)}, {"version", jsonString(id ? *id : fromArgument(m_version))},
        {"text", jsonString(*text)}});
}

ExitCode HistoryCommand::blame(const Invocation &invocation, const History &history, const OpenedWorkspace &opened) const
{
    const QString path = workspacePath(invocation, m_file);
    const DocumentPtr document = opened.workspace().document(path);
    if (!document)
        return invocation.failUsage(evolutionoutput::noDocument(path));
    const QByteArray text = document->text.toUtf8();
    const Result<QList<LineOrigin>> origins = history.blame(path, text);
    if (!origins)
        return invocation.fail(origins.error());
    if (invocation.printsJson) {
        Json json{{"history", jsonString(history.name())}, {"file", jsonString(path)}};
        json.update(blameJson(document->text, *origins));
        return invocation.print(json);
    }
    writeBlame(invocation.console.out, document->text, *origins);
    return ExitCode::Done;
}

/// Restores a version of a file; with --dry-run, shows the change instead.
ExitCode HistoryCommand::restore(const Invocation &invocation, const History &history, const OpenedWorkspace &opened) const
{
    const QString path = workspacePath(invocation, m_file);
    const Result<WorkspaceChange> change = planRestore(opened.workspace(), history, path, fromArgument(m_version));
    if (!change)
        return invocation.fail(change.error());
    return m_isDryRun ? showChange(invocation, opened, *change) : writeChange(invocation, opened, *change, true);
}

ExitCode HistoryCommand::diff(const Invocation &invocation, const History &history, OpenedWorkspace &opened) const
{
    ComposeOptions options = m_compose;
    if (const QString problem = options.usageError(opened); !problem.isEmpty())
        return invocation.failUsage(problem);
    const Result<Selection> selection = options.readSelection(invocation, opened);
    if (!selection)
        return invocation.fail(selection.error());
    const Result<Composition> before = composePromptAtState(invocation, opened, history, fromArgument(m_before), *selection, options.contextClient());
    if (!before)
        return invocation.fail(before.error());
    const Result<Composition> after = composePromptAtState(invocation, opened, history, fromArgument(m_after), *selection, options.contextClient());
    if (!after)
        return invocation.fail(after.error());
    const QList<PartDifference> differences = diffPrompts(before->bundle, after->bundle);
    return printPromptDifferences(invocation, {{"before", jsonString(fromArgument(m_before))}, {"after", jsonString(fromArgument(m_after))}}, differences, m_failsOnDifference);
}

} // namespace outcrop
