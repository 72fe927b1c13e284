// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/diffrows.h"

#include "core/diff/textlines.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Builds the rows, hunk by hunk.
class RowBuilder
{
public:
    RowBuilder(const ShownDiff &diff, DiffLayout layout)
        : m_diff(diff)
        , m_layout(layout)
        , m_oldLines(diff.before, LineEndings::LineFeed)
        , m_new(diff.after, LineEndings::LineFeed)
    {
    }

    QList<DiffRow> build()
    {
        qsizetype shown = 0; // number of lines of the old text already processed
        for (m_hunk = 0; m_hunk < m_diff.hunks.size(); ++m_hunk) {
            const ShownHunk &hunk = m_diff.hunks.at(m_hunk);
            addGap(hunk.before.first - shown);
            m_rows.append({DiffRowKind::Heading, m_hunk});
            addHunk(hunk);
            shown = hunk.before.endLine();
        }
        if (!m_diff.hunks.isEmpty())
            addGap(m_oldLines.count() - shown);
        return m_rows;
    }

private:
    void addGap(qsizetype lines)
    {
        if (lines > 0)
            m_rows.append({DiffRowKind::Gap, -1, {}, {}, static_cast<int>(lines)});
    }

    void addHunk(const ShownHunk &hunk)
    {
        qsizetype old = hunk.before.first;
        qsizetype fresh = hunk.after.first;
        for (const DiffHunk &change : hunk.changes) {
            addUnchangedRows(old, fresh, change.before.first - old);
            addChange(change);
            old = change.before.endLine();
            fresh = change.after.endLine();
        }
        addUnchangedRows(old, fresh, hunk.before.endLine() - old);
    }

    void addUnchangedRows(qsizetype old, qsizetype fresh, qsizetype count)
    {
        for (qsizetype i = 0; i < count; ++i)
            m_rows.append({DiffRowKind::Same, m_hunk, cell(m_oldLines, old + i), cell(m_new, fresh + i)});
    }

    void addChange(const DiffHunk &change)
    {
        const QList<InnerDifference> innerDifferences = diffWithinHunk(m_diff.before, m_diff.after, change);
        QList<DiffCell> removed;
        QList<DiffCell> added;
        for (qsizetype i = 0; i < change.before.count; ++i)
            removed.append(markedCell(m_oldLines, change.before.first + i, innerDifferences, &InnerDifference::beforeStart, &InnerDifference::beforeEnd));
        for (qsizetype i = 0; i < change.after.count; ++i)
            added.append(markedCell(m_new, change.after.first + i, innerDifferences, &InnerDifference::afterStart, &InnerDifference::afterEnd));
        const bool isSideBySide = m_layout == DiffLayout::SideBySide;
        const qsizetype shift = isSideBySide ? 0 : removed.size();
        for (qsizetype i = 0; i < std::max(removed.size(), shift + added.size()); ++i)
            m_rows.append({DiffRowKind::Changed, m_hunk, removed.value(i), i < shift ? DiffCell() : added.value(i - shift)});
    }

    static DiffCell cell(const TextLines &lines, qsizetype number)
    {
        QStringView text = lines.line(number);
        const bool lacksLineEnd = !text.endsWith(u'\n');
        if (!lacksLineEnd)
            text.chop(1);
        if (text.endsWith(u'\r'))
            text.chop(1);
        return {static_cast<int>(number) + 1, text.toString(), {}, lacksLineEnd};
    }

    /// Returns a line with its changed words marked. A completely changed line has no marks, because its color is enough.
    static DiffCell markedCell(const TextLines &lines, qsizetype number, const QList<InnerDifference> &innerDifferences, qsizetype InnerDifference::*start,
        qsizetype InnerDifference::*end)
    {
        DiffCell line = cell(lines, number);
        const qsizetype from = lines.span(number, 1).start;
        for (const InnerDifference &difference : innerDifferences) {
            const MarkedRange range{static_cast<int>(std::clamp<qsizetype>(difference.*start - from, 0, line.text.size())),
                static_cast<int>(std::clamp<qsizetype>(difference.*end - from, 0, line.text.size()))};
            if (range.start < range.end)
                line.marks.append(range);
        }
        if (line.marks.size() == 1 && line.marks.first() == MarkedRange{0, static_cast<int>(line.text.size())})
            line.marks.clear();
        return line;
    }

    const ShownDiff &m_diff;
    const DiffLayout m_layout;
    const TextLines m_oldLines;
    const TextLines m_new;
    int m_hunk = 0;
    QList<DiffRow> m_rows;
};

} // namespace

QList<DiffRow> diffRows(const ShownDiff &diff, DiffLayout layout)
{
    return RowBuilder(diff, layout).build();
}

} // namespace outcrop
