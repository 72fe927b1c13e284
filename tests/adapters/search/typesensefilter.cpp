// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/adapters/search/typesensefilter.h"

#include "core/retrieval/textwords.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop::testing {

std::optional<TypesenseProblem> TypesenseFilter::read(const QString &text, const TypesenseCollection &collection)
{
    if (text.size() > 4000)
        return TypesenseProblem{400, QStringLiteral("The filter is too long.")};
    for (const QString &condition : text.split(QStringLiteral("&&"), Qt::SkipEmptyParts)) {
        if (const auto problem = readCondition(condition.trimmed(), collection))
            return problem;
    }
    return {};
}

std::optional<TypesenseProblem> TypesenseFilter::readCondition(const QString &text, const TypesenseCollection &collection)
{
    static const QRegularExpression shape(QStringLiteral("^([A-Za-z0-9_]+):(=?)\\s*(?:\\[([A-Za-z0-9,]+)\\]|([A-Za-z0-9]+)(\\*?))$"));
    const QRegularExpressionMatch match = shape.match(text);
    if (!match.hasMatch())
        return TypesenseProblem{400, QStringLiteral("Could not parse the filter query: `%1`.").arg(text)};
    Condition condition;
    const TypesenseField *field = collection.find(match.captured(1));
    if (!field && match.captured(1) != QLatin1String("id"))
        return TypesenseProblem{404, QStringLiteral("Could not find a filter field named `%1` in the schema.").arg(match.captured(1))};
    condition.field = field ? *field : TypesenseField{QStringLiteral("id"), QStringLiteral("string")};
    condition.isWhole = !match.captured(2).isEmpty() || !field;
    condition.values = (match.captured(3).isEmpty() ? match.captured(4) : match.captured(3)).split(u',');
    condition.isPrefix = !match.captured(5).isEmpty();
    m_conditions += condition;
    return {};
}

bool TypesenseFilter::holds(const Condition &condition, const Json &document)
{
    const Json value = valueOf(document, condition.field.name);
    const Json values = value.is_array() ? value : Json::array({value});
    for (const QString &asked : condition.values) {
        const QString folded = foldWord(asked);
        for (const Json &one : values) {
            const QStringList tokens = tokensOf(Json{{condition.field.name.toStdString(), one}}, condition.field);
            const bool isFound = condition.isPrefix ? std::any_of(tokens.begin(), tokens.end(), [&](const QString &token) { return token.startsWith(folded); })
                               : condition.isWhole   ? tokens == QStringList{folded}
                                                   : tokens.contains(folded);
            if (isFound)
                return true;
        }
    }
    return false;
}

bool TypesenseFilter::matches(const Json &document) const
{
    return std::all_of(m_conditions.begin(), m_conditions.end(), [&](const Condition &condition) { return holds(condition, document); });
}

} // namespace outcrop::testing
