// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rules/checkrules.h"
#include "cli/agents/ruleviolationscommand.h"
#include "cli/base/command.h"
#include "cli/base/provideraccess.h"

#include <string>
#include <vector>

namespace outcrop {

/// `rules`: lists the rules and how each is checked. `check` applies them to files, folders and responses. `test` runs each rule on its examples, and `violations` lists
/// the recorded violations.
class RulesCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;
    bool writesForPrograms() const override { return m_report != "text" || m_isRecording; } // a recorded violation is identified by its message

private:
    void addChoice(CLI::App &command);
    void addCheckOptions(CLI::App &command);
    RuleJob job(const Invocation &invocation) const;
    ExitCode list(const Invocation &invocation, const QList<Rule> &rules) const;
    ExitCode test(const Invocation &invocation, const QList<Rule> &rules) const;
    ExitCode check(const Invocation &invocation, const OpenedWorkspace &opened) const;
    Status addInputs(const Invocation &invocation, RuleJob &ruleJob) const;
    QString confirmationText() const;
    Result<RuleReport> runCheck(
        const Invocation &invocation, const OpenedWorkspace &opened, const std::optional<SendConsent> &consent) const;
    Result<RuleReport> runCheckWithModel(const OpenedWorkspace &opened, RuleJob ruleJob, const SendConsent &consent) const;
    Status record(const Invocation &invocation, const RuleReport &report) const;
    void print(const Invocation &invocation, const RuleReport &report) const;

    RuleViolationsCommand m_violations;
    const CLI::App *m_violationsSubcommand = nullptr;
    const CLI::App *m_checkCommand = nullptr;
    const CLI::App *m_testCommand = nullptr;
    std::vector<std::string> m_paths;
    std::vector<std::string> m_rules;
    std::vector<std::string> m_domains;
    std::string m_coverage;
    std::string m_provider;
    std::string m_model;
    std::string m_report = "text";
    RequestOptions m_requestOptions;
    bool m_checksResponses = false;
    bool m_isRecording = false;
};

} // namespace outcrop
