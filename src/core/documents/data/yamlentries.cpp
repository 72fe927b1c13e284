// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlentries.h"

#include "core/text/linetable.h"

#include <QStringList>

#include <algorithm>

namespace outcrop {
namespace {

bool isBlankCharacter(QChar c)
{
    return c == u' ' || c == u'\t';
}

YamlLine yamlLine(QStringView text, const TextLine &rawLine)
{
    YamlLine line{rawLine.start, rawLine.start, rawLine.end, rawLine.next};
    while (line.content < line.end && isBlankCharacter(text[line.content]))
        ++line.content;
    while (line.end > line.content && isBlankCharacter(text[line.end - 1]))
        --line.end;
    line.hasTab = !line.isBlank() && text.mid(line.start, line.content - line.start).contains(u'\t');
    line.indent = int(line.content - line.start);
    return line;
}

/// Counts a tab as one indentation step: the smallest indentation by spaces in the document, or 2.
void widenTabs(QStringView text, QList<YamlLine> &lines)
{
    int step = 0;
    for (const YamlLine &line : std::as_const(lines)) {
        if (!line.hasTab && !line.isBlank() && line.indent > 0 && (step == 0 || line.indent < step))
            step = line.indent;
    }
    step = step == 0 ? 2 : step;
    for (YamlLine &line : lines) {
        if (line.hasTab)
            line.indent += int(text.mid(line.start, line.indent).count(u'\t')) * (step - 1);
    }
}

bool isItem(QStringView content)
{
    return content.startsWith(u'-') && (content.size() == 1 || isBlankCharacter(content[1]));
}

bool beginsKey(QChar c)
{
    return c.isLetterOrNumber() || c == u'_' || c == u'$' || c == u'.' || c == u'/';
}

bool continuesKey(QChar c)
{
    return beginsKey(c) || c == u'-' || c == u'@' || c == u'+';
}

/// Returns the offset after the key at the beginning of the line, or 0 if there is none. A quoted key must not contain
/// its quotation mark.
qsizetype findKeyEnd(QStringView line)
{
    if (line.startsWith(u'"') || line.startsWith(u'\'')) {
        const qsizetype closing = line.indexOf(line[0], 1);
        return closing + 1;
    }
    if (line.isEmpty() || !beginsKey(line[0]))
        return 0;
    return std::distance(line.begin(), std::find_if_not(line.begin(), line.end(), continuesKey));
}

qsizetype skipBlankCharacters(QStringView line, qsizetype from)
{
    while (from < line.size() && isBlankCharacter(line[from]))
        ++from;
    return from;
}

/// Splits one region into entries, line by line.
class EntrySplitter
{
public:
    EntrySplitter(QStringView text, const QList<YamlLine> &lines, const YamlRegion &region)
        : m_text(text)
        , m_lines(lines)
        , m_region(region)
        , m_lastExampleEnd(text.left(region.last > region.first ? lines[region.last - 1].next : 0)
                               .lastIndexOf(u"</example>", -1, Qt::CaseInsensitive))
    {
        if (region.allowsOnlyKeys)
            m_kind = YamlEntry::Kind::Key;
    }

    QList<YamlEntry> split()
    {
        for (qsizetype i = m_region.first; i < m_region.last; ++i)
            placeLine(i);
        return m_entries;
    }

private:
    void placeLine(qsizetype i)
    {
        const YamlLine &line = m_lines[i];
        const qsizetype content = i == m_region.first ? m_region.content : line.content;
        const int indent = content == line.content ? line.indent : m_region.indent;
        const QStringView words = m_text.mid(content, line.end - content);
        if (words.isEmpty() || words.startsWith(u'#')) {
            extendEntry(i, m_openExamples > 0 && !words.isEmpty());
            return;
        }
        YamlEntry entry = entryAt(i, content, indent, words);
        const Role role = roleOf(entry, words);
        if (role == Role::Continues) {
            extendEntry(i, true);
        } else {
            entry.isMisplaced = role == Role::Misplaced;
            begin(role == Role::Stray ? strayAt(i, content, indent) : entry);
        }
        m_openExamples +=
            int(words.count(u"<example>", Qt::CaseInsensitive)) - int(words.count(u"</example>", Qt::CaseInsensitive));
    }

    enum class Role { Begins, Misplaced, Stray, Continues };

    Role roleOf(const YamlEntry &entry, QStringView words) const
    {
        const bool isNoneOpen = m_entries.isEmpty() || m_entries.last().kind == YamlEntry::Kind::Stray;
        const bool fits = entry.kind != YamlEntry::Kind::Stray && (!m_kind || m_kind == entry.kind);
        if (fits && (isNoneOpen || !isDialogue(entry))) {
            if (entry.indent == m_region.indent)
                return Role::Begins;
            if (entry.indent < m_region.indent || isNoneOpen)
                return Role::Misplaced;
        }
        return isNoneOpen || isStray(words, entry.indent) ? Role::Stray : Role::Continues;
    }

    void begin(const YamlEntry &entry)
    {
        m_openExamples = 0;
        if (entry.kind != YamlEntry::Kind::Stray)
            m_kind = entry.kind;
        m_entries.append(entry);
    }

    YamlEntry entryAt(qsizetype i, qsizetype content, int indent, QStringView words) const
    {
        YamlEntry entry = strayAt(i, content, indent);
        if (isItem(words)) {
            entry.kind = YamlEntry::Kind::Item;
            entry.keyEnd = content + 1;
            entry.value = content + skipBlankCharacters(words, 1);
        } else if (const auto key = yamlKeyAt(words)) {
            entry.kind = YamlEntry::Kind::Key;
            entry.key = key->text;
            entry.keyEnd = content + key->end;
            entry.value = content + key->value;
        }
        return entry;
    }

    YamlEntry strayAt(qsizetype i, qsizetype content, int indent) const
    {
        YamlEntry entry;
        entry.first = i;
        entry.last = entry.contentLast = i + 1;
        entry.content = content;
        entry.indent = indent;
        entry.keyEnd = entry.value = m_lines[i].end;
        return entry;
    }

    /// Returns whether an entry is a line of an example dialogue in a description, such as `user: "…"`, inside or
    /// outside an <example> element.
    bool isDialogue(const YamlEntry &entry) const
    {
        static const QStringList speakers{QStringLiteral("user"), QStringLiteral("assistant"), QStringLiteral("human"),
            QStringLiteral("Context"), QStringLiteral("User"), QStringLiteral("Assistant"), QStringLiteral("Human")};
        if (m_openExamples > 0 && entry.content < m_lastExampleEnd)
            return true;
        return entry.kind == YamlEntry::Kind::Key && isLongTextKey(m_entries.last().key)
            && speakers.contains(entry.key);
    }

    /// Returns whether a line that is not indented more than the entries belongs to none of them, because it follows a list item or a nested value.
    bool isStray(QStringView words, int indent) const
    {
        const YamlEntry &last = m_entries.last();
        if (indent > m_region.indent || words.startsWith(u']') || words.startsWith(u'}'))
            return false;
        if (last.kind == YamlEntry::Kind::Item)
            return true;
        return isFirstLineEmpty(m_text, m_lines, last) && last.contentLast > last.first + 1 && !isItem(words);
    }

    void extendEntry(qsizetype i, bool isContent)
    {
        if (m_entries.isEmpty())
            return;
        m_entries.last().last = i + 1;
        if (isContent)
            m_entries.last().contentLast = i + 1;
    }

    QStringView m_text;
    const QList<YamlLine> &m_lines;
    YamlRegion m_region;
    qsizetype m_lastExampleEnd;
    QList<YamlEntry> m_entries;
    std::optional<YamlEntry::Kind> m_kind;
    int m_openExamples = 0;
};

} // namespace

QList<YamlLine> yamlLines(QStringView text, qsizetype start, qsizetype end)
{
    QList<YamlLine> lines;
    for (qsizetype at = start; at < end; at = lines.last().next)
        lines.append(yamlLine(text, lineAt(text.left(end), at)));
    widenTabs(text, lines);
    return lines;
}

std::optional<YamlKey> yamlKeyAt(QStringView line)
{
    const qsizetype end = findKeyEnd(line);
    const qsizetype colon = skipBlankCharacters(line, end);
    if (end == 0 || colon >= line.size() || line[colon] != u':')
        return std::nullopt;
    if (colon + 1 < line.size() && !isBlankCharacter(line[colon + 1]))
        return std::nullopt;
    const bool isQuoted = line[0] == u'"' || line[0] == u'\'';
    const QStringView text = isQuoted ? line.mid(1, end - 2) : line.left(end);
    return YamlKey{text.toString(), end, skipBlankCharacters(line, colon + 1)};
}

bool isLongTextKey(const QString &key)
{
    static const QStringList keys{QStringLiteral("description"), QStringLiteral("when_to_use"),
        QStringLiteral("examples"), QStringLiteral("prompt"), QStringLiteral("instructions")};
    return keys.contains(key);
}

YamlRegion topRegion(QStringView text, const QList<YamlLine> &lines)
{
    YamlRegion region{0, lines.size(), lines.isEmpty() ? 0 : lines.first().content, -1, true};
    for (const YamlLine &line : lines) {
        if (yamlKeyAt(text.mid(line.content, line.end - line.content))
            && (region.indent < 0 || line.indent < region.indent))
            region.indent = line.indent;
    }
    region.indent = std::max(region.indent, 0);
    return region;
}

YamlRegion childRegion(QStringView text, const QList<YamlLine> &lines, const YamlEntry &parent)
{
    YamlRegion region{parent.first + 1, parent.contentLast, 0, 0};
    const auto isWithoutContent = [&](const YamlLine &line) { return line.isBlank() || text[line.content] == u'#'; };
    while (region.first < region.last && isWithoutContent(lines[region.first]))
        ++region.first;
    if (region.first < region.last) {
        region.content = lines[region.first].content;
        region.indent = lines[region.first].indent;
    }
    return region;
}

bool isFirstLineEmpty(QStringView text, const QList<YamlLine> &lines, const YamlEntry &entry)
{
    return entry.value >= lines[entry.first].end || text[entry.value] == u'#';
}

QList<YamlEntry> splitEntries(QStringView text, const QList<YamlLine> &lines, const YamlRegion &region)
{
    return EntrySplitter(text, lines, region).split();
}

} // namespace outcrop
