// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/adapterscommand.h"

#include "cli/agents/agentsoutput.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/experiments/reporttables.h"

#include <algorithm>

namespace outcrop {
namespace {

Json toJson(const FencedAdapter &adapter)
{
    return {{"name", jsonString(adapter.name)},
            {"kind", jsonString(toString(adapter.kind))},
            {"line", adapter.location.range.start.line},
            {"path", jsonString(adapter.path())},
            {"errors", hasErrors(adapter.diagnostics)}};
}

Json toJson(const ExtractedAdapters &files)
{
    return {{"written", jsonStrings(files.written)}, {"same", jsonStrings(files.same)}, {"kept", jsonStrings(files.kept)}};
}

void printExtractedFiles(const Console &console, const ExtractedAdapters &files)
{
    for (const QString &path : files.written)
        writeLine(console.out, agentsoutput::wrote(path));
    for (const QString &path : files.same)
        writeLine(console.out, agentsoutput::isUnchanged(path));
}

bool hasError(const FencedAdapter &adapter)
{
    return hasErrors(adapter.diagnostics);
}

} // namespace

CLI::App *AdaptersCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "adapters", QT_TRANSLATE_NOOP("cli", "Add provider adapters to a workspace, or extract adapters from a Markdown file"),
                                   "outcrop-cli -C garden adapters add mistral");
    m_listCommand = addCommand(*command, "list", QT_TRANSLATE_NOOP("cli", "List the available adapters with their models, sources, and checked and unchecked facts"), "outcrop-cli adapters list");
    CLI::App *add = addCommand(*command, "add", QT_TRANSLATE_NOOP("cli", "Copy an adapter into portability/ for editing, together with its wire format unless that is built in"), "outcrop-cli -C garden adapters add mistral");
    add->add_option("NAME", m_name, QT_TRANSLATE_NOOP("cli", "Adapter name; see `adapters list`"))->type_name("NAME")->required();
    m_addCommand = add;
    CLI::App *extract = addCommand(*command, "extract", QT_TRANSLATE_NOOP("cli", "List adapters and wire formats in the fenced YAML of a Markdown file, and write them with --to"),
                                   "outcrop-cli adapters extract docs/portability.md --to garden");
    command->require_subcommand(1);
    extract->add_option("FILE", m_file, QT_TRANSLATE_NOOP("cli", "Markdown file"))->type_name("FILE")->required();
    extract->add_option("--to", m_targetFolder, QT_TRANSLATE_NOOP("cli", "Workspace whose portability folder receives the files; existing files are kept [list only]"))->type_name("DIR")->check(nonEmpty(agentsoutput::nounFolder()));
    return command;
}

ExitCode AdaptersCommand::run(const Invocation &invocation)
{
    if (m_listCommand->parsed())
        return list(invocation);
    return m_addCommand->parsed() ? add(invocation) : extract(invocation);
}

ExitCode AdaptersCommand::list(const Invocation &invocation) const
{
    const QList<CatalogAdapter> adapters = adapterCatalog();
    if (invocation.printsJson) {
        Json list = Json::array();
        for (const CatalogAdapter &one : adapters) {
            list.push_back({{"name", jsonString(one.name)}, {"source", jsonString(one.source)}, {"checked", jsonString(one.checked)}, {"not_checked", jsonString(one.uncheckedParts)},
                {"wire_format", jsonString(one.wireFormat)}, {"models", jsonStrings(one.models)}});
        }
        return invocation.print({{"adapters", list}});
    }
    for (const CatalogAdapter &one : adapters) {
        writeSentence(invocation.console.out, detailedText(one.name, one.wireFormat));
        const QStringList lines = alignedLines({{agentsoutput::models(), one.models.join(listSeparator())}, {agentsoutput::source(), dataText(one.source)},
            {agentsoutput::checked(), dataText(one.checked)}, {agentsoutput::notChecked(), dataText(one.uncheckedParts)}});
        for (const QString &line : lines)
            writeSentence(invocation.console.out, QStringLiteral("  ") + line);
    }
    return ExitCode::Done;
}

ExitCode AdaptersCommand::add(const Invocation &invocation) const
{
    const Result<ExtractedAdapters> added = addCatalogAdapter(fromArgument(m_name), invocation.folder);
    if (!added)
        return added.error().code == ErrorCode::NotFound ? invocation.failUsage(added.error()) : invocation.fail(added.error());
    for (const QString &path : added->kept)
        printMessage(invocation.console, agentsoutput::deleteToReplace(path));
    const ExitCode code = added->kept.isEmpty() ? ExitCode::Done : ExitCode::Findings;
    if (invocation.printsJson) {
        invocation.print(toJson(*added));
        return code;
    }
    printExtractedFiles(invocation.console, *added);
    return code;
}

ExitCode AdaptersCommand::extract(const Invocation &invocation) const
{
    const QString file = fromArgument(m_file);
    const Result<QList<FencedAdapter>> adapters = readPrintedAdapters(invocation.absolutePath(file), file);
    if (!adapters)
        return invocation.fail(adapters.error());
    for (const FencedAdapter &adapter : *adapters)
        invocation.report(adapter.diagnostics);
    const Result<ExtractedAdapters> extractedAdapters =
        m_targetFolder.empty() ? Result<ExtractedAdapters>(ExtractedAdapters()) : extractAdapters(*adapters, invocation.absolutePath(fromArgument(m_targetFolder)));
    if (!extractedAdapters)
        return invocation.fail(extractedAdapters.error());
    for (const QString &path : extractedAdapters->kept)
        printMessage(invocation.console, agentsoutput::deleteToReplace(path));
    print(invocation, *adapters, *extractedAdapters);
    if (adapters->isEmpty())
        printMessage(invocation.console, agentsoutput::noAdapters(file));
    const bool isComplete = !adapters->isEmpty() && extractedAdapters->kept.isEmpty() && std::none_of(adapters->begin(), adapters->end(), hasError);
    return isComplete ? ExitCode::Done : ExitCode::Findings;
}

ExitCode AdaptersCommand::print(const Invocation &invocation, const QList<FencedAdapter> &adapters, const ExtractedAdapters &extractedAdapters) const
{
    if (invocation.printsJson) {
        Json list = Json::array();
        for (const FencedAdapter &adapter : adapters)
            list.push_back(toJson(adapter));
        Json document{{"adapters", list}};
        document.update(toJson(extractedAdapters));
        return invocation.print(document);
    }
    Table table({{agentsoutput::columnLine(), Table::Align::Right}, {agentsoutput::columnName()}, {agentsoutput::columnKind()}, {agentsoutput::columnPath()}});
    for (const FencedAdapter &adapter : adapters)
        table.addRow({QString::number(adapter.location.range.start.line), adapter.name, kindNoun(adapter.kind),
                      hasError(adapter) ? agentsoutput::notExtracted() : adapter.path()});
    writeTable(invocation.console.out, table);
    printExtractedFiles(invocation.console, extractedAdapters);
    return ExitCode::Done;
}

} // namespace outcrop
