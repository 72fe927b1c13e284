// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/conversation/conversationrows.h"
#include "models/response/shownresponse.h"
#include "tests/support/sampleanswers.h"

namespace outcrop::testing {

/// Returns the sample response, received from a fallback provider.
inline ShownResponse sampleResponse()
{
    ShownResponse shown;
    shown.parsed = sampleParsedResponse();
    for (const auto &[path, span] : sampleResponseSpans())
        shown.spans += ValueSpan{path, span};
    shown.schema = sampleResponseSchema();
    shown.provider = QStringLiteral("anthropic");
    shown.model = QStringLiteral("claude-x");
    shown.usage = {1204, 350, 980, {}, 40};
    shown.cost = Cost::fromPico(12'300'000'000);
    shown.steps = {{QStringLiteral("openai"), QStringLiteral("gpt-x"), {}, {rateLimitedAttempt()}},
        {shown.provider, shown.model, QStringLiteral("openai has too many requests"), {successfulAttempt()}}};
    shown.retryMessage = QStringLiteral(
        "Your last response does not have the requested format.\n\n- risk: \"huge\" is none of low, medium, high.\n- owner: missing.");
    return shown;
}

/// Returns a session with two phases and three turns, one of which failed.
inline SessionRow sampleSession()
{
    SessionRow row{QStringLiteral("2026-03-01-plan-the-release"), QStringLiteral("Plan the release"), sampleTime(), {}, {}};
    TurnRow first{1, QStringLiteral("planning"), 1};
    first.role = QStringLiteral("planner");
    first.provider = QStringLiteral("anthropic");
    first.model = QStringLiteral("claude-x");
    first.time = row.time;
    first.usage = {1204, 350, 980, {}, {}};
    first.cost = Cost::fromPico(12'300'000'000);
    first.verdict = Verdict::Valid;
    first.promptFile = QStringLiteral("sessions/a/iteration-1/planning-prompt.md");
    first.responseFile = QStringLiteral("sessions/a/iteration-1/planning-response.md");
    TurnRow second = first;
    second.number = 2;
    second.verdict = Verdict::Repaired;
    TurnRow third{1, QStringLiteral("generating"), 1};
    third.role = QStringLiteral("generator");
    third.provider = QStringLiteral("openai");
    third.model = QStringLiteral("gpt-x");
    third.state = TurnState::Failed;
    third.problem = QStringLiteral("The connection broke. Send it again.");
    third.promptFile = QStringLiteral("sessions/a/iteration-1/generating-prompt.md");
    row.turns = {first, second, third};
    return row;
}

} // namespace outcrop::testing
