// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/unknownkeywords.h"

#include "core/portability/portabilitymessages.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether the keys below a keyword are names with subschemas.
bool hasNamedSubschemas(const QString &keyword)
{
    static const QStringList naming{QStringLiteral("properties"), QStringLiteral("patternProperties"),
        QStringLiteral("dependentSchemas"), QStringLiteral("$defs"), QStringLiteral("definitions")};
    return naming.contains(keyword);
}

/// Returns whether the value of a keyword is data and not a schema.
bool isDataKeyword(const QString &keyword)
{
    static const QStringList data{QStringLiteral("default"), QStringLiteral("const"), QStringLiteral("enum"),
        QStringLiteral("example"), QStringLiteral("examples")};
    return data.contains(keyword);
}

bool looksLikeSchema(const DataNode &value)
{
    static const QStringList schemaKeywords{QStringLiteral("type"), QStringLiteral("properties"), QStringLiteral("items"),
        QStringLiteral("enum"), QStringLiteral("$ref"), QStringLiteral("anyOf"), QStringLiteral("oneOf"),
        QStringLiteral("allOf")};
    return std::any_of(
        schemaKeywords.begin(), schemaKeywords.end(), [&value](const QString &keyword) { return value.member(keyword); });
}

class KeywordWalk
{
public:
    explicit KeywordWalk(const SchemaVocabulary &words) : m_words(words) { }

    QList<SchemaError> walkSchema(const DataNode &schema)
    {
        if (hasKeyword(schema) || schema.members().isEmpty())
            walk(schema);
        else
            m_errors.append({portabilitymessages::noKeyword(),
                schema.range()});
        return m_errors;
    }

private:
    bool isKnown(const QString &key) const { return m_words.keywords.contains(key) || key.startsWith(u"x-"); }

    bool hasKeyword(const DataNode &schema) const
    {
        return std::any_of(schema.members().begin(), schema.members().end(), [this](const DataNode::Member &member) {
            return isKnown(member.key) || m_words.intendedWord(member.key, m_words.keywords);
        });
    }

    void walk(const DataNode &schema)
    {
        for (const DataNode &item : schema.items())
            walk(item);
        for (const DataNode::Member &member : schema.members()) {
            if (isKnown(member.key))
                walkInto(member);
            else
                check(member);
        }
    }

    void walkInto(const DataNode::Member &member)
    {
        if (isDataKeyword(member.key))
            return;
        if (!hasNamedSubschemas(member.key))
            return walk(member.value);
        for (const DataNode::Member &named : member.value.members())
            walk(named.value);
    }

    void check(const DataNode::Member &member)
    {
        const auto suggestion = m_words.intendedWord(member.key, m_words.keywords);
        if (suggestion && suggestion->isEmpty())
            m_errors.append({portabilitymessages::unknownKeyword(member.key), member.keyRange});
        else if (suggestion)
            m_errors.append({portabilitymessages::unknownKeywordNear(member.key, *suggestion), member.keyRange,
                Fix{portabilitymessages::renameTo(*suggestion), {{member.keyRange, *suggestion}}}});
        else if (looksLikeSchema(member.value))
            m_errors.append({portabilitymessages::unknownKeywordProperty(member.key), member.keyRange});
    }

    const SchemaVocabulary &m_words;
    QList<SchemaError> m_errors;
};

} // namespace

QList<SchemaError> findUnknownKeywords(const DataNode &schema, const SchemaVocabulary &words)
{
    return KeywordWalk(words).walkSchema(schema);
}

} // namespace outcrop
