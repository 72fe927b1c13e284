// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/evolution/heatdelegate.h"

#include "gui/look/theme.h"
#include "models/evolution/heatmodel.h"

namespace outcrop {

namespace {

constexpr double maxTintShare =
    0.42; ///< maximum share of the accent color in the background, limited by the text contrast

QColor mixColors(const QColor &background, const QColor &ink, double share)
{
    return QColor::fromRgbF(static_cast<float>(background.redF() + share * (ink.redF() - background.redF())), static_cast<float>(background.greenF() + share * (ink.greenF() - background.greenF())), static_cast<float>(background.blueF() + share * (ink.blueF() - background.blueF())));
}

} // namespace

void HeatDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    ValueDelegate::initStyleOption(option, index);
    const QVariant heat = index.data(HeatRole);
    if (heat.isValid() && !option->state.testFlag(QStyle::State_Selected))
        option->backgroundBrush = mixColors(option->palette.color(QPalette::Base),
            color(ColorRole::Accent, option->palette), maxTintShare * heat.toDouble());
}

} // namespace outcrop
