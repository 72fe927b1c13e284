// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/importledger.h"

#include <QSet>

#include <tuple>

namespace outcrop {
namespace {

/// Returns the rank of an action by the severity of its loss.
int severityOf(LossAction action)
{
    switch (action) {
    case LossAction::Kept:
    case LossAction::Applied:
    case LossAction::Unused:
        return 0;
    case LossAction::Renamed:
        return 1;
    case LossAction::Injected:
    case LossAction::Moved:
        return 2;
    case LossAction::Approximated:
        return 3;
    case LossAction::Truncated:
        return 4;
    case LossAction::Dropped:
        return 5;
    }
    Q_UNREACHABLE();
}

/// Returns whether a part is `inner`, contains it or is contained in it.
bool isRelated(const QString &part, const QString &inner)
{
    const auto contains = [](const QString &outer, const QString &one) { return one == outer || (one.startsWith(outer) && QStringLiteral(".[/").contains(one.at(outer.size()))); };
    return contains(part, inner) || contains(inner, part);
}

LedgerEntry combineEntries(const LedgerEntry &read, const LedgerEntry &placedEntries)
{
    LedgerEntry entry = read;
    entry.path = placedEntries.path;
    entry.action = severityOf(placedEntries.action) > severityOf(read.action) ? placedEntries.action : read.action;
    entry.reason = severityOf(placedEntries.action) > severityOf(read.action) || read.reason.isEmpty() ? placedEntries.reason : read.reason;
    return entry;
}

/// Returns whether an entry repeats the last one, because several pieces of its value are in the same location.
bool isRepeated(const LedgerEntry &entry, const Ledger &ledger)
{
    const auto parts = [](const LedgerEntry &one) { return std::tie(one.part, one.path, one.action, one.reason); };
    return !ledger.isEmpty() && parts(ledger.constLast()) == parts(entry);
}

} // namespace

Ledger combineLedgers(const Ledger &read, const Ledger &placedEntries)
{
    Ledger ledger;
    QSet<qsizetype> used;
    for (const LedgerEntry &entry : read) {
        bool isPlaced = false;
        for (qsizetype at = 0; at < placedEntries.size() && !entry.path.isEmpty(); ++at) {
            if (!isRelated(entry.path, placedEntries.at(at).part))
                continue;
            if (const LedgerEntry found = combineEntries(entry, placedEntries.at(at)); !isRepeated(found, ledger))
                ledger.append(found);
            used.insert(at);
            isPlaced = true;
        }
        if (!isPlaced)
            ledger.append(entry);
    }
    for (qsizetype at = 0; at < placedEntries.size(); ++at) {
        if (!used.contains(at) && severityOf(placedEntries.at(at).action) > 1)
            ledger.append(placedEntries.at(at));
    }
    return ledger;
}

} // namespace outcrop
