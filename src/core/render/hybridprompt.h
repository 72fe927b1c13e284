// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"
#include "core/render/ledger.h"

namespace outcrop {

/// A request as METADATA and INSTRUCTION, and its ledger entries.
struct HybridPrompt {
    TracedText text;
    Ledger ledger;
};

/// Places METADATA before an instruction. Rules and constants keep their source locations. Source: ADR-006, "Hybrid Prompt Format".
///
/// Each part is enclosed in tags, so other text that looks like these tags is escaped. In JSON, its `<` is written as `\u003c`, which has the same value. In the
/// instruction, it is written as `&lt;`, and an existing `&lt;` before a tag name as `&amp;lt;`, so that escaping is reversible. The ledger records it. Tags are matched
/// case-insensitively.
HybridPrompt hybridPrompt(const HybridEnvelope &envelope, const TracedText &instruction);

} // namespace outcrop
