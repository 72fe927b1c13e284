// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/losstable.h"

#include "cli/table.h"

#include <algorithm>

namespace outcrop {
namespace {

QString valueText(const Json &value)
{
    return value.is_string() ? qString(value) : QString::fromStdString(value.dump());
}

/// The reason, and what became of the value where it is short enough for a line.
QString reasonText(const LedgerEntry &entry)
{
    constexpr qsizetype longest = 40;
    QString change;
    if (!entry.before.is_null())
        change = valueText(entry.before);
    if (!entry.after.is_null())
        change += (change.isEmpty() ? QStringLiteral("→ ") : QStringLiteral(" → ")) + valueText(entry.after);
    if (change.isEmpty() || change.size() > longest)
        return entry.reason;
    return entry.reason + (entry.reason.isEmpty() ? QString() : QStringLiteral(": ")) + change;
}

} // namespace

QStringList lossTable(const Ledger &ledger)
{
    Table table({{QStringLiteral("action")}, {QStringLiteral("part")}, {QStringLiteral("place in the request")}, {QStringLiteral("reason")}});
    for (const LedgerEntry &entry : ledger)
        table.addRow({toString(entry.action), entry.part, entry.path, reasonText(entry)});
    return table.lines();
}

QString lossSummary(const Ledger &ledger)
{
    QStringList words;
    for (const LossAction action : {LossAction::Dropped, LossAction::Approximated, LossAction::Moved, LossAction::Injected}) {
        const auto count = std::count_if(ledger.begin(), ledger.end(), [action](const LedgerEntry &entry) { return entry.action == action; });
        if (count > 0)
            words.append(QString::number(count) + u' ' + toString(action));
    }
    return words.join(QStringLiteral(", "));
}

} // namespace outcrop
