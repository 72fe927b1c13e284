// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/librarydelegate.h"

#include "gui/look/icons.h"
#include "models/documenttreemodel.h"
#include "models/roles.h"

namespace outcrop {

namespace {

QIcon groupIcon(DocumentGroup group)
{
    switch (group) {
    case DocumentGroup::Layers:
        return lineIcon(QStringLiteral("layers"));
    case DocumentGroup::Agents:
        return lineIcon(QStringLiteral("agents"));
    case DocumentGroup::Skills:
        return lineIcon(QStringLiteral("skills"));
    case DocumentGroup::Profiles:
        return lineIcon(QStringLiteral("profiles"));
    case DocumentGroup::Providers:
        return lineIcon(QStringLiteral("providers"));
    case DocumentGroup::Configuration:
        return lineIcon(QStringLiteral("configuration"));
    case DocumentGroup::Sessions:
        return lineIcon(QStringLiteral("sessions"));
    case DocumentGroup::Evolution:
        return lineIcon(QStringLiteral("evolution"));
    case DocumentGroup::Other:
        return lineIcon(QStringLiteral("other"));
    }
    return {};
}

QIcon nameIcon(const QModelIndex &index)
{
    if (index.data(PathRole).toString().isEmpty())
        return groupIcon(static_cast<DocumentGroup>(index.data(GroupRole).toInt()));
    const QVariant tier = index.data(TierRole);
    if (tier.isValid())
        return tierIcon(static_cast<Tier>(tier.toInt()));
    const bool layer = index.data(GroupRole).toInt() == static_cast<int>(DocumentGroup::Layers);
    return layer ? noTierIcon() : QIcon();
}

QIcon problemIcon(const QModelIndex &index)
{
    const QVariant severity = index.data(SeverityRole);
    return severity.isValid() ? severityIcon(static_cast<Severity>(severity.toInt())) : QIcon();
}

void setIcon(QStyleOptionViewItem *option, const QIcon &icon)
{
    if (icon.isNull())
        return;
    option->icon = icon;
    option->decorationSize = QSize(16, 16);
    option->features |= QStyleOptionViewItem::HasDecoration;
}

} // namespace

void LibraryDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    switch (static_cast<LibraryColumn>(index.column())) {
    case LibraryColumn::Name:
        return setIcon(option, nameIcon(index));
    case LibraryColumn::Documents:
        return option->palette.setColor(QPalette::Text, color(Ink::Muted, option->palette));
    case LibraryColumn::Problems:
        return setIcon(option, problemIcon(index));
    }
}

} // namespace outcrop
