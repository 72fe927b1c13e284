// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlfieldedit.h"

#include "core/documents/data/yamllocator.h"
#include "core/documents/data/yamlwriter.h"
#include "core/text/linetable.h"

#include <algorithm>
#include <functional>

namespace outcrop {
namespace {

/// The keys of a layer's front matter that are added next to each other, in their order.
const QStringList leadingKeys{QStringLiteral("tier"), QStringLiteral("cadence"), QStringLiteral("title")};

/// Creates edits for one text. Every function appends to a list of edits whose offsets refer to the original text.
class YamlEditor : private YamlLocator
{
public:
    using YamlLocator::find;

    explicit YamlEditor(const YamlSource &source, bool addsFinalLineEnd = false)
        : YamlLocator(source)
        , m_text(source.text)
        , m_addsFinalLineEnd(addsFinalLineEnd)
    {
    }

    /// Changes only the items and keys that differ.
    void updateChangedParts(const YamlSlot &slot, const Json &value)
    {
        const DataNode &old = *slot.value;
        if (old.toJson() == value)
            return;
        if (old.isMapping() && value.is_object() && keepsKey(old, value))
            setMembers(slot, value);
        else if (old.isSequence() && value.is_array() && !old.items().isEmpty() && !value.empty())
            setItems(slot, value);
        else
            replace(slot, value);
    }

    /// Replaces a value of any kind. With `replacesProperties`, an anchor or tag before the old value is also removed.
    void replace(const YamlSlot &slot, const Json &value, bool replacesProperties = false)
    {
        const DataNode &old = *slot.value;
        const qsizetype start = replacesProperties ? old.range().start.offset : valueStart(old);
        if (slot.isInFlow)
            replaceInFlow(slot, start, value);
        else if (isBlockScalar(old))
            replaceBlockScalar(slot, start, value);
        else if (!slot.container || startsOnNextLine(slot))
            replaceBlock(slot, value);
        else if (slot.member)
            replaceAfterKey(slot, start, value);
        else
            replaceItem(slot, start, value);
    }

    /// Inserts a key, with its parent mappings, at `slot`: into a mapping, as a new item of a list, or instead of another value.
    void insert(const YamlSlot &slot, const QStringList &path, const Json &value)
    {
        const Json wrappedJson = wrapInObjects(path.mid(1), value);
        if (slot.value->isSequence())
            appendItem(slot, wrappedJson);
        else if (slot.value->isMapping() && !slot.value->members().isEmpty())
            insertMember(slot, path.first(), wrappedJson);
        else if (!slot.container)
            addLinesAtEnd(yamlEntry(path.first(), wrappedJson, layout(0)));
        else
            replace(slot, makeObject(path.first(), wrappedJson));
    }

    /// Removes the lines of a slot, or its part of a flow collection.
    void remove(const YamlSlot &slot)
    {
        if (slot.isInFlow)
            removeFromFlow(slot);
        else
            removeLines(slot);
    }

    /// Inserts after blank lines that may belong to a block scalar above. Tried if insert() does not have the intended result, because the block scalar
    /// keeps trailing blank lines (`|+`).
    void insertAfterBlanks(const YamlSlot &slot, const QStringList &path, const Json &value)
    {
        qsizetype at = nextLineStart(slot.value->range().end.offset);
        while (at < end() && isBlankLine(at))
            at = lineAt(m_text, at).next;
        addEdit(at,
            yamlEntry(path.first(), wrapInObjects(path.mid(1), value),
                layout(columnOf(slot.value->members().first().keyRange.start.offset))));
    }

    QList<TextEdit> edits() const { return m_edits; }
    static Json wrapInObjects(const QStringList &path, Json value)
    {
        for (auto key = path.rbegin(); key != path.rend(); ++key)
            value = makeObject(*key, value);
        return value;
    }

private:
    static Json makeObject(const QString &key, const Json &value)
    {
        Json object = Json::object();
        object[key.toStdString()] = value;
        return object;
    }

    void addEdit(qsizetype start, qsizetype end, const QString &text)
    {
        TextEdit edit;
        edit.range.start.offset = start;
        edit.range.end.offset = end;
        edit.replacement = text;
        m_edits.append(edit);
    }
    void addEdit(qsizetype at, const QString &text) { addEdit(at, at, text); }

    /// Inserts whole lines at a line start. At the end of a text without a final line ending, the previous line gets one. The last new line gets one only if
    /// `m_addsFinalLineEnd` is set.
    void insertLines(qsizetype at, QString lines)
    {
        const bool isUnfinished = isEndWithoutLineEnding(at);
        if (isUnfinished)
            lines = lineEnd() + (m_addsFinalLineEnd ? lines : removeLastLineEnd(lines));
        addEdit(at, lines);
    }

    QString removeLastLineEnd(const QString &lines) const
    {
        return lines.endsWith(lineEnd()) ? lines.chopped(lineEnd().size()) : lines;
    }

    void replaceInFlow(const YamlSlot &slot, qsizetype start, const Json &value)
    {
        const qsizetype end = slot.value->range().end.offset;
        const QChar quote = value.is_string() ? quoteOf(*slot.value) : QChar();
        const QString text = value.is_string() ? yamlScalar(qString(value), quote, true) : yamlFlow(value);
        if (start < end || !slot.member)
            return addEdit(start, end, text);
        const qsizetype head = indicatorEnd(slot);
        const bool isColon = m_text[head - 1] == u':';
        addEdit(head, (isColon ? QStringLiteral(" ") : QStringLiteral(": ")) + text);
    }

    /// Replaces a block scalar: the indicator and its lines. Keeps the comment in the header.
    void replaceBlockScalar(const YamlSlot &slot, qsizetype start, const Json &value)
    {
        qsizetype headerEnd = start;
        while (headerEnd < m_text.size() && !m_text[headerEnd].isSpace())
            ++headerEnd;
        const qsizetype content = nextLineStart(headerEnd);
        const qsizetype end = std::max(
            content, slot.value->range().end.offset > content ? nextLineStart(slot.value->range().end.offset) : content);
        const YamlText text = formatInSameStyle(slot, start, content, value);
        addEdit(text.head.isEmpty() ? indicatorEnd(slot) : start, headerEnd, text.head);
        if (content < end)
            addEdit(content, end, isEndWithoutLineEnding(end) && !m_addsFinalLineEnd ? removeLastLineEnd(text.below) : text.below);
        else if (!text.below.isEmpty())
            insertLines(content, text.below);
    }

    /// Formats a string with the style and indentation of the block scalar that it replaces. Other values, and strings that do not fit a block scalar, get the
    /// default style.
    YamlText formatInSameStyle(const YamlSlot &slot, qsizetype start, qsizetype content, const Json &value) const
    {
        const YamlLayout around = layout(keyOrDashColumn(slot));
        if (!value.is_string() || !fitsYamlBlock(qString(value)))
            return yamlBlock(value, around);
        qsizetype first = content;
        while (first < m_text.size() && isBlankLine(first) && nextLineStart(first) > first)
            first = nextLineStart(first);
        qsizetype visibleStart = first;
        while (visibleStart < m_text.size() && m_text[visibleStart] == u' ')
            ++visibleStart;
        const bool isDeeper = visibleStart < slot.value->range().end.offset && columnOf(visibleStart) > around.indent;
        const QStringView header = m_text.mid(start, std::min<qsizetype>(3, content - start));
        const bool isIndicated = std::any_of(header.begin(), header.end(), [](QChar c) { return c.isDigit(); });
        const int depth = isDeeper && !isIndicated ? columnOf(visibleStart) : around.indent + step();
        return yamlBlockScalar(qString(value), m_text[start], depth, around);
    }

    /// Replaces the root, or a block collection that begins below its key or dash, up to its last line.
    void replaceBlock(const YamlSlot &slot, const Json &value)
    {
        const DataNode &old = *slot.value;
        const YamlText text = yamlBlock(value, layout(keyOrDashColumn(slot)));
        const qsizetype first = lineStart(valueStart(old));
        const qsizetype end = nextLineStart(old.range().end.offset);
        if (!text.head.isEmpty())
            addEdit(indicatorEnd(slot), u' ' + text.head);
        addEdit(first, end, isEndWithoutLineEnding(end) && !m_addsFinalLineEnd ? removeLastLineEnd(text.below) : text.below);
    }

    /// Replaces a key's value that is not a block: a plain or quoted scalar, a flow collection, an alias, or an empty value.
    void replaceAfterKey(const YamlSlot &slot, qsizetype start, const Json &value)
    {
        const qsizetype end = slot.value->range().end.offset;
        const QChar quote = value.is_string() && !qString(value).contains(u'\n') ? quoteOf(*slot.value) : QChar();
        const YamlText text = yamlBlock(value, layout(keyOrDashColumn(slot)), quote);
        const qsizetype head = indicatorEnd(slot);
        if (start == end || text.head.isEmpty())
            addEdit(head, std::max(head, end), text.head.isEmpty() ? QString() : QString(u' ' + text.head));
        else
            addEdit(start, end, text.head);
        if (!text.below.isEmpty())
            insertLines(nextLineStart(end), text.below);
    }

    void replaceItem(const YamlSlot &slot, qsizetype start, const Json &value)
    {
        const qsizetype end = slot.value->range().end.offset;
        const QChar quote = value.is_string() && !qString(value).contains(u'\n') ? quoteOf(*slot.value) : QChar();
        if (value.is_object() && !value.empty()) {
            const QString item = yamlItem(value, layout(keyOrDashColumn(slot)));
            return addEdit(dashOffset(slot), end, removeLastLineEnd(item).mid(keyOrDashColumn(slot)));
        }
        const YamlText text = yamlBlock(value, layout(keyOrDashColumn(slot)), quote);
        addEdit(start, end, start == end ? QString(u' ' + text.head) : text.head);
        if (!text.below.isEmpty())
            insertLines(nextLineStart(end), text.below);
    }

    static bool keepsKey(const DataNode &old, const Json &value)
    {
        return std::any_of(old.members().begin(), old.members().end(),
            [&value](const DataNode::Member &member) { return value.contains(member.key.toStdString()); });
    }

    void setMembers(const YamlSlot &slot, const Json &value)
    {
        for (const DataNode::Member &member : slot.value->members()) {
            const YamlSlot inside = child(slot, member.key);
            if (value.contains(member.key.toStdString()))
                updateChangedParts(inside, value[member.key.toStdString()]);
            else
                remove(inside);
        }
        for (const auto &[key, item] : value.items()) {
            const QString name = QString::fromStdString(key);
            if (!slot.value->member(name))
                insertMember(slot, name, item);
        }
    }

    /// Keeps unchanged items at the beginning and at the end.
    void setItems(const YamlSlot &slot, const Json &value)
    {
        const QList<DataNode> &old = slot.value->items();
        const auto same = [&](qsizetype before, qsizetype after) {
            return old[before].toJson() == value[size_t(after)];
        };
        const qsizetype newSize = qsizetype(value.size());
        qsizetype head = 0;
        while (head < std::min(old.size(), newSize) && same(head, head))
            ++head;
        qsizetype tail = 0;
        while (tail < std::min(old.size(), newSize) - head && same(old.size() - 1 - tail, newSize - 1 - tail))
            ++tail;
        const qsizetype sharedCount = std::min(old.size(), newSize) - head - tail;
        for (qsizetype i = head; i < head + sharedCount; ++i)
            updateChangedParts(item(slot, i), value[size_t(i)]);
        for (qsizetype i = head + sharedCount; i < old.size() - tail; ++i)
            remove(item(slot, i));
        insertItems(slot, head + sharedCount, old.size() - tail, value, newSize - tail);
    }

    YamlSlot item(const YamlSlot &slot, qsizetype i) const { return child(slot, QString::number(i)); }

    /// Inserts value[from, to) before the old item with the index `before`, or at the end if there is none.
    void insertItems(const YamlSlot &slot, qsizetype from, qsizetype before, const Json &value, qsizetype to)
    {
        if (from >= to)
            return;
        const bool isInFlow = slot.isInFlow || isFlow(*slot.value);
        QStringList parts;
        for (qsizetype i = from; i < to; ++i)
            parts.append(isInFlow ? yamlFlow(value[size_t(i)])
                              : yamlItem(value[size_t(i)], layout(columnOf(valueStart(*slot.value)))));
        const QList<DataNode> &old = slot.value->items();
        if (isInFlow && before > 0)
            addEdit(old[before - 1].range().end.offset, QStringLiteral(", ") + parts.join(QStringLiteral(", ")));
        else if (isInFlow)
            addEdit(old.first().range().start.offset, parts.join(QStringLiteral(", ")) + QStringLiteral(", "));
        else if (before > 0)
            insertLines(nextLineStart(old[before - 1].range().end.offset), parts.join(QString()));
        else
            insertLines(lineStart(dashOffset(item(slot, 0))), parts.join(QString()));
    }

    void appendItem(const YamlSlot &slot, const Json &value)
    {
        const QList<DataNode> &old = slot.value->items();
        if (old.isEmpty())
            return replace(slot, Json::array({value}));
        Json wholeJson = slot.value->toJson();
        wholeJson.push_back(value);
        insertItems(slot, old.size(), old.size(), wholeJson, old.size() + 1);
    }

    void insertMember(const YamlSlot &slot, const QString &key, const Json &value)
    {
        const QList<DataNode::Member> &members = slot.value->members();
        if (slot.isInFlow || isFlow(*slot.value)) {
            const QString text = yamlKeyText(key, true) + QStringLiteral(": ") + yamlFlow(value);
            return addEdit(members.last().value.range().end.offset, QStringLiteral(", ") + text);
        }
        const YamlLayout around = layout(columnOf(members.first().keyRange.start.offset));
        insertLines(
            slot.container ? memberEnd(members.last()) : offsetForKey(members, key), yamlEntry(key, value, around));
    }

    qsizetype memberEnd(const DataNode::Member &member) const
    {
        return nextLineStart(std::max(member.keyRange.end.offset, member.value.range().end.offset));
    }

    /// Returns the offset for a new key at the root: next to another of leadingKeys if it is one of them, otherwise at the end.
    qsizetype offsetForKey(const QList<DataNode::Member> &members, const QString &key) const
    {
        const qsizetype rank = leadingKeys.indexOf(key);
        const auto find = [&members](qsizetype wanted) {
            return std::find_if(members.begin(), members.end(),
                [wanted](const DataNode::Member &member) { return member.key == leadingKeys.at(wanted); });
        };
        for (qsizetype before = rank - 1; before >= 0; --before) {
            if (const auto found = find(before); found != members.end())
                return memberEnd(*found);
        }
        for (qsizetype after = rank + 1; rank >= 0 && after < leadingKeys.size(); ++after) {
            if (const auto found = find(after); found != members.end())
                return skipCommentsUpward(lineStart(found->keyRange.start.offset));
        }
        const auto last = std::max_element(members.begin(), members.end(),
            [this](const DataNode::Member &a, const DataNode::Member &b) { return memberEnd(a) < memberEnd(b); });
        return memberEnd(*last);
    }

    /// Returns the start of the comment lines directly above a key's line, which belong to it; `line` if there are none.
    qsizetype skipCommentsUpward(qsizetype line) const
    {
        while (line > start()) {
            const qsizetype above =
                lineStart(line - (line > 1 && m_text[line - 1] == u'\n' && m_text[line - 2] == u'\r' ? 2 : 1));
            const TextLine wholeLine = lineAt(m_text, above);
            if (above < start() || !m_text.mid(above, wholeLine.end - above).trimmed().startsWith(u'#'))
                break;
            line = above;
        }
        return line;
    }

    void addLinesAtEnd(const QString &lines) { insertLines(end(), lines); }

    void removeFromFlow(const YamlSlot &slot)
    {
        const auto startOf = [&slot](qsizetype i) {
            return slot.member ? slot.container->members()[i].keyRange.start.offset
                               : slot.container->items()[i].range().start.offset;
        };
        const auto itemEnd = [&slot](qsizetype i) {
            return slot.member ? std::max(slot.container->members()[i].keyRange.end.offset,
                       slot.container->members()[i].value.range().end.offset)
                               : slot.container->items()[i].range().end.offset;
        };
        const qsizetype count = slot.member ? slot.container->members().size() : slot.container->items().size();
        if (slot.index > 0)
            addEdit(itemEnd(slot.index - 1), itemEnd(slot.index), {});
        else
            addEdit(startOf(0), count > 1 ? startOf(1) : itemEnd(0), {});
    }

    /// Removes the lines of a slot, without trailing blank lines and comments. If the slot shares its first line with a dash, the next key or item moves there.
    void removeLines(const YamlSlot &slot)
    {
        const qsizetype start = slot.member ? slot.member->keyRange.start.offset : dashOffset(slot);
        const qsizetype end = nextLineStart(std::max(indicatorEnd(slot) - 1, slot.value->range().end.offset));
        const qsizetype line = lineStart(start);
        if (m_text.mid(line, start - line).trimmed().isEmpty())
            addEdit(line, end, {});
        else if (slot.member && slot.container->members().size() > slot.index + 1)
            addEdit(start, slot.container->members()[slot.index + 1].keyRange.start.offset, {});
        else if (!slot.member && slot.container->items().size() > 1)
            addEdit(start, dashOffset(item(YamlSlot{nullptr, nullptr, -1, slot.container, false}, 1)), {});
    }

    QStringView m_text;
    bool m_addsFinalLineEnd; ///< whether a text without a final line ending gets one, because the last value requires it
    QList<TextEdit> m_edits;
};

using Strategy = std::function<void(YamlEditor &)>;

QList<TextEdit> runStrategy(const YamlSource &source, const Strategy &strategy, bool addsFinalLineEnd = false)
{
    YamlEditor editor(source, addsFinalLineEnd);
    strategy(editor);
    return editor.edits();
}

QList<Strategy> planStrategies(const YamlSource &source, const QStringList &path, const Json &value)
{
    qsizetype found = 0;
    const YamlSlot slot = YamlEditor(source).find(path, found);
    const QStringList rest = path.mid(found);
    if (rest.isEmpty())
        return {[=](YamlEditor &editor) { editor.updateChangedParts(slot, value); },
            [=](YamlEditor &editor) { editor.replace(slot, value); },
            [=](YamlEditor &editor) { editor.replace(slot, value, true); }};
    QList<Strategy> strategies{[=](YamlEditor &editor) { editor.insert(slot, rest, value); }};
    if (!slot.container && slot.value->isMapping() && !slot.value->members().isEmpty())
        strategies.append([=](YamlEditor &editor) { editor.insertAfterBlanks(slot, rest, value); });
    return strategies;
}

} // namespace

QList<QList<TextEdit>> planYamlSetEdits(const YamlSource &source, const QStringList &path, const Json &value)
{
    QList<QList<TextEdit>> proposals;
    for (const bool addsFinalLineEnd : {false, true}) {
        for (const Strategy &strategy : planStrategies(source, path, value))
            proposals.append(runStrategy(source, strategy, addsFinalLineEnd));
    }
    return proposals;
}

QList<QList<TextEdit>> planYamlRemoveEdits(const YamlSource &source, const QStringList &path)
{
    qsizetype found = 0;
    const YamlSlot slot = YamlEditor(source).find(path, found);
    if (found < path.size() || !slot.container)
        return {};
    const bool isAlone = slot.member ? slot.container->members().size() == 1 : slot.container->items().size() == 1;
    const QStringList above = path.first(path.size() - 1);
    if (!isAlone || above.isEmpty())
        return {runStrategy(source, [&](YamlEditor &editor) { editor.remove(slot); })};
    const bool isInMapping = slot.member && YamlEditor(source).find(above, found).member;
    if (isInMapping)
        return planYamlRemoveEdits(source, above); // the parent mapping would be empty
    return planYamlSetEdits(source, above, slot.member ? Json::object() : Json::array());
}

} // namespace outcrop
