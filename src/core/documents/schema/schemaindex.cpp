// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schema/schemaindex.h"

#include "core/base/jsonpointer.h"
#include "core/base/resources.h"
#include "core/documents/schema/schemakeywords.h"
#include "core/documents/schema/schemamessages.h"

#include <QUrl>

#include <algorithm>
#include <array>

namespace outcrop {
namespace {

QString textOf(const Json &object, const char *key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found == object.end() ? QString() : qString(*found);
}

QString withoutFragment(const QUrl &address)
{
    return address.toString(QUrl::RemoveFragment);
}

/// Returns whether `$ref` disables all other keywords of the schema, as it does up to draft 7.
bool isOnlyReference(const SchemaNode &node)
{
    return node.draft <= SchemaDraft::Draft7 && node.json->is_object() && node.json->contains("$ref");
}

QString idOf(const SchemaNode &node)
{
    if (isOnlyReference(node))
        return {};
    return textOf(*node.json, node.draft == SchemaDraft::Draft4 ? "id" : "$id");
}

bool isUnevaluated(const std::string &keyword)
{
    return keyword == "unevaluatedProperties" || keyword == "unevaluatedItems";
}

Json readMetaSchema(const char *file)
{
    const QByteArray text = readResource(QStringLiteral(":/schemas/metaschemas/%1.json").arg(QLatin1StringView(file)));
    return Json::parse(text.begin(), text.end(), nullptr, false);
}

} // namespace

const Json &metaSchemaJson(SchemaDraft draft)
{
    static const std::array<Json, 5> all{readMetaSchema("draft-04"), readMetaSchema("draft-06"),
        readMetaSchema("draft-07"), readMetaSchema("draft-2019-09"), readMetaSchema("draft-2020-12")};
    return all[size_t(draft)];
}

SchemaIndex::SchemaIndex(const Json &schema, const SchemaSettings &settings) : m_settings(settings)
{
    m_root = addDocument(schema, QString(), settings.draft, true);
    while (!m_unresolved.empty()) {
        SchemaNode &node = *m_unresolved.front();
        m_unresolved.pop_front();
        resolveReferences(node);
    }
}

SchemaNode *SchemaIndex::addDocument(const Json &schema, const QString &address, SchemaDraft draft, bool isInRoot)
{
    SchemaNode around;
    around.draft = draft;
    around.address = address;
    around.isInRootDocument = isInRoot;
    SchemaNode *node = addSchema(schema, around, QString());
    m_resources.insert(address, node);
    return node;
}

/// Adds a schema and all its subschemas.
SchemaNode *SchemaIndex::addSchema(const Json &schema, const SchemaNode &around, const QString &pointer)
{
    const auto [place, isNew] = m_nodes.try_emplace(&schema);
    SchemaNode &node = place->second;
    if (!isNew)
        return &node;
    node.json = &schema;
    node.draft = around.draft;
    node.resource = around.resource ? around.resource : &node;
    node.address = around.address;
    node.pointer = pointer;
    node.isInRootDocument = around.isInRootDocument;
    readIdentifiers(node);
    addPatterns(node);
    sortKeywords(node);
    m_unresolved.push_back(&node);
    forEachSubschema(schema, node.draft, [&](const SchemaKeyword &, const Json &innerJson, const QString &steps) {
        addSchema(innerJson, node, node.pointer + steps);
    });
    return &node;
}

/// Sets the draft, URI and anchors that a schema declares.
void SchemaIndex::readIdentifiers(SchemaNode &node)
{
    if (const auto draft = node.json->is_object() && node.json->contains("$schema")
            ? draftFromUri(textOf(*node.json, "$schema"))
            : std::nullopt)
        node.draft = *draft;
    const QUrl id(idOf(node));
    const bool isAnchorOnly = node.draft <= SchemaDraft::Draft7 && id.hasFragment() && withoutFragment(id).isEmpty();
    if (!id.isEmpty() && !isAnchorOnly) {
        node.address = withoutFragment(QUrl(node.address).resolved(id));
        node.resource = &node;
        m_resources.insert(node.address, &node);
    }
    if (node.draft <= SchemaDraft::Draft7)
        addAnchor(node, id.fragment());
    else
        addAnchor(node, textOf(*node.json, "$anchor"));
    const QString dynamicAnchor = textOf(*node.json, "$dynamicAnchor");
    addAnchor(node, dynamicAnchor);
    if (!dynamicAnchor.isEmpty())
        m_nodes.at(node.resource->json).dynamicAnchors.insert(dynamicAnchor, &node);
}

void SchemaIndex::addAnchor(const SchemaNode &node, const QString &anchor)
{
    if (!anchor.isEmpty())
        m_resources.insert(node.address + u'#' + anchor, &m_nodes.at(node.json));
}

void SchemaIndex::addPatterns(const SchemaNode &node)
{
    if (!node.json->is_object() || isOnlyReference(node))
        return;
    if (const auto pattern = node.json->find("pattern"); pattern != node.json->end() && pattern->is_string())
        addPattern(pattern->get<std::string>(), node, QStringLiteral("pattern"));
    const auto patterns = node.json->find("patternProperties");
    if (patterns == node.json->end() || !patterns->is_object())
        return;
    for (const auto &[pattern, unusedValue] : patterns->items())
        addPattern(pattern, node, QStringLiteral("patternProperties"));
}

void SchemaIndex::addPattern(const std::string &text, const SchemaNode &node, const QString &keyword)
{
    const EcmaPattern &pattern = m_patterns.try_emplace(text, QString::fromStdString(text)).first->second;
    if (!pattern.isValid())
        fail(node, keyword, schemamessages::unusablePattern(QString::fromStdString(text), pattern.error()));
}

/// Moves `unevaluatedItems` and `unevaluatedProperties` to the end, because they must be evaluated after all other keywords.
void SchemaIndex::sortKeywords(SchemaNode &node)
{
    if (!node.json->is_object())
        return;
    for (auto item = node.json->begin(); item != node.json->end(); ++item) {
        if (isOnlyReference(node) && item.key() != "$ref")
            continue;
        if (const QString problem = keywordProblem(item.key(), *item, node.draft); !problem.isEmpty())
            fail(node, QString::fromStdString(item.key()), problem);
        node.keywords.emplace_back(&item.key(), &*item);
    }
    const auto deferred = std::stable_partition(
        node.keywords.begin(), node.keywords.end(), [](const auto &keyword) { return !isUnevaluated(*keyword.first); });
    if (deferred != node.keywords.end())
        m_hasUnevaluated = true;
}

void SchemaIndex::resolveReferences(SchemaNode &node)
{
    const auto reference = node.json->is_object() ? node.json->find("$ref") : node.json->end();
    if (reference != node.json->end() && reference->is_string())
        node.reference = target(node, "$ref", qString(*reference));
    if (isOnlyReference(node))
        return;
    if (const QString dynamicAnchor = textOf(*node.json, "$dynamicRef"); !dynamicAnchor.isEmpty()) {
        node.dynamicReference = target(node, "$dynamicRef", dynamicAnchor);
        const QString name = QUrl(dynamicAnchor).fragment();
        if (node.dynamicReference && textOf(*node.dynamicReference->json, "$dynamicAnchor") == name)
            node.dynamicName = name;
    }
    if (!textOf(*node.json, "$recursiveRef").isEmpty() && node.draft == SchemaDraft::Draft201909)
        node.dynamicReference = node.resource;
}

const SchemaNode *SchemaIndex::target(const SchemaNode &from, const char *keyword, const QString &reference)
{
    const QUrl address = QUrl(from.address).resolved(QUrl(reference));
    const QString fragment = address.fragment(QUrl::FullyDecoded);
    const SchemaNode *found = resource(withoutFragment(address));
    if (found && fragment.startsWith(u'/'))
        found = subschemaAt(*found, fragment);
    else if (found && !fragment.isEmpty())
        found = m_resources.value(found->address + u'#' + fragment);
    if (!found)
        fail(from, QLatin1StringView(keyword), schemamessages::missingTarget(reference));
    return found;
}

/// Returns the schema with a URI: one already added, one from `otherSchemas`, or a draft's meta-schema; null if it is
/// unknown.
const SchemaNode *SchemaIndex::resource(const QString &address)
{
    if (const SchemaNode *known = m_resources.value(address))
        return known;
    const auto given = m_settings.otherSchemas.constFind(address);
    if (given != m_settings.otherSchemas.constEnd())
        return addDocument(*given, address, m_settings.draft, false);
    const std::optional<SchemaDraft> draft = draftFromUri(address);
    return draft ? addDocument(metaSchemaJson(*draft), address, *draft, false) : nullptr;
}

/// Returns the schema at a pointer, or null if there is no schema. A value that is not below a keyword for schemas is added as a schema, because a reference
/// can refer to it.
const SchemaNode *SchemaIndex::subschemaAt(const SchemaNode &resource, const QString &pointer)
{
    const Json *json = valueAt(*resource.json, pointer);
    return json && (json->is_object() || json->is_boolean()) ? addSchema(*json, resource, resource.pointer + pointer) : nullptr;
}

void SchemaIndex::fail(const SchemaNode &node, const QString &keyword, const QString &message)
{
    m_problems.append({node.isInRootDocument ? node.pointer + u'/' + keyword : QString(), message, keyword, node.pointer});
}

} // namespace outcrop
