// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/costlimit.h"

#include <numeric>

namespace outcrop {

std::optional<Error> costProblem(const std::optional<Cost> &most, const std::optional<Cost> &allowed)
{
    if (!allowed || (most && *most <= *allowed))
        return std::nullopt;
    const QString why = most ? QStringLiteral("this can cost %1, and %2 are allowed").arg(toText(*most), toText(*allowed))
                             : QStringLiteral("%1 are allowed, and what this can cost is not known: a price is missing, or nothing limits the answer (--max-tokens does)")
                                   .arg(toText(*allowed));
    return Error{ErrorCode::NotAllowed, QStringLiteral("Nothing was sent: %1.").arg(why), {}};
}

std::optional<Cost> costOfTurns(const QList<TurnRecord> &turns)
{
    return std::accumulate(turns.begin(), turns.end(), std::optional(Cost()),
        [](const std::optional<Cost> &sum, const TurnRecord &turn) { return sum + turn.cost; });
}

} // namespace outcrop
