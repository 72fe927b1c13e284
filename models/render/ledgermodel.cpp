// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/render/ledgermodel.h"

#include "core/base/localnumbers.h"
#include "models/base/roles.h"
#include "models/base/rowtext.h"

#include <algorithm>

namespace outcrop {

LedgerModel::LedgerModel(QObject *parent) : TableModel(LedgerColumn::After, parent) { }

QVariant LedgerModel::cell(const LedgerEntry &entry, LedgerColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(entry, column);
    case Qt::ToolTipRole:
        return toolTip(entry);
    case Qt::AccessibleTextRole:
        //: %1 is the outcome, such as `Dropped`, %2 a part of the prompt, %3 a reason
        return tr("%1 %2. %3").arg(actionTitle(entry.action), entry.displayName(), entry.reason);
    case ActionRole:
        return static_cast<int>(entry.action);
    case ChangeRole:
        return changeText(entry);
    default:
        return {};
    }
}

QString LedgerModel::text(const LedgerEntry &entry, LedgerColumn column) const
{
    switch (column) {
    case LedgerColumn::Action:
        return actionTitle(entry.action);
    case LedgerColumn::Part:
        return entry.displayName();
    case LedgerColumn::Path:
        return entry.displayPath();
    case LedgerColumn::Reason:
        return entry.reason;
    case LedgerColumn::Before:
        return jsonCellText(entry.before);
    case LedgerColumn::After:
        return jsonCellText(entry.after);
    }
    return {};
}

QString LedgerModel::toolTip(const LedgerEntry &entry) const
{
    QStringList lines{tr("%1: %2").arg(actionTitle(entry.action), entry.displayName())};
    if (!entry.name.isEmpty())
        lines += tr("Part: %1").arg(entry.part);
    if (!entry.path.isEmpty())
        lines += tr("Location in request: %1").arg(entry.path);
    if (!entry.reason.isEmpty())
        lines += entry.reason;
    if (const QString change = changeText(entry); !change.isEmpty())
        lines += change;
    return lines.join(u'\n');
}

QString LedgerModel::header(LedgerColumn column) const
{
    switch (column) {
    case LedgerColumn::Action:
        return tr("Action");
    case LedgerColumn::Part:
        return tr("Part");
    case LedgerColumn::Path:
        return tr("Location in request");
    case LedgerColumn::Reason:
        return tr("Reason");
    case LedgerColumn::Before:
        return tr("Original value");
    case LedgerColumn::After:
        return tr("Sent value");
    }
    return {};
}

bool LedgerModel::areEqual(const LedgerEntry &left, const LedgerEntry &right) const
{
    return left.action == right.action && left.part == right.part && left.name == right.name && left.path == right.path
        && left.reason == right.reason && left.before == right.before && left.after == right.after;
}

QString actionTitle(LossAction action)
{
    switch (action) {
    case LossAction::Kept:
        return LedgerModel::tr("Kept");
    case LossAction::Renamed:
        return LedgerModel::tr("Renamed");
    case LossAction::Moved:
        return LedgerModel::tr("Moved");
    case LossAction::Approximated:
        return LedgerModel::tr("Approximated");
    case LossAction::Truncated:
        return LedgerModel::tr("Truncated");
    case LossAction::Dropped:
        return LedgerModel::tr("Dropped");
    case LossAction::Injected:
        return LedgerModel::tr("Added");
    case LossAction::Applied:
        return LedgerModel::tr("Applied");
    case LossAction::Unused:
        return LedgerModel::tr("Unused");
    }
    return {};
}

QString changesToolTip(const Ledger &changes)
{
    constexpr qsizetype maximumLines = 20;
    QStringList lines{lossCountText(changes, windowLocale())};
    for (const LedgerEntry &entry : changes.first(std::min(maximumLines, changes.size())))
        lines += LedgerModel::tr("%1: %2").arg(actionTitle(entry.action), entry.displayName()) + (entry.reason.isEmpty() ? QString() : QStringLiteral(" – ") + entry.reason);
    if (changes.size() > maximumLines)
        lines += LedgerModel::tr("and %1 more").arg(groupedNumber(changes.size() - maximumLines, windowLocale()));
    return lines.join(u'\n').trimmed();
}

QString changeText(const LedgerEntry &entry)
{
    if (entry.before == entry.after)
        return {};
    const QString before = entry.before.is_null() ? LedgerModel::tr("not set") : jsonCellText(entry.before);
    if (!entry.after.is_null())
        return LedgerModel::tr("%1 → %2").arg(before, jsonCellText(entry.after));
    return entry.action == LossAction::Dropped || entry.action == LossAction::Unused ? LedgerModel::tr("%1 → not sent").arg(before) : before;
}

} // namespace outcrop
