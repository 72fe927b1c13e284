// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/fieldcheck.h"

#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/documents/data/yamlwriter.h"
#include "core/documents/documentname.h"
#include "core/documents/documentsmessages.h"
#include "core/documents/fielddescription.h"
#include "core/documents/fieldkeys.h"
#include "core/documents/namelist.h"
#include "core/documents/numberrange.h"
#include "core/documents/valuefix.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumCachedPatterns = 1000;

QString regularExpressionError(const QString &pattern)
{
    const QRegularExpression expression(pattern);
    return expression.isValid() ? QString() : expression.errorString();
}

/// Returns the syntax error of a regular expression, or an empty string. Results are cached, because the same patterns occur in many
/// files.
QString cachedExpressionError(const QString &pattern)
{
    thread_local QHash<QString, QString> remembered;
    const auto known = remembered.constFind(pattern);
    if (known != remembered.constEnd())
        return *known;
    if (remembered.size() >= maximumCachedPatterns)
        remembered.clear();
    return *remembered.insert(pattern, regularExpressionError(pattern));
}

bool matchesType(const DataNode &value, FieldType type)
{
    switch (type) {
    case FieldType::Text:
    case FieldType::Pattern:
        return value.isString();
    case FieldType::Choice:
        return value.isScalar();
    case FieldType::Boolean:
        return value.kind() == DataNode::Kind::Bool;
    case FieldType::Integer:
        return value.kind() == DataNode::Kind::Integer;
    case FieldType::Real:
        return value.kind() == DataNode::Kind::Integer || value.kind() == DataNode::Kind::Real;
    case FieldType::List:
        return value.isSequence();
    case FieldType::Group:
        return value.isMapping();
    case FieldType::Schema:
        return value.isMapping() || value.kind() == DataNode::Kind::Bool;
    case FieldType::Any:
        return true;
    }
    Q_UNREACHABLE();
}

bool matchesAnyType(const DataNode &value, const QList<FieldType> &types)
{
    return std::any_of(types.begin(), types.end(), [&value](FieldType type) { return matchesType(value, type); });
}

bool isListOfText(const FieldSpec &field)
{
    return field.type == FieldType::List && !field.children.isEmpty() && field.children.first().type == FieldType::Text;
}

/// Checks a value and all nested values against its field.
class FieldCheck
{
public:
    FieldCheck(const QString &format, const QString &file) : m_found(format, file) { }

    Diagnostics of(const DataNode &value, const FieldSpec &field)
    {
        const bool lacksData =
            value.isMissing() && field.type == FieldType::Group; // an empty document: report every required key as missing
        if (lacksData)
            checkKeys(value, field, m_found);
        else
            check(value, field);
        return m_found.sorted();
    }

private:
    void check(const DataNode &value, const FieldSpec &field)
    {
        if (value.isNull() || value.isMissing())
            return;
        if (matchesType(value, field.type))
            checkValue(value, field);
        else if (!matchesAnyType(value, field.alternatives))
            reportType(value, field);
        else if (field.isCommaSeparated && value.isString())
            checkCommas(value, field);
    }

    void checkValue(const DataNode &value, const FieldSpec &field)
    {
        switch (field.type) {
        case FieldType::Group:
            return checkGroup(value, field);
        case FieldType::List:
            return checkItems(value, field);
        case FieldType::Choice:
            return checkChoice(value, field);
        case FieldType::Text:
            return checkText(value, field);
        case FieldType::Pattern:
            return checkPattern(value, field);
        case FieldType::Integer:
        case FieldType::Real:
            return checkRange(value, field);
        case FieldType::Boolean:
        case FieldType::Schema:
        case FieldType::Any:
            return;
        }
    }

    void checkGroup(const DataNode &mapping, const FieldSpec &group)
    {
        checkKeys(mapping, group, m_found);
        for (const DataNode::Member &member : mapping.members()) {
            if (const FieldSpec *child = fieldOfKey(group, member.key))
                check(member.value, *child);
        }
    }

    void checkItems(const DataNode &list, const FieldSpec &field)
    {
        if (field.children.isEmpty())
            return;
        for (const DataNode &item : list.items())
            check(item, field.children.first());
    }

    void checkCommas(const DataNode &value, const FieldSpec &field)
    {
        const QString names = withCommas(value.text());
        if (names == value.text())
            return;
        m_found.add(field.severity, QStringLiteral("commas"),
            documentsmessages::namesNeedCommas(field.key), value.range());
        m_found.addFix(documentsmessages::addCommas(), value.range(), yamlScalar(names));
    }

    void checkChoice(const DataNode &value, const FieldSpec &field)
    {
        const QString text = value.text();
        if (field.choices.contains(text, field.ignoresCase ? Qt::CaseInsensitive : Qt::CaseSensitive))
            return;
        const QString message = field.allowsOtherChoices ? documentsmessages::unknownValue()
                                                  : documentsmessages::valueNotAllowed();
        m_found.add(field.severity, QStringLiteral("unknown-value"),
            message.arg(text, field.choices.join(listSeparator())), value.range());
        if (const std::optional<Fix> fix = nearestValueFix(value, field.choices))
            m_found.setFix(*fix);
    }

    void checkText(const DataNode &value, const FieldSpec &field)
    {
        const QString text = value.text();
        if (field.maximumLength && text.size() > *field.maximumLength)
            m_found.add(field.severity, QStringLiteral("too-long"),
                documentsmessages::valueTooLong(field.key, text.size(), *field.maximumLength),
                value.range());
        if (text.isEmpty() && field.minimumLength && !field.isRequired)
            m_found.add(field.severity, QStringLiteral("empty"),
                documentsmessages::emptyField(field.key), value.range());
        if (!text.isEmpty() && !field.form.pattern().isEmpty() && !field.form.match(text).hasMatch())
            reportForm(value, field);
    }

    void reportForm(const DataNode &value, const FieldSpec &field)
    {
        m_found.add(field.severity, QStringLiteral("form"),
            documentsmessages::wrongFormat(field.key, dataText(field.patternHelp), value.text()), value.range());
        const QString repairedText =
            field.repair == u"hyphens" ? suggestedName(DocumentKind::Skill, value.text()) : QString();
        if (!repairedText.isEmpty() && field.form.match(repairedText).hasMatch())
            m_found.addFix(documentsmessages::changeTo(repairedText), value.range(), yamlScalar(repairedText));
    }

    void checkPattern(const DataNode &value, const FieldSpec &field)
    {
        const QString problem = cachedExpressionError(value.text());
        if (!problem.isEmpty())
            m_found.add(field.severity, QStringLiteral("pattern"),
                documentsmessages::badPattern(problem), value.range());
    }

    void checkRange(const DataNode &value, const FieldSpec &field)
    {
        if (isOutOfRange(value))
            return; // reported by checkNumberRanges()
        const double number = value.toReal().value_or(0);
        if (field.minimum && number < *field.minimum)
            m_found.add(field.severity, QStringLiteral("out-of-range"),
                documentsmessages::atLeast(QString::number(*field.minimum, 'g', 15)), value.range());
        if (field.maximum && number > *field.maximum)
            m_found.add(field.severity, QStringLiteral("out-of-range"),
                documentsmessages::atMost(QString::number(*field.maximum, 'g', 15)), value.range());
    }

    void reportType(const DataNode &value, const FieldSpec &field)
    {
        m_found.add(field.severity, QStringLiteral("wrong-type"),
            documentsmessages::wrongType(expectedDescription(field), valueDescription(value)), value.range());
        if (field.type == FieldType::Text && value.isScalar())
            m_found.addFix(documentsmessages::quoteValue(), value.range(), u'"' + value.text() + u'"');
        else if (isListOfText(field) && value.isString())
            m_found.addFix(documentsmessages::makeList(), value.range(), yamlFlow(jsonStrings(splitNames(value))));
    }

    FieldFindings m_found;
};

} // namespace

Diagnostics checkFields(const DataNode &value, const FieldSpec &field, const QString &format, const QString &file)
{
    Diagnostics found = FieldCheck(format, file).of(value, field) + checkNumberRanges(value, format, file);
    sortByLocation(found);
    return found;
}

} // namespace outcrop
