// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsescan.h"

namespace outcrop {

/// A string in the data that is a placeholder, or contains a tag of the prompt or a chat template token.
struct TextFinding {
    QString pointer;
    QString code; ///< `response-placeholder` or `response-echoed-tag`
    QString message;
};

/// Checks every string of the data: `TODO`, `[insert …]`, `<your answer>`, a type name or description copied from the schema, tags of the prompt, and chat
/// template tokens. Omits placeholders in fields that name a type, such as `kind`. Does not change the data.
QList<TextFinding> checkDataStrings(const Json &data, const ResponseContract &contract);

/// Returns the placeholders in prose. `begin` is the offset of the prose in the response.
QList<Remark> findProsePlaceholders(QStringView prose, qsizetype begin);

} // namespace outcrop
