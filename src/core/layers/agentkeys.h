// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/sentlocations.h"

namespace outcrop {

/// Reports the effect of each key of an agent and its governance file on the prompt. Derives it from the origins of the prompt's text or, for tools,
/// schemas, models and guardrails, from rules.
class AgentKeys
{
public:
    AgentKeys(const Agent &agent, const PromptBundle &bundle, const SentLocations &sentLocations) : m_agent(agent), m_bundle(bundle), m_sentLocations(sentLocations) { }

    QList<DocumentKey> keys() const;

private:
    std::optional<KeyEffect> effectOf(const QString &file, const ValueAtPath &place, const FieldSpec *field) const;
    std::optional<KeyEffect> effectOfTool(const QString &file, const ValueAtPath &place) const;
    std::optional<KeyEffect> effectOfGuardrail(const QString &file, const ValueAtPath &place) const;
    std::optional<KeyEffect> effectOfPortability(const ValueAtPath &place) const;
    bool isOverridden(const QString &file, const ValueAtPath &place) const;

    const Agent &m_agent;
    const PromptBundle &m_bundle;
    const SentLocations &m_sentLocations;
};

} // namespace outcrop
