// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/evolution/labelcommand.h"

#include "app/formats/importprompts.h"
#include "app/history/openhistory.h"
#include "app/labels/labeldiff.h"
#include "app/labels/langfusediff.h"
#include "app/labels/versionlabels.h"
#include "app/review/workspacestate.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/historytext.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/evolution/evolutionoutput.h"
#include "cli/evolution/promptdifferencetext.h"
#include "core/base/joinedtext.h"

#include <CLI/CLI.hpp>

namespace outcrop {
namespace {

const std::string labelGroup = QT_TRANSLATE_NOOP("cli", "Label");

Json toJson(const VersionLabel &label)
{
    return {{"name", jsonString(label.name)}, {"version", jsonString(label.id)}, {"time", label.time.isValid() ? jsonString(label.time.toString(Qt::ISODateWithMs)) : Json()},
        {"summary", jsonString(label.summary)}};
}

} // namespace

CLI::App *LabelCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "label", QT_TRANSLATE_NOOP("cli", "List, set and compare labels, which name versions of the whole prompt"), "outcrop-cli -C garden label set production");
    addCommand(*command, "list", QT_TRANSLATE_NOOP("cli", "List the labels and their versions"), "outcrop-cli -C garden label list");
    CLI::App *set = addCommand(*command, "set", QT_TRANSLATE_NOOP("cli", "Set a label to a version, creating the label if it does not exist"), "outcrop-cli -C garden label set production staging");
    set->add_option("LABEL", m_label, QT_TRANSLATE_NOOP("cli", "Name of at most 36 characters: lowercase letters, digits, `_`, `-` and `.`"))->type_name("LABEL")->required()->group(labelGroup);
    set->add_option("REVISION", m_revision, QT_TRANSLATE_NOOP("cli", "Version, another label or, in a git repository, any revision [latest version]"))->type_name("REVISION")->group(labelGroup);
    CLI::App *diff = addCommand(*command, "diff", QT_TRANSLATE_NOOP("cli", "Compare the prompt of a label with the current files, another label or Langfuse"), "outcrop-cli -C garden label diff production --exit-code");
    addDiff(*diff);
    m_setCommand = set;
    m_diffCommand = diff;
    return command;
}

void LabelCommand::addDiff(CLI::App &command)
{
    command.add_option("LABEL", m_label, QT_TRANSLATE_NOOP("cli", "Label to compare"))->type_name("LABEL")->required()->group(labelGroup);
    command.add_option("OTHER", m_otherLabel, QT_TRANSLATE_NOOP("cli", "Second label or revision [now; with --langfuse, LABEL]"))->type_name("REVISION")->group(labelGroup);
    command.add_option("--langfuse", m_langfuse, QT_TRANSLATE_NOOP("cli", "JSON file exported by Langfuse, with a prompt that has LABEL"))
        ->type_name("FILE")
        ->check(nonEmpty(evolutionoutput::file()))
        ->group(labelGroup);
    command.add_flag("--exit-code", m_failsOnDifference, QT_TRANSLATE_NOOP("cli", "Exit with 1 if the prompts differ, like `git diff --exit-code`"))->group(QT_TRANSLATE_NOOP("cli", "Exit code"));
    m_compose.addTo(command);
}

ExitCode LabelCommand::run(const Invocation &invocation)
{
    const Result<std::unique_ptr<History>> history = openHistory(invocation.folder);
    if (!history)
        return invocation.fail(history.error());
    if (m_setCommand->parsed())
        return set(invocation, **history);
    return m_diffCommand->parsed() ? diff(invocation, **history) : list(invocation, **history);
}

ExitCode LabelCommand::list(const Invocation &invocation, const History &history) const
{
    const Result<QList<VersionLabel>> labels = history.labels();
    if (!labels)
        return invocation.fail(labels.error());
    if (invocation.printsJson) {
        Json list = Json::array();
        for (const VersionLabel &label : *labels)
            list.push_back(toJson(label));
        return invocation.print({{"history", jsonString(history.name())}, {"labels", list}});
    }
    Table table({{evolutionoutput::labelColumn()}, {evolutionoutput::versionColumn()}, {evolutionoutput::timeColumn()}, {evolutionoutput::messageColumn()}});
    for (const VersionLabel &label : *labels)
        table.addRow({label.name, shortId(label.id), timeText(label.time), label.time.isValid() ? label.summary : evolutionoutput::notInHistory()});
    writeTable(invocation.console.out, table);
    if (labels->isEmpty())
        writeLine(invocation.console.out, evolutionoutput::noLabels());
    return ExitCode::Done;
}

ExitCode LabelCommand::set(const Invocation &invocation, History &history) const
{
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return invocation.fail(opened.error());
    const Result<LabelMove> move = setVersionLabel(*opened, history, fromArgument(m_label), fromArgument(m_revision));
    if (!move)
        return invocation.fail(move.error());
    if (invocation.printsJson) {
        return invocation.print({{"label", toJson(move->label)}, {"previous", move->previous.isEmpty() ? Json() : jsonString(move->previous)},
            {"unlabeled_files", jsonStrings(move->unlabeledFiles)}});
    }
    writeLine(invocation.console.out, labeledText(move->label.name, shortId(move->label.id) + u' ' + move->label.summary));
    if (!move->previous.isEmpty() && move->previous != move->label.id)
        writeLine(invocation.console.out, evolutionoutput::previousVersion(shortId(move->previous)));
    if (!move->unlabeledFiles.isEmpty())
        printMessage(invocation.console, evolutionoutput::differentFiles(move->unlabeledFiles.size(), move->unlabeledFiles.join(listSeparator())));
    return ExitCode::Done;
}

ExitCode LabelCommand::diff(const Invocation &invocation, const History &history) const
{
    Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    if (const QString problem = m_compose.usageError(*opened); !problem.isEmpty())
        return invocation.failUsage(problem);
    const Result<Selection> selection = m_compose.readSelection(invocation, *opened);
    if (!selection)
        return invocation.fail(selection.error());
    if (const Result<VersionLabel> label = labelNamed(history, fromArgument(m_label)); !label)
        return invocation.fail(label.error());
    return m_langfuse.empty() ? diffStates(invocation, history, *opened, *selection) : diffLangfuse(invocation, history, *opened, *selection);
}

ExitCode LabelCommand::diffStates(const Invocation &invocation, const History &history, const OpenedWorkspace &opened, const Selection &selection) const
{
    const QString other = m_otherLabel.empty() ? currentState : fromArgument(m_otherLabel);
    const Result<PromptStateDiff> diff = diffPromptStates(opened, history, {fromArgument(m_label), other, selection, m_compose.contextClient()});
    if (!diff)
        return invocation.fail(diff.error());
    invocation.report(diff->diagnostics);
    if (!diff->problem.isEmpty())
        return invocation.fail(Error{ErrorCode::Invalid, diff->problem});
    return printPromptDifferences(invocation, {{"before", jsonString(fromArgument(m_label))}, {"after", jsonString(other)}}, diff->differences, m_failsOnDifference);
}

ExitCode LabelCommand::diffLangfuse(const Invocation &invocation, const History &history, const OpenedWorkspace &opened, const Selection &selection) const
{
    const QString name = fromArgument(m_langfuse);
    const Result<QByteArray> bytes = readImportFile(invocation.absolutePath(name), name);
    if (!bytes)
        return invocation.fail(bytes.error());
    const QString other = fromArgument(m_otherLabel.empty() ? m_label : m_otherLabel);
    const Result<QString> revision = revisionOf(history, other);
    const Result<WorkspaceState> state = revision ? openState(opened, history, *revision, m_compose.contextClient()) : revision.error();
    if (!state)
        return invocation.fail(state.error());
    const Result<LangfuseDiff> diff = diffWithLangfuse(state->clientWorkspace, {selection, {}, {}, m_compose.isBare()}, {name, *bytes}, fromArgument(m_label));
    if (!diff)
        return invocation.fail(diff.error());
    invocation.report(diff->diagnostics);
    const Json details{{"before", jsonString(name)}, {"after", jsonString(other)}, {"prompt", jsonString(diff->name)}, {"version", jsonString(diff->version)}};
    return printPromptDifferences(invocation, details, diff->differences, m_failsOnDifference);
}

} // namespace outcrop
