// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exportcommand.h"

#include "cli/commandbuilder.h"
#include "cli/inputtext.h"
#include "cli/table.h"

namespace outcrop {

CLI::App *ExportCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "export", "Write every provider's request, headers, text, losses and curl command as files",
                                   "outcrop-cli -C garden export --to ../bundles --request \"Plan the release.\"");
    const std::string group = "Where, for whom, and how";
    command->add_option("--to", m_folder, "The folder to write into")->type_name("DIR")->required()->group(group);
    command->add_option("--provider", m_providers, "Only this provider; may be repeated (default: all)")
        ->type_name("NAME")
        ->allow_extra_args(false)
        ->group(group);
    m_format.addTo(*command, group);
    m_composeOptions.addTo(*command);
    return command;
}

QStringList ExportCommand::providers() const
{
    QStringList names;
    for (const std::string &name : m_providers)
        names.append(fromWord(name));
    names.removeDuplicates();
    return names;
}

QString ExportCommand::mistake(const OpenedWorkspace &opened) const
{
    for (const QString &provider : providers()) {
        if (const QString problem = providerMistake(opened, provider); !problem.isEmpty())
            return problem;
    }
    return PromptCommand::mistake(opened);
}

ExitCode ExportCommand::work(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection)
{
    QStringList all = providers();
    if (all.isEmpty()) {
        for (const Adapter &adapter : opened.catalog.adapters())
            all.append(adapter.name);
    }
    const Diagnostics blocking = blockingDiagnostics(opened, selection, all);
    const Result<ExportedBundle> bundle = exportBundle(opened, selection, all, m_format.format());
    invocation.report(opened.diagnostics() + (bundle ? bundle->diagnostics : Diagnostics()));
    if (!blocking.isEmpty())
        return ExitCode::Input;
    if (!bundle)
        return invocation.fail(bundle.error());
    if (hasErrors(bundle->diagnostics))
        return ExitCode::Input;
    const QString folder = invocation.absolutePath(fromWord(m_folder));
    const Status written = writeBundle(*bundle, folder);
    return written ? print(invocation, *bundle, folder) : invocation.fail(written.error());
}

ExitCode ExportCommand::print(const Invocation &invocation, const ExportedBundle &bundle, const QString &folder) const
{
    if (invocation.json) {
        Json files = Json::array();
        for (const auto &[path, bytes] : bundle.files)
            files.push_back(jsonString(path));
        return invocation.print({{"folder", jsonString(folder)}, {"files", files}});
    }
    writeLine(invocation.console.out, QStringLiteral("%1: %2").arg(folder, countText(bundle.files.size(), QStringLiteral("file"))));
    return ExitCode::Done;
}

} // namespace outcrop
