// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/modelcatalog.h"
#include "app/workspace/openworkspace.h"
#include "cli/base/command.h"
#include "cli/base/provideraccess.h"

#include <string>
#include <vector>

namespace outcrop {

/// `models`: lists each provider's models with their values and sources. `refresh` fetches the model lists of providers; `import` reads a
/// public catalog.
class ModelsCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    void addProviders(CLI::App &subcommand);
    ExitCode list(const Invocation &invocation, const OpenedWorkspace &opened) const;
    ExitCode refresh(const Invocation &invocation, const OpenedWorkspace &opened) const;
    ExitCode import(const Invocation &invocation, const OpenedWorkspace &opened) const;
    /// Returns an error message for an unknown provider, or an empty string.
    QString usageError(const OpenedWorkspace &opened) const;
    QStringList selectedProviders(const OpenedWorkspace &opened) const;

    CLI::App *m_refreshCommand = nullptr;
    CLI::App *m_importCommand = nullptr;
    std::vector<std::string> m_providers;
    std::string m_file;
    RequestOptions m_requestOptions;
    bool m_includesAll = false;
};

} // namespace outcrop
