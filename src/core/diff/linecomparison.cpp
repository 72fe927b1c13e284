// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diff/linecomparison.h"

#include <QHash>

#include <algorithm>

namespace outcrop {
namespace {

/// Maximum number of line pairs that are compared in a passage between two anchors. A longer passage without anchors is not aligned line by line.
constexpr qsizetype maxPassagePairs = 40'000;

/// Line numbers of corresponding lines in the reference and in the other text.
using LinePair = std::pair<qsizetype, qsizetype>;

bool hasLetterOrDigit(QStringView text)
{
    return std::any_of(text.begin(), text.end(), [](QChar character) { return character.isLetterOrNumber() || character.isSurrogate(); });
}

/// Returns whether a line has no content: it is empty, only punctuation, or only an escaped line break.
bool isPunctuation(QStringView text)
{
    return text == u"\\n" || !hasLetterOrDigit(text);
}

/// Returns line numbers by hash; -1 for a hash that occurs more than once.
QHash<quint64, qsizetype> uniqueLines(const QList<quint64> &lineHashes)
{
    QHash<quint64, qsizetype> lines;
    lines.reserve(lineHashes.size());
    for (qsizetype line = 0; line < lineHashes.size(); ++line) {
        const auto known = lines.find(lineHashes.at(line));
        if (known == lines.end())
            lines.insert(lineHashes.at(line), line);
        else
            *known = -1;
    }
    return lines;
}

/// Returns the longest subsequence of pairs in which both line numbers increase.
QList<LinePair> longestIncreasingSubsequence(const QList<LinePair> &pairs)
{
    QList<qsizetype> ends; // last pair of the best sequence of each length
    QList<qsizetype> before(pairs.size(), -1);
    for (qsizetype i = 0; i < pairs.size(); ++i) {
        const auto place = std::lower_bound(ends.begin(), ends.end(), pairs.at(i).first,
            [&](qsizetype end, qsizetype line) { return pairs.at(end).first < line; });
        before[i] = place == ends.begin() ? -1 : *std::prev(place);
        if (place == ends.end())
            ends += i;
        else
            *place = i;
    }
    QList<LinePair> run;
    for (qsizetype i = ends.isEmpty() ? -1 : ends.constLast(); i >= 0; i = before.at(i))
        run.append(pairs.at(i));
    std::reverse(run.begin(), run.end());
    return run;
}

/// Returns the lines that occur exactly once in each text, in the same order. Unlike for a shortest edit script, the cost does not depend on the
/// number of differences.
QList<LinePair> findAnchors(const QList<quint64> &reference, const QList<quint64> &other)
{
    const QHash<quint64, qsizetype> matchesInReference = uniqueLines(reference);
    const QHash<quint64, qsizetype> matchesInOther = uniqueLines(other);
    QList<LinePair> pairs;
    for (qsizetype line = 0; line < other.size(); ++line) {
        const qsizetype match = matchesInReference.value(other.at(line), -1);
        if (match >= 0 && matchesInOther.value(other.at(line), -1) == line)
            pairs += LinePair{match, line};
    }
    return longestIncreasingSubsequence(pairs);
}

/// Pairs the lines of two texts, from the most certain pairs to the least certain ones. The pairs never cross.
class LinePairing
{
public:
    LinePairing(const ComparableLines &reference, const ComparableLines &other)
        : m_reference(reference), m_otherLines(other), m_linesBeside(other.size(), -1)
    {
    }

    /// Returns the line of the reference beside each line of the other text, or -1.
    QList<qsizetype> run()
    {
        for (const auto &[line, match] : findAnchors(m_reference.hashes(), m_otherLines.hashes()))
            m_linesBeside[match] = line;
        const auto sameText = [this](qsizetype line, qsizetype match) { return m_reference.hash(line) == m_otherLines.hash(match); };
        const auto sameOrigin = [this](qsizetype line, qsizetype match) {
            return m_reference.originHash(line) != 0 && m_reference.originHash(line) == m_otherLines.originHash(match);
        };
        pairPassages(sameText);
        pairPassages(sameOrigin);
        return m_linesBeside;
    }

private:
    /// Pairs more lines in each passage between the pairs.
    template<typename AreSame>
    void pairPassages(AreSame areSame)
    {
        qsizetype line = 0;
        qsizetype match = 0;
        for (qsizetype end = 0; end <= m_otherLines.size(); ++end) {
            if (end < m_otherLines.size() && m_linesBeside.at(end) < 0)
                continue;
            const qsizetype lineEnd = end < m_otherLines.size() ? m_linesBeside.at(end) : m_reference.size();
            pairPassage(line, lineEnd, match, end, areSame);
            line = lineEnd + 1;
            match = end + 1;
        }
    }

    /// Pairs the lines of a passage: those at its start and end, then the longest common subsequence of the others.
    template<typename AreSame>
    void pairPassage(qsizetype line, qsizetype lineEnd, qsizetype match, qsizetype matchEnd, AreSame areSame)
    {
        for (; line < lineEnd && match < matchEnd && areSame(line, match); ++line, ++match)
            m_linesBeside[match] = line;
        for (; line < lineEnd && match < matchEnd && areSame(lineEnd - 1, matchEnd - 1); --lineEnd, --matchEnd)
            m_linesBeside[matchEnd - 1] = lineEnd - 1;
        const qsizetype rows = lineEnd - line;
        const qsizetype columns = matchEnd - match;
        if (rows <= 0 || columns <= 0 || rows > maxPassagePairs / columns)
            return;
        QList<int> lengths((rows + 1) * (columns + 1), 0); // length of the common subsequence from each pair of lines on
        const auto length = [&lengths, columns](qsizetype row, qsizetype column) -> int & { return lengths[row * (columns + 1) + column]; };
        for (qsizetype row = rows - 1; row >= 0; --row) {
            for (qsizetype column = columns - 1; column >= 0; --column)
                length(row, column) = areSame(line + row, match + column) ? length(row + 1, column + 1) + 1
                                                                         : std::max(length(row + 1, column), length(row, column + 1));
        }
        for (qsizetype row = 0, column = 0; row < rows && column < columns;) {
            if (areSame(line + row, match + column))
                m_linesBeside[match + column++] = line + row++;
            else
                length(row + 1, column) >= length(row, column + 1) ? ++row : ++column;
        }
    }

    const ComparableLines &m_reference;
    const ComparableLines &m_otherLines;
    QList<qsizetype> m_linesBeside;
};

LineMark markOf(const ComparableLines &reference, const ComparableLines &other, qsizetype line, qsizetype beside)
{
    if (beside >= 0 && reference.hash(beside) == other.hash(line))
        return LineMark::None;
    if (beside >= 0)
        return LineMark::TextDiffers;
    if (other.isOnlyPunctuation(line))
        return LineMark::None;
    if (reference.containsText(other.hash(line)))
        return LineMark::PositionDiffers;
    return reference.containsOrigin(other.originHash(line)) ? LineMark::TextDiffers : LineMark::OnlyHere;
}

/// Puts unmatched lines beside unmatched lines of the reference, up to the next matched pair.
QList<qsizetype> fillPassages(const QList<qsizetype> &linesBeside, qsizetype referenceLines)
{
    QList<qsizetype> filledLines = linesBeside;
    qsizetype freeLine = 0; // first line of the reference after the last pair
    for (qsizetype line = 0; line < filledLines.size(); ++line) {
        if (filledLines.at(line) >= 0) {
            freeLine = filledLines.at(line) + 1;
            continue;
        }
        const auto next = std::find_if(filledLines.begin() + line, filledLines.end(), [](qsizetype beside) { return beside >= 0; });
        const qsizetype end = next == filledLines.end() ? referenceLines : *next;
        const auto passageEnd = next - filledLines.begin();
        for (; line < passageEnd; ++line) {
            if (freeLine < end)
                filledLines[line] = freeLine++;
        }
        --line;
    }
    return filledLines;
}

/// Returns the number of lines of a text before each line of the reference that have no line beside them, and after the last one.
QList<int> surplusLines(const QList<qsizetype> &linesBeside, qsizetype referenceLines)
{
    QList<int> surplusLineCount(referenceLines + 1, 0);
    qsizetype next = referenceLines;
    for (qsizetype line = linesBeside.size() - 1; line >= 0; --line) {
        if (linesBeside.at(line) >= 0)
            next = linesBeside.at(line);
        else
            ++surplusLineCount[next];
    }
    return surplusLineCount;
}

/// Returns the empty rows before each line of a text, and after its last line. `room` is the number of rows before each line of the reference.
QList<int> emptyRows(const QList<qsizetype> &linesBeside, const QList<int> &room)
{
    QList<int> emptyCounts(linesBeside.size() + 1, 0);
    qsizetype row = 0;              // first line of the reference that is not reached yet
    int waiting = 0;                // empty rows before the next line
    int surplusLineCount = 0;       // lines without a line beside them since the last pair
    for (qsizetype line = 0; line < linesBeside.size(); ++line) {
        if (linesBeside.at(line) < 0) {
            ++surplusLineCount; // directly after the line before it; the empty rows follow
            continue;
        }
        for (; row < linesBeside.at(line); ++row)
            waiting += room.at(row) + 1;
        waiting += room.at(row) - surplusLineCount;
        ++row;
        emptyCounts[line] = waiting;
        waiting = 0;
        surplusLineCount = 0;
    }
    for (; row < room.size(); ++row)
        waiting += room.at(row) + (row + 1 < room.size() ? 1 : 0);
    emptyCounts[linesBeside.size()] = waiting - surplusLineCount;
    return emptyCounts;
}

} // namespace

ComparableLines::ComparableLines(const QList<QStringView> &lines, const QList<Origin> &origins)
{
    m_hashes.reserve(lines.size());
    m_originHashes.reserve(lines.size());
    m_isOnlyPunctuation.reserve(lines.size());
    for (qsizetype line = 0; line < lines.size(); ++line) {
        const QStringView text = lines.at(line).trimmed();
        const Origin &origin = origins.at(line);
        m_hashes += qHash(text);
        m_originHashes += origin.isGenerated() ? 0 : qHash(origin.file, size_t(origin.offset));
        m_isOnlyPunctuation += isPunctuation(text);
    }
    m_allHashes = QSet<quint64>(m_hashes.begin(), m_hashes.end());
    m_allOriginHashes = QSet<quint64>(m_originHashes.begin(), m_originHashes.end());
    m_allOriginHashes.remove(0);
}

LineComparison compareWithReference(const ComparableLines &reference, const ComparableLines &other)
{
    LineComparison comparison;
    comparison.linesBeside = LinePairing(reference, other).run();
    comparison.marks.reserve(other.size());
    for (qsizetype line = 0; line < other.size(); ++line)
        comparison.marks += markOf(reference, other, line, comparison.linesBeside.at(line));
    return comparison;
}

QList<QList<int>> alignmentRows(qsizetype referenceLines, const QList<LineComparison> &others)
{
    QList<QList<qsizetype>> linesBeside;
    QList<int> room(referenceLines + 1, 0);
    for (const LineComparison &other : others) {
        linesBeside += fillPassages(other.linesBeside, referenceLines);
        const QList<int> surplusLineCount = surplusLines(linesBeside.constLast(), referenceLines);
        for (qsizetype row = 0; row < room.size(); ++row)
            room[row] = std::max(room.at(row), surplusLineCount.at(row));
    }
    QList<QList<int>> rows{room};
    for (const QList<qsizetype> &one : std::as_const(linesBeside))
        rows += emptyRows(one, room);
    return rows;
}

} // namespace outcrop
