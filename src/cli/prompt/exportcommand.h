// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/exportbundles.h"
#include "cli/base/generationoptions.h"
#include "cli/prompt/promptcommand.h"
#include "cli/prompt/renderoptions.h"

namespace outcrop {

/// `export`: writes every provider's request as files. After an interrupt, no file is incomplete and there is no manifest.
class ExportCommand : public PromptCommand
{
public:
    CLI::App *addTo(CLI::App &program) override;

protected:
    QString usageError(const OpenedWorkspace &opened) const override;
    ExitCode execute(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection) override;

private:
    QStringList providers() const; ///< Returns the providers named on the command line; an empty list means all.
    ExitCode print(const Invocation &invocation, const ExportedBundle &bundle, const QString &folder) const;

    std::string m_folder;
    std::vector<std::string> m_providers;
    FormatOption m_format;
    GenerationOptions m_generation;
    bool m_force = false;
};

} // namespace outcrop
