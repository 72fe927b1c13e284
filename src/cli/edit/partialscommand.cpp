// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/edit/partialscommand.h"

#include "app/workspace/openworkspace.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/edit/changes.h"
#include "cli/edit/editoutput.h"
#include "core/base/joinedtext.h"
#include "core/templates/duplicatedpassages.h"

namespace outcrop {
namespace {

const std::string passageGroup = QT_TRANSLATE_NOOP("cli", "Passage");

Json toJson(const DuplicatedPassage &passage)
{
    Json locations = Json::array();
    for (const Location &location : passage.locations)
        locations.push_back({{"file", jsonString(location.file)}, {"line", location.range.start.line}, {"last_line", location.range.end.line}});
    return {{"text", jsonString(passage.text)}, {"length", passage.text.size()}, {"places", locations}};
}

QString locationText(const Location &location)
{
    return QStringLiteral("%1:%2").arg(location.file).arg(location.range.start.line);
}

} // namespace

CLI::App *PartialsCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "partials", QT_TRANSLATE_NOOP("cli", "Find duplicated passages in layers, skills and agents, and move them to partials"), "outcrop-cli -C garden partials find");
    m_minLength = minDuplicateLength;
    const auto addMinLength = [this](CLI::App &inner) {
        inner.add_option("--min-length", m_minLength, QT_TRANSLATE_NOOP("cli", "Minimum length of a passage in characters [120]"))->type_name("N")->check(CLI::Range(1, 1'000'000))->group(passageGroup);
    };
    CLI::App *find = addCommand(*command, "find", QT_TRANSLATE_NOOP("cli", "List duplicated passages of one or more paragraphs, longest first"),
                                 "outcrop-cli -C garden partials find --min-length 200");
    addMinLength(*find);
    CLI::App *extract = addCommand(*command, "extract", QT_TRANSLATE_NOOP("cli", "Move a duplicated passage to a partial, and replace each occurrence with the partial"), "outcrop-cli -C garden partials extract layers/soil.md:12 --to soil-rules");
    extract->add_option("LOCATION", m_location, QT_TRANSLATE_NOOP("cli", "File and line of the passage, as printed by `partials find`"))->type_name("FILE:LINE")->required()->group(passageGroup);
    extract->add_option("--to", m_name, QT_TRANSLATE_NOOP("cli", "Name of the partial: partials/NAME.md"))->type_name("NAME")->required()->group(passageGroup);
    extract->add_flag("--dry-run", m_isDryRun, QT_TRANSLATE_NOOP("cli", "Show the changes without writing them"))->group(passageGroup);
    addMinLength(*extract);
    addForce(*extract, m_isForced);
    command->require_subcommand(1);
    m_extractCommand = extract;
    return command;
}

ExitCode PartialsCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return invocation.fail(opened.error());
    return m_extractCommand->parsed() ? extract(invocation, *opened) : find(invocation, opened->workspace());
}

ExitCode PartialsCommand::find(const Invocation &invocation, const Workspace &workspace) const
{
    const QList<DuplicatedPassage> passages = findDuplicatedPassages(workspace, qsizetype(m_minLength));
    if (invocation.printsJson) {
        Json list = Json::array();
        for (const DuplicatedPassage &passage : passages)
            list.push_back(toJson(passage));
        return invocation.print({{"passages", list}});
    }
    for (const DuplicatedPassage &passage : passages) {
        QStringList locations;
        for (const Location &location : passage.locations)
            locations.append(locationText(location));
        writeLine(invocation.console.out, editoutput::passage(passage.text.size(), locations.join(listSeparator())));
        writeLine(invocation.console.out, QStringLiteral("    %1").arg(passage.text.section(u'\n', 0, 0).trimmed().left(100)));
    }
    if (passages.isEmpty())
        writeLine(invocation.console.out, editoutput::noPassages(m_minLength));
    return ExitCode::Done;
}

ExitCode PartialsCommand::extract(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    const QString location = fromArgument(m_location);
    const QString file = workspacePath(invocation, location.section(u':', 0, -2).toStdString());
    bool isNumber = false;
    const int line = location.section(u':', -1).toInt(&isNumber);
    if (!isNumber || file.isEmpty())
        return invocation.failUsage(editoutput::notALocation(location));
    const std::optional<DuplicatedPassage> passage = passageAt(findDuplicatedPassages(opened.workspace(), qsizetype(m_minLength)), file, line);
    if (!passage)
        return invocation.failUsage(editoutput::noPassageAt(location));
    const QString name = fromArgument(m_name);
    const Result<WorkspaceChange> change = extractPartialChange(opened.workspace(), *passage, name);
    if (!change)
        return invocation.fail(change.error());
    const Json details{{"partial", jsonString(QStringLiteral("partials/%1.md").arg(name))}, {"places", passage->locations.size()}};
    return m_isDryRun ? showChange(invocation, opened, *change, details) : writeChange(invocation, opened, *change, m_isForced, details);
}

} // namespace outcrop
