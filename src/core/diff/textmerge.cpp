// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diff/textmerge.h"

#include "core/diff/textlines.h"

#include <algorithm>

namespace outcrop {
namespace {

/// The hunks of one side, processed in order.
class MergeSide
{
public:
    MergeSide(QStringView base, QStringView text) : m_lines(text), m_hunks(diffLines(base, text).hunks) { }

    const TextLines &lines() const { return m_lines; }
    /// Returns the base line where the next change begins, or the maximum if there is none.
    qsizetype nextChange() const { return isDone() ? std::numeric_limits<qsizetype>::max() : m_hunks[m_nextLine].before.first; }
    bool isDone() const { return m_nextLine == m_hunks.size(); }
    /// Moves past the next change and returns the base line after the change.
    qsizetype skipChange()
    {
        const DiffHunk &hunk = m_hunks[m_nextLine++];
        m_shift = hunk.after.endLine() - hunk.before.endLine();
        return hunk.before.endLine();
    }
    /// Returns the line of this side for a base line between the previous and the next change.
    qsizetype lineFor(qsizetype base) const { return base + m_shift; }

private:
    TextLines m_lines;
    QList<DiffHunk> m_hunks;
    qsizetype m_nextLine = 0;
    qsizetype m_shift = 0;
};

class Merger
{
public:
    Merger(QStringView base, QStringView mine, QStringView theirs, ConflictSide side)
        : m_base(base), m_mySide(base, mine), m_theirs(base, theirs), m_side(side)
    { }

    TextMerge run()
    {
        qsizetype line = 0;
        while (!m_mySide.isDone() || !m_theirs.isDone()) {
            const qsizetype start = std::min(m_mySide.nextChange(), m_theirs.nextChange());
            addUnchangedLines(line, start);
            line = addChange(start);
        }
        addUnchangedLines(line, m_base.count());
        return m_merge;
    }

private:
    void addUnchangedLines(qsizetype first, qsizetype end)
    {
        if (end > first)
            addChunk(MergeChunk::Kind::Same, m_base.span(first, end - first), m_mySide.lines().span(m_mySide.lineFor(first), end - first),
                m_theirs.lines().span(m_theirs.lineFor(first), end - first));
    }

    /// Adds a change, joined with all changes of both sides that overlap or touch it. Returns the base line after it.
    qsizetype addChange(qsizetype start)
    {
        const qsizetype myFirstLine = m_mySide.lineFor(start);
        const qsizetype theirFirstLine = m_theirs.lineFor(start);
        qsizetype end = start;
        bool hasMine = false;
        bool hasTheirs = false;
        for (bool hasMore = true; hasMore;) {
            hasMore = false;
            if (m_mySide.nextChange() <= end) {
                end = std::max(end, m_mySide.skipChange());
                hasMine = hasMore = true;
            }
            if (m_theirs.nextChange() <= end) {
                end = std::max(end, m_theirs.skipChange());
                hasTheirs = hasMore = true;
            }
        }
        const LineSpan mineSpan = m_mySide.lines().span(myFirstLine, m_mySide.lineFor(end) - myFirstLine);
        const LineSpan theirsSpan = m_theirs.lines().span(theirFirstLine, m_theirs.lineFor(end) - theirFirstLine);
        addChunk(kindOf(hasMine, hasTheirs, mineSpan, theirsSpan), m_base.span(start, end - start), mineSpan, theirsSpan);
        return end;
    }

    MergeChunk::Kind kindOf(bool hasMine, bool hasTheirs, const LineSpan &mineSpan, const LineSpan &theirsSpan) const
    {
        if (!hasTheirs)
            return MergeChunk::Kind::Mine;
        if (!hasMine)
            return MergeChunk::Kind::Theirs;
        const bool isSame = textOf(m_mySide.lines(), mineSpan) == textOf(m_theirs.lines(), theirsSpan);
        return isSame ? MergeChunk::Kind::Both : MergeChunk::Kind::Conflict;
    }

    static QStringView textOf(const TextLines &lines, const LineSpan &span) { return lines.lines(span.first, span.count); }

    void addChunk(MergeChunk::Kind kind, const LineSpan &base, const LineSpan &mine, const LineSpan &theirs)
    {
        const qsizetype start = m_merge.text.size();
        m_merge.text += mergedText(kind, base, mine, theirs);
        const qsizetype count = TextLines(QStringView(m_merge.text).mid(start)).count();
        m_merge.chunks += {kind, base, mine, theirs, {m_line, count, start, m_merge.text.size()}};
        m_line += count;
    }

    QString mergedText(MergeChunk::Kind kind, const LineSpan &base, const LineSpan &mine, const LineSpan &theirs) const
    {
        if (kind == MergeChunk::Kind::Conflict)
            return conflictText(textOf(m_base, base), textOf(m_mySide.lines(), mine), textOf(m_theirs.lines(), theirs));
        return kind == MergeChunk::Kind::Theirs ? textOf(m_theirs.lines(), theirs).toString()
                                                : textOf(m_mySide.lines(), mine).toString();
    }

    QString conflictText(QStringView base, QStringView mine, QStringView theirs) const
    {
        switch (m_side) {
        case ConflictSide::Mine:
            return mine.toString();
        case ConflictSide::Theirs:
            return theirs.toString();
        case ConflictSide::Base:
            return base.toString();
        case ConflictSide::Markers:
            break;
        }
        return QStringLiteral("<<<<<<<\n") + addFinalLineEnding(mine) + QStringLiteral("|||||||\n") + addFinalLineEnding(base)
            + QStringLiteral("=======\n") + addFinalLineEnding(theirs) + QStringLiteral(">>>>>>>\n");
    }

    /// Adds a missing final line ending, because a marker needs a separate line.
    static QString addFinalLineEnding(QStringView text)
    {
        return text.isEmpty() || text.endsWith(u'\n') ? text.toString() : text.toString() + u'\n';
    }

    TextLines m_base;
    MergeSide m_mySide;
    MergeSide m_theirs;
    ConflictSide m_side;
    TextMerge m_merge;
    qsizetype m_line = 0;
};

} // namespace

QList<MergeChunk> TextMerge::conflicts() const
{
    QList<MergeChunk> found;
    std::copy_if(chunks.begin(), chunks.end(), std::back_inserter(found),
        [](const MergeChunk &chunk) { return chunk.kind == MergeChunk::Kind::Conflict; });
    return found;
}

TextMerge mergeTexts(QStringView base, QStringView mine, QStringView theirs, ConflictSide side)
{
    return Merger(base, mine, theirs, side).run();
}

} // namespace outcrop
