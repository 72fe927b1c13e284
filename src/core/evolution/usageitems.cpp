// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/usageitems.h"

namespace outcrop {

UsageItems::UsageItems(const LayerStack &stack, const QList<Memory> &memories)
{
    for (const Layer &layer : stack.layers) {
        for (const QString &word : {layer.name, layer.file(), layer.condensedForm ? layer.condensedForm->path : layer.file()})
            m_layers.insert(word, m_all.size());
        m_all.append({layer.document, layer.name, false, layer.tier, layer.cadence, layer.part, layer.when.text(), !layer.when.text().isEmpty()});
    }
    for (const Skill &skill : stack.skills) {
        m_skills.insert(skill.name, m_all.size());
        m_skills.insert(skill.document->path, m_all.size());
        m_all.append({skill.document, skill.name, true, Tier::Weather, Cadence::PerTurn, Part::Context, {}, !skill.workloads.isEmpty(), skill.workloads});
    }
    for (const Memory &memory : memories) {
        m_layers.insert(memory.id, m_all.size());
        m_all.append({memory.document, memory.title, false, Tier::Weather, Cadence::PerTurn, Part::Context, {}, true, {}, memory});
    }
}

} // namespace outcrop
