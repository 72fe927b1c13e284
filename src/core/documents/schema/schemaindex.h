// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/schema/ecmapattern.h"
#include "core/documents/schema/schema.h"

#include <deque>
#include <unordered_map>
#include <vector>

namespace outcrop {

/// One schema among those that a schema is made of.
struct SchemaNode {
    const Json *json = nullptr;
    SchemaDraft draft = SchemaDraft::Draft202012;
    const SchemaNode *resource = nullptr; ///< the nearest one around it that has an address; itself where it has one
    QString address;                      ///< of the resource
    QString pointer;                      ///< in the document that contains it
    bool ownDocument = true;              ///< false in a document that was referred to

    const SchemaNode *reference = nullptr;        ///< where `$ref` leads
    const SchemaNode *dynamicReference = nullptr; ///< where `$dynamicRef` or `$recursiveRef` leads at first
    QString dynamicName;                          ///< the anchor of that; empty where it is none
    std::vector<std::pair<const std::string *, const Json *>> keywords; ///< in the order in which they are checked
    QHash<QString, const SchemaNode *> dynamicAnchors;                  ///< of a resource
};

/// Everything that checking by a schema asks for, found beforehand: its schemas, where its references lead, its
/// patterns. Only what was given is looked at; nothing is fetched.
class SchemaIndex
{
public:
    /// The schema and the settings must outlive it.
    SchemaIndex(const Json &schema, const SchemaSettings &settings);

    /// Why the schema cannot be used, with places; empty when all is well.
    const QList<SchemaViolation> &problems() const { return m_problems; }
    const SchemaNode &root() const { return *m_root; }
    const SchemaNode &node(const Json &json) const { return m_nodes.at(&json); }
    const std::unordered_map<const Json *, SchemaNode> &nodes() const { return m_nodes; }
    const EcmaPattern &pattern(const std::string &text) const { return m_patterns.at(text); }
    /// Whether anything asks what the others have looked at already.
    bool hasUnevaluated() const { return m_hasUnevaluated; }

private:
    SchemaNode *addDocument(const Json &schema, const QString &address, SchemaDraft draft, bool own);
    SchemaNode *add(const Json &schema, const SchemaNode &around, const QString &pointer);
    void name(SchemaNode &node);
    void addAnchor(const SchemaNode &node, const QString &anchor);
    void addPatterns(const SchemaNode &node);
    void addPattern(const std::string &text, const SchemaNode &node, const QString &keyword);
    void sortKeywords(SchemaNode &node);
    void resolve(SchemaNode &node);
    const SchemaNode *target(const SchemaNode &from, const char *keyword, const QString &reference);
    const SchemaNode *resource(const QString &address);
    const SchemaNode *inside(const SchemaNode &resource, const QString &pointer);
    void fail(const SchemaNode &node, const QString &keyword, const QString &message);

    const SchemaSettings &m_settings;
    const SchemaNode *m_root = nullptr;
    std::unordered_map<const Json *, SchemaNode> m_nodes;
    std::unordered_map<std::string, EcmaPattern> m_patterns;
    QHash<QString, SchemaNode *> m_places; ///< resources by address, and anchors in them
    std::deque<SchemaNode *> m_unresolved;
    QList<SchemaViolation> m_problems;
    bool m_hasUnevaluated = false;
};

/// The schema of schemas of a draft, as JSON.
const Json &metaSchemaJson(SchemaDraft draft);

} // namespace outcrop
