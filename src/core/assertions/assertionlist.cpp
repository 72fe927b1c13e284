// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertions/assertionlist.h"

#include "core/assertions/assertionmessages.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

constexpr int maxSetDepth = 8; ///< maximum nesting depth of sets

bool isList(const Json &value)
{
    return value.is_array() || (value.is_string() && commaSeparatedFields(qString(value)));
}

bool isPattern(const Json &value)
{
    return value.is_string() && QRegularExpression(qString(value)).isValid();
}

bool isCount(const Json &value)
{
    if (value.is_object())
        return value.contains("min") || value.contains("max");
    return value.is_number() || (value.is_string() && !qString(value).trimmed().isEmpty());
}

/// Returns the reason why an assertion cannot be evaluated, or an empty string.
QString problemOf(const Assertion &one)
{
    const QString &type = one.type;
    if ((type.startsWith(u"contains-a") || type.startsWith(u"icontains-a") || type == u"tool-call-f1") && !isList(one.value))
        return assertionmessages::needsList(one.name());
    if ((type == u"contains" || type == u"icontains" || type == u"starts-with" || type == u"finish-reason" || type == u"levenshtein") && !one.value.is_string() && !one.value.is_number())
        return assertionmessages::needsText(one.name());
    if ((type == u"bleu" || type == u"gleu" || type == u"rouge-n") && !one.value.is_string() && !one.value.is_array())
        return assertionmessages::needsText(one.name());
    if (type == u"equals" && one.value.is_null())
        return assertionmessages::needsText(one.name());
    if (type == u"regex" && !isPattern(one.value))
        return assertionmessages::needsPattern(one.name());
    if (type == u"word-count" && !isCount(one.value))
        return assertionmessages::needsCount(one.name());
    if ((type == u"cost" || type == u"latency") && !one.threshold)
        return assertionmessages::needsThreshold(one.name());
    return {};
}

/// Returns whether this is a promptfoo type that Outcrop cannot evaluate, usually because it needs a model or code. A cell of any other form, such as `answer: 42`, is
/// text that promptfoo compares.
bool isForeignType(const QString &type)
{
    static const QStringList types{QStringLiteral("agent-rubric"), QStringLiteral("answer-relevance"), QStringLiteral("classifier"),
        QStringLiteral("contains-sql"), QStringLiteral("context-faithfulness"), QStringLiteral("context-recall"), QStringLiteral("context-relevance"),
        QStringLiteral("conversation-relevance"), QStringLiteral("eval"), QStringLiteral("factuality"), QStringLiteral("file"), QStringLiteral("fn"),
        QStringLiteral("g-eval"), QStringLiteral("grade"), QStringLiteral("guardrails"), QStringLiteral("is-sql"), QStringLiteral("javascript"),
        QStringLiteral("llm-rubric"), QStringLiteral("max-score"), QStringLiteral("meteor"), QStringLiteral("model-graded-closedqa"),
        QStringLiteral("model-graded-factuality"), QStringLiteral("moderation"), QStringLiteral("perplexity"), QStringLiteral("perplexity-score"),
        QStringLiteral("pi"), QStringLiteral("python"), QStringLiteral("ruby"), QStringLiteral("search-rubric"), QStringLiteral("select-best"),
        QStringLiteral("similar"), QStringLiteral("skill-used"), QStringLiteral("trace-error-spans"), QStringLiteral("trace-span-count"),
        QStringLiteral("trace-span-duration"), QStringLiteral("trajectory"), QStringLiteral("webhook")};
    return types.contains(type);
}

class AssertionReader
{
public:
    ParsedAssertions result() { return m_result; }

    QList<Assertion> readList(const Json &list, int depth)
    {
        QList<Assertion> assertions;
        if (!list.is_array() || depth > maxSetDepth) {
            m_result.problems.append(list.is_array() ? assertionmessages::nestedTooDeep(maxSetDepth) : assertionmessages::notAList());
            return assertions;
        }
        for (const Json &item : list) {
            if (const std::optional<Assertion> one = read(item, depth))
                assertions.append(*one);
        }
        return assertions;
    }

    std::optional<Assertion> checkAssertion(Assertion one)
    {
        if (!assertionTypes().contains(one.type)) {
            if (!m_result.foreignTypes.contains(one.type))
                m_result.foreignTypes.append(one.type);
            return std::nullopt;
        }
        if (const QString problem = problemOf(one); !problem.isEmpty()) {
            m_result.problems.append(problem);
            return std::nullopt;
        }
        return one;
    }

private:
    std::optional<Assertion> read(const Json &item, int depth)
    {
        const Json type = item.is_object() ? item.value("type", Json()) : Json();
        if (!type.is_string()) {
            m_result.problems.append(assertionmessages::noType());
            return std::nullopt;
        }
        Assertion one;
        const QString name = qString(type);
        one.isInverse = name.startsWith(u"not-");
        one.type = one.isInverse ? name.mid(4) : name;
        one.value = item.value("value", Json());
        if (const Json threshold = item.value("threshold", Json()); threshold.is_number())
            one.threshold = threshold.get<double>();
        if (const Json weight = item.value("weight", Json()); weight.is_number())
            one.weight = weight.get<double>();
        if (one.type == u"assert-set")
            one.members = readList(item.value("assert", Json()), depth + 1);
        return checkAssertion(one);
    }

    ParsedAssertions m_result;
};

Json withFields(const Json &value, const QHash<QString, QString> &fields)
{
    static const QRegularExpression placeholder(QStringLiteral("\\{\\{\\s*([\\w.-]+)\\s*\\}\\}"));
    if (value.is_array() || value.is_object()) {
        Json filledJson = value;
        for (Json &item : filledJson)
            item = withFields(item, fields);
        return filledJson;
    }
    if (!value.is_string())
        return value;
    const QString text = qString(value);
    QString filledText;
    qsizetype end = 0;
    for (const QRegularExpressionMatch &match : placeholder.globalMatch(text)) {
        filledText += text.mid(end, match.capturedStart() - end) + fields.value(match.captured(1), match.captured());
        end = match.capturedEnd();
    }
    filledText += text.mid(end);
    return jsonString(filledText);
}

} // namespace

ParsedAssertions readAssertions(const Json &list)
{
    AssertionReader reader;
    const QList<Assertion> assertions = reader.readList(list, 0);
    ParsedAssertions read = reader.result();
    read.assertions = assertions;
    return read;
}

ParsedAssertions readAssertionCell(const QString &cell)
{
    static const QRegularExpression grammar(QStringLiteral("^(not-)?([a-z][a-z0-9-]*)(?:\\(([0-9.]+)\\))?(?::(.*))?$"), QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = grammar.match(cell.trimmed());
    AssertionReader reader;
    Assertion one{QStringLiteral("equals"), false, jsonString(cell)};
    const bool isTyped = match.hasMatch() && (assertionTypes().contains(match.captured(2)) || (isForeignType(match.captured(2)) && match.capturedStart(4) >= 0));
    if (isTyped) {
        one = {match.captured(2), !match.captured(1).isEmpty(), match.capturedStart(4) >= 0 ? jsonString(match.captured(4).trimmed()) : Json()};
        if (!match.captured(3).isEmpty())
            one.threshold = match.captured(3).toDouble();
    }
    const std::optional<Assertion> checked = reader.checkAssertion(one);
    ParsedAssertions read = reader.result();
    if (checked)
        read.assertions.append(*checked);
    return read;
}

Assertion withFields(const Assertion &assertion, const QHash<QString, QString> &fields)
{
    Assertion filledAssertion = assertion;
    filledAssertion.value = withFields(assertion.value, fields);
    for (Assertion &member : filledAssertion.members)
        member = withFields(member, fields);
    return filledAssertion;
}

} // namespace outcrop
