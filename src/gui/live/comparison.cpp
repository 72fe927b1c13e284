// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/comparison.h"

#include "gui/tasks/workers.h"

#include <algorithm>

namespace outcrop {

namespace {

/// Returns the origin of the first character of each line that comes from a document, and of the first character of lines without one. The start of a line is
/// often generated, such as the name of a JSON key.
QList<Origin> firstOrigins(const TracedText &text, const WrappedText &wrappedText)
{
    const QList<SoftLine> &lines = wrappedText.lines();
    QList<qsizetype> offsets;
    offsets.reserve(lines.size());
    auto span = text.spans().begin();
    for (const SoftLine &line : lines) {
        while (span != text.spans().end() && span->end() <= line.start)
            ++span;
        auto source = span;
        while (source != text.spans().end() && source->origin.isGenerated() && source->end() < line.start + line.size)
            ++source;
        const bool isInLine = source != text.spans().end() && !source->origin.isGenerated() && source->start < line.start + line.size;
        offsets += isInLine ? std::max(line.start, source->start) : line.start;
    }
    return text.originsAt(offsets);
}

QList<QStringView> linesOf(const WrappedText &wrappedText)
{
    QList<QStringView> lines;
    lines.reserve(wrappedText.lines().size());
    for (const SoftLine &line : wrappedText.lines())
        lines += QStringView(wrappedText.text()).mid(line.start, line.size);
    return lines;
}

/// Returns values of lines with default values for the empty lines before them.
template<typename T>
QList<T> withFillers(const QList<T> &values, const QList<int> &before)
{
    QList<T> all;
    for (qsizetype line = 0; line < before.size(); ++line) {
        all.resize(all.size() + before.at(line));
        if (line < values.size())
            all += values.at(line);
    }
    return all;
}

} // namespace

void compareTexts(QList<ComparedText> &texts)
{
    ComparedText *const all = texts.data(); // detached here once instead of in every thread
    forEachOnWorkers(texts.size(), [all](qsizetype i) {
        ComparedText &text = all[i];
        text.origins = firstOrigins(text.tracedText, text.wrappedText);
        text.lines = ComparableLines(linesOf(text.wrappedText), text.origins);
        text.marks = QList<LineMark>(text.lines.size());
    });
    QList<LineComparison> found(texts.size() - 1);
    LineComparison *const allFound = found.data();
    forEachOnWorkers(found.size(), [all, allFound](qsizetype i) { allFound[i] = compareWithReference(all[0].lines, all[i + 1].lines); });
    for (qsizetype i = 0; i < found.size(); ++i)
        texts[i + 1].marks = found.at(i).marks;
    const QList<QList<int>> rows = alignmentRows(texts.constFirst().lines.size(), found);
    const QList<int> *const allRows = rows.constData();
    forEachOnWorkers(texts.size(), [all, allRows](qsizetype i) {
        ComparedText &text = all[i];
        text.wrappedText = text.wrappedText.withFillers(allRows[i]);
        text.origins = withFillers(text.origins, allRows[i]);
        text.marks = withFillers(text.marks, allRows[i]);
    });
}

void collapseEqualRows(QList<ComparedText> &texts)
{
    const qsizetype count = texts.constFirst().marks.size();
    QList<bool> kept(count, false);
    for (const ComparedText &text : std::as_const(texts)) {
        for (qsizetype row = 0; row < count; ++row) {
            if (text.marks.at(row) == LineMark::None && !text.wrappedText.lines().at(row).isFiller)
                continue;
            for (qsizetype near = std::max<qsizetype>(0, row - 1); near <= std::min(count - 1, row + 1); ++near)
                kept[near] = true;
        }
    }
    for (ComparedText &text : texts) {
        QList<LineMark> marks;
        QList<Origin> origins;
        for (qsizetype row = 0; row < count; ++row) {
            if (!kept.at(row) && row > 0 && !kept.at(row - 1))
                continue; // consecutive hidden lines have one gap marker
            marks += text.marks.at(row);
            origins += text.origins.at(row);
        }
        text.wrappedText = text.wrappedText.withLines(kept);
        text.marks = marks;
        text.origins = origins;
    }
}

} // namespace outcrop
