// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/portability/behavioraltests.h"
#include "core/ports/provider.h"

#include <QHash>

namespace outcrop {

/// A judge's verdict on a response: the weighted mean of its scores, and a reason.
struct Judgment {
    double score = 0;
    QString reason;
};

/// Replaces each `{name}` with its value in a single pass. Unknown placeholders and placeholders inside values are not replaced.
QString fillTemplate(const QString &text, const QHash<QString, QString> &values);

/// Returns the prompt that requests a judgment, with the schema for the judge's response.
PromptBundle judgePrompt(const BehavioralTests &tests, const Rubric &rubric, const Agent &agent, const QString &request,
    const ProviderResponse &response);

/// Parses a judge's response strictly: one JSON object with a score from 0 to 1 for every question, and a reason. Errors: Invalid for
/// anything else, so that an unreadable response never makes an agent pass.
Result<Judgment> readJudgment(const ProviderResponse &response, const Rubric &rubric);

} // namespace outcrop
