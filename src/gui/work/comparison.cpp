// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/work/comparison.h"

#include "core/base/textdiff.h"

#include <QSet>
#include <QtConcurrentMap>

#include <algorithm>

namespace outcrop {

namespace {

QStringView lineOf(const ComparedText &text, qsizetype line)
{
    const SoftLine &soft = text.soft.lines().at(line);
    return QStringView(text.soft.text()).mid(soft.start, soft.size).trimmed();
}

size_t placeOf(const ComparedText &text, qsizetype line)
{
    const Origin &origin = text.origins.at(line);
    return qHashMulti(0, origin.file, origin.offset);
}

/// Lines by the hashes of their words: each text is looked through once, however many it is compared with.
QList<size_t> wordsOf(const ComparedText &text)
{
    QList<size_t> words(text.soft.lines().size());
    for (qsizetype line = 0; line < words.size(); ++line)
        words[line] = qHash(lineOf(text, line));
    return words;
}

/// The same lines as short names, for finding which of them differ.
QString namesOf(const QList<size_t> &words)
{
    QString names;
    names.reserve(5 * words.size());
    for (const size_t word : words) {
        for (int part = 0; part < 4; ++part)
            names += QChar(static_cast<char16_t>(0x4000 + ((quint64(word) >> (14 * part)) & 0x3fff)));
        names += u'\n';
    }
    return names;
}

/// What one text says, and from where, to look lines of another up in.
class Counterpart
{
public:
    explicit Counterpart(const ComparedText &text) : m_words(text.words.begin(), text.words.end())
    {
        m_places.reserve(text.origins.size());
        for (qsizetype line = 0; line < text.origins.size(); ++line) {
            if (!text.origins.at(line).isGenerated())
                m_places.insert(placeOf(text, line));
        }
    }

    LineMark markOf(const ComparedText &text, qsizetype line) const
    {
        const QStringView words = lineOf(text, line);
        if (words.isEmpty() || words == u"\\n")
            return LineMark::None;
        if (m_words.contains(text.words.at(line)))
            return LineMark::Placed;
        const bool known = !text.origins.at(line).isGenerated() && m_places.contains(placeOf(text, line));
        return known ? LineMark::Worded : LineMark::Only;
    }

private:
    QSet<size_t> m_words;
    QSet<size_t> m_places;
};

void mark(const ComparedText &text, const LineSpan &span, const Counterpart &counterpart, QList<LineMark> &marks)
{
    for (qsizetype line = span.first; line < std::min(span.last(), marks.size()); ++line)
        marks[line] = counterpart.markOf(text, line);
}

/// Each text against the first: the marks of both sides, one after the other.
std::pair<QList<LineMark>, QList<LineMark>> compareTwo(const ComparedText &first, const ComparedText &other)
{
    std::pair<QList<LineMark>, QList<LineMark>> marks{first.marks, other.marks};
    const Counterpart inFirst(first);
    const Counterpart inOther(other);
    const TextDiff diff = diffLines(namesOf(first.words), namesOf(other.words));
    for (const DiffHunk &hunk : diff.hunks) {
        mark(first, hunk.before, inOther, marks.first);
        mark(other, hunk.after, inFirst, marks.second);
    }
    return marks;
}

} // namespace

void compareTexts(QList<ComparedText> &texts)
{
    QtConcurrent::blockingMap(texts, [](ComparedText &text) {
        text.origins = lineOrigins(text.traced, text.soft);
        text.words = wordsOf(text);
        text.marks = QList<LineMark>(text.soft.lines().size());
    });
    const ComparedText &first = texts.constFirst();
    const auto found = QtConcurrent::blockingMapped(
        texts.mid(1), [&first](const ComparedText &other) { return compareTwo(first, other); });
    for (qsizetype i = 0; i < found.size(); ++i) {
        texts[i + 1].marks = found.at(i).second;
        for (qsizetype line = 0; line < texts.constFirst().marks.size(); ++line)
            texts.first().marks[line] = std::max(texts.constFirst().marks.at(line), found.at(i).first.at(line));
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
