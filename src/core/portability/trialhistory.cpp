// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/trialhistory.h"

#include "core/base/json.h"
#include "core/portability/portabilitymessages.h"

#include <QMap>

#include <algorithm>

namespace outcrop {
namespace {

constexpr Outcome allOutcomes[] = {Outcome::Passed, Outcome::Failed, Outcome::NotOptedIn, Outcome::NotApplicable, Outcome::NotRun};

Json numberOrNull(const std::optional<double> &number)
{
    return number ? Json(*number) : Json();
}

std::optional<double> numberAt(const Json &object, const char *name)
{
    const auto found = object.find(name);
    return found != object.end() && found->is_number() ? std::optional(found->get<double>()) : std::nullopt;
}

QString textAt(const Json &object, const char *name)
{
    return qString(object.value(name, Json()));
}

std::optional<BehaviorTrial> trialOf(const Json &object)
{
    if (!object.is_object())
        return std::nullopt;
    const QString outcome = textAt(object, "outcome");
    const auto known = std::find_if(std::begin(allOutcomes), std::end(allOutcomes), [&outcome](Outcome one) { return outcomeName(one) == outcome; });
    BehaviorTrial trial{QDateTime::fromString(textAt(object, "time"), Qt::ISODateWithMs), textAt(object, "agent"), textAt(object, "criterion"), textAt(object, "provider"),
        textAt(object, "model")};
    if (known == std::end(allOutcomes) || !trial.time.isValid() || trial.criterion.isEmpty() || trial.provider.isEmpty())
        return std::nullopt;
    trial.outcome = *known;
    trial.score = numberAt(object, "score");
    trial.threshold = numberAt(object, "threshold");
    trial.reason = textAt(object, "reason");
    return trial;
}

/// Collects the trials of one criterion on one provider.
class TrialGroup
{
public:
    void add(const BehaviorTrial &trial)
    {
        auto &[passedCount, all] = m_runs[trial.time];
        passedCount += trial.outcome == Outcome::Passed ? 1 : 0;
        ++all;
        if (trial.score)
            m_scores.append(*trial.score);
        if (trial.threshold && (!m_thresholdTime.isValid() || trial.time >= m_thresholdTime)) {
            m_threshold = trial.threshold;
            m_thresholdTime = trial.time;
        }
    }

    TrialSummary summary(const QString &criterion, const QString &provider)
    {
        TrialSummary summary{criterion, provider};
        summary.runs = m_runs.size();
        for (const auto &[passedCount, all] : std::as_const(m_runs)) {
            summary.passedCount += passedCount;
            summary.trials += all;
        }
        summary.lastTime = m_runs.lastKey();
        summary.lastShare = share(m_runs.last());
        if (m_runs.size() > 1)
            summary.previousShare = share(std::prev(m_runs.cend(), 2).value());
        summary.threshold = m_threshold;
        addScores(summary);
        return summary;
    }

private:
    using Count = std::pair<qsizetype, qsizetype>; ///< passed trials, all trials

    static double share(const Count &count) { return static_cast<double>(count.first) / static_cast<double>(count.second); }

    void addScores(TrialSummary &summary)
    {
        std::sort(m_scores.begin(), m_scores.end());
        summary.scores = m_scores.size();
        if (m_scores.isEmpty())
            return;
        const qsizetype middle = m_scores.size() / 2;
        summary.lowestScore = m_scores.first();
        summary.medianScore = m_scores.size() % 2 == 1 ? m_scores.at(middle) : (m_scores.at(middle - 1) + m_scores.at(middle)) / 2;
        constexpr qsizetype oneIn = 20; // one in twenty scores may be lower
        if (m_scores.size() >= TrialSummary::minimumScores)
            summary.calibratedThreshold = m_scores.at(m_scores.size() / oneIn);
    }

    QMap<QDateTime, Count> m_runs;
    QList<double> m_scores;
    std::optional<double> m_threshold;
    QDateTime m_thresholdTime;
};

} // namespace

QByteArray trialLines(const QList<BehaviorTrial> &trials)
{
    QByteArray lines;
    for (const BehaviorTrial &trial : trials) {
        const Json object{{"time", jsonString(trial.time.toUTC().toString(Qt::ISODateWithMs))}, {"agent", jsonString(trial.agent)}, {"criterion", jsonString(trial.criterion)},
            {"provider", jsonString(trial.provider)}, {"model", jsonString(trial.model)}, {"outcome", jsonString(outcomeName(trial.outcome))},
            {"score", numberOrNull(trial.score)}, {"threshold", numberOrNull(trial.threshold)}, {"reason", jsonString(trial.reason)}};
        lines += QByteArray::fromStdString(object.dump(-1, ' ', false, Json::error_handler_t::replace)) + '\n';
    }
    return lines;
}

QList<BehaviorTrial> readTrials(const QString &text, const QString &file, Diagnostics &diagnostics)
{
    QList<BehaviorTrial> trials;
    qsizetype offset = 0;
    int number = 0;
    for (const QString &line : text.split(u'\n')) {
        ++number;
        const std::optional<BehaviorTrial> trial = line.trimmed().isEmpty() ? std::nullopt : trialOf(Json::parse(line.toStdString(), nullptr, false));
        const int end = static_cast<int>(line.size()) + 1;
        if (trial)
            trials.append(*trial);
        else if (!line.trimmed().isEmpty())
            diagnostics.append({Severity::Error, QStringLiteral("trial-line"), portabilitymessages::trialUnreadable(),
                {file, {{offset, number, 1}, {offset + line.size(), number, end}}}});
        offset += line.size() + 1;
    }
    return trials;
}

QList<TrialSummary> summarizeTrials(const QList<BehaviorTrial> &trials)
{
    QMap<std::pair<QString, QString>, TrialGroup> groups;
    for (const BehaviorTrial &trial : trials) {
        if (trial.outcome == Outcome::Passed || trial.outcome == Outcome::Failed)
            groups[{trial.criterion, trial.provider}].add(trial);
    }
    QList<TrialSummary> summaries;
    for (auto group = groups.begin(); group != groups.end(); ++group)
        summaries.append(group.value().summary(group.key().first, group.key().second));
    return summaries;
}

} // namespace outcrop
