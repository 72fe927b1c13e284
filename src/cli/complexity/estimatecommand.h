// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/estimatecomplexity.h"
#include "cli/base/command.h"
#include "cli/base/provideraccess.h"
#include "cli/complexity/estimatelistcommand.h"
#include "cli/complexity/estimateoutcomecommand.h"

#include <string>

namespace outcrop {

/// `estimate`: estimates the complexity of a task, in YAML or as text, with every step of the score, and suggests how to split it. Changes no document. The
/// estimate is recorded with --record, or if the workspace has a store and its thresholds track the accuracy.
class EstimateCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;
    bool writesForPrograms() const override { return m_outputFormat != "report"; } // other formats are read by models

private:
    QString fileName() const;
    QString usageError(const OpenedWorkspace &opened) const;
    Result<TaskDocument> readTaskFile(const Invocation &invocation, const ComplexityThresholds &thresholds) const;
    ExitCode showQuestion(const Invocation &invocation, const Task &task, const ComplexityThresholds &thresholds) const;
    ExitCode estimate(const Invocation &invocation, const OpenedWorkspace &opened, const Task &task, const ComplexityThresholds &thresholds) const;
    OpinionResult obtainOpinion(const Invocation &invocation, const OpenedWorkspace &opened, const QString &question, const std::optional<SendConsent> &consent) const;
    OpinionResult readOpinion(const Invocation &invocation) const;
    OpinionResult requestOpinion(
        const OpenedWorkspace &opened, const QString &question, const SendConsent &consent) const;
    ExitCode failOpinion(const Invocation &invocation, const OpinionResult &result) const;
    TaskDocument readTaskText(const QString &text, const ComplexityThresholds &thresholds) const;
    Status record(const Invocation &invocation, const ComplexityEstimate &estimate) const;
    void recordQuietly(const Invocation &invocation, const ComplexityEstimate &estimate) const;
    ExitCode show(const Invocation &invocation, const ComplexityEstimate &estimate) const;

    EstimateOutcomeCommand m_outcome;
    EstimateListCommand m_list;
    const CLI::App *m_outcomeSubcommand = nullptr;
    const CLI::App *m_listSubcommand = nullptr;
    std::string m_file = "-";
    std::string m_text;
    bool m_isRecording = false;
    std::string m_outputFormat = "report";
    std::string m_opinion;
    std::string m_provider;
    std::string m_model;
    RequestOptions m_requestOptions;
};

} // namespace outcrop
