// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/completion/completionplace.h"

#include "app/completion/completionlines.h"
#include "app/completion/flowplace.h"
#include "core/base/linetable.h"

#include <QList>

#include <algorithm>

namespace outcrop {
namespace {

const QString item = QStringLiteral("-");

/// Where the colon behind a key stands, or -1: `tier: x` and `tier:` have one, `http://x` has none.
qsizetype colonOf(QStringView content)
{
    if (content.isEmpty() || QStringView(u"[{#&*!|>%@").contains(content[0]))
        return -1;
    const bool quoted = content[0] == u'"' || content[0] == u'\'';
    const qsizetype from = quoted ? content.indexOf(content[0], 1) + 1 : 0;
    for (qsizetype at = content.indexOf(u':', from); at >= 0; at = content.indexOf(u':', at + 1)) {
        if (at + 1 == content.size() || content[at + 1].isSpace())
            return at;
    }
    return -1;
}

/// A line of YAML without its indentation and the dashes that begin items.
struct YamlLine {
    explicit YamlLine(QStringView line) : column(indentOf(line)), content(line.mid(column))
    {
        while (content.startsWith(u"- ") || content == u"-") {
            dashes.append(column);
            const qsizetype wide = content == u"-" ? 1 : 1 + indentOf(content.mid(1));
            column += wide;
            content = content.mid(wide);
        }
        colon = colonOf(content);
    }

    bool hasKey() const { return colon >= 0; }
    QString key() const { return unquoted(content.first(colon)); }
    QStringView value() const { return content.mid(colon + 1).trimmed(); }
    /// Whether the lines below it are the text of a block scalar.
    bool opensText() const
    {
        const QStringView text = hasKey() ? value() : content;
        return text.startsWith(u'|') || text.startsWith(u'>');
    }

    QList<qsizetype> dashes; ///< columns
    qsizetype column;        ///< of the content
    QStringView content;
    qsizetype colon = -1;
};

/// The keys and items that hold the line one has come to.
class YamlPath
{
public:
    void enter(QStringView line)
    {
        if (isEmptyLine(line) || isText(indentOf(line)))
            return;
        m_text = -1;
        const YamlLine parts(line);
        enterDashes(parts);
        if (parts.opensText())
            m_text = parts.hasKey() || parts.dashes.isEmpty() ? parts.column : parts.dashes.last();
        if (parts.hasKey())
            push(parts.column, parts.key());
    }

    void enterDashes(const YamlLine &line)
    {
        for (const qsizetype column : line.dashes)
            push(column, item);
        leave(line.column, false);
    }

    /// Whether what is indented so far belongs to a block scalar.
    bool isText(qsizetype indent) const { return m_text >= 0 && indent > m_text; }

    QStringList names() const
    {
        QStringList names;
        for (const Step &step : m_steps)
            names.append(step.name);
        return names;
    }

private:
    struct Step {
        qsizetype column;
        QString name;
    };

    void push(qsizetype column, const QString &name)
    {
        leave(column, name == item);
        m_steps.append({column, name});
    }

    /// A list may stand at the same column as the key it belongs to.
    void leave(qsizetype column, bool forItem)
    {
        while (!m_steps.isEmpty()) {
            const Step &last = m_steps.last();
            const bool holds = last.column < column || (last.column == column && forItem && last.name != item);
            if (holds)
                return;
            m_steps.removeLast();
        }
    }

    QList<Step> m_steps;
    qsizetype m_text = -1; ///< column of the key whose text is being read
};

/// Keys at one column, one line after another, until their mapping ends.
class Siblings
{
public:
    Siblings(const QList<QStringView> &lines, qsizetype column) : m_lines(lines), m_column(column) { }

    QStringList around(qsizetype current)
    {
        const bool beginsItem = !YamlLine(m_lines[current]).dashes.isEmpty();
        qsizetype above = beginsItem ? -1 : current - 1;
        while (above >= 0 && take(m_lines[above], true))
            --above;
        qsizetype below = current + 1;
        while (below < m_lines.size() && take(m_lines[below], false))
            ++below;
        return m_keys;
    }

private:
    /// Returns whether the mapping goes on behind this line.
    bool take(QStringView line, bool upwards)
    {
        if (isEmptyLine(line))
            return true;
        const YamlLine parts(line);
        const qsizetype indent = indentOf(line);
        const bool isFirst = upwards && indent < m_column && parts.column == m_column; // `- name: x` begins the item
        if (parts.hasKey() && parts.column == m_column && (isFirst || parts.dashes.isEmpty()))
            m_keys.append(parts.key());
        return indent >= m_column;
    }

    const QList<QStringView> &m_lines;
    qsizetype m_column;
    QStringList m_keys;
};

void readYamlLine(CompletionPlace &place, const CompletionLines &lines, const YamlPath &path, qsizetype cursor)
{
    const QStringView line = lines.lines[lines.current];
    const qsizetype start = lines.starts[lines.current];
    const YamlLine before(line.first(cursor));
    place.path = path.names();
    if (before.hasKey()) {
        const qsizetype behind = before.column + before.colon + 1;
        place.path.append(before.key());
        readValue(place, line, start, behind, cursor, u':');
        place.needsSpace = behind == cursor;
        return;
    }
    if (line.first(cursor).endsWith(u'-') && before.content.isEmpty())
        return; // a dash without its space is not an item yet
    const bool mayBeKey = before.content.isEmpty() || before.content[0].isLetterOrNumber() || before.content[0] == u'_';
    if (!mayBeKey)
        return readValue(place, line, start, before.column, cursor, u':');
    place.want = before.dashes.isEmpty() ? CompletionPlace::Want::Key : CompletionPlace::Want::KeyOrItem;
    place.present = Siblings(lines.lines, before.column).around(lines.current);
    readKey(place, line, start, before.column, cursor, u':');
}

} // namespace

CompletionPlace yamlPlaceAt(QStringView text, qsizetype from, qsizetype to, qsizetype offset)
{
    CompletionPlace place;
    const CompletionLines lines(text, from, to, offset);
    if (lines.current < 0)
        return place;
    YamlPath path;
    for (qsizetype i = 0; i < lines.current; ++i)
        path.enter(lines.lines[i]);
    const qsizetype cursor = std::min(offset - lines.starts[lines.current], lines.lines[lines.current].size());
    const QStringView before = lines.lines[lines.current].first(cursor);
    if (path.isText(indentOf(before)) || isInComment(before))
        return place;
    path.enterDashes(YamlLine(before));
    readYamlLine(place, lines, path, cursor);
    return place;
}

} // namespace outcrop
