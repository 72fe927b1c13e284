// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/evolution/heatdelegate.h"

#include "gui/look/theme.h"
#include "models/evolution/heatmodel.h"

namespace outcrop {

namespace {

constexpr double strongest =
    0.42; ///< maximum share of the accent color in the background, limited by the text contrast

QColor mixed(const QColor &ground, const QColor &ink, double share)
{
    return QColor::fromRgbF(static_cast<float>(ground.redF() + share * (ink.redF() - ground.redF())), static_cast<float>(ground.greenF() + share * (ink.greenF() - ground.greenF())), static_cast<float>(ground.blueF() + share * (ink.blueF() - ground.blueF())));
}

} // namespace

void HeatDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QVariant heat = index.data(HeatRole);
    if (heat.isValid() && !option->state.testFlag(QStyle::State_Selected))
        option->backgroundBrush = mixed(option->palette.color(QPalette::Base),
            color(ColorRole::Accent, option->palette), strongest * heat.toDouble());
}

} // namespace outcrop
