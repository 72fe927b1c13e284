// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/prompttexts.h"
#include "core/rules/ruleinjection.h"

namespace outcrop {

/// The template of one prompt type: the content of METADATA, and the mode that decides whether it is sent.
struct HybridTemplate {
    QString type; ///< such as `validation`
    QString description;
    bool isStructured = false;    ///< mode: METADATA and INSTRUCTION if true, plain text if false
    bool usesDefaultMode = false;     ///< true if the mode is `global.default_mode`, because `global.template_modes` does not list the type
    bool isEnabled = false;       ///< value of the template's `enabled` key; only the mode determines the text that is sent
    QString previousMode;         ///< mode before the last switch: structured, unstructured or default; empty if none is recorded
    RuleChoice rules;           ///< rules to add to the prompt
    DataNode data;              ///< the whole template, or the METADATA of the type's guide; missing if it has neither
    Location location;          ///< location of the template, or of its mode if it has no template
};

/// The contents of `config/hybrid_prompt_templates.yaml` (ADR-006, "Per-Template Migration Configuration").
struct HybridTemplates {
    DocumentPtr document; ///< null if the workspace has no such file
    QList<HybridTemplate> templates; ///< in file order, followed by types that are only in prompt_templates.yaml or have only a guide
    DataNode data;
    Diagnostics diagnostics;

    const HybridTemplate *find(const QString &type) const;
    QStringList types() const;
    /// Returns the prompt type of a phase: from `global.phase_types`, or else the default. Empty for an unknown phase.
    QString promptTypeForPhase(const QString &phase) const;
};

/// Parses a templates file. A null document defines no templates. A type without a template has the METADATA of its guide in `texts`. Types that are only
/// in `texts` are added with the default mode, unless the document cannot be parsed.
HybridTemplates readHybridTemplates(const DocumentPtr &document, const PromptTexts &texts = {});

/// Returns the default prompt type of a phase, from `phase_types` in the format's schema. Empty for an unknown phase.
QString defaultPromptTypeForPhase(const QString &phase);

} // namespace outcrop
