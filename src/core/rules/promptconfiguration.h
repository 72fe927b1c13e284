// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/rules/hybridtemplates.h"
#include "core/rules/responseschemas.h"
#include "core/rules/ruleset.h"

#include <memory>

namespace outcrop {

/// The four configuration files of a workspace (ADR-006, PHASE_1) and the quality thresholds, read together because they refer to each other. A value, cheap to copy; never holds
/// null but for a default-made one.
struct PromptConfiguration {
    std::shared_ptr<const RuleSet> rules = std::make_shared<RuleSet>();
    std::shared_ptr<const HybridTemplates> templates = std::make_shared<HybridTemplates>();
    std::shared_ptr<const ResponseSchemas> responses = std::make_shared<ResponseSchemas>();
    DocumentPtr thresholds;  ///< complexity_thresholds.yaml
    DocumentPtr quality;     ///< quality_thresholds.yaml
    CountTokens countTokens; ///< for budgets of rules: a published tokenizer, for any provider; empty: tokens are not counted
    Diagnostics diagnostics; ///< of all of them, and of what they say of each other

    static PromptConfiguration read(const Workspace &workspace) { return PromptConfiguration().with(workspace); }
    /// What read() would give for another state of the workspace: only files that differ are read again.
    PromptConfiguration with(const Workspace &changed) const;

private:
    Diagnostics m_ofThresholds;
    Diagnostics m_ofQuality;
};

} // namespace outcrop
