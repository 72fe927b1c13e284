// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/response/shownresponse.h"

#include <QString>

namespace outcrop {

/// Returns the title of a verdict, translated.
QString verdictTitle(Verdict verdict);
/// Returns an explanation of the verdict, with advice if the response cannot be used unchanged.
QString verdictMeaning(Verdict verdict);
/// Returns the title of an envelope kind, such as `JSON in a fenced block`.
QString envelopeTitle(EnvelopeKind kind);
/// Returns `Trailing comma` for `trailing-comma`; for a rule without a label, its spelled-out name.
QString ruleTitle(const QString &rule);
/// Returns a short title. The message of the failure has the advice.
QString failureTitle(FailureKind kind);
/// Returns the title of a CallAttempt::outcome value, such as `Response received`; for an unknown value, its spelled-out name.
QString attemptOutcomeTitle(const QString &outcome);
/// Returns `pasted` for ResponseOrigin::Pasted.
QString originTitle(ResponseOrigin origin);
/// Returns the known numbers of tokens: `1,204 input tokens (980 cached), 350 output`; empty if both are unknown.
QString usageText(const Usage &usage);
/// Returns `Cache: read 0 of 12,146 predicted tokens, extra cost $0.0583`; on the first turn, the tokens written. Returns `… actual use not reported` if the provider
/// reported no cache use.
QString cacheText(const ShownCache &cache);
/// Returns `49 of 50 requests left, 8,000 of 40,000 tokens left`; empty if the provider reported no remaining amounts.
QString limitsText(const RateLimits &limits);
/// Returns a duration: `0.42 s` or `2 min 5 s`.
QString durationText(std::chrono::milliseconds duration);

} // namespace outcrop
