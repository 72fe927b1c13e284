// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/part.h"
#include "core/base/condition.h"
#include "core/documents/workspace.h"
#include "core/layers/skillreferences.h"
#include "core/layers/tier.h"

namespace outcrop {

/// A layer of the prompt: a document in `layers/`, or one listed in the manifest's [prompt_layers].
struct Layer {
    DocumentPtr document;
    DocumentPtr condensed;     ///< condensed form, `layers/condensed/<name>.md`; null if there is none
    QString name;              ///< file name without extension, or the name in the manifest
    QString title;             ///< `title` in the front matter, or else the name as a heading
    Tier tier = Tier::Topsoil;
    Cadence cadence = Cadence::Daily;
    Part part = Part::Context; ///< `section` in the front matter
    int order = 0;             ///< `order` in the front matter: position in the tier; equal values are sorted by path
    QStringList tags;
    Condition when;            ///< always true if the front matter has no condition

    QString file() const { return document->path; }
};

/// A skill: a section in WEATHER that is sent if its workload is selected. Source: ADR-0163, section 2.
struct Skill {
    DocumentPtr document;
    QString name;
    QString description;
    QStringList workloads; ///< `metadata.workloads` and `tags`
    QList<SkillReference> references;

    /// Returns whether the skill has a tag equal to a workload, above it or below it (`platform` and `platform/k8s`).
    bool hasWorkload(const QString &workload) const;
};

/// The layers of a workspace in the order in which they are sent, and its skills sorted by name.
struct LayerStack {
    QList<Layer> layers;
    QList<Skill> skills;
    Diagnostics diagnostics;
};

/// Returns the condition in a layer's front matter, or one that is always true if there is none. If it cannot be parsed or contains an
/// unknown name, Error::location.range.start.offset is the offset in the condition.
Result<Condition> conditionOf(const Document &layer);
/// Reads one layer. Returns nullopt if it cannot be used; the reason is in `diagnostics`.
std::optional<Layer> readLayer(const Workspace &workspace, const DocumentPtr &document, Diagnostics &diagnostics);
Skill readSkill(const DocumentPtr &document);
/// Returns whether layer `a` is sent before `b`.
bool isBefore(const Layer &a, const Layer &b);

/// Reads all layers and skills. A layer with an invalid tier, cadence, section or condition is left out and reported as an error.
LayerStack readStack(const Workspace &workspace);

} // namespace outcrop
