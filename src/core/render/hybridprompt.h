// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"
#include "core/render/ledger.h"

namespace outcrop {

/// A request as METADATA and INSTRUCTION, and what the ledger says about it.
struct HybridPrompt {
    TracedText text;
    Ledger ledger;
};

/// Puts METADATA in front of an instruction (ADR-006, "Hybrid Prompt Format"): rules and constants keep the places they were written at.
///
/// The two tags mark where the parts begin and end, so no other text may look like one. Inside the JSON the `<` of such a text is written as
/// `\u003c`, the same value to every reader. Inside the instruction it is written as `&lt;`, and `&lt;` in that place as `&amp;lt;`, so that it
/// can be undone; the ledger records it. Tags are recognised in any case.
HybridPrompt hybridPrompt(const HybridEnvelope &envelope, const TracedText &instruction);

} // namespace outcrop
