// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/portability/behaviouraltests.h"
#include "core/ports/provider.h"

#include <QHash>

namespace outcrop {

/// What a judge said of an answer: the weighted mean of its marks, and what cost the most.
struct Judgement {
    double score = 0;
    QString reason;
};

/// A text with `{name}` replaced by a value, each once: what a value itself holds is never a placeholder.
QString filledIn(const QString &text, const QHash<QString, QString> &values);

/// The prompt that asks for a judgement, with the schema that the judge's answer must obey.
PromptBundle judgePrompt(const BehaviouralTests &tests, const Rubric &rubric, const Agent &agent, const QString &request,
    const ProviderAnswer &answer);

/// Reads a judge's answer, strictly: one JSON object with a mark from 0 to 1 for every question and a reason. Anything else is an error, so
/// that an unreadable answer never lets an agent pass.
Result<Judgement> readJudgement(const ProviderAnswer &answer, const Rubric &rubric);

} // namespace outcrop
