// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/portability/validatelibrary.h"
#include "cli/base/generationoptions.h"
#include "cli/base/command.h"
#include "cli/base/provideraccess.h"
#include "cli/base/queueoptions.h"

#include <string>
#include <vector>

namespace outcrop {

/// `validate`: tests agents against the portability criteria and prints a report for users, scripts, code hosts or CI servers. `--record` stores the renders
/// that PV-017 compares.
class ValidateCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;
    bool writesForPrograms() const override { return m_report != "text"; }

private:
    ValidationJob job(const Invocation &invocation) const;
    QString usageError(const PortabilityTests &tests) const;
    QString resolveNames(const Invocation &invocation);
    static ExitCode record(const Invocation &invocation);
    static ExitCode showHistory(const Invocation &invocation);
    ExitCode runLive(const Invocation &invocation) const;
    ExitCode sendRequests(const Invocation &invocation, const SendConsent &consent, ValidationJob liveJob, qint64 requests) const;
    ExitCode runQueued(const Invocation &invocation, ValidationJob liveJob) const;
    static ExitCode storeRecordings(const Invocation &invocation, const ValidatedLibrary &library);
    ExitCode report(const Invocation &invocation, ValidatedLibrary library) const;
    static ExitCode list(const Invocation &invocation, const PortabilityTests &tests);
    bool isBehavioralRun() const { return m_isBehavioral || !m_providers.empty(); }
    static QString providerError(const Invocation &invocation, const QStringList &names);
    void print(const Invocation &invocation, const PortabilityReport &report) const;

    std::vector<std::string> m_paths;
    std::vector<std::string> m_criteria;
    std::string m_report = "text";
    bool m_isBehavioral = false;
    bool m_isRecording = false;
    bool m_listsCriteria = false;
    bool m_showsHistory = false;
    bool m_callsProviders = false;
    bool m_recordsResponses = false;
    std::vector<std::string> m_providers;
    std::string m_judge;
    QueueOptions m_queue;
    GenerationOptions m_limit; ///< only --max-cost
    RequestOptions m_requestOptions;
};

} // namespace outcrop
