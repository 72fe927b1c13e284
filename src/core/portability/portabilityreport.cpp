// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/portabilityreport.h"

#include "core/portability/portabilitymessages.h"

#include <algorithm>

namespace outcrop {

int PortabilityReport::count(Outcome outcome) const
{
    qsizetype count = 0;
    for (const AgentReport &agent : agents)
        count += std::count_if(agent.results.begin(), agent.results.end(),
            [outcome](const CriterionResult &result) { return result.outcome == outcome; });
    return static_cast<int>(count);
}

QString outcomeName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Passed:
        return QStringLiteral("passed");
    case Outcome::Failed:
        return QStringLiteral("failed");
    case Outcome::NotOptedIn:
        return QStringLiteral("not-opted-in");
    case Outcome::NotApplicable:
        return QStringLiteral("not-applicable");
    case Outcome::NotRun:
        return QStringLiteral("not-run");
    }
    Q_UNREACHABLE();
}

QString outcomeText(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Passed:
        return portabilitymessages::outcomePassed();
    case Outcome::Failed:
        return portabilitymessages::outcomeFailed();
    case Outcome::NotOptedIn:
        return portabilitymessages::outcomeNotOptedIn();
    case Outcome::NotApplicable:
        return portabilitymessages::outcomeNotApplicable();
    case Outcome::NotRun:
        return portabilitymessages::outcomeNotRun();
    }
    Q_UNREACHABLE();
}

} // namespace outcrop
