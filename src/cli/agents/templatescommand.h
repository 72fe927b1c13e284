// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `templates`: lists the prompt types and their modes: METADATA and INSTRUCTION, or plain text. `set` switches the mode of a type; `revert` undoes the
/// last switch.
class TemplatesCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    void addType(CLI::App &command);
    void addDryRun(CLI::App &command);
    QString usageError(const OpenedWorkspace &opened) const;
    ExitCode change(const Invocation &invocation, const OpenedWorkspace &opened) const;

    const CLI::App *m_setCommand = nullptr;
    const CLI::App *m_revertCommand = nullptr;
    std::string m_type;
    std::string m_mode;
    bool m_isDryRun = false;
};

} // namespace outcrop
