// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/schemaslips.h"

#include "core/base/commontext.h"
#include "core/documents/schema.h"
#include "core/documents/schemapath.h"

#include <algorithm>

namespace outcrop {
namespace {

/// A value of a schema with the key that it belongs to.
struct Place {
    const DataNode *value = nullptr;
    QString key;    ///< of the value, or of the list that holds it
    Range keyRange; ///< of that key; the whole schema where there is none
};

/// As far as the pointer leads.
Place placeAt(const DataNode &schema, const QString &pointer)
{
    Place place{&schema, QString(), schema.range()};
    for (const QString &step : pointerSteps(pointer)) {
        if (const DataNode::Member *member = place.value->member(step))
            place = {&member->value, member->key, member->keyRange};
        else if (place.value->isSequence() && step.toInt() < place.value->items().size())
            place.value = &place.value->items().at(step.toInt());
        else
            break;
    }
    return place;
}

QString plain(const QString &word)
{
    return QString(word).remove(u'-').remove(u'_').toLower();
}

/// One letter more, less or other; two in a long word; two that changed places.
bool isSlipOf(const QString &word, const QString &known)
{
    constexpr qsizetype longWord = 8;
    constexpr qsizetype shortestWord = 4;
    const QString a = plain(word);
    const QString b = plain(known);
    if (a == b || std::min(a.size(), b.size()) < shortestWord)
        return a == b;
    const qsizetype head = commonHead(a, b);
    const qsizetype tail = commonTail(QStringView(a).mid(head), QStringView(b).mid(head));
    const QStringView wrong = QStringView(a).mid(head, a.size() - head - tail);
    const QStringView right = QStringView(b).mid(head, b.size() - head - tail);
    const bool swapped = wrong.size() == 2 && right.size() == 2 && wrong.front() == right.back() && wrong.back() == right.front();
    const qsizetype most = a.size() >= longWord ? 2 : 1;
    return swapped || (wrong.size() <= most && right.size() <= most);
}

bool isTypeKey(const Place &place)
{
    return place.key == u"type";
}

/// The slips of one schema; the result grows in m_slips.
class SlipFinder
{
public:
    SlipFinder(const DataNode &schema, const SchemaWords &words) : m_schema(schema), m_words(words) { }

    QList<SchemaSlip> find()
    {
        for (const SchemaViolation &violation : schemaViolations(m_schema.toJson()))
            addViolation(violation);
        if (!hasKeyword(m_schema) && !m_schema.members().isEmpty())
            add(QStringLiteral("This holds no keyword of JSON Schema. Put the values below `properties`, beside `type: object`."), m_schema.range());
        else
            lookThrough(m_schema);
        std::stable_sort(m_slips.begin(), m_slips.end(), [](const SchemaSlip &a, const SchemaSlip &b) { return a.range.start.offset < b.range.start.offset; });
        return m_slips;
    }

private:
    void addViolation(const SchemaViolation &violation)
    {
        const Place place = placeAt(m_schema, violation.pointer);
        if (isTypeKey(place))
            addWrongType(*place.value);
        else if (violation.keyword.isEmpty())
            addUnusable(violation.message);
        else
            add(QStringLiteral("`%1` is not as JSON Schema has it: %2.").arg(place.key, withoutDot(violation.message)), rangeOf(place));
    }

    static QString withoutDot(QString message)
    {
        while (message.endsWith(u'.'))
            message.chop(1);
        return message.left(1).toLower() + message.mid(1);
    }

    /// A value of one line; of a longer one the key.
    static Range rangeOf(const Place &place)
    {
        const Range &range = place.value->range();
        return place.value->isScalar() ? range : place.keyRange;
    }

    void addWrongType(const DataNode &value)
    {
        for (const DataNode &item : value.items()) {
            if (!item.isString() || !m_words.types.contains(item.text()))
                addWrongTypeName(item);
        }
        if (!value.isSequence())
            addWrongTypeName(value);
    }

    void addWrongTypeName(const DataNode &value)
    {
        const QString message = QStringLiteral("`%1` is no type of JSON Schema. Types are: %2.").arg(value.isNull() ? QStringLiteral("null without quotes") : value.text(), m_words.types.join(QStringLiteral(", ")));
        const QString meant = value.isNull() ? QStringLiteral("\"null\"") : m_words.meantBy(value.text(), m_words.types).value_or(QString());
        const std::optional<Fix> fix = meant.isEmpty() ? std::nullopt : std::optional(Fix{QStringLiteral("Write %1").arg(meant), {{value.range(), meant}}});
        add(message, value.range(), fix);
    }

    /// It breaks no rule, and still cannot be used: a reference that leads nowhere, a pattern that is none.
    void addUnusable(const QString &why)
    {
        const DataNode *culprit = culpritIn(m_schema);
        add(QStringLiteral("This schema cannot be used: %1.").arg(withoutDot(why)), culprit ? culprit->range() : m_schema.range());
    }

    const DataNode *culpritIn(const DataNode &node) const
    {
        for (const DataNode::Member &member : node.members()) {
            const bool reference = member.key == u"$ref" && leadsNowhere(member.value.text());
            if (reference || (member.key == u"pattern" && !schemaViolations({{"pattern", member.value.toJson()}}).isEmpty()))
                return &member.value;
            if (const DataNode *found = culpritIn(member.value))
                return found;
        }
        for (const DataNode &item : node.items()) {
            if (const DataNode *found = culpritIn(item))
                return found;
        }
        return nullptr;
    }

    bool leadsNowhere(const QString &reference) const
    {
        if (!reference.startsWith(u"#/"))
            return reference != u"#";
        const DataNode *node = &m_schema;
        for (const QString &step : pointerSteps(reference.mid(1)))
            node = node->isSequence() && step.toInt() < node->items().size() ? &node->items().at(step.toInt()) : &(*node)[step];
        return node->isMissing();
    }

    bool hasKeyword(const DataNode &schema) const
    {
        const auto known = [this](const DataNode::Member &member) { return isKnown(member.key) || m_words.meantBy(member.key, m_words.keywords); };
        return std::any_of(schema.members().begin(), schema.members().end(), known);
    }

    bool isKnown(const QString &key) const { return m_words.keywords.contains(key) || key.startsWith(u"x-"); }

    void lookThrough(const DataNode &schema)
    {
        for (const DataNode &item : schema.items())
            lookThrough(item);
        for (const DataNode::Member &member : schema.members())
            isKnown(member.key) ? lookInto(member) : checkUnknown(member);
    }

    /// The schemas in the value of a keyword.
    void lookInto(const DataNode::Member &member)
    {
        static const QStringList naming{QStringLiteral("properties"), QStringLiteral("patternProperties"), QStringLiteral("dependentSchemas"),
                                        QStringLiteral("$defs"), QStringLiteral("definitions")};
        static const QStringList data{QStringLiteral("default"), QStringLiteral("const"), QStringLiteral("enum"), QStringLiteral("example"),
                                      QStringLiteral("examples")};
        if (data.contains(member.key))
            return;
        if (!naming.contains(member.key))
            return lookThrough(member.value);
        for (const DataNode::Member &named : member.value.members())
            lookThrough(named.value);
    }

    void checkUnknown(const DataNode::Member &member)
    {
        const auto meant = m_words.meantBy(member.key, m_words.keywords);
        if (meant && meant->isEmpty())
            add(QStringLiteral("`%1` is no keyword of JSON Schema, and nothing obeys it. Remove it.").arg(member.key), member.keyRange);
        else if (meant)
            add(QStringLiteral("`%1` is no keyword of JSON Schema, and nothing obeys it; did you mean `%2`?").arg(member.key, *meant), member.keyRange,
                Fix{QStringLiteral("Rename it to %1").arg(*meant), {{member.keyRange, *meant}}});
        else if (looksLikeSchema(member.value))
            add(QStringLiteral("`%1` is no keyword of JSON Schema. If it is a property, put it below `properties`.").arg(member.key), member.keyRange);
    }

    bool looksLikeSchema(const DataNode &value) const
    {
        static const QStringList telling{QStringLiteral("type"), QStringLiteral("properties"), QStringLiteral("items"), QStringLiteral("enum"), QStringLiteral("$ref"),
                                         QStringLiteral("anyOf"), QStringLiteral("oneOf"), QStringLiteral("allOf")};
        return std::any_of(telling.begin(), telling.end(), [&value](const QString &keyword) { return value.member(keyword); });
    }

    void add(const QString &message, const Range &range, const std::optional<Fix> &fix = {})
    {
        const auto samePlace = [&range](const SchemaSlip &slip) { return slip.range.start == range.start; };
        if (std::none_of(m_slips.begin(), m_slips.end(), samePlace))
            m_slips.append({message, range, fix});
    }

    const DataNode &m_schema;
    const SchemaWords &m_words;
    QList<SchemaSlip> m_slips;
};

} // namespace

void SchemaWords::read(const DataNode &data)
{
    keywords += data[u"keywords"].toStrings();
    types += data[u"types"].toStrings();
    for (const DataNode::Member &member : data[u"misnomers"].members())
        misnomers.insert(member.key, member.value.text());
}

std::optional<QString> SchemaWords::meantBy(const QString &word, const QStringList &known) const
{
    const auto named = misnomers.constFind(word.toLower());
    if (named != misnomers.constEnd() && (named->isEmpty() || known.contains(*named)))
        return *named;
    const auto near = std::find_if(known.begin(), known.end(), [&word](const QString &one) { return isSlipOf(word, one); });
    return near == known.end() ? std::nullopt : std::optional(*near);
}

QList<SchemaSlip> findSchemaSlips(const DataNode &schema, const SchemaWords &words)
{
    return SlipFinder(schema, words).find();
}

} // namespace outcrop
