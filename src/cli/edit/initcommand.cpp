// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/edit/initcommand.h"

#include "app/sample/fillsample.h"
#include "app/workspace/initworkspace.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/edit/editoutput.h"

namespace outcrop {
namespace {

Json toJson(const QString &folder, const QStringList &files)
{
    return {{"folder", jsonString(folder)}, {"files", jsonStrings(files)}};
}

Json toJson(const SampleRecords &records)
{
    return {{"files", jsonStrings(records.files)}, {"turns", records.turns}, {"suggestions", records.suggestions}, {"trials", records.trials}};
}

QString recordsText(const SampleRecords &records)
{
    return editoutput::addedRecords(editoutput::recordedTurns(records.turns, countText(records.turns)),
        editoutput::suggestions(records.suggestions, countText(records.suggestions)), editoutput::trials(records.trials, countText(records.trials)),
        editoutput::moreFiles(records.files.size(), countText(records.files.size())));
}

} // namespace

CLI::App *InitCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "init", QT_TRANSLATE_NOOP("cli", "Create a workspace, or a copy of the sample"), "outcrop-cli init garden --sample");
    command->add_option("DIR", m_folder, QT_TRANSLATE_NOOP("cli", "Folder to create; an existing one must be empty, except for .git"))
        ->type_name("DIR")
        ->required()
        ->check(nonEmpty(editoutput::nounFolder()))
        ->group(QT_TRANSLATE_NOOP("cli", "Workspace"));
    CLI::Option *sample = command->add_flag("--sample", m_copiesSample, QT_TRANSLATE_NOOP("cli", "Copy the sample workspace: a seed shop with layers, skills, agents and profiles"))->group(QT_TRANSLATE_NOOP("cli", "Workspace"));
    command->add_flag("--records", m_includesRecords, QT_TRANSLATE_NOOP("cli", "Add recorded turns, suggestions, a finished experiment, a session and a broken agent to the sample"))
        ->needs(sample)
        ->group(QT_TRANSLATE_NOOP("cli", "Workspace"));
    return command;
}

ExitCode InitCommand::run(const Invocation &invocation)
{
    const QString folder = invocation.absolutePath(fromArgument(m_folder));
    const Result<QStringList> files = initWorkspace(folder, m_copiesSample);
    if (!files)
        return invocation.fail(files.error());
    std::optional<SampleRecords> records;
    if (m_includesRecords) {
        const Result<SampleRecords> added = fillSample(folder, *openKeyRing());
        if (!added)
            return invocation.fail(added.error());
        records = *added;
    }
    if (invocation.printsJson) {
        Json json = toJson(folder, *files);
        if (records)
            json["records"] = toJson(*records);
        return invocation.print(json);
    }
    writeSentence(invocation.console.out, editoutput::createdFiles(files->size(), countText(files->size()), folder));
    if (records)
        writeSentence(invocation.console.out, recordsText(*records));
    return ExitCode::Done;
}

} // namespace outcrop
