// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/linecommands.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {

namespace lines {

namespace {

/// The lines of a selection, without the last line end. Excludes a line if the selection ends at its start.
struct Block {
    qsizetype start = 0;
    qsizetype end = 0;
};

Block selectedLines(QStringView text, SelectionSpan selection)
{
    qsizetype last = selection.end();
    if (!selection.isEmpty() && last == startOfLine(text, last))
        last = std::max(selection.start(), last - 1);
    if (last > 0 && last < text.size() && text.at(last) == u'\n' && text.at(last - 1) == u'\r')
        last -= 1;
    return {startOfLine(text, selection.start()), endOfLine(text, last)};
}

SelectionSpan moved(SelectionSpan selection, qsizetype by)
{
    return {selection.anchor + by, selection.position + by};
}

SelectionSpan mappedSelection(const TextChanges &changes, SelectionSpan selection)
{
    return {outcrop::mapOffset(changes, selection.anchor), outcrop::mapOffset(changes, selection.position)};
}

/// Returns the changes of the lines in a block. `change` returns the change of one line, with offsets in the original text, or an empty change to skip the
/// line.
template<typename Function>
TextChanges forEachLine(const QString &text, const Block &block, Function change)
{
    TextChanges changes;
    qsizetype shift = 0;
    for (qsizetype start = block.start; start <= block.end; start = startOfNextLine(text, start)) {
        TextChange one = change(start, endOfLine(text, start));
        if (!one.hasNoEffect()) {
            one.offset += shift;
            shift += one.inserted.size() - one.removed.size();
            changes += one;
        }
        if (endOfLine(text, start) >= block.end)
            break;
    }
    return changes;
}

bool isBlank(QStringView text, qsizetype start, qsizetype end)
{
    return text.mid(start, end - start).trimmed().isEmpty();
}

qsizetype columnOf(QStringView text, qsizetype offset, int width)
{
    qsizetype column = 0;
    for (qsizetype i = startOfLine(text, offset); i < offset; ++i)
        column += text.at(i) == u'\t' ? width - column % width : 1;
    return column;
}

/// Matches the start of a list item or quotation: `- [ ] `, ` 3. `, `> `.
const QRegularExpression &itemStartPattern()
{
    static const QRegularExpression found(
        QStringLiteral(R"(^([ \t]*)(?:([-*+])|(\d{1,9})([.)])|(>(?:[ ]?>)*))([ \t]+)(\[[ xX]\][ \t]+)?)"));
    return found;
}

QString nextItemMarker(const QRegularExpressionMatch &item)
{
    const QString number = item.captured(3).isEmpty()
        ? item.captured(2) + item.captured(5)
        : QString::number(item.capturedView(3).toLongLong() + 1) + item.captured(4);
    const QString box = item.captured(7).isEmpty() ? QString() : QStringLiteral("[ ] ");
    return item.captured(1) + number + item.captured(6) + box;
}

LineCommandResult replaceRange(const QString &text, qsizetype from, qsizetype to, const QString &with)
{
    const qsizetype after = from + with.size();
    return {{{from, text.mid(from, to - from), with}}, {after, after}};
}

LineCommandResult swapWithNextBlock(
    const QString &text, SelectionSpan selection, const Block &upperBlock, const Block &lowerBlock, qsizetype shift)
{
    const QString separator = text.mid(upperBlock.end, lowerBlock.start - upperBlock.end);
    const QString above = text.mid(upperBlock.start, upperBlock.end - upperBlock.start);
    const QString below = text.mid(lowerBlock.start, lowerBlock.end - lowerBlock.start);
    return {{{upperBlock.start, above + separator + below, below + separator + above}}, moved(selection, shift)};
}

} // namespace

bool isLineEnd(QChar c)
{
    return c == u'\n' || c == u'\r' || c == QChar::ParagraphSeparator || c == QChar(0xfdd0) || c == QChar(0xfdd1);
}

qsizetype startOfLine(QStringView text, qsizetype offset)
{
    qsizetype start = std::clamp<qsizetype>(offset, 0, text.size());
    if (start > 0 && start < text.size() && text.at(start) == u'\n' && text.at(start - 1) == u'\r')
        start -= 1;
    while (start > 0 && !isLineEnd(text.at(start - 1)))
        start -= 1;
    return start;
}

qsizetype endOfLine(QStringView text, qsizetype offset)
{
    qsizetype end = std::clamp<qsizetype>(offset, 0, text.size());
    if (end > 0 && end < text.size() && text.at(end) == u'\n' && text.at(end - 1) == u'\r')
        return end - 1;
    while (end < text.size() && !isLineEnd(text.at(end)))
        end += 1;
    return end;
}

qsizetype startOfNextLine(QStringView text, qsizetype offset)
{
    const qsizetype end = endOfLine(text, offset);
    if (end == text.size())
        return end;
    const bool isPair = text.at(end) == u'\r' && end + 1 < text.size() && text.at(end + 1) == u'\n';
    return end + (isPair ? 2 : 1);
}

QStringView indentationAt(QStringView text, qsizetype offset)
{
    const qsizetype start = startOfLine(text, offset);
    qsizetype end = start;
    while (end < offset && (text.at(end) == u' ' || text.at(end) == u'\t'))
        end += 1;
    return text.mid(start, end - start);
}

LineCommandResult breakLine(const QString &text, SelectionSpan selection, const QString &lineEnd, bool isMarkdown)
{
    const qsizetype from = selection.start();
    const qsizetype start = startOfLine(text, from);
    const QRegularExpressionMatch item = itemStartPattern().match(text.mid(start, endOfLine(text, from) - start));
    if (!isMarkdown || !item.hasMatch() || item.capturedLength() > from - start)
        return replaceRange(text, from, selection.end(), lineEnd + indentationAt(text, from));
    if (selection.isEmpty() && isBlank(text, start + item.capturedLength(), endOfLine(text, from)))
        return replaceRange(text, start, endOfLine(text, from), QString());
    return replaceRange(text, from, selection.end(), lineEnd + nextItemMarker(item));
}

LineCommandResult indent(const QString &text, SelectionSpan selection, int width)
{
    if (selection.isEmpty()) {
        const qsizetype column = columnOf(text, selection.position, width);
        return replaceRange(text, selection.position, selection.position, QString(width - column % width, u' '));
    }
    const TextChanges changes = forEachLine(text, selectedLines(text, selection), [&](qsizetype start, qsizetype end) {
        return TextChange{start, QString(), isBlank(text, start, end) ? QString() : QString(width, u' ')};
    });
    return {changes, mappedSelection(changes, selection)};
}

LineCommandResult unindent(const QString &text, SelectionSpan selection, int width)
{
    const TextChanges changes = forEachLine(text, selectedLines(text, selection), [&](qsizetype start, qsizetype end) {
        qsizetype stop = start;
        while (stop < end && stop - start < width && text.at(stop) == u' ')
            stop += 1;
        if (stop == start && stop < end && text.at(stop) == u'\t')
            stop += 1;
        return TextChange{start, text.mid(start, stop - start), QString()};
    });
    return {changes, mappedSelection(changes, selection)};
}

LineCommandResult moveUp(const QString &text, SelectionSpan selection)
{
    const Block block = selectedLines(text, selection);
    if (block.start == 0)
        return {{}, selection};
    const qsizetype above = startOfLine(text, block.start - 1);
    return swapWithNextBlock(text, selection, {above, endOfLine(text, above)}, block, above - block.start);
}

LineCommandResult moveDown(const QString &text, SelectionSpan selection)
{
    const Block block = selectedLines(text, selection);
    const qsizetype below = startOfNextLine(text, block.end);
    if (block.end == text.size())
        return {{}, selection};
    const qsizetype shift = endOfLine(text, below) - below + (below - block.end);
    return swapWithNextBlock(text, selection, block, {below, endOfLine(text, below)}, shift);
}

LineCommandResult duplicate(const QString &text, SelectionSpan selection, const QString &lineEnd)
{
    const Block block = selectedLines(text, selection);
    const QString end = block.end < text.size() ? text.mid(block.end, startOfNextLine(text, block.end) - block.end) : lineEnd;
    const QString copy = end + text.mid(block.start, block.end - block.start);
    return {{{block.end, QString(), copy}}, moved(selection, copy.size())};
}

LineCommandResult remove(const QString &text, SelectionSpan selection)
{
    const Block block = selectedLines(text, selection);
    qsizetype from = block.start;
    qsizetype to = startOfNextLine(text, block.end);
    if (to == block.end && from > 0) // the last line has no line end, so the preceding line end is removed
        from = endOfLine(text, startOfLine(text, from - 1));
    if (from == to)
        return {{}, selection};
    LineCommandResult edit = replaceRange(text, from, to, QString());
    const qsizetype column = selection.position - startOfLine(text, selection.position);
    QString after = text;
    apply(after, edit.changes);
    const qsizetype start = startOfLine(after, from);
    const qsizetype place = std::min(start + column, endOfLine(after, start));
    edit.selection = {place, place};
    return edit;
}

LineCommandResult join(const QString &text, SelectionSpan selection)
{
    const Block block = selectedLines(text, selection);
    const bool isOneLine = endOfLine(text, block.start) == block.end;
    const qsizetype end = isOneLine ? endOfLine(text, startOfNextLine(text, block.end)) : block.end;
    TextChanges changes;
    qsizetype shift = 0;
    for (qsizetype at = endOfLine(text, block.start); at < end; at = endOfLine(text, startOfNextLine(text, at))) {
        qsizetype from = at;
        while (from > block.start && text.at(from - 1).isSpace() && !isLineEnd(text.at(from - 1)))
            from -= 1;
        const qsizetype next = startOfNextLine(text, at);
        const qsizetype stop = endOfLine(text, next);
        qsizetype to = next;
        while (to < stop && text.at(to).isSpace())
            to += 1;
        const QString separator = to < stop && from > block.start ? QStringLiteral(" ") : QString();
        changes += {from + shift, text.mid(from, to - from), separator};
        shift += separator.size() - (to - from);
    }
    return {changes, mappedSelection(changes, selection)};
}

namespace {

LineCommandResult commentLines(const QString &text, SelectionSpan selection, const Block &block, const QString &mark)
{
    bool areAllCommented = true;
    qsizetype least = text.size();
    for (qsizetype start = block.start; start <= block.end; start = startOfNextLine(text, start)) {
        const qsizetype end = endOfLine(text, start);
        const qsizetype indent = indentationAt(text, end).size();
        if (!isBlank(text, start, end)) {
            areAllCommented = areAllCommented && QStringView(text).mid(start + indent).startsWith(mark);
            least = std::min(least, indent);
        }
        if (end >= block.end)
            break;
    }
    const TextChanges changes = forEachLine(text, block, [&](qsizetype start, qsizetype end) -> TextChange {
        if (isBlank(text, start, end))
            return {};
        if (!areAllCommented)
            return {start + least, QString(), mark + u' '};
        const qsizetype at = start + indentationAt(text, end).size();
        const qsizetype spaceCount = QStringView(text).mid(at + mark.size()).startsWith(u' ') ? 1 : 0;
        return {at, text.mid(at, mark.size() + spaceCount), QString()};
    });
    return {changes, mappedSelection(changes, selection)};
}

LineCommandResult wrapInComment(
    const QString &text, SelectionSpan selection, const Block &block, const CommentMarks &marks)
{
    const qsizetype start = block.start + indentationAt(text, endOfLine(text, block.start)).size();
    const QStringView inside = QStringView(text).mid(start, block.end - start);
    TextChanges changes;
    if (inside.startsWith(marks.open) && inside.trimmed().endsWith(marks.close)
        && inside.size() >= marks.open.size() + marks.close.size()) {
        const qsizetype head = marks.open.size() + (inside.mid(marks.open.size()).startsWith(u' ') ? 1 : 0);
        const qsizetype tailEnd = start + inside.lastIndexOf(marks.close) + marks.close.size();
        qsizetype tail = tailEnd - marks.close.size();
        if (tail > start + head && text.at(tail - 1) == u' ')
            tail -= 1;
        changes = {{start, text.mid(start, head), QString()}, {tail - head, text.mid(tail, tailEnd - tail), QString()}};
    } else {
        const QString open = marks.open + u' ';
        changes = {{start, QString(), open}, {block.end + open.size(), QString(), u' ' + marks.close}};
    }
    const TextChanges first = {changes.constFirst()};
    const TextChanges second = {changes.constLast()};
    const auto place = [&](qsizetype offset) {
        return outcrop::mapOffset(second, outcrop::mapOffset(first, offset), Gravity::Before);
    };
    return {changes, {place(selection.anchor), place(selection.position)}};
}

} // namespace

LineCommandResult toggleComment(const QString &text, SelectionSpan selection, const CommentMarks &marks)
{
    const Block block = selectedLines(text, selection);
    if (marks.open.isEmpty() || isBlank(text, block.start, block.end))
        return {{}, selection};
    return marks.close.isEmpty() ? commentLines(text, selection, block, marks.open)
                                 : wrapInComment(text, selection, block, marks);
}

} // namespace lines

CommentMarks commentMarks(const QString &fileName, QStringView text, qsizetype offset)
{
    const QString ending = fileName.section(u'.', -1).toLower();
    if (ending == QLatin1String("json"))
        return {};
    if (ending != QLatin1String("md") && ending != QLatin1String("markdown"))
        return {QStringLiteral("#"), {}};
    if (text.startsWith(QLatin1String("---"))) {
        for (qsizetype at = lines::startOfNextLine(text, 0); at < text.size(); at = lines::startOfNextLine(text, at)) {
            if (text.mid(at, lines::endOfLine(text, at) - at).trimmed() == QLatin1String("---"))
                return offset < at ? CommentMarks{QStringLiteral("#"), {}}
                                   : CommentMarks{QStringLiteral("<!--"), QStringLiteral("-->")};
        }
    }
    return {QStringLiteral("<!--"), QStringLiteral("-->")};
}

} // namespace outcrop
