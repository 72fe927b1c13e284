// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/formats/exportprompt.h"
#include "app/prompt/exportagents.h"
#include "cli/base/generationoptions.h"
#include "cli/prompt/promptcommand.h"
#include "cli/prompt/renderoptions.h"

namespace outcrop {

/// `export`: writes every provider's request as files, or the prompt in the format of another tool. After an interrupt, no file is incomplete and there
/// is no manifest.
class ExportCommand : public PromptCommand
{
public:
    CLI::App *addTo(CLI::App &program) override;
    bool writesForPrograms() const override { return true; } // losses.json, which --check compares

protected:
    QString usageError(const OpenedWorkspace &opened) const override;
    ExitCode execute(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection) override;

private:
    QStringList providers() const; ///< the providers named on the command line; an empty list means all
    ExitCode exportOneAgent(const Invocation &invocation, const OpenedWorkspace &opened, const ExportJob &job) const;
    ExitCode exportAll(const Invocation &invocation, const OpenedWorkspace &opened, const ExportJob &job) const;
    ExitCode exportInFormat(const Invocation &invocation, const OpenedWorkspace &opened, const ExportJob &job) const;
    ExitCode check(const Invocation &invocation, const ExportedBundle &bundle) const;
    ExitCode write(const Invocation &invocation, const ExportedBundle &bundle) const;
    ExitCode print(const Invocation &invocation, const ExportedBundle &bundle) const;
    ExitCode print(const Invocation &invocation, const AgentsExport &exported) const;
    ExitCode print(const Invocation &invocation, const PromptExport &exported, bool isWritten) const;
    QString folder(const Invocation &invocation) const;

    std::string m_folder;
    std::vector<std::string> m_providers;
    std::string m_fileFormat;
    std::string m_label;
    FormatOption m_format;
    GenerationOptions m_generation;
    bool m_isForced = false;
    bool m_exportsAllAgents = false;
    bool m_checksOnly = false;
    bool m_isStrict = false;
};

} // namespace outcrop
