// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/ledger.h"

#include <algorithm>

namespace outcrop {

QString toString(LossAction action)
{
    switch (action) {
    case LossAction::Kept:
        return QStringLiteral("kept");
    case LossAction::Renamed:
        return QStringLiteral("renamed");
    case LossAction::Moved:
        return QStringLiteral("moved");
    case LossAction::Approximated:
        return QStringLiteral("approximated");
    case LossAction::Dropped:
        return QStringLiteral("dropped");
    case LossAction::Injected:
        return QStringLiteral("injected");
    }
    Q_UNREACHABLE();
}

Json toJson(const Ledger &ledger)
{
    Json rows = Json::array();
    for (const LedgerEntry &entry : ledger) {
        Json row{{"path", jsonString(entry.path)},
                 {"part", jsonString(entry.part)},
                 {"action", jsonString(toString(entry.action))},
                 {"reason", jsonString(entry.reason)}};
        if (!entry.before.is_null())
            row["before"] = entry.before;
        if (!entry.after.is_null())
            row["after"] = entry.after;
        rows.push_back(row);
    }
    return rows;
}

Ledger losses(const Ledger &ledger)
{
    Ledger rows;
    std::copy_if(ledger.begin(), ledger.end(), std::back_inserter(rows), [](const LedgerEntry &entry) {
        return entry.action != LossAction::Kept && entry.action != LossAction::Renamed;
    });
    return rows;
}

} // namespace outcrop
