// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/render/ledgermodel.h"

#include "core/render/attachmentacceptance.h"
#include "models/base/roles.h"
#include "models/base/rowtext.h"

#include <QHash>
#include <QLocale>

#include <algorithm>

namespace outcrop {

namespace {

/// Returns the file names of all attachments of a prompt, by their part in the ledger.
QHash<QString, QString> attachmentNames(const PromptBundle &bundle)
{
    QHash<QString, QString> names;
    const auto add = [&names](const QList<Attachment> &attachments, std::optional<qsizetype> message) {
        for (qsizetype i = 0; i < attachments.size(); ++i)
            names.insert(attachmentPart(i, message), attachments.at(i).name());
    };
    add(bundle.attachments, {});
    for (qsizetype message = 0; message < bundle.history.size(); ++message)
        add(bundle.history.at(message).attachments, message);
    return names;
}

} // namespace

LedgerModel::LedgerModel(QObject *parent) : TableModel(LedgerColumn::After, parent) { }

QVariant LedgerModel::cell(const LedgerEntry &entry, LedgerColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(entry, column);
    case Qt::ToolTipRole:
        return toolTip(entry);
    case Qt::AccessibleTextRole:
        return tr("%1 %2. %3").arg(actionTitle(entry.action), entry.part, entry.reason);
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
        return entry.part;
    case LedgerColumn::Path:
        return entry.path;
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
    QStringList lines{tr("%1: %2").arg(actionTitle(entry.action), entry.part)};
    if (!entry.path.isEmpty())
        lines += tr("Path in request: %1").arg(entry.path);
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
        return tr("Path in request");
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
    return left.action == right.action && left.part == right.part && left.path == right.path
        && left.reason == right.reason && left.before == right.before && left.after == right.after;
}

Ledger withAttachmentNames(const Ledger &ledger, const PromptBundle &bundle)
{
    const QHash<QString, QString> names = attachmentNames(bundle);
    Ledger named = ledger;
    for (LedgerEntry &entry : named) {
        if (const QString name = names.value(entry.part); !name.isEmpty())
            entry.part = QStringLiteral("%1 (%2)").arg(entry.part, name);
    }
    return named;
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
    case LossAction::Dropped:
        return LedgerModel::tr("Dropped");
    case LossAction::Injected:
        return LedgerModel::tr("Injected");
    case LossAction::Applied:
        return LedgerModel::tr("Applied");
    }
    return {};
}

QString actionCounts(const Ledger &ledger)
{
    QStringList parts;
    for (const LossAction action : {LossAction::Dropped, LossAction::Approximated, LossAction::Moved, LossAction::Renamed, LossAction::Injected, LossAction::Applied, LossAction::Kept}) {
        const auto count = std::count_if(ledger.begin(), ledger.end(), [action](const LedgerEntry &entry) { return entry.action == action; });
        if (count > 0)
            //: %1 is a number of parts of the prompt, %2 what happened to them, such as `dropped`
            parts += LedgerModel::tr("%1 %2").arg(QLocale().toString(qlonglong(count)), actionTitle(action).toLower());
    }
    return parts.join(QStringLiteral(", "));
}

QString lossesToolTip(const Ledger &losses)
{
    constexpr qsizetype maximumLines = 20;
    QStringList lines{actionCounts(losses)};
    for (const LedgerEntry &entry : losses.first(std::min(maximumLines, losses.size())))
        lines += LedgerModel::tr("%1: %2").arg(actionTitle(entry.action), entry.part) + (entry.reason.isEmpty() ? QString() : QStringLiteral(" – ") + entry.reason);
    if (losses.size() > maximumLines)
        lines += LedgerModel::tr("and %1 more").arg(QLocale().toString(losses.size() - maximumLines));
    return lines.join(u'\n').trimmed();
}

QString changeText(const LedgerEntry &entry)
{
    if (entry.before == entry.after)
        return {};
    const QString before = entry.before.is_null() ? LedgerModel::tr("not set") : jsonCellText(entry.before);
    if (!entry.after.is_null())
        return LedgerModel::tr("%1 → %2").arg(before, jsonCellText(entry.after));
    return entry.action == LossAction::Dropped ? LedgerModel::tr("%1 → not sent").arg(before) : before;
}

} // namespace outcrop
