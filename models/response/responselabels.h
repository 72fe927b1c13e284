// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/response/shownresponse.h"

#include <QString>

namespace outcrop {

/// Returns the title of a verdict, translated.
QString verdictTitle(Verdict verdict);
/// Returns a sentence that explains the verdict.
QString verdictMeaning(Verdict verdict);
/// Returns `JSON in a fenced block`.
QString envelopeTitle(EnvelopeKind kind);
/// `Trailing comma` for `trailing-comma`; a rule without a label is shown by its name.
QString ruleTitle(const QString &rule);
/// Returns the failure in two or three words. The failure's message has the advice.
QString failureTitle(FailureKind kind);
/// Returns the title for the value of CallAttempt's end.
QString endTitle(const QString &end);
/// Returns `1,204 input tokens (980 cached), 350 output`; empty if unknown.
QString usageText(const Usage &usage);
/// Returns `49 of 50 requests left, 8,000 of 40,000 tokens left`; empty if the provider reported no limits.
QString limitsText(const RateLimits &limits);
/// Returns `0.42 s` or `2 min 5 s`.
QString durationText(std::chrono::milliseconds duration);

} // namespace outcrop
