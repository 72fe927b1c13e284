// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diff/hunkapply.h"

#include "core/diff/diffmessages.h"
#include "core/diff/textlines.h"

#include <algorithm>
#include <vector>

namespace outcrop {
namespace {

/// Finds the position of a hunk in the lines of a text.
class HunkMatcher
{
public:
    HunkMatcher(const UnifiedHunk &hunk, const TextLines &text) : m_hunk(hunk), m_text(text)
    {
        for (const DiffLine &line : hunk.lines) {
            if (line.kind != DiffLine::Kind::Added)
                m_oldLines += QStringView(line.text);
        }
        const auto changed = [](const DiffLine &line) { return line.kind != DiffLine::Kind::Same; };
        const qsizetype above = std::find_if(hunk.lines.begin(), hunk.lines.end(), changed) - hunk.lines.begin();
        const qsizetype below = std::find_if(hunk.lines.rbegin(), hunk.lines.rend(), changed) - hunk.lines.rbegin();
        m_isAtStart = above < below;
        m_isAtEnd = below < above || lacksFinalLineEnding();
    }

    qsizetype size() const { return m_oldLines.size(); }

    bool fitsAt(qsizetype line) const
    {
        if (m_oldLines.isEmpty())
            return m_text.count() == 0; // without old lines, only an empty text fits
        const qsizetype end = line + size();
        if (end > m_text.count() || (m_isAtStart && line != 0) || (m_isAtEnd && end != m_text.count()))
            return false;
        for (qsizetype i = 0; i < size(); ++i) {
            if (m_text.line(line + i) != m_oldLines[i])
                return false;
        }
        return true;
    }

    /// Returns at most two positions at or after line `from` where the hunk fits. Two are enough to detect ambiguity.
    QList<qsizetype> findPositions(qsizetype from) const
    {
        QList<qsizetype> found;
        for (qsizetype line = from; line + size() <= m_text.count() && found.size() < 2; ++line) {
            if (fitsAt(line))
                found += line;
        }
        return found;
    }

    QString newText() const
    {
        QString text;
        for (const DiffLine &line : m_hunk.lines) {
            if (line.kind != DiffLine::Kind::Removed)
                text += line.text;
        }
        return text;
    }

private:
    /// Returns whether a line of the hunk has no line ending, so no line can follow it.
    bool lacksFinalLineEnding() const
    {
        return std::any_of(m_hunk.lines.begin(), m_hunk.lines.end(), [](const DiffLine &line) { return !line.text.endsWith(u'\n'); });
    }

    const UnifiedHunk &m_hunk;
    const TextLines &m_text;
    QList<QStringView> m_oldLines;
    bool m_isAtStart = false;
    bool m_isAtEnd = false;
};

class HunkApplier
{
public:
    HunkApplier(QStringView text, const FileDiff &diff, const HunkChoice &chosen)
        : m_text(text)
        , m_lines(text, LineEndings::LineFeed)
        , m_chosenHunks(chosen)
    {
        for (const UnifiedHunk &hunk : diff.hunks) {
            m_hunks.emplace_back(hunk, m_lines);
            m_statedLines += hunk.before;
        }
    }

    AppliedHunks run()
    {
        const bool isUntouched = allFitAtStatedLines();
        for (qsizetype i = 0; i < m_statedLines.size(); ++i) {
            if (m_chosenHunks && !m_chosenHunks->contains(int(i) + 1))
                continue;
            const HunkLocation place =
                isUntouched ? HunkLocation{int(i) + 1, HunkLocation::Kind::Found, m_statedLines[i]} : locateHunk(i);
            if (place.isFound())
                appendHunk(m_hunks[size_t(i)], place.line);
            m_appliedHunks.locations += place;
        }
        m_appliedHunks.text =
            m_appliedHunks.isClean() ? m_writtenText + m_lines.lines(m_nextLine, m_lines.count() - m_nextLine) : m_text.toString();
        return m_appliedHunks;
    }

private:
    /// Returns whether every hunk fits at its stated line. The text is then assumed to be the one that the diff was
    /// made from.
    bool allFitAtStatedLines() const
    {
        for (size_t i = 0; i < m_hunks.size(); ++i) {
            if (!m_hunks[i].fitsAt(m_statedLines[qsizetype(i)]))
                return false;
        }
        return true;
    }

    HunkLocation locateHunk(qsizetype number) const
    {
        HunkLocation place{int(number) + 1, HunkLocation::Kind::Found};
        const QList<qsizetype> found = m_hunks[size_t(number)].findPositions(m_nextLine);
        if (found.size() == 1) {
            place.line = found.first();
            place.offset = place.line - m_statedLines[number];
            return place;
        }
        place.kind = found.isEmpty() ? HunkLocation::Kind::Missing : HunkLocation::Kind::Ambiguous;
        place.problem = found.isEmpty() ? diffmessages::linesGone()
                                        : diffmessages::linesAmbiguous(found[0] + 1, found[1] + 1);
        return place;
    }

    void appendHunk(const HunkMatcher &hunk, qsizetype line)
    {
        m_writtenText += m_lines.lines(m_nextLine, line - m_nextLine);
        m_writtenText += hunk.newText();
        m_nextLine = line + hunk.size();
    }

    QStringView m_text;
    TextLines m_lines;
    const HunkChoice &m_chosenHunks;
    std::vector<HunkMatcher> m_hunks;
    QList<qsizetype> m_statedLines; ///< start line of each hunk according to its header, from 0
    qsizetype m_nextLine = 0;           ///< all lines before this one are written
    QString m_writtenText;
    AppliedHunks m_appliedHunks;
};

} // namespace

bool AppliedHunks::isClean() const
{
    return std::all_of(locations.begin(), locations.end(), [](const HunkLocation &place) { return place.isFound(); });
}

QList<HunkLocation> AppliedHunks::conflicts() const
{
    QList<HunkLocation> found = locations;
    found.removeIf([](const HunkLocation &place) { return place.isFound(); });
    return found;
}

Result<QList<int>> readHunkChoice(const QString &words, qsizetype count)
{
    QList<int> hunks;
    for (const QString &word : words.split(u',')) {
        const int first = word.section(u'-', 0, 0).trimmed().toInt();
        const int last = word.contains(u'-') ? word.section(u'-', 1).trimmed().toInt() : first;
        if (first < 1 || last < first)
            return Error{ErrorCode::Invalid, diffmessages::notHunkNumbers(words), {}};
        if (last > count)
            return Error{ErrorCode::Invalid, diffmessages::noHunk(last, count), {}};
        for (int hunk = first; hunk <= last; ++hunk) {
            if (hunks.contains(hunk))
                return Error{ErrorCode::Invalid, diffmessages::hunkTwice(hunk), {}};
            hunks += hunk;
        }
    }
    std::sort(hunks.begin(), hunks.end());
    return hunks;
}

QString toText(const QList<int> &hunks)
{
    QStringList words;
    for (const int hunk : hunks)
        words += QString::number(hunk);
    return words.join(u',');
}

AppliedHunks applyHunks(QStringView text, const FileDiff &diff, const HunkChoice &chosen)
{
    return HunkApplier(text, diff, chosen).run();
}

} // namespace outcrop
