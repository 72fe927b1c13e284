// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/part.h"
#include "core/base/condition.h"
#include "core/documents/workspace.h"
#include "core/layers/skillreferences.h"
#include "core/layers/tier.h"

namespace outcrop {

/// One layer of the prompt: a document of `layers/`, or one that the manifest's [prompt_layers] names.
struct Layer {
    DocumentPtr document;
    DocumentPtr condensed;     ///< its short form, `layers/condensed/<name>.md`, or null
    QString name;              ///< file name without ending, or the manifest's name for it
    QString title;             ///< front matter `title`, else the name as a heading
    Tier tier = Tier::Topsoil;
    Cadence cadence = Cadence::Daily;
    Part part = Part::Context; ///< front matter `section`
    int order = 0;             ///< front matter `order`: inside the tier, before the file name
    QStringList tags;
    Condition when;            ///< holds always where the front matter has none

    QString file() const { return document->path; }
};

/// A skill: a passage of WEATHER that is sent when its workload is chosen (ADR-0163, section 2).
struct Skill {
    DocumentPtr document;
    QString name;
    QString description;
    QStringList workloads; ///< `metadata.workloads` and `tags`
    QList<SkillReference> references;

    /// Whether this skill serves a workload: its own tag, or one above or below it (`platform` and `platform/k8s`).
    bool serves(const QString &workload) const;
};

/// The layers of a workspace in the order in which they are sent, and its skills by name.
struct LayerStack {
    QList<Layer> layers;
    QList<Skill> skills;
    Diagnostics diagnostics;
};

/// When a layer is sent, by its front matter; always where it says nothing. Fails with the offset inside the condition (as
/// Error::location.range.start.offset) where it cannot be understood or asks for a name that does not exist.
Result<Condition> conditionOf(const Document &layer);
/// Reads one layer; nothing if it cannot be used, with the reason in `diagnostics`.
std::optional<Layer> readLayer(const Workspace &workspace, const DocumentPtr &document, Diagnostics &diagnostics);
Skill readSkill(const DocumentPtr &document);
/// Whether a layer is sent before another one.
bool isBefore(const Layer &a, const Layer &b);

/// Reads every layer and skill. A layer whose tier, cadence or condition cannot be understood is a located error and stays out of the stack.
LayerStack readStack(const Workspace &workspace);

} // namespace outcrop
