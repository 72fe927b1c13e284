// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/answerscan.h"

namespace outcrop {

/// A string of the data that is a placeholder, or that contains a piece of the prompt.
struct TextFinding {
    QString pointer;
    QString code; ///< `response-placeholder` or `response-echoed-tag`
    QString message;
};

/// Looks at every string of the data: `TODO`, `[insert …]`, `<your answer>`, a type's name or a description out of an echoed schema, and tags of
/// the prompt. The data stays as it is: what a value says is the model's word.
QList<TextFinding> findingsInData(const Json &data, const ResponseContract &contract);

/// The same placeholders in prose, which begins at `begin` in the answer.
QList<Remark> placeholdersInProse(QStringView prose, qsizetype begin);

} // namespace outcrop
