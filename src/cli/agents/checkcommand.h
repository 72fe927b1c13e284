// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/check/checkpaths.h"
#include "cli/base/command.h"
#include "core/portability/portabilityreport.h"

#include <string>
#include <vector>

namespace outcrop {

/// `check`: checks a workspace, or only the given paths; `--fix` applies the fixes of findings, except guesses. Returns ExitCode::Input if a file could not be
/// read or no file was checked, because an empty check must not pass.
class CheckCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;
    bool isAllowedWith(const Permissions &permissions) const override { return permissions.canWrite || (!m_appliesFixes && !m_writesBaseline); }
    bool writesForPrograms() const override { return m_report != "text" || !m_baseline.empty(); }

private:
    QString usageError() const;
    CheckJob job(const Invocation &invocation) const;
    ExitCode showFixes(const Invocation &invocation, const CheckJob &job) const;
    ExitCode fix(const Invocation &invocation, const CheckJob &job) const;
    ExitCode report(const Invocation &invocation, const CheckJob &job) const;
    ExitCode writeBaseline(const Invocation &invocation, const PortabilityReport &report) const;
    void print(const Invocation &invocation, const PortabilityReport &report, qsizetype known) const;

    std::vector<std::string> m_paths;
    std::string m_report = "text";
    std::string m_failOn = "error";
    std::string m_client;
    std::string m_baseline;
    bool m_writesBaseline = false;
    bool m_appliesFixes = false;
    bool m_showsFixes = false;
};

} // namespace outcrop
