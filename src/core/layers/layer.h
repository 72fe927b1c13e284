// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/part.h"
#include "core/base/condition.h"
#include "core/documents/workspace.h"
#include "core/layers/skillreferences.h"
#include "core/layers/tier.h"

#include <limits>
#include <tuple>

namespace outcrop {

/// A layer of the prompt: a document in `layers/`, one named in the manifest's [prompt_layers], or a file that a coding agent loads (see ContextLayers). Its
/// settings come from the manifest's entry if that is a table with the key, else from the front matter.
struct Layer {
    DocumentPtr document;
    DocumentPtr condensedForm;     ///< condensed form, `layers/condensed/<name>.md`; null if there is none
    QString name;                  ///< file name without extension, or the name in the manifest
    QString title;                 ///< `title` in the front matter, or else the name as a heading
    Tier tier = Tier::Topsoil;
    Cadence cadence = Cadence::Daily;
    Part part = Part::Context; ///< `section` in the front matter
    int order = 0;             ///< position in the tier; equal values are sorted by `manifestIndex`, then by path
    qsizetype manifestIndex = std::numeric_limits<qsizetype>::max(); ///< position in [prompt_layers]; the maximum if the manifest does not list the layer
    QStringList tags;
    Condition when;            ///< always true without a condition
    DocumentPtr settingsDocument = nullptr; ///< document that sets tier, cadence, order and condition: the layer, or config.toml
    QStringList settingsPath = {};          ///< path of these fields in that document: empty, or `prompt_layers` and the name

    QString file() const { return document->path; }
    /// Returns the position within the tier, for comparisons.
    std::tuple<int, qsizetype, QString> place() const { return {order, manifestIndex, file()}; }
};

/// A skill: a section in WEATHER that is sent if its workload is selected. Source: ADR-0163, section 2.
struct Skill {
    DocumentPtr document;
    QString name;
    QString description;
    QStringList workloads; ///< `metadata.workloads` and `tags`
    QList<SkillReference> references;

    /// Returns whether a workload of the skill equals the given one, or is broader or narrower (`platform` and `platform/k8s`). Prefixes are ignored
    /// (`work:platform`).
    bool hasWorkload(const QString &workload) const;
};

/// The layers of a workspace in sending order, and its skills sorted by name.
struct LayerStack {
    QList<Layer> layers;
    QList<Skill> skills;
    Diagnostics diagnostics;
};

/// A setting of a layer as written, and its location. The value is Missing if neither the manifest nor the front matter has it.
struct LayerSetting {
    DataNode value;
    Location location;
};

/// Returns the value of `tier`, `cadence`, `order` or `when` that applies to a layer: the manifest's, else the front matter's.
LayerSetting layerSetting(const Workspace &workspace, const Document &layer, const QString &key);
/// Returns a layer's condition, or one that is always true if there is none. Errors: Invalid if the condition cannot be parsed or contains an unknown name;
/// Error::location.range.start.offset is the offset in the condition.
Result<Condition> conditionOf(const Workspace &workspace, const Document &layer);
/// Reads one layer. Returns nullopt if it cannot be used; the reason is in `diagnostics`.
std::optional<Layer> readLayer(const Workspace &workspace, const DocumentPtr &document, Diagnostics &diagnostics);
Skill readSkill(const DocumentPtr &document);
/// Returns whether layer `a` is sent before `b`.
bool isBefore(const Layer &a, const Layer &b);

/// Reads all layers and skills. A layer with an invalid tier, cadence, section or condition is omitted and reported as an error.
LayerStack readStack(const Workspace &workspace);

} // namespace outcrop
