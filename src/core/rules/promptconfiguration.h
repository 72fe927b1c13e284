// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/rules/hybridtemplates.h"
#include "core/rules/responseschemas.h"
#include "core/rules/ruleset.h"

#include <memory>

namespace outcrop {

/// A workspace's configuration files for prompts (ADR-006, PHASE_1) and quality thresholds, read together because they refer to each other. A value type,
/// cheap to copy. `rules`, `templates`, `texts` and `responses` are never null.
struct PromptConfiguration {
    std::shared_ptr<const RuleSet> rules = std::make_shared<RuleSet>();
    std::shared_ptr<const HybridTemplates> templates = std::make_shared<HybridTemplates>();
    std::shared_ptr<const PromptTexts> texts = std::make_shared<PromptTexts>();
    std::shared_ptr<const ResponseSchemas> responses = std::make_shared<ResponseSchemas>();
    DocumentPtr complexityThresholds; ///< complexity_thresholds.yaml; null if missing
    DocumentPtr qualityThresholds;    ///< quality_thresholds.yaml; null if missing
    TextTokenCounter countTokens; ///< counts tokens for rule budgets, with a published tokenizer for any provider; if empty, token budgets are ignored
    Diagnostics diagnostics; ///< findings in all these files and in their references to each other

    static PromptConfiguration read(const Workspace &workspace) { return PromptConfiguration().with(workspace); }
    /// Returns the configuration of another state of the workspace. Reads only the files that changed.
    PromptConfiguration with(const Workspace &changedWorkspace) const;

private:
    Diagnostics m_thresholdDiagnostics;
    Diagnostics m_qualityDiagnostics;
};

} // namespace outcrop
