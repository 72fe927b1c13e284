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

/// Returns whether an entry is about an item of a list whose entry has the same reason: `examples/2` and `examples`.
bool isItemOf(const LedgerEntry &item, const LedgerEntry &list)
{
    return list.lossClass() != LossClass::None && item.reason == list.reason && !list.part.isEmpty() && item.part.startsWith(list.part + u'/');
}

bool isCovered(const LedgerEntry &entry, const Ledger &ledger)
{
    if (entry.key)
        return !entry.key->sentAs.isEmpty();
    return entry.action == LossAction::Dropped && std::any_of(ledger.begin(), ledger.end(), [&entry](const LedgerEntry &other) { return isItemOf(entry, other); });
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
    case LossAction::Truncated:
        return QStringLiteral("truncated");
    case LossAction::Dropped:
        return QStringLiteral("dropped");
    case LossAction::Injected:
        return QStringLiteral("injected");
    case LossAction::Applied:
        return QStringLiteral("applied");
    case LossAction::Unused:
        return QStringLiteral("unused");
    }
    Q_UNREACHABLE();
}

LossClass lossClassOf(LossAction action)
{
    switch (action) {
    case LossAction::Dropped:
    case LossAction::Truncated:
        return LossClass::Lost;
    case LossAction::Moved:
    case LossAction::Approximated:
        return LossClass::Changed;
    case LossAction::Injected:
        return LossClass::Added;
    case LossAction::Unused:
        return LossClass::Informational;
    case LossAction::Kept:
    case LossAction::Renamed:
    case LossAction::Applied:
        return LossClass::None;
    }
    Q_UNREACHABLE();
}

QString toString(LossClass lossClass)
{
    switch (lossClass) {
    case LossClass::Lost:
        return QStringLiteral("lost");
    case LossClass::Changed:
        return QStringLiteral("changed");
    case LossClass::Added:
        return QStringLiteral("added");
    case LossClass::Informational:
        return QStringLiteral("informational");
    case LossClass::None:
        return {};
    }
    Q_UNREACHABLE();
}

QString actionWord(LossAction action)
{
    return action == LossAction::Injected ? QStringLiteral("added") : toString(action);
}

Json toJson(const Ledger &ledger)
{
    Json rows = Json::array();
    for (const LedgerEntry &entry : ledger) {
        Json row{{"path", jsonString(entry.path)},
                 {"part", jsonString(entry.part)},
                 {"action", jsonString(toString(entry.action))},
                 {"reason", jsonString(entry.reason)}};
        if (const QString lossClass = toString(entry.lossClass()); !lossClass.isEmpty())
            row["class"] = jsonString(lossClass);
        if (!entry.name.isEmpty())
            row["name"] = jsonString(entry.name);
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
    Ledger rows = groupEntries(ledger);
    rows.removeIf([](const LedgerEntry &entry) { return !entry.isLoss(); });
    return rows;
}

Ledger changes(const Ledger &ledger)
{
    Ledger rows = sortedByClass(groupEntries(ledger));
    rows.removeIf([](const LedgerEntry &entry) { return entry.lossClass() == LossClass::None; });
    return rows;
}

Ledger sortedByClass(Ledger ledger)
{
    std::stable_sort(ledger.begin(), ledger.end(), [](const LedgerEntry &a, const LedgerEntry &b) { return a.lossClass() < b.lossClass(); });
    return ledger;
}

qsizetype countOf(const Ledger &ledger, LossAction action)
{
    return std::count_if(ledger.begin(), ledger.end(), [action](const LedgerEntry &entry) { return entry.action == action; });
}

QList<LossAction> countedActions()
{
    return {LossAction::Dropped, LossAction::Truncated, LossAction::Approximated, LossAction::Moved, LossAction::Injected};
}

QString lossCounts(const Ledger &changes)
{
    QStringList counts;
    for (const LossAction action : countedActions()) {
        if (const qsizetype count = countOf(changes, action); count > 0)
            counts.append(QStringLiteral("%1 %2").arg(QString::number(count), actionWord(action)));
    }
    return counts.join(QStringLiteral(", "));
}

LossClass LedgerEntry::lossClass() const
{
    const bool isToldElsewhere = key && !key->sentAs.isEmpty();
    return isToldElsewhere ? LossClass::None : lossClassOf(action);
}

QString LedgerEntry::displayPath() const
{
    return !name.isEmpty() && path.startsWith(u'/') ? part + path : path;
}

Ledger groupEntries(const Ledger &ledger)
{
    QList<QList<LedgerEntry>> groups;
    for (const LedgerEntry &entry : ledger) {
        if (isCovered(entry, ledger))
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
