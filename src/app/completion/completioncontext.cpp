// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/completion/completioncontext.h"

#include "app/completion/completionlines.h"
#include "app/completion/flowvalue.h"
#include "core/text/linetable.h"

#include <QList>

#include <algorithm>

namespace outcrop {
namespace {

const QString item = QStringLiteral("-");

/// Returns the offset of the colon after a key, or -1: `tier: x` and `tier:` have a key, `http://x` does not.
qsizetype findKeyColon(QStringView content)
{
    if (content.isEmpty() || QStringView(u"[{#&*!|>%@").contains(content[0]))
        return -1;
    const bool isQuoted = content[0] == u'"' || content[0] == u'\'';
    const qsizetype from = isQuoted ? content.indexOf(content[0], 1) + 1 : 0;
    for (qsizetype at = content.indexOf(u':', from); at >= 0; at = content.indexOf(u':', at + 1)) {
        if (at + 1 == content.size() || content[at + 1].isSpace())
            return at;
    }
    return -1;
}

/// A line of YAML, split into its list dashes and its content.
struct YamlLine {
    explicit YamlLine(QStringView line) : column(indentOf(line)), content(line.mid(column))
    {
        while (content.startsWith(u"- ") || content == u"-") {
            dashes.append(column);
            const qsizetype markWidth = content == u"-" ? 1 : 1 + indentOf(content.mid(1));
            column += markWidth;
            content = content.mid(markWidth);
        }
        colon = findKeyColon(content);
    }

    bool hasKey() const { return colon >= 0; }
    QString key() const { return unquoteKey(content.first(colon)); }
    QStringView value() const { return content.mid(colon + 1).trimmed(); }
    /// Returns whether the line opens a block scalar.
    bool opensBlockScalar() const
    {
        const QStringView text = hasKey() ? value() : content;
        return text.startsWith(u'|') || text.startsWith(u'>');
    }

    QList<qsizetype> dashes; ///< columns of the dashes
    qsizetype column;        ///< column of `content`
    QStringView content;
    qsizetype colon = -1;
};

/// The keys and list items that contain the current line.
class YamlPath
{
public:
    void enterLine(QStringView line)
    {
        if (isEmptyLine(line) || isInBlockScalar(indentOf(line)))
            return;
        m_blockScalarColumn = -1;
        const YamlLine parts(line);
        enterDashes(parts);
        if (parts.opensBlockScalar())
            m_blockScalarColumn = parts.hasKey() || parts.dashes.isEmpty() ? parts.column : parts.dashes.last();
        if (parts.hasKey())
            push(parts.column, parts.key());
    }

    void enterDashes(const YamlLine &line)
    {
        for (const qsizetype column : line.dashes)
            push(column, item);
        leaveColumn(line.column, false);
    }

    /// Returns whether a line with this indentation belongs to a block scalar.
    bool isInBlockScalar(qsizetype indent) const { return m_blockScalarColumn >= 0 && indent > m_blockScalarColumn; }

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
        leaveColumn(column, name == item);
        m_steps.append({column, name});
    }

    /// Removes the steps that do not contain this column. A list item may be in the same column as the key of its list.
    void leaveColumn(qsizetype column, bool isItem)
    {
        while (!m_steps.isEmpty()) {
            const Step &last = m_steps.last();
            const bool isEnclosing = last.column < column || (last.column == column && isItem && last.name != item);
            if (isEnclosing)
                return;
            m_steps.removeLast();
        }
    }

    QList<Step> m_steps;
    qsizetype m_blockScalarColumn = -1; ///< column of the key or dash that opened the block scalar, or -1
};

/// Collects the keys of the mapping around a line.
class SiblingKeys
{
public:
    SiblingKeys(const QList<QStringView> &lines, qsizetype column) : m_lines(lines), m_column(column) { }

    QStringList namesAround(qsizetype current)
    {
        const bool beginsItem = !YamlLine(m_lines[current]).dashes.isEmpty();
        qsizetype above = beginsItem ? -1 : current - 1;
        while (above >= 0 && addLine(m_lines[above], true))
            --above;
        qsizetype below = current + 1;
        while (below < m_lines.size() && addLine(m_lines[below], false))
            ++below;
        return m_keys;
    }

private:
    /// Collects the key of a line. Returns whether the mapping continues past this line.
    bool addLine(QStringView line, bool readsUpward)
    {
        if (isEmptyLine(line))
            return true;
        const YamlLine parts(line);
        const qsizetype indent = indentOf(line);
        const bool isFirst = readsUpward && indent < m_column && parts.column == m_column; // `- name: x` is the first line of the item
        if (parts.hasKey() && parts.column == m_column && (isFirst || parts.dashes.isEmpty()))
            m_keys.append(parts.key());
        return indent >= m_column;
    }

    const QList<QStringView> &m_lines;
    qsizetype m_column;
    QStringList m_keys;
};

void readYamlLine(CompletionContext &context, const CompletionLines &lines, const YamlPath &path, qsizetype cursor)
{
    const QStringView line = lines.lines[lines.current];
    const qsizetype start = lines.starts[lines.current];
    const YamlLine before(line.first(cursor));
    context.path = path.names();
    if (before.hasKey()) {
        const qsizetype behind = before.column + before.colon + 1;
        context.path.append(before.key());
        readValue(context, line, start, behind, cursor, u':');
        context.needsSpace = behind == cursor;
        return;
    }
    if (line.first(cursor).endsWith(u'-') && before.content.isEmpty())
        return; // a dash without a space does not begin an item yet
    const bool mayBeKey = before.content.isEmpty() || before.content[0].isLetterOrNumber() || before.content[0] == u'_';
    if (!mayBeKey)
        return readValue(context, line, start, before.column, cursor, u':');
    context.expected = before.dashes.isEmpty() ? CompletionContext::ExpectedPart::Key : CompletionContext::ExpectedPart::KeyOrItem;
    context.present = SiblingKeys(lines.lines, before.column).namesAround(lines.current);
    readKey(context, line, start, before.column, cursor, u':');
}

/// Returns the path of the table that a line opens, as in `[a.b]` or `[[a]]`, or an empty list.
QStringList tableOf(QStringView line)
{
    QStringView name = line.trimmed();
    if (!name.startsWith(u'['))
        return {};
    name = name.mid(name.startsWith(u"[[") ? 2 : 1);
    name = name.first(std::max<qsizetype>(0, name.indexOf(u']')));
    QStringList steps;
    for (const QStringView step : name.split(u'.', Qt::SkipEmptyParts))
        steps.append(unquoteKey(step));
    return steps;
}

void readTable(CompletionContext &context, const CompletionLines &lines, QStringView line, qsizetype start, qsizetype cursor)
{
    qsizetype from = line.indexOf(u'[');
    from += line.mid(from).startsWith(u"[[") ? 2 : 1;
    const qsizetype close = line.indexOf(u']', from);
    if (cursor < from || (close >= 0 && cursor > close))
        return;
    context.expected = CompletionContext::ExpectedPart::Table;
    context.start = start + from;
    context.end = start + (close < 0 ? line.size() : close);
    context.typed = line.mid(from, cursor - from).toString();
    for (qsizetype i = 0; i < lines.lines.size(); ++i) {
        if (i != lines.current && !tableOf(lines.lines[i]).isEmpty())
            context.present.append(tableOf(lines.lines[i]).join(u'.'));
    }
}

/// Returns the offset of the equals sign after a key, or -1.
qsizetype findKeyEquals(QStringView line)
{
    return isEmptyLine(line) ? -1 : line.indexOf(u'=');
}

QStringList keysOfTable(const CompletionLines &lines)
{
    QStringList keys;
    const auto addLine = [&](qsizetype i) {
        const qsizetype equals = findKeyEquals(lines.lines[i]);
        if (equals >= 0)
            keys.append(unquoteKey(lines.lines[i].first(equals)));
    };
    const auto opensFlowList = [&](qsizetype i) { return lines.lines[i].trimmed().startsWith(u'['); };
    for (qsizetype i = lines.current - 1; i >= 0 && !opensFlowList(i); --i)
        addLine(i);
    for (qsizetype i = lines.current + 1; i < lines.lines.size() && !opensFlowList(i); ++i)
        addLine(i);
    return keys;
}

QStringList tableAround(const CompletionLines &lines)
{
    for (qsizetype i = lines.current - 1; i >= 0; --i) {
        if (const QStringList table = tableOf(lines.lines[i]); !table.isEmpty())
            return table;
    }
    return {};
}

void readTomlLine(CompletionContext &context, const CompletionLines &lines, qsizetype cursor)
{
    const QStringView line = lines.lines[lines.current];
    const qsizetype start = lines.starts[lines.current];
    const QStringView before = line.first(cursor);
    if (before.trimmed().startsWith(u'['))
        return readTable(context, lines, line, start, cursor);
    context.path = tableAround(lines);
    if (const qsizetype equals = findKeyEquals(before); equals >= 0) {
        for (const QStringView step : before.first(equals).split(u'.'))
            context.path.append(unquoteKey(step));
        readValue(context, line, start, equals + 1, cursor, u'=');
        context.needsSpace = equals + 1 == cursor;
        return;
    }
    context.expected = CompletionContext::ExpectedPart::Key;
    context.present = keysOfTable(lines);
    readKey(context, line, start, indentOf(before), cursor, u'=');
}

} // namespace

CompletionContext yamlContextAt(QStringView text, qsizetype from, qsizetype to, qsizetype offset)
{
    CompletionContext context;
    const CompletionLines lines(text, from, to, offset);
    if (lines.current < 0)
        return context;
    YamlPath path;
    for (qsizetype i = 0; i < lines.current; ++i)
        path.enterLine(lines.lines[i]);
    const qsizetype cursor = std::min(offset - lines.starts[lines.current], lines.lines[lines.current].size());
    const QStringView before = lines.lines[lines.current].first(cursor);
    if (path.isInBlockScalar(indentOf(before)) || isInComment(before))
        return context;
    path.enterDashes(YamlLine(before));
    readYamlLine(context, lines, path, cursor);
    return context;
}

CompletionContext tomlContextAt(QStringView text, qsizetype offset)
{
    CompletionContext context;
    const CompletionLines lines(text, 0, text.size(), offset);
    if (lines.current < 0)
        return context;
    const qsizetype cursor = std::min(offset - lines.starts[lines.current], lines.lines[lines.current].size());
    if (!isInComment(lines.lines[lines.current].first(cursor)))
        readTomlLine(context, lines, cursor);
    return context;
}

} // namespace outcrop
