// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/response/schemaview.h"

#include "core/base/joinedtext.h"
#include "core/documents/schema/schemareference.h"
#include "models/base/rowtext.h"

#include <QCoreApplication>

namespace outcrop {

namespace {

struct SchemaViewWords {
    Q_DECLARE_TR_FUNCTIONS(SchemaView)
};

constexpr int maxReferences = 16; ///< maximum number of references to follow: they can form a cycle
constexpr int maxListedValues = 6; ///< maximum number of listed enum values

const Json *find(const Json *node, const char *name)
{
    if (!node || !node->is_object())
        return nullptr;
    const auto found = node->find(name);
    return found == node->end() ? nullptr : &*found;
}

const Json *followReferences(const Json *document, const Json *node, int hops)
{
    const Json *reference = find(node, "$ref");
    const QString target = reference ? qString(*reference) : QString();
    if (hops <= 0 || !target.startsWith(u'#'))
        return node;
    const Json *next = refTarget(*document, target);
    return next ? followReferences(document, next, hops - 1) : nullptr;
}

QString typeWord(const QString &type)
{
    //: A type of JSON values
    if (type == QLatin1String("string"))
        return SchemaViewWords::tr("string");
    if (type == QLatin1String("number"))
        return SchemaViewWords::tr("number");
    if (type == QLatin1String("integer"))
        return SchemaViewWords::tr("integer");
    if (type == QLatin1String("boolean"))
        return SchemaViewWords::tr("boolean");
    if (type == QLatin1String("array"))
        return SchemaViewWords::tr("array");
    if (type == QLatin1String("object"))
        return SchemaViewWords::tr("object");
    if (type == QLatin1String("null"))
        //: the JSON value null
        return SchemaViewWords::tr("null");
    return type;
}

QString joinWithOr(const QStringList &words)
{
    if (words.size() < 2)
        return words.join(QString());
    //: %1 is a list of possible values, %2 the last possible value
    return SchemaViewWords::tr("%1 or %2").arg(words.first(words.size() - 1).join(listSeparator()), words.constLast());
}

QString typeWords(const Json *node)
{
    const Json *type = find(node, "type");
    QStringList words;
    if (type && type->is_array()) {
        for (const Json &one : *type)
            words += typeWord(qString(one));
    } else if (type) {
        words += typeWord(qString(*type));
    }
    words.removeAll(QString());
    return joinWithOr(words);
}

QString valueWords(const Json *node)
{
    if (const Json *constantValue = find(node, "const"))
        return jsonCellText(*constantValue);
    const Json *values = find(node, "enum");
    if (!values || !values->is_array())
        return {};
    QStringList words;
    for (const Json &value : *values) {
        if (words.size() == maxListedValues) {
            words += QString(QChar(0x2026));
            break;
        }
        words += jsonCellText(value);
    }
    return joinWithOr(words);
}

QString rangeWords(const Json *node)
{
    const Json *low = find(node, "minimum");
    const Json *high = find(node, "maximum");
    if (low && high)
        //: A range of numbers: %1 is its minimum, %2 its maximum
        return SchemaViewWords::tr("%1 to %2").arg(jsonCellText(*low), jsonCellText(*high));
    if (low)
        return SchemaViewWords::tr("at least %1").arg(jsonCellText(*low));
    return high ? SchemaViewWords::tr("at most %1").arg(jsonCellText(*high)) : QString();
}

} // namespace

SchemaView::SchemaView(const Json &document) : SchemaView(&document, &document, maxReferences) { }

SchemaView::SchemaView(const Json *document, const Json *node, int hops)
    : m_document(document)
    , m_node(node ? followReferences(document, node, hops) : nullptr)
{
}

QString SchemaView::expectedValueText() const
{
    QStringList details{valueWords(m_node), rangeWords(m_node)};
    details.removeAll(QString());
    const QString type = typeWords(m_node);
    if (type.isEmpty() || details.isEmpty())
        return type + details.join(listSeparator());
    //: %1 is a type, %2 a list of its allowed values
    return SchemaViewWords::tr("%1: %2").arg(type, details.join(listSeparator()));
}

QStringList SchemaView::required() const
{
    QStringList names;
    if (const Json *requiredJson = find(m_node, "required"); requiredJson && requiredJson->is_array()) {
        for (const Json &name : *requiredJson)
            names += qString(name);
    }
    names.removeAll(QString());
    return names;
}

SchemaView SchemaView::member(const QString &name) const
{
    const Json *properties = find(m_node, "properties");
    const Json *member = find(properties, name.toUtf8().constData());
    if (!member)
        member = find(m_node, "additionalProperties");
    return {m_document, member, maxReferences};
}

SchemaView SchemaView::element() const
{
    return {m_document, find(m_node, "items"), maxReferences};
}

QString jsonTypeTitle(const Json &value)
{
    switch (value.type()) {
    case Json::value_t::null:
        return typeWord(QStringLiteral("null"));
    case Json::value_t::object:
        return typeWord(QStringLiteral("object"));
    case Json::value_t::array:
        return typeWord(QStringLiteral("array"));
    case Json::value_t::string:
        return typeWord(QStringLiteral("string"));
    case Json::value_t::boolean:
        return typeWord(QStringLiteral("boolean"));
    case Json::value_t::number_integer:
    case Json::value_t::number_unsigned:
        return typeWord(QStringLiteral("integer"));
    case Json::value_t::number_float:
        return typeWord(QStringLiteral("number"));
    case Json::value_t::binary:
    case Json::value_t::discarded:
        return {};
    }
    return {};
}

} // namespace outcrop
