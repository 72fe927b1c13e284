// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/forms/formedits.h"

#include "core/text/linetable.h"
#include "core/text/textchange.h"
#include "models/forms/fieldranges.h"
#include "models/forms/jsonchanges.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace outcrop {

namespace {

struct FormEditTexts {
    Q_DECLARE_TR_FUNCTIONS(FormEdits)
};

constexpr qsizetype maxChangedParts = 12; ///< with more changed parts, the value is written as a whole: each part parses the document again

/// Returns the value for a comparison that ignores the order of keys.
nlohmann::json normalizeJson(const Json &value)
{
    return nlohmann::json(value);
}

bool containsValue(const Document &document, const FieldPath &path, const Json &value)
{
    return normalizeJson(nodeAt(fieldsOf(document), path).toJson()) == normalizeJson(value);
}

Status applyJsonChanges(FieldEdits &edits, const QList<JsonChange> &changes)
{
    for (const JsonChange &change : changes) {
        const Status doneStatus = change.value ? edits.set(change.path, *change.value) : edits.remove(change.path);
        if (!doneStatus)
            return doneStatus;
    }
    return success();
}

/// Returns the edits if the edited document parses to the wanted value, else nullopt.
std::optional<QList<TextEdit>> verifiedEdits(
    const DocumentPtr &document, const QList<TextEdit> &proposal, const FieldPath &path, const Json &wantedJson)
{
    FieldEdits edits(document);
    return edits.replace(proposal) && containsValue(edits.document(), path, wantedJson) ? std::optional(edits.edits()) : std::nullopt;
}

TextEdit replacement(const Range &range, const QString &text)
{
    return {range, text};
}

QString textAt(const QString &text, const Range &range)
{
    return text.mid(range.start.offset, range.end.offset - range.start.offset);
}

QList<TextEdit> editsForSwap(const QString &text, const Range &first, const Range &second)
{
    return {replacement(first, textAt(text, second)), replacement(second, textAt(text, first))};
}

/// Returns the whole lines of an item, with its dash and trailing comment.
Range linesOf(const QString &text, const Range &item, const LineTable &table)
{
    const qsizetype start = text.lastIndexOf(u'\n', item.start.offset - 1) + 1;
    const bool endsAtLineStart = item.end.column == 1;
    const qsizetype next = text.indexOf(u'\n', item.end.offset);
    return table.range(start, endsAtLineStart || next < 0 ? item.end.offset : next + 1);
}

/// Returns proposals in order: whole lines first, so that comments move with the items, then only the values.
QList<QList<TextEdit>> swapProposals(const QString &text, const Range &first, const Range &second)
{
    const LineTable table(text);
    QList<QList<TextEdit>> proposals;
    if (first.start.line != second.start.line)
        proposals += editsForSwap(text, linesOf(text, first, table), linesOf(text, second, table));
    proposals += editsForSwap(text, first, second);
    return proposals;
}

QString quoteKey(const QString &name)
{
    static const QRegularExpression plainPattern(QStringLiteral("^[A-Za-z_][A-Za-z0-9_./-]*$"));
    return plainPattern.match(name).hasMatch() ? name : QString::fromStdString(jsonString(name).dump());
}

Error refusalError(const Document &document, const Range &range, const QString &message)
{
    return {ErrorCode::Invalid, message, {document.path, range}};
}

Json withRenamedKey(const Json &mapping, const QString &from, const QString &to)
{
    Json result = Json::object();
    for (const auto &[key, value] : mapping.items())
        result[key == from.toStdString() ? to.toStdString() : key] = value;
    return result;
}

} // namespace

Result<QList<TextEdit>> planFieldValueEdits(const DocumentPtr &document, const FieldPath &path, const Json &value)
{
    const DataNode root = fieldsOf(*document);
    const QList<JsonChange> changes = jsonChanges(nodeAt(root, path).toJson(), value, path);
    FieldEdits parts(document);
    if (changes.size() <= maxChangedParts && applyJsonChanges(parts, changes) && containsValue(parts.document(), path, value))
        return parts.edits();
    FieldEdits whole(document);
    const Status doneStatus = whole.set(path, value);
    return doneStatus ? Result<QList<TextEdit>>(whole.edits()) : Result<QList<TextEdit>>(doneStatus.error());
}

Result<QList<TextEdit>> planItemSwap(const DocumentPtr &document, const FieldPath &list, int first, int second)
{
    const DataNode root = fieldsOf(*document);
    const QList<DataNode> items = nodeAt(root, list).items();
    if (std::min(first, second) < 0 || std::max(first, second) >= items.size() || first == second)
        return QList<TextEdit>();
    Json wantedJson = nodeAt(root, list).toJson();
    std::swap(wantedJson[size_t(first)], wantedJson[size_t(second)]);
    const auto proposals = swapProposals(document->text, items.at(first).range(), items.at(second).range());
    for (const QList<TextEdit> &proposal : proposals) {
        if (const auto edits = verifiedEdits(document, proposal, list, wantedJson))
            return *edits;
    }
    return planFieldValueEdits(document, list, wantedJson);
}

Result<QList<TextEdit>> planKeyRename(const DocumentPtr &document, const FieldPath &path, const QString &name)
{
    const DataNode root = fieldsOf(*document);
    const FieldPath above = path.first(path.size() - 1);
    const DataNode &mapping = nodeAt(root, above);
    const DataNode::Member *member = mapping.member(path.last());
    if (!member || name == path.last())
        return QList<TextEdit>();
    if (name.isEmpty() || mapping.member(name))
        return refusalError(*document, member->keyRange,
            name.isEmpty() ? FormEditTexts::tr("The key has no name. Enter a name.")
                           : FormEditTexts::tr("The key %1 already exists here. Enter another name.").arg(name));
    const QList<TextEdit> proposal{replacement(member->keyRange, quoteKey(name))};
    if (const auto edits = verifiedEdits(document, proposal, above, withRenamedKey(mapping.toJson(), path.last(), name)))
        return *edits;
    return refusalError(*document, member->keyRange, FormEditTexts::tr("%1 cannot be renamed here. Rename it in the text.").arg(path.last()));
}

} // namespace outcrop
