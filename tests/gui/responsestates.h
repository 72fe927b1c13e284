// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/models/sampleresponses.h"

namespace outcrop::testing {

/// Returns the sample response without errors.
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
    shown.spans = {{{}, *parsed.dataSpan}};
    shown.steps = {{shown.provider, shown.model, {}, {successfulAttempt()}}};
    shown.retryMessage.clear();
    return shown;
}

inline ShownResponse failedResponse(FailureKind kind, const QString &message)
{
    ShownResponse shown;
    shown.provider = QStringLiteral("anthropic");
    shown.model = QStringLiteral("claude-x");
    shown.failure = CallFailure{kind, message};
    CallAttempt attempt = rateLimitedAttempt();
    attempt.outcome = failureName(kind);
    shown.steps = {{shown.provider, shown.model, {}, {attempt}}};
    return shown;
}

} // namespace outcrop::testing
