// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/layer.h"

#include <QHash>

namespace outcrop {

/// A memory: a note of a memory file, or a whole file in the memory folder. Searches find it; prompts do not contain it by default.
struct Memory {
    DocumentPtr document;
    QString id;    ///< `MEMORY.md#outbox-backlogs-grow`, or the path of the file
    QString title;
    QString text;
};

/// A layer, a skill or a memory whose use is counted.
struct UsageItem {
    DocumentPtr document;
    QString name;
    bool isSkill = false;
    Tier tier = Tier::Weather;
    Cadence cadence = Cadence::PerTurn;
    Part part = Part::Context;
    QString condition = {};     ///< `when` of a layer
    bool isConditional = false; ///< true for a memory, and if it has a condition or is loaded only for specific workloads
    QStringList workloads = {}; ///< workloads of a skill
    std::optional<Memory> memory = {};

    /// Returns the path of the file, or the ID of a memory.
    const QString &path() const { return memory ? memory->id : document->path; }
    QStringView text() const { return memory ? QStringView(memory->text) : document->body(); }
};

/// The layers in sending order, followed by the skills and the memories. Indexed by the names used in records.
class UsageItems
{
public:
    explicit UsageItems(const LayerStack &stack, const QList<Memory> &memories = {});

    const QList<UsageItem> &all() const { return m_all; }
    /// Returns the index of a layer by its path, its name or the path of its condensed form, or of a memory by its ID. Returns -1 if there is none.
    qsizetype layer(const QString &pathOrName) const { return m_layers.value(pathOrName, -1); }
    /// Returns the index of a skill by path or name, or -1.
    qsizetype skill(const QString &pathOrName) const { return m_skills.value(pathOrName, -1); }

private:
    QList<UsageItem> m_all;
    QHash<QString, qsizetype> m_layers;
    QHash<QString, qsizetype> m_skills;
};

} // namespace outcrop
