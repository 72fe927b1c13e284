// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/library/librarydelegate.h"

#include "gui/look/icons.h"
#include "models/base/roles.h"
#include "models/library/documenttreemodel.h"

#include <QPainter>

namespace outcrop {

namespace {

constexpr int iconSize = 16;
constexpr int badgeGap = 6;
constexpr int dotSize = 7;
constexpr int minVisibleCharacters = 12; ///< minimum number of visible characters of a name beside "not sent"

QIcon nameIcon(const QModelIndex &index)
{
    if (index.data(PathRole).toString().isEmpty())
        return groupIcon(static_cast<DocumentGroup>(index.data(GroupRole).toInt()));
    const QVariant tier = index.data(TierRole);
    if (tier.isValid())
        return tierIcon(static_cast<Tier>(tier.toInt()));
    const bool isLayer = index.data(GroupRole).toInt() == static_cast<int>(DocumentGroup::Layers);
    return isLayer ? emptyTierIcon() : QIcon();
}

/// The counts, the severity icon and the dot for unsaved text at the end of a row.
struct Badge {
    QIcon icon;
    QString problems;
    QString documents;
    bool isUnsaved = false;

    Badge(const QModelIndex &index, const QStyleOptionViewItem &option)
        : problems(text(index, LibraryColumn::Problems))
        , documents(text(index, LibraryColumn::Documents))
        , isUnsaved(index.data(UnsavedRole).toBool())
    {
        const QString notSentText = LibraryDelegate::tr("not sent");
        const int room = option.rect.width() - iconSize - 3 * badgeGap - option.fontMetrics.horizontalAdvance(notSentText);
        const bool fits = room >= minVisibleCharacters * option.fontMetrics.averageCharWidth(); // the tooltip always shows the reason
        if (fits && !index.data(NotSentRole).toString().isEmpty())
            documents = notSentText;
        const QVariant severity = index.siblingAtColumn(static_cast<int>(LibraryColumn::Problems)).data(SeverityRole);
        if (severity.isValid())
            icon = severityIcon(static_cast<Severity>(severity.toInt()));
    }

    static QString text(const QModelIndex &index, LibraryColumn column)
    {
        return index.siblingAtColumn(static_cast<int>(column)).data().toString();
    }

    int documentsWidth(const QFontMetrics &metrics) const
    {
        return documents.isEmpty() ? 0 : metrics.horizontalAdvance(documents) + badgeGap;
    }
    int problemsWidth(const QFontMetrics &metrics) const
    {
        return icon.isNull() ? 0 : iconSize + badgeGap / 2 + metrics.horizontalAdvance(problems) + badgeGap;
    }
    int unsavedWidth() const { return isUnsaved ? dotSize + badgeGap : 0; }
    int width(const QFontMetrics &metrics) const { return documentsWidth(metrics) + problemsWidth(metrics) + unsavedWidth(); }

    void paint(QPainter *painter, const QStyleOptionViewItem &option) const
    {
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        const QColor chosenColor = option.palette.color(QPalette::HighlightedText);
        int end = option.rect.right() - badgeGap + 1;
        const auto take = [&](int width) { // returns the next rectangle from the end of the row, in reading direction
            end -= width;
            const QRect place(end, option.rect.top(), width, option.rect.height());
            return QStyle::visualRect(option.direction, option.rect, place);
        };
        painter->setPen(isSelected ? chosenColor : color(ColorRole::Muted, option.palette));
        painter->drawText(take(option.fontMetrics.horizontalAdvance(documents)), Qt::AlignCenter, documents);
        end -= documents.isEmpty() ? 0 : badgeGap;
        painter->setPen(isSelected ? chosenColor : option.palette.color(QPalette::Text));
        painter->drawText(take(option.fontMetrics.horizontalAdvance(problems)), Qt::AlignCenter, problems);
        end -= problems.isEmpty() ? 0 : badgeGap / 2;
        if (!icon.isNull())
            icon.paint(painter, take(iconSize), Qt::AlignCenter, isSelected ? QIcon::Selected : QIcon::Normal);
        if (isUnsaved) {
            end -= icon.isNull() ? 0 : badgeGap;
            QRect dot = take(dotSize);
            dot.setTop(option.rect.center().y() - dotSize / 2);
            dot.setHeight(dotSize);
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(Qt::NoPen);
            painter->setBrush(isSelected ? chosenColor : color(ColorRole::Accent, option.palette));
            painter->drawEllipse(dot);
        }
    }
};

} // namespace

void LibraryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    painter->save();
    Badge(index, option).paint(painter, option);
    painter->restore();
}

void LibraryDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QIcon icon = nameIcon(index);
    if (!icon.isNull()) {
        option->icon = icon;
        option->decorationSize = QSize(iconSize, iconSize);
        option->features |= QStyleOptionViewItem::HasDecoration;
    }
    const int before = icon.isNull() ? badgeGap : iconSize + 2 * badgeGap;
    const int room = option->rect.width() - before - badgeGap - Badge(index, *option).width(option->fontMetrics);
    const Qt::TextElideMode mode = option->text.contains(u'/') ? Qt::ElideLeft : Qt::ElideRight; // a path keeps its file name
    if (room > 0)
        option->text = option->fontMetrics.elidedText(option->text, mode, room);
}

} // namespace outcrop
