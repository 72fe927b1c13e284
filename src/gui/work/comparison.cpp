// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/work/comparison.h"

#include "core/base/textdiff.h"

#include <QSet>

#include <algorithm>

namespace outcrop {

namespace {

using SourcePlace = std::pair<QString, qsizetype>;

QStringView lineOf(const ComparedText &text, qsizetype line)
{
    const SoftLine &soft = text.soft.lines().at(line);
    return QStringView(text.soft.text()).mid(soft.start, soft.size).trimmed();
}

SourcePlace placeOf(const ComparedText &text, qsizetype line)
{
    const Origin &origin = text.origins.at(line);
    return {origin.file, origin.offset};
}

/// What one text says, and from where, to look lines of another up in.
class Counterpart
{
public:
    explicit Counterpart(const ComparedText &text)
    {
        for (qsizetype line = 0; line < text.soft.lines().size(); ++line) {
            m_words.insert(lineOf(text, line));
            m_places.insert(placeOf(text, line));
        }
        m_places.remove({});
    }

    LineMark markOf(const ComparedText &text, qsizetype line) const
    {
        const QStringView words = lineOf(text, line);
        if (words.isEmpty() || words == u"\\n")
            return LineMark::None;
        if (m_words.contains(words))
            return LineMark::Placed;
        return m_places.contains(placeOf(text, line)) ? LineMark::Worded : LineMark::Only;
    }

private:
    QSet<QStringView> m_words;
    QSet<SourcePlace> m_places;
};

void mark(ComparedText &text, const LineSpan &span, const Counterpart &counterpart)
{
    for (qsizetype line = span.first; line < std::min(span.last(), text.marks.size()); ++line)
        text.marks[line] = std::max(text.marks.at(line), counterpart.markOf(text, line));
}

} // namespace

void compareTexts(QList<ComparedText> &texts)
{
    for (ComparedText &text : texts) {
        text.origins = lineOrigins(text.traced, text.soft);
        text.marks = QList<LineMark>(text.soft.lines().size());
    }
    const Counterpart first(texts.constFirst());
    for (qsizetype i = 1; i < texts.size(); ++i) {
        const Counterpart other(texts.at(i));
        const TextDiff diff = diffLines(texts.constFirst().soft.shown(), texts.at(i).soft.shown());
        for (const DiffHunk &hunk : diff.hunks) {
            mark(texts.first(), hunk.before, other);
            mark(texts[i], hunk.after, first);
        }
    }
}

void keepDifferences(ComparedText &text)
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
            continue; // one gap stands for all of them
        marks += text.marks.at(line);
        origins += text.origins.at(line);
    }
    text.soft = text.soft.withOnly(kept);
    text.marks = marks;
    text.origins = origins;
}

} // namespace outcrop
