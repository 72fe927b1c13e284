// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/portabilityreport.h"

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

} // namespace outcrop
