// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/strata/moveplan.h"

#include <QLocale>

namespace outcrop {

namespace {

QString numberText(qsizetype number)
{
    return QLocale().toString(number);
}

/// A left-to-right mark, which keeps the order of numbers and arrows in right-to-left text.
const QChar leftToRight(0x200e);

/// Returns `3 → 5`, or one number if both are equal. The numbers count from 1; a dash is a missing section.
QString placeText(qsizetype before, qsizetype after)
{
    const auto place = [](qsizetype number) { return number < 0 ? QStringLiteral("–") : numberText(number + 1); };
    return before == after ? place(before) : leftToRight + QStringLiteral("%1 → %2").arg(place(before), place(after));
}

/// Returns the number with its sign.
QString differenceText(qsizetype difference)
{
    if (difference == 0)
        return QStringLiteral("±0");
    return leftToRight + (difference > 0 ? QStringLiteral("+") : QStringLiteral("−")) + numberText(qAbs(difference));
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
    QStringList lines{effectText(effect)};
    for (const LedgerEntry &entry : effect.addedLosses)
        lines += QStringLiteral("+ %1 %2: %3").arg(toString(entry.action), entry.part, entry.reason);
    for (const LedgerEntry &entry : effect.removedLosses)
        lines += QStringLiteral("− %1 %2").arg(toString(entry.action), entry.part);
    return lines.join(u'\n');
}

} // namespace

Result<MovePlan> planMove(
    const OpenedWorkspace &opened, const RenderJob &job, const QString &file, const StrataPosition &target)
{
    const LayerStack &stack = opened.library.stack;
    const Result<LayerMove> move = moveLayer(stack, file, {target.tier, target.position});
    if (!move)
        return move.error();
    const Result<ChangeEffect> effect = changeEffect(opened, job, move->change, move->file);
    if (!effect)
        return effect.error();
    MovePlan plan{move->file, *move, 0, *effect};
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
        return column == EffectColumn::Section ? tr("not rendered") : QString();
    switch (column) {
    case EffectColumn::Provider:
        return effect.provider;
    case EffectColumn::Section:
        return placeText(effect.sectionBefore, effect.sectionAfter);
    case EffectColumn::StablePrefix:
        return effect.changesPrompt() ? leftToRight
                + QStringLiteral("%1 → %2").arg(numberText(effect.promptBefore), numberText(effect.stablePrefix))
                                : numberText(effect.promptBefore);
    case EffectColumn::Size:
        return differenceText(effect.bodyAfter - effect.bodyBefore);
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
    case EffectColumn::Section:
        //: The number of a section in the prompt
        return tr("Section");
    case EffectColumn::StablePrefix:
        //: The characters at the beginning of the prompt that do not change
        return tr("Stable prefix");
    case EffectColumn::Size:
        return tr("Size");
    case EffectColumn::Losses:
        //: Losses that a change adds or removes
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
