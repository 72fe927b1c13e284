// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/adapterscommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"

#include <algorithm>

namespace outcrop {
namespace {

Json toJson(const PrintedAdapter &adapter)
{
    return {{"name", jsonString(adapter.name)},
            {"kind", jsonString(toString(adapter.kind))},
            {"line", adapter.location.range.start.line},
            {"path", jsonString(adapter.path())},
            {"errors", hasErrors(adapter.diagnostics)}};
}

bool hasError(const PrintedAdapter &adapter)
{
    return hasErrors(adapter.diagnostics);
}

} // namespace

CLI::App *AdaptersCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "adapters", "List and extract the provider adapters that a document prints",
                                   "outcrop-cli adapters extract docs/portability.md --to garden");
    CLI::App *extract = addCommand(*command, "extract", "Find adapters and wire formats in the fenced YAML of a Markdown file, and write them with --to",
                                   "outcrop-cli adapters extract docs/portability.md --to garden");
    command->require_subcommand(1);
    extract->add_option("FILE", m_file, "Markdown file")->type_name("FILE")->required();
    extract->add_option("--to", m_to, "Workspace to write them to, in portability/. Existing files are kept")->type_name("DIR")->check(nonEmpty(QStringLiteral("folder")));
    return command;
}

ExitCode AdaptersCommand::run(const Invocation &invocation)
{
    const QString file = fromArgument(m_file);
    const Result<QList<PrintedAdapter>> adapters = adaptersIn(invocation.absolutePath(file), file);
    if (!adapters)
        return invocation.fail(adapters.error());
    for (const PrintedAdapter &adapter : *adapters)
        invocation.report(adapter.diagnostics);
    const Result<ExtractedAdapters> extracted =
        m_to.empty() ? Result<ExtractedAdapters>(ExtractedAdapters()) : extractAdapters(*adapters, invocation.absolutePath(fromArgument(m_to)));
    if (!extracted)
        return invocation.fail(extracted.error());
    for (const QString &path : extracted->kept)
        printMessage(invocation.console, QStringLiteral("%1 has other content and is kept").arg(path));
    print(invocation, *adapters, *extracted);
    if (adapters->isEmpty())
        printMessage(invocation.console, QStringLiteral("%1 prints no adapters").arg(file));
    const bool isComplete = !adapters->isEmpty() && extracted->kept.isEmpty() && std::none_of(adapters->begin(), adapters->end(), hasError);
    return isComplete ? ExitCode::Done : ExitCode::Findings;
}

ExitCode AdaptersCommand::print(const Invocation &invocation, const QList<PrintedAdapter> &adapters, const ExtractedAdapters &extracted) const
{
    if (invocation.json) {
        Json list = Json::array();
        for (const PrintedAdapter &adapter : adapters)
            list.push_back(toJson(adapter));
        return invocation.print({{"adapters", list}, {"written", jsonStrings(extracted.written)}, {"kept", jsonStrings(extracted.kept)}});
    }
    Table table({{QStringLiteral("line"), Table::Align::Right}, {QStringLiteral("name")}, {QStringLiteral("kind")}, {QStringLiteral("path")}});
    for (const PrintedAdapter &adapter : adapters)
        table.addRow({QString::number(adapter.location.range.start.line), adapter.name, toString(adapter.kind),
                      hasError(adapter) ? QStringLiteral("not extracted: has errors") : adapter.path()});
    writeTable(invocation.console.out, table);
    for (const QString &path : extracted.written)
        writeLine(invocation.console.out, QStringLiteral("Wrote %1").arg(path));
    return ExitCode::Done;
}

} // namespace outcrop
