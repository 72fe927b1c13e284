// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/edit/adoptcommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/confirm.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/edit/changes.h"
#include "cli/edit/editoutput.h"
#include "core/base/joinedtext.h"

#include <QDir>
#include <QFileInfo>

#include <ostream>

namespace outcrop {
namespace {

Json toJson(const AdoptionRow &row)
{
    Json json{{"use", jsonString(row.use)}, {"files", jsonStrings(row.files)}, {"reason", jsonString(row.reason)}, {"layer", nullptr}};
    if (const auto &layer = row.layer)
        json["layer"] = {{"name", jsonString(layer->name)}, {"tier", jsonString(tierName(layer->tier))}, {"cadence", jsonString(cadenceName(layer->cadence))},
            {"order", layer->order}, {"when", jsonStringOrNull(layer->when)}};
    return json;
}

Json toJson(const AdoptionProposal &proposal)
{
    Json rows = Json::array();
    for (const AdoptionRow &row : proposal.adoption.rows)
        rows.push_back(toJson(row));
    return {{"folder", jsonString(proposal.opened.folder)}, {"rows", rows}};
}

/// Returns a path, or for several files the first one and the number of the others.
QString filesText(const QStringList &files)
{
    return files.size() < 2 ? files.value(0) : editoutput::filesAndMore(files.size() - 1, files.first(), countText(files.size() - 1));
}

void writeRows(std::ostream &out, const QList<AdoptionRow> &rows)
{
    Table table({{editoutput::columnFile()}, {editoutput::columnUse()}, {editoutput::columnTier()}, {editoutput::columnCadence()},
        {editoutput::columnOrder(), Table::Align::Right}, {editoutput::columnCondition()}, {editoutput::columnReason()}});
    for (const AdoptionRow &row : rows) {
        const auto &layer = row.layer;
        table.addRow({filesText(row.files), row.use, layer ? tierName(layer->tier) : QString(), layer ? cadenceName(layer->cadence) : QString(),
            layer ? QString::number(layer->order) : QString(), layer ? layer->when : QString(), row.reason});
    }
    writeTable(out, table);
}

} // namespace

CLI::App *AdoptCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "adopt", QT_TRANSLATE_NOOP("cli", "Propose config.toml for the prompt files of an existing repository"),
        "outcrop-cli adopt . --write");
    command->add_option("DIR", m_folder, QT_TRANSLATE_NOOP("cli", "Folder of the repository [the workspace]"))
        ->type_name("DIR")
        ->check(nonEmpty(editoutput::nounFolder()))
        ->group(QT_TRANSLATE_NOOP("cli", "Folder"));
    const std::string files = QT_TRANSLATE_NOOP("cli", "Files");
    command->add_option("--include", m_include, QT_TRANSLATE_NOOP("cli", "Markdown or .txt file to add as a layer, or pattern for files; repeatable"))
        ->type_name("FILE")
        ->allow_extra_args(false)
        ->group(files);
    command->add_option("--exclude", m_exclude, QT_TRANSLATE_NOOP("cli", "Proposed layer to omit; repeatable"))->type_name("FILE")->allow_extra_args(false)->group(files);
    command->add_flag("--write", m_writesFiles, QT_TRANSLATE_NOOP("cli", "Write config.toml without confirmation; other files are not moved or changed"))->group(QT_TRANSLATE_NOOP("cli", "Confirmation"));
    addForce(*command, m_isForced);
    return command;
}

/// Returns the files of --include and --exclude. With DIR, their paths are relative to it, as in the table.
AdoptionChoice AdoptCommand::choice(const Invocation &folderInvocation) const
{
    const auto pathOf = [this, &folderInvocation](const std::string &file) {
        const QDir folder(folderInvocation.folder);
        return m_folder.empty() ? workspacePath(folderInvocation, file) : folder.relativeFilePath(QDir::cleanPath(folder.absoluteFilePath(fromArgument(file))));
    };
    AdoptionChoice choice;
    for (const std::string &file : m_include)
        choice.includedFiles.append(pathOf(file));
    for (const std::string &file : m_exclude)
        choice.excludedFiles.append(pathOf(file));
    return choice;
}

ExitCode AdoptCommand::show(const Invocation &invocation, const AdoptionProposal &proposal) const
{
    if (invocation.printsJson)
        return showChange(invocation, proposal.opened, proposal.adoption.change, toJson(proposal));
    writeRows(invocation.console.out, proposal.adoption.rows);
    writeLine(invocation.console.out, QString());
    if (!proposal.adoption.optionalFiles().isEmpty())
        writeSentence(invocation.console.out, editoutput::howToInclude());
    if (!proposal.adoption.layers().isEmpty())
        writeSentence(invocation.console.out, editoutput::howToExclude());
    return showChange(invocation, proposal.opened, proposal.adoption.change);
}

ExitCode AdoptCommand::run(const Invocation &invocation)
{
    Invocation folderInvocation = invocation;
    if (!m_folder.empty())
        folderInvocation.folder = invocation.absolutePath(fromArgument(m_folder));
    if (QFileInfo(folderInvocation.folder).isFile())
        return invocation.failUsage(editoutput::isFile(fromArgument(m_folder)));
    const Result<AdoptionProposal> proposal = proposeAdoption(folderInvocation.folder, choice(folderInvocation));
    if (!proposal)
        return invocation.fail(proposal.error());
    const WorkspaceChange &change = proposal->adoption.change;
    const bool needsConfirmation = !m_writesFiles && !invocation.printsJson && !change.isEmpty() && isTerminal(invocation.console);
    if (!m_writesFiles) {
        const ExitCode shown = show(folderInvocation, *proposal);
        if (shown != ExitCode::Done || !needsConfirmation)
            return shown;
        if (!askConfirmation(invocation.console, editoutput::writeConfiguration()))
            return ExitCode::Interrupted;
    } else if (const QStringList files = proposal->adoption.optionalFiles(); !files.isEmpty() && !invocation.printsJson) {
        writeSentence(invocation.console.out, editoutput::notIncluded(files.join(listSeparator())));
    }
    return writeChange(folderInvocation, proposal->opened, change, m_isForced, toJson(*proposal));
}

} // namespace outcrop
