// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/schema/ecmapattern.h"
#include "core/documents/schema/schema.h"

#include <deque>
#include <unordered_map>
#include <vector>

namespace outcrop {

/// A schema or one of its subschemas.
struct SchemaNode {
    const Json *json = nullptr;
    SchemaDraft draft = SchemaDraft::Draft202012;
    const SchemaNode *resource = nullptr; ///< nearest enclosing schema with a URI; the schema itself if it has one
    QString address;                      ///< URI of the resource
    QString pointer;                      ///< JSON pointer in the document that contains it
    bool isInRootDocument = true;              ///< false in another document that a `$ref` refers to

    const SchemaNode *reference = nullptr;        ///< target of `$ref`
    const SchemaNode *dynamicReference = nullptr; ///< initial target of `$dynamicRef` or `$recursiveRef`
    QString dynamicName;                          ///< name of that anchor; empty if it is not a dynamic anchor
    std::vector<std::pair<const std::string *, const Json *>> keywords; ///< in the order of evaluation
    QHash<QString, const SchemaNode *> dynamicAnchors;                  ///< for a resource: its dynamic anchors by name
};

/// The data that evaluation needs, prepared in advance: all subschemas, resolved references and compiled patterns.
/// Loads no files or URLs.
class SchemaIndex
{
public:
    /// `schema` and `settings` must outlive this object.
    SchemaIndex(const Json &schema, const SchemaSettings &settings);

    /// Returns the reasons why the schema cannot be used, with locations; empty if it can be used.
    const QList<SchemaViolation> &problems() const { return m_problems; }
    const SchemaNode &root() const { return *m_root; }
    const SchemaNode &node(const Json &json) const { return m_nodes.at(&json); }
    const std::unordered_map<const Json *, SchemaNode> &nodes() const { return m_nodes; }
    const EcmaPattern &pattern(const std::string &text) const { return m_patterns.at(text); }
    /// Returns whether the schema uses `unevaluatedItems` or `unevaluatedProperties`.
    bool hasUnevaluated() const { return m_hasUnevaluated; }

private:
    SchemaNode *addDocument(const Json &schema, const QString &address, SchemaDraft draft, bool isInRoot);
    SchemaNode *addSchema(const Json &schema, const SchemaNode &around, const QString &pointer);
    void readIdentifiers(SchemaNode &node);
    void addAnchor(const SchemaNode &node, const QString &anchor);
    void addPatterns(const SchemaNode &node);
    void addPattern(const std::string &text, const SchemaNode &node, const QString &keyword);
    void sortKeywords(SchemaNode &node);
    void resolveReferences(SchemaNode &node);
    const SchemaNode *target(const SchemaNode &from, const char *keyword, const QString &reference);
    const SchemaNode *resource(const QString &address);
    const SchemaNode *subschemaAt(const SchemaNode &resource, const QString &pointer);
    void fail(const SchemaNode &node, const QString &keyword, const QString &message);

    const SchemaSettings &m_settings;
    const SchemaNode *m_root = nullptr;
    std::unordered_map<const Json *, SchemaNode> m_nodes;
    std::unordered_map<std::string, EcmaPattern> m_patterns;
    QHash<QString, SchemaNode *> m_resources; ///< resources by URI, and the anchors in them
    std::deque<SchemaNode *> m_unresolved;
    QList<SchemaViolation> m_problems;
    bool m_hasUnevaluated = false;
};

/// Returns the meta-schema of a draft as JSON.
const Json &metaSchemaJson(SchemaDraft draft);

} // namespace outcrop
