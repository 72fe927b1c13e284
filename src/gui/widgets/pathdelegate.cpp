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
    const QRect neededRect = font.boundingRect(QRect(0, 0, width, INT_MAX / 2), Qt::TextWordWrap, text);
    return neededRect.width() <= width && neededRect.height() <= lines * font.lineSpacing();
}

/// Returns the beginning, an ellipsis and the longest end of the path that fit; empty if not even `least` characters of the end fit.
QString withLongestEnd(const QString &path, const QString &beginning, qsizetype least, const QFontMetrics &font, int width, int lines)
{
    const auto shortenedPath = [&](qsizetype length) { return QString(beginning + u'…' + path.last(length)); };
    qsizetype fittingSize = 0;
    qsizetype tooLong = path.size() - beginning.size();
    while (fittingSize + 1 < tooLong) {
        const qsizetype middle = (fittingSize + tooLong) / 2;
        (fitsInLines(shortenedPath(middle), font, width, lines) ? fittingSize : tooLong) = middle;
    }
    if (fittingSize > 0 && path.at(path.size() - fittingSize).isLowSurrogate())
        --fittingSize;
    return fittingSize < least ? QString() : shortenedPath(fittingSize);
}

} // namespace

QString elidedPath(const QString &path, const QFontMetrics &font, int width, int lines)
{
    if (path.isEmpty() || width <= 0 || fitsInLines(path, font, width, lines))
        return path;
    const QString folder = path.first(path.indexOf(u'/') + 1);
    const qsizetype nameLength = path.size() - path.lastIndexOf(u'/') - 1;
    const QString textWithFolder = folder.isEmpty() ? QString() : withLongestEnd(path, folder, nameLength, font, width, lines);
    return textWithFolder.isEmpty() ? withLongestEnd(path, {}, 0, font, width, lines) : textWithFolder;
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
