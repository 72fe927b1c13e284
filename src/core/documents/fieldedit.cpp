// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/fieldedit.h"

#include "core/base/diagnostic.h"
#include "core/documents/data/tomlfieldedit.h"
#include "core/documents/data/tomlreader.h"
#include "core/documents/data/yamlentries.h"
#include "core/documents/data/yamlfieldedit.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/data/yamlwriter.h"
#include "core/documents/documentsmessages.h"
#include "core/text/linetable.h"
#include "core/text/textchange.h"

#include <algorithm>

namespace outcrop {
namespace {

enum class Syntax { FrontMatter, Yaml, Toml, None };

Syntax syntaxOf(const QString &path)
{
    if (isMarkdown(path))
        return Syntax::FrontMatter;
    if (path.endsWith(u".yaml", Qt::CaseInsensitive) || path.endsWith(u".yml", Qt::CaseInsensitive))
        return Syntax::Yaml;
    return path.endsWith(u".toml", Qt::CaseInsensitive) ? Syntax::Toml : Syntax::None;
}

/// The fields of a document, and the text that an edit must not change.
struct Fields {
    DataNode root;
    QString body;
    qsizetype start = 0;
    qsizetype end = 0;
    bool isPresent = true;
    std::optional<Diagnostic> problem = std::nullopt;
};

Fields fieldsOfFrontMatter(const FrontMatter &frontMatter, const QString &text)
{
    Fields fields{
        frontMatter.data, text.mid(frontMatter.bodyStart), frontMatter.content.start.offset, frontMatter.content.end.offset, frontMatter.isPresent};
    fields.problem = firstError(frontMatter.diagnostics);
    if (frontMatter.isRecovered && !fields.problem && !frontMatter.diagnostics.isEmpty())
        fields.problem = frontMatter.diagnostics.first();
    return fields;
}

Fields readFields(const QString &text, const QString &path)
{
    const Syntax syntax = syntaxOf(path);
    if (syntax == Syntax::FrontMatter)
        return fieldsOfFrontMatter(readFrontMatter(text, path), text);
    const DataDocument data = syntax == Syntax::Yaml ? readYaml(text, path) : readToml(text, path);
    return {data.root, {}, 0, text.size(), true, firstError(data.diagnostics)};
}

/// Returns the value with sorted keys, for comparisons that ignore the order of keys.
nlohmann::json sortKeys(const Json &value)
{
    return nlohmann::json(value);
}

Json objectOf(const DataNode &root)
{
    const Json json = root.toJson();
    return json.is_null() ? Json::object() : json;
}

bool isIndex(const QString &key, size_t size)
{
    bool isNumber = false;
    const int index = key.toInt(&isNumber);
    return isNumber && index >= 0 && size_t(index) < size;
}

/// Sets the value at a path. Returns false if the path contains a value that is neither a mapping nor a list, or an invalid list position.
bool setAtPath(Json &json, const FieldPath &path, const Json &value)
{
    if (path.isEmpty()) {
        json = value;
        return true;
    }
    const QString &key = path.first();
    if (json.is_null())
        json = Json::object();
    if (json.is_object())
        return setAtPath(json[key.toStdString()], path.mid(1), value);
    if (!json.is_array() || !(isIndex(key, json.size()) || key == QString::number(json.size())))
        return false;
    const size_t index = key.toUInt();
    if (index == json.size())
        json.push_back(nullptr);
    return setAtPath(json[index], path.mid(1), value);
}

/// Removes the value at a path. With `prunes`, also removes parent mappings that become empty.
void removeAtPath(Json &json, const FieldPath &path, bool prunes)
{
    const QString &key = path.first();
    if (json.is_array() && !isIndex(key, json.size()))
        return;
    if (!json.is_array() && !json.contains(key.toStdString()))
        return;
    Json &inside = json.is_array() ? json[key.toUInt()] : json[key.toStdString()];
    if (path.size() > 1) {
        removeAtPath(inside, path.mid(1), prunes);
        if (!prunes || !(json.is_object() && inside.is_object() && inside.empty()))
            return;
    }
    if (json.is_array())
        json.erase(key.toUInt());
    else
        json.erase(key.toStdString());
}

/// Returns whether the edits produce the intended fields and no other changes.
bool producesFields(const Document &document, const QList<TextEdit> &edits, const Json &wantedJson, const QString &body)
{
    const Fields after = readFields(applyEdits(document.text, edits), document.path);
    return !after.problem && after.body == body && sortKeys(objectOf(after.root)) == sortKeys(wantedJson);
}

/// Returns the edits, which have only offsets so far, with lines and columns for display, sorted.
QList<TextEdit> addPositions(QList<TextEdit> edits, const QString &text)
{
    qsizetype end = 0;
    for (const TextEdit &edit : edits)
        end = std::max(end, edit.range.end.offset);
    const LineTable lines(QStringView(text).left(end + 1));
    for (TextEdit &edit : edits)
        edit.range = lines.range(edit.range.start.offset, edit.range.end.offset);
    return sortEdits(edits);
}

Error invalidEditError(const Document &document, const Range &range, const QString &message)
{
    return {ErrorCode::Invalid, message, {document.path, range}};
}

bool containsNull(const Json &value)
{
    return value.is_null() || (value.is_structured() && std::any_of(value.begin(), value.end(), containsNull));
}

/// Returns the reason why the fields of a document cannot be edited, or nullopt.
std::optional<Error> editError(const Document &document, const Fields &fields, const FieldPath &path)
{
    if (!document.isValidUtf8)
        return invalidEditError(document, {}, documentsmessages::fieldsNotUtf8());
    if (fields.problem) {
        const bool isFixable = std::any_of(document.diagnostics.begin(), document.diagnostics.end(), [](const Diagnostic &found) { return found.fix.has_value(); });
        return invalidEditError(document, fields.problem->location.range,
            isFixable ? documentsmessages::mustRepairFirstFix(fields.problem->message, document.path)
                    : documentsmessages::mustRepairFirst(fields.problem->message));
    }
    if (!fields.root.isMapping() && !fields.root.isMissing() && !fields.root.isNull())
        return invalidEditError(document, fields.root.range(), documentsmessages::noFields());
    if (path.isEmpty() || path.contains(QString()))
        return invalidEditError(document, {}, documentsmessages::fieldMissing());
    return std::nullopt;
}

Error missingFieldsError(const Document &document)
{
    return {ErrorCode::NotAllowed,
        documentsmessages::kindWithoutFields(document.path),
        {document.path, {}}};
}

/// Returns the range of the deepest existing value in the path, for the error location.
Range rangeOf(const DataNode &root, const FieldPath &path)
{
    const DataNode *node = &root;
    for (const QString &key : path) {
        const DataNode &next = key.contains(u'.') ? (*node)[key] : node->at(key);
        if (next.isMissing())
            break;
        node = &next;
    }
    return node->range();
}

QList<TextEdit> newFrontMatter(const Document &document, const FieldPath &path, Json value)
{
    const QString lineEnd = lineEndingOf(document.text);
    Json object = Json::object();
    if (!setAtPath(object, path, value))
        return {};
    const QString entry = yamlEntry(path.first(), object[path.first().toStdString()], {0, 2, lineEnd});
    const QString fence = QStringLiteral("---") + lineEnd;
    return {{Range{}, fence + entry + fence}};
}

QList<QList<TextEdit>> setProposals(
    const Document &document, const Fields &fields, const FieldPath &path, const Json &value)
{
    if (syntaxOf(document.path) == Syntax::Toml)
        return {tomlSetProposal(document.text, fields.root, path, value)};
    if (!fields.isPresent)
        return {newFrontMatter(document, path, value)};
    return planYamlSetEdits({document.text, fields.root, fields.start, fields.end}, path, value);
}

QList<QList<TextEdit>> removeProposals(const Document &document, const Fields &fields, const FieldPath &path)
{
    if (syntaxOf(document.path) == Syntax::Toml)
        return {tomlRemoveProposal(document.text, fields.root, path)};
    return planYamlRemoveEdits({document.text, fields.root, fields.start, fields.end}, path);
}

Fields fieldsOfDocument(const Document &document)
{
    return isMarkdown(document.path) ? fieldsOfFrontMatter(document.frontMatter, document.text)
                                     : readFields(document.text, document.path);
}

/// Returns the first proposal that changes the fields as intended.
Result<QList<TextEdit>> firstValidProposal(const Document &document, const Fields &fields, const FieldPath &path,
    const QList<QList<TextEdit>> &proposals, const Json &wantedJson)
{
    for (const QList<TextEdit> &edits : proposals) {
        if (!edits.isEmpty() && producesFields(document, edits, wantedJson, fields.body))
            return addPositions(edits, document.text);
    }
    return invalidEditError(document, rangeOf(fields.root, path), documentsmessages::editChangesOthers(path.join(u'.')));
}

/// Returns the edit that rewrites the lines of one key of broken front matter with a new value; empty if the key does not exist.
QList<TextEdit> planRewriteEntry(const Document &document, const QString &key, const Json &value)
{
    const Range &content = document.frontMatter.content;
    const QList<YamlLine> lines = yamlLines(document.text, content.start.offset, content.end.offset);
    for (const YamlEntry &entry : splitEntries(document.text, lines, topRegion(document.text, lines))) {
        if (entry.kind != YamlEntry::Kind::Key || entry.key != key)
            continue;
        Range range;
        range.start.offset = lines[entry.first].start;
        range.end.offset = lines[entry.contentLast - 1].next;
        return {{range, yamlEntry(key, value, {0, 2, lineEndingOf(document.text)})}};
    }
    return {};
}

/// Returns the edits if setting `path` repairs broken front matter: fewer problems remain and all other fields are unchanged. nullopt otherwise.
std::optional<QList<TextEdit>> planRepair(const Document &document, const Fields &fields, const FieldPath &path, const Json &value)
{
    if (!document.frontMatter.isRecovered || !document.isValidUtf8 || path.size() != 1)
        return std::nullopt;
    const QList<TextEdit> edits = planRewriteEntry(document, path.first(), value);
    if (edits.isEmpty())
        return std::nullopt;
    const FrontMatter after = readFrontMatter(applyEdits(document.text, edits), document.path);
    Json wantedJson = objectOf(fields.root);
    const bool sets = setAtPath(wantedJson, path, value);
    const QString body = applyEdits(document.text, edits).mid(after.bodyStart);
    if (!sets || body != fields.body || after.diagnostics.size() >= document.frontMatter.diagnostics.size()
        || sortKeys(objectOf(after.data)) != sortKeys(wantedJson))
        return std::nullopt;
    return addPositions(edits, document.text);
}

} // namespace

FieldPath fieldPath(const QString &dotted)
{
    return dotted.split(u'.');
}

Result<QList<TextEdit>> planSetField(const Document &document, const FieldPath &path, const Json &value)
{
    if (syntaxOf(document.path) == Syntax::None)
        return missingFieldsError(document);
    const Fields fields = fieldsOfDocument(document);
    if (const auto edits = fields.problem ? planRepair(document, fields, path, value) : std::nullopt)
        return *edits;
    if (const auto error = editError(document, fields, path))
        return *error;
    Json wantedJson = objectOf(fields.root);
    const Json before = wantedJson;
    if (!setAtPath(wantedJson, path, value))
        return invalidEditError(document, rangeOf(fields.root, path), documentsmessages::pathThroughScalar(path.join(u'.')));
    if (sortKeys(before) == sortKeys(wantedJson))
        return QList<TextEdit>();
    if (syntaxOf(document.path) == Syntax::Toml && containsNull(value))
        return invalidEditError(document, rangeOf(fields.root, path), documentsmessages::tomlNull(path.join(u'.')));
    return firstValidProposal(document, fields, path, setProposals(document, fields, path, value), wantedJson);
}

Result<QList<TextEdit>> planSetField(const Document &document, const QString &dottedPath, const Json &value)
{
    return planSetField(document, fieldPath(dottedPath), value);
}

Result<QList<TextEdit>> planRemoveField(const Document &document, const FieldPath &path)
{
    if (syntaxOf(document.path) == Syntax::None)
        return missingFieldsError(document);
    const Fields fields = fieldsOfDocument(document);
    if (const auto error = editError(document, fields, path))
        return *error;
    Json wantedJson = objectOf(fields.root);
    const Json before = wantedJson;
    removeAtPath(wantedJson, path, syntaxOf(document.path) != Syntax::Toml); // an empty [table] is kept
    if (before == wantedJson)
        return QList<TextEdit>();
    return firstValidProposal(document, fields, path, removeProposals(document, fields, path), wantedJson);
}

Result<QList<TextEdit>> planRemoveField(const Document &document, const QString &dottedPath)
{
    return planRemoveField(document, fieldPath(dottedPath));
}

DataNode fieldsOf(const Document &document)
{
    return syntaxOf(document.path) == Syntax::None ? DataNode() : fieldsOfDocument(document).root;
}

} // namespace outcrop
