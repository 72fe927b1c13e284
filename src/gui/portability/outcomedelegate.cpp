// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/portability/outcomedelegate.h"

#include "core/portability/portabilityreport.h"
#include "gui/look/theme.h"
#include "models/base/roles.h"

namespace outcrop {
namespace {

ColorRole colorRoleOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Passed:
        return ColorRole::Success;
    case Outcome::Failed:
        return ColorRole::Error;
    case Outcome::NotOptedIn:
    case Outcome::NotApplicable:
    case Outcome::NotRun:
        return ColorRole::Muted;
    }
    return ColorRole::Text;
}

} // namespace

void OutcomeDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QVariant outcome = index.data(OutcomeRole);
    if (!outcome.isValid())
        return;
    const ColorRole ink = colorRoleOf(static_cast<Outcome>(outcome.toInt()));
    option->palette.setColor(QPalette::Text, color(ink, option->palette));
    option->font.setBold(ink == ColorRole::Error);
}

} // namespace outcrop
