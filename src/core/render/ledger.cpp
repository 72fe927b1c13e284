// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/ledger.h"

#include "core/base/joinedtext.h"
#include "core/render/rendermessages.h"

#include <QSet>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace outcrop {
namespace {

constexpr qsizetype maximumNamedKeys = 8; ///< maximum number of keys listed in one entry

void addKey(Json &row, const LedgerKey &key)
{
    row["file"] = jsonString(key.file);
    row["key"] = jsonString(key.key);
    row["line"] = key.location.range.start.line;
    row["column"] = key.location.range.start.column;
    if (!key.sentAs.isEmpty())
        row["sent_as"] = jsonString(key.sentAs);
}

/// Returns the text with the number of entries of a counted action.
const CountText &countTextOf(LossAction action)
{
    switch (action) {
    case LossAction::Dropped:
        return rendermessages::countDropped;
    case LossAction::Truncated:
        return rendermessages::countTruncated;
    case LossAction::Approximated:
        return rendermessages::countApproximated;
    case LossAction::Moved:
        return rendermessages::countMoved;
    case LossAction::Injected:
        return rendermessages::countAdded;
    default:
        Q_UNREACHABLE(); // not a counted action
    }
}

/// Returns one entry for several keys of a document. It has their change only if all keys have the same one.
LedgerEntry mergeEntries(const QList<const LedgerEntry *> &entries)
{
    LedgerEntry whole = *entries.first();
    if (entries.size() == 1)
        return whole;
    QStringList names;
    for (const LedgerEntry *entry : entries.first(std::min(maximumNamedKeys, entries.size())))
        names.append(entry->key->key);
    if (const qsizetype more = entries.size() - names.size(); more > 0)
        names.append(rendermessages::andMore(more));
    whole.part = whole.key->file + QStringLiteral(": ") + names.join(QStringLiteral(", "));
    const bool isSameChange = std::all_of(entries.begin(), entries.end(), [&whole](const LedgerEntry *entry) { return entry->before == whole.before && entry->after == whole.after; });
    if (!isSameChange || whole.after.is_null()) {
        whole.before = {};
        whole.after = {};
    }
    return whole;
}

/// The parts that the model does not receive as written, with the reasons. An item with the same reason as its list is covered by the entry of the list:
/// `examples/2` by `examples`.
class ListReasons
{
public:
    explicit ListReasons(const Ledger &ledger)
    {
        for (const LedgerEntry &entry : ledger) {
            if (!entry.part.isEmpty() && entry.lossClass() != LossClass::None)
                m_knownReasons.insert({entry.part, entry.reason});
        }
    }

    bool includesItem(const LedgerEntry &item) const
    {
        for (qsizetype slash = item.part.lastIndexOf(u'/'); slash > 0; slash = item.part.lastIndexOf(u'/', slash - 1)) {
            if (m_knownReasons.contains({item.part.first(slash), item.reason}))
                return true;
        }
        return false;
    }

private:
    QSet<std::pair<QString, QString>> m_knownReasons;
};

bool isCovered(const LedgerEntry &entry, const ListReasons &lists)
{
    if (entry.key)
        return !entry.key->sentAs.isEmpty();
    return entry.action == LossAction::Dropped && lists.includesItem(entry);
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

QString lossActionText(LossAction action)
{
    switch (action) {
    case LossAction::Kept:
        return rendermessages::actionKept();
    case LossAction::Renamed:
        return rendermessages::actionRenamed();
    case LossAction::Moved:
        return rendermessages::actionMoved();
    case LossAction::Approximated:
        return rendermessages::actionApproximated();
    case LossAction::Truncated:
        return rendermessages::actionTruncated();
    case LossAction::Dropped:
        return rendermessages::actionDropped();
    case LossAction::Injected:
        return rendermessages::actionAdded();
    case LossAction::Applied:
        return rendermessages::actionApplied();
    case LossAction::Unused:
        return rendermessages::actionUnused();
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
    return changesAmongGroups(groupEntries(ledger));
}

Ledger changesAmongGroups(Ledger rows)
{
    rows.removeIf([](const LedgerEntry &entry) { return entry.lossClass() == LossClass::None; });
    return sortByClass(std::move(rows));
}

Ledger sortByClass(Ledger ledger)
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

QString lossCountText(const Ledger &changes, const QLocale &locale)
{
    QStringList counts;
    for (const LossAction action : countedActions()) {
        if (const qsizetype count = countOf(changes, action); count > 0)
            counts.append(countTextOf(action)(count, locale.toString(qlonglong(count))));
    }
    return counts.join(listSeparator());
}

LossClass LedgerEntry::lossClass() const
{
    const bool isToldElsewhere = key && !key->sentAs.isEmpty();
    return isToldElsewhere ? LossClass::None : lossClassOf(action);
}

QString LedgerEntry::reasonForComparison() const
{
    return part == serverDropPart ? QString() : reason;
}

QString LedgerEntry::displayPath() const
{
    return !name.isEmpty() && path.startsWith(u'/') ? part + path : path;
}

Ledger groupEntries(const Ledger &ledger)
{
    const ListReasons lists(ledger);
    QList<QList<const LedgerEntry *>> groups; // entries are large, so they are not copied to compare them
    std::map<std::tuple<LossAction, QStringView, QStringView>, qsizetype> groupOfKeys; // by action, file and reason
    for (const LedgerEntry &entry : ledger) {
        if (isCovered(entry, lists))
            continue;
        if (entry.key) {
            const auto [group, isNew] = groupOfKeys.try_emplace({entry.action, entry.key->file, entry.reason}, groups.size());
            if (!isNew) {
                groups[group->second].append(&entry);
                continue;
            }
        }
        groups.append({&entry});
    }
    Ledger rows;
    rows.reserve(groups.size());
    for (const QList<const LedgerEntry *> &group : std::as_const(groups))
        rows.append(mergeEntries(group));
    return rows;
}

} // namespace outcrop
