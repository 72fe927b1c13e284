// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"
#include "core/text/tracedtext.h"

namespace outcrop {

/// The selection of sections from a prompt configuration.
struct OutputChoice {
    QStringList artifacts;     ///< kinds of files in the scope, such as entity
    bool hasBaseClass = false; ///< selects items `…_with_class` or `…_without_class`
    bool assumesAnswers = false; ///< selects `guidance_assume` or `guidance_manual`
};

/// Returns the expected output that a prompt configuration such as `planning-prompt.yml` describes. It is an introduction, and a Markdown document with the common
/// sections, those of the scope's artifacts, and the closing sections. Placeholders are not replaced. Empty if the configuration has no `expected_output`.
TracedText expectedOutput(const Document &configuration, const OutputChoice &choice);

} // namespace outcrop
