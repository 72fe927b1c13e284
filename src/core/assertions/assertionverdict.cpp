// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertions/assertionverdict.h"

#include "core/assertions/assertionmessages.h"
#include "core/assertions/embeddedmarkup.h"
#include "core/assertions/textsimilarity.h"
#include "core/base/joinedtext.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/schema/schema.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

/// The result of a check before `not-` is applied.
struct Outcome {
    bool isMet = false;
    QString detail = {};
    std::optional<double> score = {}; ///< nullopt: 1 if met, otherwise 0
    bool isInconclusive = false;      ///< the check could not be made, so `not-` does not invert the result
};

QString textOf(const Json &value)
{
    return value.is_string() ? qString(value) : QString::fromStdString(value.dump());
}

QStringList listOf(const Json &value)
{
    if (!value.is_array())
        return commaSeparatedFields(textOf(value)).value_or(QStringList());
    QStringList list;
    for (const Json &item : value)
        list.append(textOf(item));
    return list;
}

QStringList referencesOf(const Json &value)
{
    return value.is_array() ? listOf(value) : QStringList{textOf(value)};
}

Outcome scoreOutcome(double score, const Assertion &one, double defaultThreshold)
{
    const double threshold = one.threshold.value_or(defaultThreshold);
    return {score >= threshold, assertionmessages::scored(QString::number(score, 'f', 4), QString::number(threshold)), score};
}

Outcome limitOutcome(const std::optional<double> &value, const Assertion &one)
{
    if (!value)
        return {false, assertionmessages::notMeasured(), {}, true};
    return {*value <= one.threshold.value_or(0), assertionmessages::measured(QString::number(*value), QString::number(one.threshold.value_or(0)))};
}

/// Returns the schema of a JSON assertion: an object, or a string in YAML. Returns nullopt if there is none.
std::optional<Schema> schemaOf(const Json &value)
{
    if (value.is_null() || value == "")
        return std::nullopt;
    SchemaSettings settings;
    settings.draft = SchemaDraft::Draft7;
    settings.assertsFormats = true;
    return Schema(value.is_string() ? readYaml(qString(value), QString()).root.toJson() : value, settings);
}

QString schemaProblem(const Schema &schema, const Json &json)
{
    if (!schema.error().isEmpty())
        return schema.error();
    const QList<SchemaViolation> violations = schema.validate(json);
    return violations.isEmpty() ? QString() : labeledText(violations.first().pointer, violations.first().message);
}

Outcome jsonOutcome(const QList<Json> &values, const Assertion &one)
{
    const std::optional<Schema> schema = values.isEmpty() ? std::nullopt : schemaOf(one.value);
    if (!schema)
        return {!values.isEmpty()};
    if (!schema->error().isEmpty())
        return {false, schema->error(), {}, true};
    QString problem;
    for (const Json &value : values) {
        problem = schemaProblem(*schema, value);
        if (problem.isEmpty())
            return {true};
    }
    return {false, problem};
}

Outcome wordOutcome(const Assertion &one, qsizetype words)
{
    const auto number = [](const Json &value, double otherwise) { return value.is_number() ? value.get<double>() : value.is_string() ? qString(value).toDouble() : otherwise; };
    const double count = double(words);
    const bool isMet = one.value.is_object() ? count >= number(one.value.value("min", Json()), 0) && count <= number(one.value.value("max", Json()), count) : count == number(one.value, -1);
    return {isMet, assertionmessages::counted(words)};
}

Outcome callOutcome(const AssertedResponse &response)
{
    if (response.calls.isEmpty())
        return {false, assertionmessages::noCalls()};
    for (const AssertedCall &call : response.calls) {
        if (!response.tools.contains(call.name))
            return {false, assertionmessages::unknownTool(call.name)};
        if (const QString problem = schemaProblem(Schema(response.tools.value(call.name)), call.arguments); !problem.isEmpty())
            return {false, labeledText(call.name, problem)};
    }
    return {true};
}

Outcome callScoreOutcome(const Assertion &one, const QList<AssertedCall> &calls)
{
    const QStringList wanted = listOf(one.value);
    const QSet<QString> expected(wanted.begin(), wanted.end());
    QSet<QString> actualWords;
    for (const AssertedCall &call : calls)
        actualWords.insert(call.name);
    const double commonCount = double(QSet<QString>(expected).intersect(actualWords).size());
    return scoreOutcome(expected.isEmpty() && actualWords.isEmpty() ? 0 : 2 * commonCount / double(expected.size() + actualWords.size()), one, 1);
}

/// Evaluates one assertion on a response.
class AssertionCheck
{
public:
    AssertionCheck(const Assertion &one, const AssertedResponse &response) : m_assertion(one), m_response(response) { }

    Outcome run() const
    {
        const QString &type = m_assertion.type;
        if (type.startsWith(u"contains-a") || type.startsWith(u"icontains"))
            return containsOutcome(type.startsWith(u'i') ? Qt::CaseInsensitive : Qt::CaseSensitive);
        if (type == u"assert-set")
            return members();
        if (type.startsWith(u"is-") || type.startsWith(u"contains-"))
            return structureOutcome();
        return type == u"equals" || type == u"contains" || type == u"starts-with" || type == u"regex" ? textOutcome() : measured();
    }

private:
    Outcome textOutcome() const
    {
        const QString &text = m_response.text;
        if (m_assertion.type == u"contains")
            return {text.contains(textOf(m_assertion.value))};
        if (m_assertion.type == u"starts-with")
            return {text.startsWith(textOf(m_assertion.value))};
        if (m_assertion.type == u"regex")
            return {QRegularExpression(textOf(m_assertion.value)).match(text).hasMatch()};
        if (m_assertion.value.is_structured()) {
            const std::optional<Json> json = wholeJson(text);
            return {json && nlohmann::json(*json) == nlohmann::json(m_assertion.value)}; // the order of keys does not matter
        }
        return {text == textOf(m_assertion.value)};
    }

    Outcome containsOutcome(Qt::CaseSensitivity sensitivity) const
    {
        const bool isOne = m_assertion.type == u"icontains";
        const QStringList wanted = isOne ? QStringList{textOf(m_assertion.value)} : listOf(m_assertion.value);
        QStringList missing = wanted;
        missing.removeIf([&](const QString &one) { return m_response.text.contains(one, sensitivity); });
        const bool isMet = m_assertion.type.endsWith(u"any") ? missing.size() < wanted.size() : missing.isEmpty();
        return {isMet, missing.isEmpty() ? QString() : assertionmessages::missing(missing.join(listSeparator()))};
    }

    Outcome structureOutcome() const
    {
        const QString &type = m_assertion.type, &text = m_response.text;
        const QStringList elements = m_assertion.value.is_object() ? listOf(m_assertion.value.value("requiredElements", Json::array())) : m_assertion.value.is_null() ? QStringList() : listOf(m_assertion.value);
        if (type == u"is-json") {
            const std::optional<Json> json = wholeJson(text);
            return jsonOutcome(json ? QList<Json>{*json} : QList<Json>(), m_assertion);
        }
        if (type == u"contains-json")
            return jsonOutcome(embeddedJson(text), m_assertion);
        if (type == u"is-xml")
            return {isXml(text, elements)};
        if (type == u"contains-xml")
            return {containsXml(text, elements)};
        if (type == u"is-html")
            return {isHtml(text)};
        if (type == u"contains-html")
            return {containsHtml(text)};
        return type == u"is-refusal" ? Outcome{m_response.isRefusal || text.trimmed().isEmpty()} : callOutcome(m_response);
    }

    Outcome measured() const
    {
        const QString &type = m_assertion.type, &text = m_response.text;
        if (type == u"bleu" || type == u"gleu")
            return scoreOutcome(type == u"bleu" ? bleuScore(text, referencesOf(m_assertion.value)) : gleuScore(text, referencesOf(m_assertion.value)), m_assertion, 0.5);
        if (type == u"rouge-n")
            return scoreOutcome(rougeScore(text, textOf(m_assertion.value)), m_assertion, 0.75);
        if (type == u"levenshtein") {
            const qsizetype distance = editDistance(text, textOf(m_assertion.value));
            const double most = m_assertion.threshold.value_or(5);
            return {double(distance) <= most, assertionmessages::measured(QString::number(distance), QString::number(most))};
        }
        if (type == u"word-count")
            return wordOutcome(m_assertion, wordCount(text));
        if (type == u"cost" || type == u"latency")
            return limitOutcome(type == u"cost" ? m_response.cost : m_response.latency, m_assertion);
        return type == u"tool-call-f1" ? callScoreOutcome(m_assertion, m_response.calls) : providedOutcome();
    }

    /// Evaluates `finish-reason`, `schema` and `rules`, whose results the caller provides.
    Outcome providedOutcome() const
    {
        if (m_assertion.type == u"finish-reason")
            return {m_response.finishReason.compare(textOf(m_assertion.value), Qt::CaseInsensitive) == 0, assertionmessages::finished(m_response.finishReason)};
        if (m_assertion.type == u"schema")
            return m_response.schemaProblem ? Outcome{m_response.schemaProblem->isEmpty(), *m_response.schemaProblem} : Outcome{false, assertionmessages::notMeasured(), {}, true};
        return m_response.violations ? Outcome{m_response.violations->isEmpty(), m_response.violations->join(listSeparator())} : Outcome{false, assertionmessages::notMeasured(), {}, true};
    }

    Outcome members() const
    {
        const ResponseVerdict verdict = judgeResponse(m_assertion.members, m_response, m_assertion.threshold);
        const auto passedCount = std::count_if(verdict.assertions.begin(), verdict.assertions.end(), [](const AssertionVerdict &one) { return one.hasPassed; });
        return {verdict.hasPassed, assertionmessages::membersPassed(verdict.assertions.size(), passedCount), verdict.score};
    }

    const Assertion &m_assertion;
    const AssertedResponse &m_response;
};

AssertionVerdict judgeAssertion(const Assertion &one, const AssertedResponse &response)
{
    const Outcome outcome = AssertionCheck(one, response).run();
    const bool isResultInverted = one.isInverse && !outcome.isInconclusive;
    AssertionVerdict verdict{one.name(), outcome.isMet != isResultInverted};
    verdict.score = outcome.score ? (isResultInverted ? 1 - *outcome.score : *outcome.score) : (verdict.hasPassed ? 1 : 0);
    verdict.reason = verdict.hasPassed ? QString() : outcome.detail;
    verdict.hasPassed = verdict.hasPassed || one.weight == 0;
    return verdict;
}

} // namespace

ResponseVerdict judgeResponse(const QList<Assertion> &assertions, const AssertedResponse &response, std::optional<double> threshold)
{
    ResponseVerdict result;
    double score = 0, weight = 0;
    for (const Assertion &one : assertions) {
        const AssertionVerdict verdict = judgeAssertion(one, response);
        score += verdict.score * one.weight;
        weight += one.weight;
        result.hasPassed = result.hasPassed && verdict.hasPassed;
        result.assertions.append(verdict);
    }
    if (!assertions.isEmpty())
        result.score = weight > 0 ? score / weight : 0;
    if (threshold && !assertions.isEmpty())
        result.hasPassed = result.score >= *threshold;
    return result;
}

} // namespace outcrop
