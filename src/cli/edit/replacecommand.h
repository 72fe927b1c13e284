// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"
#include "cli/edit/findoptions.h"

namespace outcrop {

/// `replace`: shows the changes of a replacement; `--write` applies them.
class ReplaceCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    ExitCode replace(const Invocation &invocation, const TextSearch &search, const QString &replacement) const;

    FindOptions m_options;
    std::string m_text;
    bool m_isForced = false;
    bool m_writesFiles = false;
};

} // namespace outcrop
