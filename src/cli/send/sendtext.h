// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/replaysession.h"
#include "cli/base/console.h"

namespace outcrop {

/// Returns the reason why a key is not sent, and the action for the user. Begins in lower case and has no period at its end.
QString missingKeyText(const KeyState &key);

/// Returns the preview of a send: provider, key, tokens, cost, requests, omitted messages and parts, problems, secrets and files.
QStringList previewLines(const SendPreview &preview);
Json previewJson(const SendPreview &preview);

/// Returns a line of a preview: the label, padded to the width of the widest label of all previews, and the text.
QString previewLine(const QString &label, const QString &text);

/// Returns the verdict of a turn for display. A verdict that this version does not know is returned unchanged.
QString verdictText(const TurnRecord &record);

/// Returns a line for every possible request, with host, price and condition, and for the models that are not called.
QStringList planLines(const SendPlan &plan);
Json planJson(const SendPlan &plan);

/// Returns the outcome in one line: `sessions/…/planning-response.md: valid, quality 100; 1,204 tokens in, 340 out; $0.0123; 4.1 s`.
QString outcomeLine(const SendOutcome &outcome);
Json outcomeJson(const SendOutcome &outcome);

/// Returns a turn of a conversation with its location.
Json turnJson(const SessionPhase &phase, const TurnRecord &record);

/// Returns model output with control characters escaped, except line breaks and tabs, so that it cannot control the terminal.
QString withEscapedControls(const QString &text);

/// Returns `1,204 tokens in, 340 out`, or an empty string if the usage is unknown.
QString usageText(const Usage &usage);
QString durationText(const TurnRecord &record);

} // namespace outcrop
