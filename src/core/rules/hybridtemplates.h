// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleinjection.h"

namespace outcrop {

/// The template of one type of prompt: what goes into METADATA, and whether the type is sent that way.
struct HybridTemplate {
    QString type; ///< such as `validation`
    QString description;
    bool structured = false;    ///< the mode: as METADATA and INSTRUCTION, or as plain text
    bool byDefault = false;     ///< the mode is `global.default_mode`, since `global.template_modes` does not name the type
    bool enabled = false;       ///< what the template says of itself; the mode decides
    QString modeBefore;         ///< before the last switch: structured, unstructured, default, or empty where none is recorded
    RuleChoice rules;           ///< which are added
    DataNode data;              ///< the whole template; missing where only a mode names the type
    Location location;          ///< of the template, else of its mode
};

/// `config/hybrid_prompt_templates.yaml` (ADR-006, "Per-Template Migration Configuration").
struct HybridTemplates {
    DocumentPtr document; ///< null where the workspace has none
    QList<HybridTemplate> templates; ///< in the file's order
    DataNode data;
    Diagnostics diagnostics;

    const HybridTemplate *find(const QString &type) const;
    QStringList types() const;
    /// The type of prompt that a phase asks for: from `global.phase_types`, else the default. Empty for an unknown phase.
    QString typeOfPhase(const QString &phase) const;
};

/// Reads a templates file; a null document gives no templates.
HybridTemplates readHybridTemplates(const DocumentPtr &document);

/// The type of prompt that a phase usually asks for: the default of `phase_types` in the format's schema.
QString usualTypeOfPhase(const QString &phase);

} // namespace outcrop
