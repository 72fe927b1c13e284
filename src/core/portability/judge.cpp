// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/judge.h"

#include "core/portability/responsecheck.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

QString listed(const QStringList &entries)
{
    return entries.isEmpty() ? QStringLiteral("(nothing declared)") : entries.join(QStringLiteral("; "));
}

QString responseText(const ProviderResponse &response)
{
    Json json{{"text", jsonString(response.text)}, {"tool_calls", Json::array()}};
    for (const ToolCall &call : response.toolCalls)
        json["tool_calls"].push_back({{"name", jsonString(call.name)}, {"arguments", call.arguments}});
    return QString::fromUtf8(jsonText(json)).trimmed();
}

QString questions(const Rubric &rubric)
{
    QStringList lines;
    for (const JudgeDimension &dimension : rubric.dimensions)
        lines.append(QStringLiteral("- %1: %2").arg(dimension.name, dimension.question));
    return lines.join(u'\n');
}

OutputSchema judgmentSchema(const Rubric &rubric)
{
    Json scores{{"type", "object"}, {"properties", Json::object()}, {"required", Json::array()},
        {"additionalProperties", false}};
    for (const JudgeDimension &dimension : rubric.dimensions) {
        scores["properties"][dimension.name.toStdString()] =
            Json{{"type", "number"}, {"minimum", 0}, {"maximum", 1}};
        scores["required"].push_back(jsonString(dimension.name));
    }
    const Json reason{{"type", "string"}, {"minLength", 1}};
    return {QStringLiteral("judgement"),
        {{"type", "object"}, {"properties", {{"scores", scores}, {"reason", reason}}},
            {"required", Json::array({"scores", "reason"})}, {"additionalProperties", false}},
        {}};
}

double weightedMean(const Rubric &rubric, const Json &scores)
{
    double sum = 0;
    double weights = 0;
    for (const JudgeDimension &dimension : rubric.dimensions) {
        sum += dimension.weight * scores.at(dimension.name.toStdString()).get<double>();
        weights += dimension.weight;
    }
    return weights > 0 ? sum / weights : 0;
}

} // namespace

QString fillTemplate(const QString &text, const QHash<QString, QString> &values)
{
    static const QRegularExpression placeholder(QStringLiteral("\\{(\\w+)\\}"));
    QString result;
    qsizetype at = 0;
    for (const QRegularExpressionMatch &match : placeholder.globalMatch(text)) {
        const auto value = values.constFind(match.captured(1));
        result += text.mid(at, match.capturedStart() - at);
        result += value == values.constEnd() ? match.captured() : *value;
        at = match.capturedEnd();
    }
    return result + text.mid(at);
}

PromptBundle judgePrompt(const BehavioralTests &tests, const Rubric &rubric, const Agent &agent, const QString &request,
    const ProviderResponse &response)
{
    const QString asked = QString::fromStdString(jsonString(request).dump());
    PromptBundle bundle = PromptBundle::fromText(fillTemplate(tests.judgeRequest,
        {{QStringLiteral("name"), agent.name}, {QStringLiteral("role"), agent.role},
            {QStringLiteral("expertise"), listed(agent.expertise)},
            {QStringLiteral("forbidden_actions"), listed(agent.forbiddenActions)}, {QStringLiteral("request"), asked},
            {QStringLiteral("answer"), responseText(response)}, {QStringLiteral("questions"), questions(rubric)}}));
    bundle.outputSchema = judgmentSchema(rubric);
    return bundle;
}

Result<Judgment> readJudgment(const ProviderResponse &response, const Rubric &rubric)
{
    if (const QString problem = unusableReason(response); !problem.isEmpty())
        return Error{ErrorCode::Invalid, problem};
    const OutputSchema schema = judgmentSchema(rubric);
    const Result<Json> value = structuredResponse(response, schema);
    if (!value)
        return value.error();
    return Judgment{weightedMean(rubric, value->at("scores")), qString(value->at("reason"))};
}

} // namespace outcrop
