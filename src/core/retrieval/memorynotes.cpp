// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/memorynotes.h"

#include "core/documents/frontmatter.h"
#include "core/retrieval/textwords.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

namespace outcrop {
namespace {

constexpr qsizetype maximumTitleLength = 72;
constexpr qsizetype maximumNameLength = 60;

QDate dateIn(const QString &text)
{
    static const QRegularExpression date(QStringLiteral(R"(\b(\d{4}-\d{2}-\d{2})\b)"));
    return QDate::fromString(date.match(text).captured(1), Qt::ISODate);
}

QString withoutMarks(QString text)
{
    static const QRegularExpression link(QStringLiteral(R"(\[([^\]]*)\]\([^)]*\))"));
    text.replace(link, QStringLiteral("\\1"));
    return text.remove(QStringLiteral("**")).remove(u'`').simplified();
}

/// Returns the bold text at the beginning (`**Outbox**: it grows`), or else the first sentence. Shortens long titles.
QString titleOf(const QString &text)
{
    static const QRegularExpression boldPattern(QStringLiteral(R"(^\s*(?:\(?\d{4}-\d{2}-\d{2}\)?[:\s]*)?\*\*([^*]{3,}?)[:.]?\*\*)"));
    if (const QRegularExpressionMatch match = boldPattern.match(text); match.hasMatch())
        return withoutMarks(match.captured(1)).left(maximumTitleLength);
    const QString line = withoutMarks(text.section(u'\n', 0, 0));
    static const QRegularExpression end(QStringLiteral(R"([.;!?](\s|$))"));
    const qsizetype sentence = line.indexOf(end);
    const QString first = sentence > 8 ? line.left(sentence) : line;
    if (first.size() <= maximumTitleLength)
        return first;
    return first.left(first.lastIndexOf(u' ', maximumTitleLength) > 20 ? first.lastIndexOf(u' ', maximumTitleLength) : maximumTitleLength) + QStringLiteral("…");
}

/// The kind of a line, determined by its beginning.
struct LineKind {
    bool isBlank = false;
    bool isHeading = false;
    bool isRule = false;
    bool isItem = false; ///< true for an item of a top-level list
    bool isIndented = false;
    bool isFence = false;
};

LineKind kindOf(const QString &line)
{
    static const QRegularExpression heading(QStringLiteral(R"(^#{1,6}\s)"));
    static const QRegularExpression rule(QStringLiteral(R"(^(\s*[-*_]){3,}\s*$)"));
    static const QRegularExpression item(QStringLiteral(R"(^ ?([-*+]|\d{1,3}[.)])\s+)"));
    LineKind kind;
    const QString trimmedLine = line.trimmed();
    kind.isBlank = trimmedLine.isEmpty();
    kind.isHeading = heading.match(line).hasMatch();
    kind.isRule = rule.match(line).hasMatch();
    kind.isItem = !kind.isRule && item.match(line).hasMatch();
    kind.isIndented = line.startsWith(QStringLiteral("  ")) || line.startsWith(u'\t');
    kind.isFence = trimmedLine.startsWith(QStringLiteral("```")) || trimmedLine.startsWith(QStringLiteral("~~~"));
    return kind;
}

QString withoutSign(const QString &line)
{
    static const QRegularExpression item(QStringLiteral(R"(^ ?([-*+]|\d{1,3}[.)])\s+(\[[ xX]\]\s+)?)"));
    return QString(line).remove(item);
}

/// Collects the lines of each note in a single pass.
class NoteReader
{
public:
    explicit NoteReader(const QString &text)
    {
        const FrontMatter frontMatter = readFrontMatter(text, QString());
        m_skippedCount = frontMatter.isPresent ? int(text.left(frontMatter.bodyStart).count(u'\n')) : 0;
        m_lines = text.split(u'\n');
    }

    QList<MemoryNote> read()
    {
        for (m_lineIndex = m_skippedCount; m_lineIndex < m_lines.size(); ++m_lineIndex)
            addLine(m_lines[m_lineIndex].endsWith(u'\r') ? m_lines[m_lineIndex].chopped(1) : m_lines[m_lineIndex]);
        end();
        return m_notes;
    }

private:
    void addLine(const QString &line)
    {
        const LineKind kind = kindOf(line);
        if (m_isInFence) {
            collectLine(line);
            m_isInFence = !kind.isFence;
        } else if (kind.isFence) {
            beginNoteUnlessContinued(kind);
            m_isInFence = true;
            collectLine(line);
        } else if (kind.isHeading) {
            end();
            addHeading(line);
        } else if (kind.isRule) {
            end();
        } else if (kind.isItem) {
            end();
            m_isItem = true;
            collectLine(withoutSign(line));
        } else if (kind.isBlank) {
            m_blanks += m_collectedLines.isEmpty() ? 0 : 1;
        } else {
            beginNoteUnlessContinued(kind);
            collectLine(line);
        }
    }

    /// Ends the current note if blank lines precede the line, unless the line is indented text of a list item.
    void beginNoteUnlessContinued(const LineKind &kind)
    {
        if (m_blanks > 0 && !(m_isItem && kind.isIndented))
            end();
    }

    void collectLine(const QString &line)
    {
        if (m_collectedLines.isEmpty())
            m_start = m_lineIndex;
        for (; m_blanks > 0; --m_blanks)
            m_collectedLines.append(QString());
        m_collectedLines.append(line);
    }

    void addHeading(const QString &line)
    {
        const qsizetype level = line.indexOf(QRegularExpression(QStringLiteral("[^#]")));
        while (!m_levels.isEmpty() && m_levels.last() >= level) {
            m_levels.removeLast();
            m_headings.removeLast();
        }
        m_levels.append(level);
        m_headings.append(withoutMarks(line.mid(level)));
    }

    void end()
    {
        if (!m_collectedLines.isEmpty()) {
            const QString text = m_collectedLines.join(u'\n');
            m_notes.append({titleOf(text), text, m_headings, dateOf(text), int(m_start) + 1, int(m_collectedLines.size())});
        }
        m_collectedLines.clear();
        m_blanks = 0;
        m_isItem = m_isInFence = false;
    }

    QDate dateOf(const QString &text) const
    {
        QDate date = dateIn(text);
        for (auto heading = m_headings.crbegin(); !date.isValid() && heading != m_headings.crend(); ++heading)
            date = dateIn(*heading);
        return date;
    }

    QStringList m_lines;
    int m_skippedCount = 0;
    qsizetype m_lineIndex = 0;
    qsizetype m_start = 0;
    QStringList m_collectedLines;
    int m_blanks = 0; ///< blank lines after the collected ones
    bool m_isItem = false;
    bool m_isInFence = false;
    QStringList m_headings;
    QList<qsizetype> m_levels;
    QList<MemoryNote> m_notes;
};

} // namespace

QList<MemoryNote> readMemoryNotes(const QString &text)
{
    return NoteReader(text).read();
}

QString fileNameFor(const QString &title)
{
    QString name;
    for (const QString &word : wordsOf(title)) {
        QString plain = word;
        plain.removeIf([](QChar c) { return c.unicode() > 127; });
        if (plain.isEmpty() || name.size() + plain.size() + 1 > maximumNameLength)
            continue;
        name += (name.isEmpty() ? QString() : QStringLiteral("-")) + plain;
    }
    return name.isEmpty() ? QStringLiteral("note") : name;
}

QStringList fileNamesFor(const QList<MemoryNote> &notes)
{
    QStringList names;
    QSet<QString> taken;
    QHash<QString, int> nextNumbers; // next number to try, by name: many notes may share a title
    for (const MemoryNote &note : notes) {
        const QString wanted = fileNameFor(note.title);
        int &number = nextNumbers[wanted];
        QString name;
        do
            name = ++number == 1 ? wanted : QString(wanted + u'-' + QString::number(number));
        while (taken.contains(name));
        taken.insert(name);
        names.append(name);
    }
    return names;
}

} // namespace outcrop
