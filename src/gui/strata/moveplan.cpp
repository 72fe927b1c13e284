// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/strata/moveplan.h"

#include "app/prompt/unchangedmove.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "gui/look/isolatedtext.h"

#include <QLocale>

namespace outcrop {

namespace {

QString numberText(qsizetype number)
{
    return groupedNumber(number, QLocale());
}

/// A left-to-right mark, which keeps the order of numbers and signs in right-to-left text.
const QChar leftToRight(0x200e);

/// Returns `$0.04 → $0.01`, or one price if both are equal; a dash is an unknown price or a document that is not sent.
QString costsText(const std::optional<Cost> &before, const std::optional<Cost> &after)
{
    const auto price = [](const std::optional<Cost> &cost) { return cost ? toText(*cost, QLocale()) : QStringLiteral("–"); };
    return before == after ? price(before) : beforeAfterText(price(before), price(after));
}

QString lossesText(const ProviderEffect &effect)
{
    QStringList parts;
    if (!effect.addedLosses.isEmpty())
        parts += QStringLiteral("+") + numberText(effect.addedLosses.size());
    if (!effect.removedLosses.isEmpty())
        parts += QStringLiteral("−") + numberText(effect.removedLosses.size());
    return leftToRight + parts.join(u' ');
}

QString wholeText(const ProviderEffect &effect)
{
    QStringList lines{costText(effect, QLocale()), effectText(effect)};
    for (const LedgerEntry &entry : effect.addedLosses)
        lines += QStringLiteral("+ ") + labeledText(lossActionText(entry.action) + u' ' + entry.displayName(), entry.reason);
    for (const LedgerEntry &entry : effect.removedLosses)
        lines += QStringLiteral("− %1 %2").arg(lossActionText(entry.action), entry.displayName());
    return lines.join(u'\n');
}

} // namespace

Result<MovePlan> planMove(
    const OpenedWorkspace &opened, const RenderJob &job, const QString &file, const StrataPosition &target)
{
    const LayerStack &stack = opened.library.stack;
    const Result<LayerMove> move = planLayerMove(stack, file, {target.tier, target.position});
    if (!move)
        return move.error();
    const Result<ChangeEffect> effect = measureChangeEffect(opened, job, move->change, move->file);
    if (!effect)
        return effect.error();
    MovePlan plan{move->file, *move, 0, *effect, job.provider, unchangedMoveText(stack, job.selection, *move, *effect)};
    for (const Layer &layer : stack.layers) {
        if (layer.file() == move->file)
            plan.title = layer.title;
        else
            plan.lastPosition += layer.tier == target.tier;
    }
    return plan;
}

QVariant MoveEffectModel::cell(const ProviderEffect &effect, EffectColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(effect, column);
    case Qt::ToolTipRole:
        return effect.isRendered ? wholeText(effect) : effect.problem;
    default:
        return {};
    }
}

QString MoveEffectModel::text(const ProviderEffect &effect, EffectColumn column) const
{
    if (!effect.isRendered && column != EffectColumn::Provider)
        return column == EffectColumn::OneTimeCost ? tr("not rendered") : QString();
    switch (column) {
    case EffectColumn::Provider:
        return effect.provider;
    case EffectColumn::Edit:
        return costsText(effect.costs.editBefore, effect.costs.editAfter);
    case EffectColumn::OneTimeCost:
        return costsText(effect.costs.oneTimeCost, effect.costs.oneTimeCost);
    case EffectColumn::LaterTurn:
        return costsText(effect.costs.laterTurnBefore, effect.costs.laterTurnAfter);
    case EffectColumn::Losses:
        return effect.addedLosses.isEmpty() && effect.removedLosses.isEmpty() ? tr("none") : lossesText(effect);
    }
    return {};
}

QString MoveEffectModel::header(EffectColumn column) const
{
    switch (column) {
    case EffectColumn::Provider:
        return tr("Provider");
    case EffectColumn::Edit:
        //: Column title: the cost of an edit of the moved layer, before and after the move
        return tr("Edit");
    case EffectColumn::OneTimeCost:
        //: Column title: the one-time cost of the move
        return tr("Move");
    case EffectColumn::LaterTurn:
        //: Column title: the cost of a turn that reads the cache, before and after the move
        return tr("Warm cache");
    case EffectColumn::Losses:
        //: Column title: the losses that a change adds or removes
        return tr("Losses");
    }
    return {};
}

bool MoveEffectModel::areEqual(const ProviderEffect &left, const ProviderEffect &right) const
{
    return left.provider == right.provider && wholeText(left) == wholeText(right) && left.bodyAfter == right.bodyAfter
        && left.bodyBefore == right.bodyBefore && left.isRendered == right.isRendered;
}

} // namespace outcrop
