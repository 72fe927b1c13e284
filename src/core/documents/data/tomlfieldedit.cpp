// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/tomlfieldedit.h"

#include "core/text/linetable.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

TextEdit edit(qsizetype start, qsizetype end, const QString &text)
{
    TextEdit edit;
    edit.range.start.offset = start;
    edit.range.end.offset = end;
    edit.replacement = text;
    return edit;
}

qsizetype lineStart(QStringView text, qsizetype offset)
{
    while (offset > 0 && text[offset - 1] != u'\n' && text[offset - 1] != u'\r')
        --offset;
    return offset;
}

bool isInline(QStringView text, const DataNode &node)
{
    const qsizetype start = node.range().start.offset;
    return !node.isMapping() || (start < text.size() && text[start] == u'{');
}

/// Returns the value of a key or list position, or null if it does not exist.
const DataNode *childNode(const DataNode &node, const QString &key)
{
    if (const DataNode::Member *member = node.member(key))
        return &member->value;
    bool isIndex = false;
    const int index = key.toInt(&isIndex);
    return isIndex && index >= 0 && index < node.items().size() ? &node.items()[index] : nullptr;
}

QString basicString(const QString &text)
{
    QString quotedText(u'"');
    for (const QChar c : text) {
        if (c == u'"' || c == u'\\')
            quotedText += u'\\' + QString(c);
        else if (c == u'\n')
            quotedText += QLatin1String("\\n");
        else if (c == u'\t')
            quotedText += QLatin1String("\\t");
        else if (c < u' ' || c == QChar(0x7f))
            quotedText += QStringLiteral("\\u%1").arg(c.unicode(), 4, 16, QLatin1Char('0'));
        else
            quotedText += c;
    }
    return quotedText + u'"';
}

/// Returns the offset after the last line of a table, without the tables inside it.
qsizetype endOfTable(QStringView text, const DataNode &table, const QStringList &path)
{
    qsizetype end = -1;
    for (const DataNode::Member &member : table.members()) {
        if (isInline(text, member.value))
            end = std::max(end, member.value.range().end.offset);
    }
    if (end >= 0)
        return lineAt(text, end).next;
    return path.isEmpty() ? 0 : lineAt(text, table.range().start.offset).next; // below its header, or before all tables
}

QString tableHeader(const QStringList &path)
{
    QStringList keys;
    for (const QString &key : path)
        keys.append(tomlKeyText(key));
    return u'[' + keys.join(u'.') + u']';
}

QList<TextEdit> insertLinesEdits(QStringView text, qsizetype at, const QString &content)
{
    const QString lineEnd = lineEndingOf(text);
    const bool isUnfinished = at > 0 && text[at - 1] != u'\n' && text[at - 1] != u'\r';
    return {edit(at, at, isUnfinished ? QString(lineEnd + content.chopped(lineEnd.size())) : content)};
}

QList<TextEdit> planAddTable(QStringView text, const QStringList &path, const QString &entry)
{
    const QString lineEnd = lineEndingOf(text);
    const QString gap = text.isEmpty() ? QString() : lineEnd;
    return insertLinesEdits(text, text.size(), gap + tableHeader(path) + lineEnd + entry);
}

/// Returns an edit that inserts only after the last item, so that a multi-line array keeps its comments and its trailing comma.
QList<TextEdit> planAppendItem(const DataNode &list, const Json &value)
{
    const QList<DataNode> &items = list.items();
    if (items.isEmpty())
        return {edit(list.range().start.offset, list.range().end.offset, u'[' + tomlValueText(value) + u']')};
    const qsizetype end = items.last().range().end.offset;
    return {edit(end, end, QStringLiteral(", ") + tomlValueText(value))};
}

QList<TextEdit> planRemoveItem(const DataNode &list, qsizetype index)
{
    const QList<DataNode> &items = list.items();
    if (index < 0 || index >= items.size())
        return {};
    if (index > 0)
        return {edit(items[index - 1].range().end.offset, items[index].range().end.offset, {})};
    const qsizetype end = items.size() > 1 ? items[1].range().start.offset : items[0].range().end.offset;
    return {edit(items[0].range().start.offset, end, {})};
}

/// Returns the edits that remove a key of an inline table together with one comma.
QList<TextEdit> planRemoveInlineMember(const DataNode &table, const DataNode::Member &member)
{
    const QList<DataNode::Member> &members = table.members();
    const auto index = std::distance(members.begin(),
        std::find_if(members.begin(), members.end(), [&member](const DataNode::Member &one) { return one.key == member.key; }));
    const qsizetype end = member.value.range().end.offset;
    if (index > 0)
        return {edit(members[index - 1].value.range().end.offset, end, {})};
    const qsizetype start = member.keyRange.start.offset;
    return {edit(start, members.size() > 1 ? members[1].keyRange.start.offset : end, {})};
}

} // namespace

QString tomlKeyText(const QString &key)
{
    static const QRegularExpression bareKeyPattern(QStringLiteral("^[A-Za-z0-9_-]+$"));
    return bareKeyPattern.match(key).hasMatch() ? key : basicString(key);
}

QString tomlValueText(const Json &value)
{
    if (value.is_string())
        return basicString(qString(value));
    if (!value.is_array() && !value.is_object())
        return QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
    QStringList parts;
    for (const auto &[key, item] : value.items())
        parts.append(value.is_array()
                ? tomlValueText(item)
                : QString(tomlKeyText(QString::fromStdString(key)) + QStringLiteral(" = ") + tomlValueText(item)));
    const QString inside = parts.join(QStringLiteral(", "));
    if (value.is_array())
        return u'[' + inside + u']';
    return inside.isEmpty() ? QStringLiteral("{}") : QString(QStringLiteral("{ ") + inside + QStringLiteral(" }"));
}

/// Returns the edit that replaces a value. Keeps single quotes if they can enclose the new string: TOML has no escapes between single quotes.
static TextEdit planReplaceValue(QStringView text, const DataNode &node, const Json &value)
{
    const qsizetype start = node.range().start.offset;
    const qsizetype end = node.range().end.offset;
    const QStringView old = text.mid(start, end - start);
    const QString now = qString(value);
    const bool isLiteral = value.is_string() && old.startsWith(u'\'') && !old.startsWith(u"'''");
    const bool fits = std::all_of(now.begin(), now.end(), [](QChar c) { return c.isPrint() && c != u'\''; });
    return edit(start, end, isLiteral && fits ? QString(u'\'' + now + u'\'') : tomlValueText(value));
}

QList<TextEdit> tomlSetProposal(QStringView text, const DataNode &root, const QStringList &path, const Json &value)
{
    const DataNode *node = &root;
    qsizetype found = 0;
    for (; found < path.size() && childNode(*node, path.at(found)); ++found)
        node = childNode(*node, path.at(found));
    if (found == path.size() && !isInline(text, *node))
        return {}; // only inline tables are replaced
    if (found == path.size())
        return {planReplaceValue(text, *node, value)};
    const QStringList tablePath = path.first(path.size() - 1);
    if (node->isSequence())
        return planAppendItem(*node, value);
    const QString entry = tomlKeyText(path.last()) + QStringLiteral(" = ") + tomlValueText(value) + lineEndingOf(text);
    if (found < tablePath.size())
        return planAddTable(text, tablePath, entry);
    if (node->isMapping() && !tablePath.isEmpty() && isInline(text, *node)) { // a table such as `{ a = 1 }` keeps its keys on one line
        const qsizetype last = node->members().isEmpty() ? node->range().start.offset + 1
                                                         : node->members().last().value.range().end.offset;
        return {edit(last, last,
            (node->members().isEmpty() ? QStringLiteral(" ") : QStringLiteral(", "))
                + entry.chopped(lineEndingOf(text).size()))};
    }
    return insertLinesEdits(text, endOfTable(text, *node, tablePath), entry);
}

QList<TextEdit> tomlRemoveProposal(QStringView text, const DataNode &root, const QStringList &path)
{
    const DataNode *table = &root;
    for (const QString &key : path.first(path.size() - 1))
        table = childNode(*table, key) ? childNode(*table, key) : table;
    if (table->isSequence())
        return planRemoveItem(*table, path.last().toInt());
    const DataNode::Member *member = table->member(path.last());
    if (!member || !isInline(text, member->value))
        return {};
    if (path.size() > 1 && isInline(text, *table))
        return planRemoveInlineMember(*table, *member);
    const qsizetype start = lineStart(text, member->keyRange.start.offset);
    return {edit(start, lineAt(text, member->value.range().end.offset).next, {})};
}

} // namespace outcrop
