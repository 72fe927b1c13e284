// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rules/recordviolations.h"
#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `rules violations`: lists the recorded violations, and marks them as resolved or unresolved.
class RuleViolationsCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &rules) override;
    ExitCode run(const Invocation &invocation) override;

private:
    void addId(CLI::App &command);
    ExitCode list(const Invocation &invocation) const;
    ExitCode changeViolation(const Invocation &invocation) const;

    const CLI::App *m_resolveCommand = nullptr;
    const CLI::App *m_reopenCommand = nullptr;
    qint64 m_id = 0;
    qint64 m_limit = 20;
    std::string m_note;
    std::string m_rule;
    bool m_includesAll = false;
};

} // namespace outcrop
