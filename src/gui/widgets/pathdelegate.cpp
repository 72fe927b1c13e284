// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/pathdelegate.h"

#include <QApplication>
#include <QFontMetrics>
#include <QStyle>

#include <climits>

namespace outcrop {
namespace {

bool fitsInLines(const QString &text, const QFontMetrics &font, int width, int lines)
{
    if (lines == 1)
        return font.horizontalAdvance(text) <= width;
    const QRect needed = font.boundingRect(QRect(0, 0, width, INT_MAX / 2), Qt::TextWordWrap, text);
    return needed.width() <= width && needed.height() <= lines * font.lineSpacing();
}

/// Returns the beginning, an ellipsis and the longest end of the path that fit; empty if not even `least` characters of the end fit.
QString withLongestEnd(const QString &path, const QString &beginning, qsizetype least, const QFontMetrics &font, int width, int lines)
{
    const auto shortened = [&](qsizetype length) { return QString(beginning + u'…' + path.last(length)); };
    qsizetype fitting = 0;
    qsizetype tooLong = path.size() - beginning.size();
    while (fitting + 1 < tooLong) {
        const qsizetype middle = (fitting + tooLong) / 2;
        (fitsInLines(shortened(middle), font, width, lines) ? fitting : tooLong) = middle;
    }
    if (fitting > 0 && path.at(path.size() - fitting).isLowSurrogate())
        --fitting;
    return fitting < least ? QString() : shortened(fitting);
}

} // namespace

QString elidedPath(const QString &path, const QFontMetrics &font, int width, int lines)
{
    if (path.isEmpty() || width <= 0 || fitsInLines(path, font, width, lines))
        return path;
    const QString folder = path.first(path.indexOf(u'/') + 1);
    const qsizetype nameLength = path.size() - path.lastIndexOf(u'/') - 1;
    const QString withFolder = folder.isEmpty() ? QString() : withLongestEnd(path, folder, nameLength, font, width, lines);
    return withFolder.isEmpty() ? withLongestEnd(path, {}, 0, font, width, lines) : withFolder;
}

void PathDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    ValueDelegate::initStyleOption(option, index);
    option->textElideMode = Qt::ElideMiddle;
    const QStyle *style = option->widget ? option->widget->style() : QApplication::style();
    const int margins = 2 * (style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, option->widget) + 1);
    if (option->rect.width() > margins)
        option->text = displayText(elidedPath(index.data().toString(), option->fontMetrics, option->rect.width() - margins), option->locale);
}

} // namespace outcrop
