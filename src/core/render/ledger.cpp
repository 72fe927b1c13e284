// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/ledger.h"

#include "core/render/rendermessages.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumNamedKeys = 8; ///< maximum number of keys listed in one entry

void addKey(Json &row, const LedgerKey &key)
{
    row["file"] = jsonString(key.file);
    row["key"] = jsonString(key.key);
    row["line"] = key.place.range.start.line;
    row["column"] = key.place.range.start.column;
    if (!key.sentAs.isEmpty())
        row["sent_as"] = jsonString(key.sentAs);
}

/// Returns one entry for several keys of a document.
LedgerEntry mergeEntries(const QList<LedgerEntry> &entries)
{
    LedgerEntry whole = entries.first();
    if (entries.size() == 1)
        return whole;
    QStringList names;
    for (const LedgerEntry &entry : entries.first(std::min(maximumNamedKeys, entries.size())))
        names.append(entry.key->key);
    if (const qsizetype more = entries.size() - names.size(); more > 0)
        names.append(rendermessages::andMore(more));
    whole.part = whole.key->file + QStringLiteral(": ") + names.join(QStringLiteral(", "));
    whole.before = {};
    return whole;
}

bool isSame(const LedgerEntry &a, const LedgerEntry &b)
{
    return a.key && b.key && a.action == b.action && a.key->file == b.key->file && a.reason == b.reason;
}

} // namespace

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
    case LossAction::Applied:
        return QStringLiteral("applied");
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
        if (entry.key)
            addKey(row, *entry.key);
        rows.push_back(row);
    }
    return rows;
}

Ledger losses(const Ledger &ledger)
{
    Ledger rows;
    std::copy_if(ledger.begin(), ledger.end(), std::back_inserter(rows), [](const LedgerEntry &entry) { return entry.isLoss(); });
    return rows;
}

bool LedgerEntry::isLoss() const
{
    const bool isToldElsewhere = key && !key->sentAs.isEmpty();
    return !isToldElsewhere && action != LossAction::Kept && action != LossAction::Renamed && action != LossAction::Applied;
}

Ledger groupEntries(const Ledger &ledger)
{
    QList<QList<LedgerEntry>> groups;
    for (const LedgerEntry &entry : ledger) {
        if (entry.key && !entry.key->sentAs.isEmpty())
            continue;
        const auto group = entry.key ? std::find_if(groups.begin(), groups.end(), [&entry](const auto &other) { return isSame(other.first(), entry); })
                                     : groups.end();
        if (group == groups.end())
            groups.append({entry});
        else
            group->append(entry);
    }
    Ledger rows;
    for (const QList<LedgerEntry> &group : groups)
        rows.append(mergeEntries(group));
    return rows;
}

} // namespace outcrop
