// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/replaysession.h"
#include "cli/base/console.h"

namespace outcrop {

/// What a send would do, for people: whom it goes to, its tokens and cost, the key, what is left out, and where its files will be.
QStringList previewLines(const SendPreview &preview);
Json previewJson(const SendPreview &preview);

/// Every request that could be made, with host, price and condition, and the models that are not asked.
QStringList planLines(const SendPlan &plan);
Json planJson(const SendPlan &plan);

/// How it ended, in one line: `sessions/…/planning-response.md: valid, quality 100; 1,204 tokens in, 340 out; $0.0123; 4.1 s`.
QString outcomeLine(const SendOutcome &outcome);
Json outcomeJson(const SendOutcome &outcome);

/// A row of a conversation with its place.
Json turnJson(const SessionPhase &phase, const TurnRecord &record);

/// What a model writes, for a terminal that it must not drive: control characters but line ends and tabs are spelled out.
QString shownText(const QString &text);

/// `1,204 tokens in, 340 out`; empty where the provider did not say.
QString usageText(const Usage &usage);
QString durationText(const TurnRecord &record);

} // namespace outcrop
