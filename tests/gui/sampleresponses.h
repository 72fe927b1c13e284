// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/conversation/conversationrows.h"
#include "models/response/shownresponse.h"
#include "tests/support/sampleanswers.h"

namespace outcrop::testing {

/// The sample answer as a fall-back brought it.
inline ShownResponse sampleResponse()
{
    ShownResponse shown;
    shown.parsed = sampleAnswer();
    for (const auto &[path, span] : sampleAnswerPlaces())
        shown.places += DataPlace{path, span};
    shown.schema = sampleAnswerSchema();
    shown.provider = QStringLiteral("anthropic");
    shown.model = QStringLiteral("claude-x");
    shown.usage = {1204, 350, 980, {}, 40};
    shown.cost = Cost::fromPico(12'300'000'000);
    shown.steps = {{QStringLiteral("openai"), QStringLiteral("gpt-x"), {}, {limitedAttempt()}},
        {shown.provider, shown.model, QStringLiteral("openai has too many requests"), {answeredAttempt()}}};
    shown.reask = QStringLiteral("Your answer was not what was asked for.\n\n- risk: \"huge\" is none of low, medium, high.\n- owner: missing.");
    return shown;
}

/// The same answer as it should have been.
inline ShownResponse validResponse()
{
    ShownResponse shown = sampleResponse();
    ParsedResponse &parsed = shown.parsed;
    parsed.text = QStringLiteral("{\"score\": 7, \"risk\": \"high\", \"owner\": \"Ada\", \"steps\": [1, 2]}");
    parsed.data = Json::parse(parsed.text.toStdString());
    parsed.dataSpan = TextSpan{0, parsed.text.size()};
    parsed.content.clear();
    parsed.envelope = EnvelopeKind::Document;
    parsed.verdict = Verdict::Valid;
    parsed.repairs.clear();
    parsed.findings.clear();
    parsed.quality = {{1, {}}, {1, {}}, QualityPart{0.9, {QStringLiteral("one rule was broken: name the owner by role")}}};
    shown.places = {{{}, *parsed.dataSpan}};
    shown.steps = {{shown.provider, shown.model, {}, {answeredAttempt()}}};
    shown.reask.clear();
    return shown;
}

/// A call that brought nothing.
inline ShownResponse failedResponse(FailureKind kind, const QString &message)
{
    ShownResponse shown;
    shown.provider = QStringLiteral("anthropic");
    shown.model = QStringLiteral("claude-x");
    shown.failure = CallFailure{kind, message};
    CallAttempt attempt = limitedAttempt();
    attempt.end = failureName(kind);
    shown.steps = {{shown.provider, shown.model, {}, {attempt}}};
    return shown;
}

} // namespace outcrop::testing
