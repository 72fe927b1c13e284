// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/response/shownresponse.h"

#include <QString>

namespace outcrop {

/// The words for what is known of an answer, in the user's language.
QString verdictTitle(Verdict verdict);
/// One sentence: what the verdict means.
QString verdictMeaning(Verdict verdict);
/// `JSON in a fenced block`
QString envelopeTitle(EnvelopeKind kind);
/// `Trailing comma` for `trailing-comma`; a rule without a label is shown by its name.
QString ruleTitle(const QString &rule);
/// What happened to a call, in two or three words. The failure's own message says what to do.
QString failureTitle(FailureKind kind);
/// The same for the word in a CallAttempt.
QString endTitle(const QString &end);
/// `1,204 tokens read (980 from the cache), 350 written`; empty where nothing is known.
QString usageText(const Usage &usage);
/// `49 of 50 requests left, 8,000 of 40,000 tokens left`; empty where the provider said nothing.
QString limitsText(const RateLimits &limits);
/// `0.42 s`, `2 min 5 s`
QString durationText(std::chrono::milliseconds duration);

} // namespace outcrop
