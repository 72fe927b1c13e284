// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/classifyinteractions.h"
#include "cli/base/command.h"
#include "cli/base/provideraccess.h"
#include "cli/records/logstore.h"

#include <string>

namespace outcrop {

/// `log classify`: classifies recorded interactions again with the current rules. `--explain` explains each classification.
class LogClassifyCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &log) override;
    ExitCode run(const Invocation &invocation) override;

private:
    ExitCode classify(const Invocation &invocation, const OpenedWorkspace &opened, const RecordFilter &filter, const std::optional<SendConsent> &consent) const;
    Result<ClassifyReport> runClassification(const OpenedWorkspace &opened, Store &store, KeyRing &keys,
        const ClassifyJob &job, const std::optional<SendConsent> &consent, const ClassifyListener &listener) const;

    LogFilterOptions m_filter;
    std::string m_provider;
    std::string m_model;
    RequestOptions m_requestOptions;
    int m_maxCalls = 100;
    bool m_showsExplanation = false;
    bool m_isDryRun = false;
};

} // namespace outcrop
