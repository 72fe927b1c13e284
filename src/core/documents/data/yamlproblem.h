// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/yamlevents.h"

#include <QString>

namespace outcrop {

/// The reason why the text is not YAML, as a message for the user.
struct YamlProblem {
    QString code;
    QString message; ///< the problem and the remedy
    qsizetype offset = 0;
};

/// Returns the problem of a file with more than one document.
YamlProblem multipleDocumentsProblem(qsizetype offset);

/// Converts the parser's error to a message for the user.
YamlProblem explainYamlProblem(const YamlEvents &events, QStringView text);

} // namespace outcrop
