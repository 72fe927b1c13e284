// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"
#include "core/text/tracedtext.h"

namespace outcrop {

/// A description of a hybrid prompt for human readers, `config/hybrid_prompt_templates/<type>_template.md`: its section "Format" shows METADATA and
/// INSTRUCTION in a fenced block.
struct PromptGuide {
    DocumentPtr document;
    QString type;      ///< such as `validation`
    TracedText steps;  ///< the steps for the model, from INSTRUCTION: the list below `**Your Task**`, `**Requirements**` or `**Steps**`
    DataNode metadata; ///< METADATA with `str`, `list` or `any` in place of its placeholders; missing if it cannot be read
};

/// Returns the prompt type of the guide at a path; empty if the file is not a guide.
QString promptTypeOfGuide(const QString &path);

PromptGuide readPromptGuide(const DocumentPtr &document);

} // namespace outcrop
