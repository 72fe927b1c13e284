// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/comparison.h"

#include "gui/tasks/workers.h"

#include <QHash>

#include <algorithm>
#include <cstring>

namespace outcrop {

namespace {

QStringView lineOf(const ComparedText &text, qsizetype line)
{
    const SoftLine &wrapped = text.wrapped.lines().at(line);
    return QStringView(text.wrapped.text()).mid(wrapped.start, wrapped.size).trimmed();
}

/// Returns a hash of the text. Processes four characters at a time, because long requests are hashed after each keystroke.
quint64 hashOf(QStringView text, quint64 seed = 0)
{
    constexpr quint64 factor = 0x9e3779b97f4a7c15;
    quint64 hash = (seed + quint64(text.size()) + 1) * factor;
    for (qsizetype at = 0; at < text.size(); at += 4) {
        quint64 four = 0;
        std::memcpy(&four, text.utf16() + at, sizeof(char16_t) * size_t(std::min<qsizetype>(4, text.size() - at)));
        hash = (hash ^ four) * factor;
        hash ^= hash >> 29;
    }
    return hash;
}

/// Computes the hashes of all lines once, for all comparisons with other texts.
void hashLines(ComparedText &text)
{
    const qsizetype count = text.wrapped.lines().size();
    text.lineHashes.resize(count);
    text.originHashes.resize(count);
    for (qsizetype line = 0; line < count; ++line) {
        const Origin &origin = text.origins.at(line);
        text.lineHashes[line] = hashOf(lineOf(text, line));
        text.originHashes[line] = origin.isGenerated() ? 0 : hashOf(origin.file, quint64(origin.offset));
    }
    text.allLineHashes = QSet<quint64>(text.lineHashes.begin(), text.lineHashes.end());
    text.allOriginHashes = QSet<quint64>(text.originHashes.begin(), text.originHashes.end());
    text.allOriginHashes.remove(0);
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

/// Line numbers of corresponding lines in the first and second text.
using LinePair = std::pair<qsizetype, qsizetype>;

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
        run.prepend(pairs.at(i));
    return run;
}

/// Returns the lines that occur exactly once in each text, in the same order. Unlike for a shortest edit script, the cost does not depend on the
/// number of differences.
QList<LinePair> findAnchors(const QList<quint64> &first, const QList<quint64> &other)
{
    const QHash<quint64, qsizetype> matchesInFirst = uniqueLines(first);
    const QHash<quint64, qsizetype> matchesInOther = uniqueLines(other);
    QList<LinePair> pairs;
    for (qsizetype line = 0; line < other.size(); ++line) {
        const qsizetype match = matchesInFirst.value(other.at(line), -1);
        if (match >= 0 && matchesInOther.value(other.at(line), -1) == line)
            pairs += LinePair{match, line};
    }
    return longestIncreasingSubsequence(pairs);
}

/// The corresponding lines of two texts: common lines that are unique in each text, and equal lines next to them.
struct SameLines {
    SameLines(const QList<quint64> &first, const QList<quint64> &other) : matchesInFirst(first.size()), matchesInOther(other.size())
    {
        const auto pair = [&](qsizetype line, qsizetype match) {
            const bool alike = line >= 0 && match >= 0 && line < first.size() && match < other.size()
                && first.at(line) == other.at(match) && !matchesInFirst.at(line) && !matchesInOther.at(match);
            if (alike)
                matchesInFirst[line] = matchesInOther[match] = true;
            return alike;
        };
        QList<LinePair> all{{-1, -1}};
        all += findAnchors(first, other);
        for (const auto &[line, match] : all)
            pair(line, match);
        all += LinePair{first.size(), other.size()};
        for (const auto &[line, match] : all) {
            for (qsizetype on = 1; pair(line + on, match + on); ++on) { }
            for (qsizetype back = 1; pair(line - back, match - back); ++back) { }
        }
    }

    QList<bool> matchesInFirst;
    QList<bool> matchesInOther;
};

LineMark markOf(const ComparedText &text, qsizetype line, const ComparedText &other)
{
    const QStringView content = lineOf(text, line);
    if (content.isEmpty() || content == u"\\n")
        return LineMark::None;
    if (other.allLineHashes.contains(text.lineHashes.at(line)))
        return LineMark::PositionDiffers;
    return other.allOriginHashes.contains(text.originHashes.at(line)) ? LineMark::TextDiffers : LineMark::OnlyHere;
}

void markUnmatchedLines(const ComparedText &text, const QList<bool> &same, const ComparedText &other, QList<LineMark> &marks)
{
    for (qsizetype line = 0; line < marks.size(); ++line) {
        if (!same.at(line))
            marks[line] = markOf(text, line, other);
    }
}

/// Compares a text with the first text and returns the marks of both.
std::pair<QList<LineMark>, QList<LineMark>> compareWithFirst(const ComparedText &first, const ComparedText &other)
{
    std::pair<QList<LineMark>, QList<LineMark>> marks{first.marks, other.marks};
    const SameLines same(first.lineHashes, other.lineHashes);
    markUnmatchedLines(first, same.matchesInFirst, other, marks.first);
    markUnmatchedLines(other, same.matchesInOther, first, marks.second);
    return marks;
}

} // namespace

void compareTexts(QList<ComparedText> &texts)
{
    ComparedText *const all = texts.data(); // detach here once instead of in every thread
    forEachOnWorkers(texts.size(), [all](qsizetype i) {
        ComparedText &text = all[i];
        text.origins = lineOrigins(text.traced, text.wrapped);
        hashLines(text);
        text.marks = QList<LineMark>(text.wrapped.lines().size());
    });
    QList<std::pair<QList<LineMark>, QList<LineMark>>> found(texts.size() - 1);
    auto *const allFound = found.data();
    forEachOnWorkers(found.size(), [all, allFound](qsizetype i) { allFound[i] = compareWithFirst(all[0], all[i + 1]); });
    for (qsizetype i = 0; i < found.size(); ++i) {
        texts[i + 1].marks = found.at(i).second;
        for (qsizetype line = 0; line < texts.constFirst().marks.size(); ++line)
            texts.first().marks[line] = std::max(texts.constFirst().marks.at(line), found.at(i).first.at(line));
    }
}

void collapseEqualLines(ComparedText &text)
{
    const qsizetype count = text.marks.size();
    QList<bool> kept(count);
    for (qsizetype line = 0; line < count; ++line) {
        if (text.marks.at(line) == LineMark::None)
            continue;
        for (qsizetype near = std::max<qsizetype>(0, line - 1); near <= std::min(count - 1, line + 1); ++near)
            kept[near] = true;
    }
    QList<LineMark> marks;
    QList<Origin> origins;
    for (qsizetype line = 0; line < count; ++line) {
        if (!kept.at(line) && line > 0 && !kept.at(line - 1))
            continue; // one gap marker for consecutive hidden lines
        marks += text.marks.at(line);
        origins += text.origins.at(line);
    }
    text.wrapped = text.wrapped.withLines(kept);
    text.marks = marks;
    text.origins = origins;
}

} // namespace outcrop
