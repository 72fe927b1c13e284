// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamllocator.h"

#include "core/text/linetable.h"

namespace outcrop {
namespace {

bool endsLine(QChar c)
{
    return c == u'\n' || c == u'\r';
}

} // namespace

YamlLocator::YamlLocator(const YamlSource &source)
    : m_source(source)
    , m_text(source.text)
    , m_step(findStep())
    , m_lineEnd(lineEndingOf(m_text))
{
}

YamlSlot YamlLocator::find(const QStringList &path, qsizetype &found) const
{
    YamlSlot slot;
    slot.value = &m_source.root;
    for (found = 0; found < path.size(); ++found) {
        const YamlSlot next = child(slot, path.at(found));
        if (!next.value)
            break;
        slot = next;
    }
    return slot;
}

YamlSlot YamlLocator::child(const YamlSlot &slot, const QString &key) const
{
    const DataNode &node = *slot.value;
    YamlSlot next;
    next.container = &node;
    next.isInFlow = slot.isInFlow || isFlow(node);
    if (node.isSequence()) {
        bool isIndex = false;
        next.index = key.toInt(&isIndex);
        if (isIndex && next.index >= 0 && next.index < node.items().size())
            next.value = &node.items()[next.index];
    } else if (const DataNode::Member *member = node.member(key)) {
        next.member = member;
        next.index = std::distance(node.members().constData(), member);
        next.value = &member->value;
    }
    return next;
}

qsizetype YamlLocator::valueStart(const DataNode &node) const
{
    qsizetype at = node.range().start.offset;
    while (at < node.range().end.offset && (m_text[at] == u'&' || m_text[at] == u'!')) {
        while (at < m_text.size() && !m_text[at].isSpace())
            ++at;
        while (at < node.range().end.offset && m_text[at].isSpace())
            ++at;
    }
    return at;
}

QChar YamlLocator::firstCharacter(const DataNode &node) const
{
    const qsizetype at = valueStart(node);
    return at < node.range().end.offset ? m_text[at] : QChar();
}

bool YamlLocator::isFlow(const DataNode &node) const
{
    const QChar first = firstCharacter(node);
    return (node.isSequence() && first == u'[') || (node.isMapping() && first == u'{');
}

bool YamlLocator::isBlockScalar(const DataNode &node) const
{
    return node.isScalar() && (firstCharacter(node) == u'|' || firstCharacter(node) == u'>');
}

bool YamlLocator::startsOnNextLine(const YamlSlot &slot) const
{
    const DataNode &node = *slot.value;
    const bool isCollection = (node.isSequence() || node.isMapping()) && !isFlow(node) && firstCharacter(node) != u'*';
    return isCollection && lineStart(valueStart(node)) != lineStart(indicatorEnd(slot));
}

QChar YamlLocator::quoteOf(const DataNode &node) const
{
    const QChar first = firstCharacter(node);
    return node.isScalar() && (first == u'"' || first == u'\'') ? first : QChar();
}

qsizetype YamlLocator::indicatorEnd(const YamlSlot &slot) const
{
    if (slot.member) {
        qsizetype at = slot.member->keyRange.end.offset;
        while (at < m_text.size() && (m_text[at] == u' ' || m_text[at] == u'\t'))
            ++at;
        return at < m_text.size() && m_text[at] == u':' ? at + 1 : at;
    }
    return slot.container ? dashOffset(slot) + 1 : m_source.start;
}

qsizetype YamlLocator::dashOffset(const YamlSlot &slot) const
{
    const qsizetype first = valueStart(*slot.container);
    const int column = columnOf(first);
    if (slot.index == 0)
        return first;
    qsizetype line = nextLineStart(slot.container->items()[slot.index - 1].range().end.offset);
    while (line < m_source.end) {
        const TextLine wholeLine = lineAt(m_text, line);
        const qsizetype dash = line + column;
        if (dash < wholeLine.end && m_text[dash] == u'-' && m_text.mid(line, column).trimmed().isEmpty())
            return dash;
        line = wholeLine.next;
    }
    return first;
}

int YamlLocator::keyOrDashColumn(const YamlSlot &slot) const
{
    if (slot.member)
        return columnOf(slot.member->keyRange.start.offset);
    return slot.container ? columnOf(dashOffset(slot)) : -m_step;
}

qsizetype YamlLocator::lineStart(qsizetype offset) const
{
    while (offset > 0 && !endsLine(m_text[offset - 1]))
        --offset;
    return offset;
}

qsizetype YamlLocator::nextLineStart(qsizetype offset) const
{
    return lineAt(m_text, offset).next;
}

bool YamlLocator::isBlankLine(qsizetype start) const
{
    const TextLine line = lineAt(m_text, start);
    return m_text.mid(line.start, line.end - line.start).trimmed().isEmpty();
}

bool YamlLocator::isEndWithoutLineEnding(qsizetype offset) const
{
    return offset > 0 && offset == m_text.size() && !endsLine(m_text[offset - 1]);
}

/// Returns the smallest indentation in the text, or 2 if there is none or it is too large.
int YamlLocator::findStep() const
{
    constexpr int maxIndent = 8;
    int step = 0;
    for (qsizetype at = m_source.start; at < m_source.end; at = lineAt(m_text, at).next) {
        qsizetype content = at;
        while (content < m_source.end && m_text[content] == u' ')
            ++content;
        const int indent = int(content - at);
        const bool isContent = content < m_source.end && !endsLine(m_text[content]) && m_text[content] != u'#';
        if (isContent && indent > 0 && (step == 0 || indent < step))
            step = indent;
    }
    return step == 0 || step > maxIndent ? 2 : step;
}

} // namespace outcrop
