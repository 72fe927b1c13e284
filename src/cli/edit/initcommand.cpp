// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/edit/initcommand.h"

#include "app/sample/fillsample.h"
#include "app/workspace/initworkspace.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"

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
    return QStringLiteral("Added %1, %2, an experiment with %3, and %4")
        .arg(countText(records.turns, QStringLiteral("recorded turn")), countText(records.suggestions, QStringLiteral("suggestion")),
            countText(records.trials, QStringLiteral("trial")), countText(records.files.size(), QStringLiteral("more file")));
}

} // namespace

CLI::App *InitCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "init", "Create a workspace, or a copy of the sample", "outcrop-cli init garden --sample");
    command->add_option("DIR", m_folder, "Folder to create; an existing one must be empty, except for .git")
        ->type_name("DIR")
        ->required()
        ->check(nonEmpty(QStringLiteral("folder")))
        ->group("Workspace");
    CLI::Option *sample = command->add_flag("--sample", m_copiesSample, "Copy the sample workspace: a seed shop with layers, skills, agents and profiles")->group("Workspace");
    command->add_flag("--records", m_includesRecords, "Add recorded turns, suggestions, a finished experiment, a session and a broken agent to the sample")
        ->needs(sample)
        ->group("Workspace");
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
    writeSentence(invocation.console.out, QStringLiteral("Created %1 in %2").arg(countText(files->size(), QStringLiteral("file")), folder));
    if (records)
        writeSentence(invocation.console.out, recordsText(*records));
    return ExitCode::Done;
}

} // namespace outcrop
