// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/experimentanswers.h"
#include "app/experiments/experimentfiles.h"
#include "app/experiments/experimentprompt.h"
#include "core/ports/provider.h"

namespace outcrop {

/// Who answers in an experiment: what is recorded, else a provider, whose answers are recorded.
class ExperimentModels
{
public:
    /// Without answers nothing is recorded; without models no API calls are made.
    ExperimentModels(Provider *models, ExperimentAnswers *answers) : m_models(models), m_answers(answers) { }

    bool asksNobody() const { return !m_models; }
    bool isRecorded(const QString &key, int repeat) const { return m_answers && m_answers->find(key, repeat); }
    /// `key` is answerKey(). NotFound if there is no model and no recorded answer; a failed call is not an error.
    Result<TimedCall> ask(const RenderedRequest &request, const QString &key, int repeat, const std::stop_token &stop);

private:
    TimedCall askNow(const RenderedRequest &request, const std::stop_token &stop);

    Provider *m_models;
    ExperimentAnswers *m_answers;
};

/// How the calls of an experiment are made, and what they may cost.
struct TrialLimits {
    GenerationParams params = {}; ///< see ArmPrompt::of()
    std::optional<Cost> maxCost = {}; ///< of all calls together
    bool force = false; ///< also requests that should not go out as they are, see unfitness()
};

/// A word that no other call has: what a prompt begins with where no cache is to know it.
QString trialMark(const QString &run, qsizetype trial);
/// What an answer is kept by: its request without a mark, the arm and the case, so that two arms or two cases that ask the same get an answer each.
QString answerKey(const RenderedRequest &request, const QString &arm, const QString &item);
/// The repeat that an answer is kept under. Warm-ups are kept apart, so that no real trial takes the answer of one.
int recordedRepeat(const Trial &trial);

/// Makes single trials: renders, counts, asks, reads the answer, judges.
class TrialMaking
{
public:
    /// `run` is a word of this run alone, for the marks that keep caches out. Errors as ArmPrompt::of().
    static Result<TrialMaking> of(const OpenedWorkspace &opened, const LoadedExperiment &loaded, ExperimentModels models, const QString &run, const TrialLimits &limits = {});

    /// Nothing where `stop` ended it inside a call, or its dearest outcome is more than is left of the limit (tooDear()): such a trial was not made.
    Result<std::optional<TrialResult>> make(const Trial &trial, const std::stop_token &stop);
    /// Whether a trial that was made would ask the same now.
    Result<bool> asksTheSame(const Trial &trial, const TrialResult &made) const;
    /// What the calls of the last trial cost; nothing where a price or the usage is not known. Recorded answers cost nothing.
    const std::optional<Cost> &lastCost() const { return m_cost; }
    /// Why the last trial was not made: what may be spent does not suffice for it.
    const std::optional<Error> &tooDear() const { return m_tooDear; }
    /// Of the renders, each once.
    const Diagnostics &diagnostics() const { return m_diagnostics; }

private:
    TrialMaking(const LoadedExperiment &loaded, ExperimentModels models, const QString &run, const TrialLimits &limits)
        : m_loaded(loaded), m_models(models), m_run(run), m_limits(limits), m_left(limits.maxCost)
    {
    }

    Status measureOffline(const ArmPrompt &arm, const ExperimentCase &one, const RenderResult &render, TrialResult &result);
    Result<bool> measureOnline(const Trial &trial, const RenderResult &render, TrialResult &result, const std::stop_token &stop);
    void readAnswer(const ArmPrompt &arm, const RenderResult &render, const TimedCall &call, TrialResult &result);
    Result<bool> judge(const Trial &trial, const TimedCall &call, TrialResult &result, const std::stop_token &stop);
    bool measures(Metric metric) const { return m_loaded.setup.measures(metric); }
    Result<TimedCall> call(const RenderedRequest &request, const QString &key, int repeat, bool isJudge, TrialResult &result, const std::stop_token &stop);
    void noteCall(const RenderedRequest &request, const TimedCall &call, bool isJudge, TrialResult &result);
    void note(const Diagnostics &found);

    const LoadedExperiment &m_loaded;
    ExperimentModels m_models;
    QString m_run;
    TrialLimits m_limits;
    std::optional<Error> m_tooDear;
    std::optional<Cost> m_left; ///< of what may be spent; nothing where that is not limited
    QList<ArmPrompt> m_arms;
    std::optional<Cost> m_cost = Cost();
    Diagnostics m_diagnostics;
};

} // namespace outcrop
