// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/schemaerrors.h"

#include "core/base/joinedtext.h"
#include "core/documents/schema/schema.h"
#include "core/documents/schemacheck.h"
#include "core/portability/portabilitymessages.h"
#include "core/portability/unknownkeywords.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

/// A value in a schema, with its key.
struct Place {
    const DataNode *value = nullptr;
    QString key;    ///< key of the value, or of the list that contains it
    Range keyRange; ///< range of that key; the whole schema if there is none

    /// Returns the range of the value if it is a scalar, otherwise of its key.
    const Range &range() const { return value->isScalar() ? value->range() : keyRange; }
};

/// Follows a pointer to the deepest existing value.
Place findDeepestPlace(const DataNode &schema, const QString &pointer)
{
    const PointerTarget found = nodeAtPointer(schema, pointer);
    return found.member ? Place{found.value, found.member->key, found.member->keyRange} : Place{found.value, QString(), schema.range()};
}

QString sentencePart(QString message)
{
    if (!message.endsWith(u'.'))
        return message; // already a part of a sentence, which may begin with an uppercase noun in the user's language
    while (message.endsWith(u'.'))
        message.chop(1);
    return message.left(1).toLower() + message.mid(1);
}

/// Returns the types named by a `type` violation in YAML terms: "a mapping or true or false".
QString expectedTypes(const QString &message)
{
    const QHash<QString, QString> words{{QStringLiteral("object"), portabilitymessages::aMapping()},
        {QStringLiteral("array"), portabilitymessages::aList()}, {QStringLiteral("string"), portabilitymessages::someText()},
        {QStringLiteral("integer"), portabilitymessages::wholeNumber()},
        {QStringLiteral("number"), portabilitymessages::aNumber()},
        {QStringLiteral("boolean"), portabilitymessages::trueOrFalse()}};
    static const QRegularExpression quotedPattern(QStringLiteral("\"(\\w+)\""));
    QStringList expected;
    for (auto matches = quotedPattern.globalMatch(message); matches.hasNext();) {
        const QString name = matches.next().captured(1);
        expected.append(words.value(name, name));
    }
    return expected.join(portabilitymessages::alternatives(QString(), QString()));
}

QString explain(const SchemaViolation &violation)
{
    if (violation.keyword == u"type")
        return portabilitymessages::mustBe(expectedTypes(violation.message));
    return sentencePart(violation.message);
}

class SchemaErrorFinder
{
public:
    SchemaErrorFinder(const DataNode &schema, const SchemaVocabulary &words) : m_schema(schema), m_words(words) { }

    QList<SchemaError> find()
    {
        for (const SchemaViolation &violation : schemaViolations(m_schema.toJson()))
            addViolation(violation);
        for (const SchemaError &error : findUnknownKeywords(m_schema, m_words))
            add(error);
        std::stable_sort(m_errors.begin(), m_errors.end(), [](const SchemaError &a, const SchemaError &b) {
            return a.range.start.offset < b.range.start.offset;
        });
        return m_errors;
    }

private:
    void addViolation(const SchemaViolation &violation)
    {
        const Place place = findDeepestPlace(m_schema, violation.pointer);
        if (place.key == u"type")
            addWrongTypes(*place.value);
        else if (place.key.isEmpty())
            add({portabilitymessages::schemaUnusable(sentencePart(violation.message)), place.range()});
        else
            add({portabilitymessages::keywordInvalid(place.key, explain(violation)),
                place.range(), wrapFix(violation, *place.value)});
    }

    /// Returns a fix that wraps a value: a type in place of a schema (`c: string`), or a name in place of a list. nullopt otherwise.
    std::optional<Fix> wrapFix(const SchemaViolation &violation, const DataNode &value) const
    {
        if (violation.keyword != u"type" || !value.isString())
            return std::nullopt;
        const auto around = [&value](const QString &title, const QString &before, const QString &behind) {
            return Fix{title, {{{value.range().start, value.range().start}, before},
                                  {{value.range().end, value.range().end}, behind}}};
        };
        if (violation.message.contains(u"object") && m_words.types.contains(value.text()))
            return around(portabilitymessages::makeSchema(), QStringLiteral("{type: "), QStringLiteral("}"));
        if (violation.message.contains(u"array"))
            return around(portabilitymessages::makeList(), QStringLiteral("["), QStringLiteral("]"));
        return std::nullopt;
    }

    void addWrongTypes(const DataNode &value)
    {
        if (!value.isSequence())
            return addWrongType(value);
        for (const DataNode &item : value.items()) {
            if (!item.isString() || !m_words.types.contains(item.text()))
                addWrongType(item);
        }
    }

    void addWrongType(const DataNode &value)
    {
        const QString shown =
            value.isNull() ? portabilitymessages::unquotedNull() : QStringLiteral("`%1`").arg(value.text());
        const QString types = m_words.types.join(listSeparator());
        const QString suggestion = value.isNull() ? QStringLiteral("\"null\"")
                                             : m_words.intendedWord(value.text(), m_words.types).value_or(QString());
        SchemaError error{portabilitymessages::notSchemaType(shown, types), value.range()};
        if (!suggestion.isEmpty())
            error.fix = Fix{portabilitymessages::writeInstead(suggestion), {{value.range(), suggestion}}};
        add(error);
    }

    void add(const SchemaError &error)
    {
        const auto isSameLocation = [&error](const SchemaError &other) { return other.range.start == error.range.start; };
        if (std::none_of(m_errors.begin(), m_errors.end(), isSameLocation))
            m_errors.append(error);
    }

    const DataNode &m_schema;
    const SchemaVocabulary &m_words;
    QList<SchemaError> m_errors;
};

} // namespace

QList<SchemaError> findSchemaErrors(const DataNode &schema, const SchemaVocabulary &words)
{
    return SchemaErrorFinder(schema, words).find();
}

} // namespace outcrop
