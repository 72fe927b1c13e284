// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/yamlevents.h"

#include <QString>

namespace outcrop {

/// The reason why a text is not YAML, for the user.
struct YamlProblem {
    QString code;
    QString message; ///< the problem and the remedy
    qsizetype offset = 0;
};

/// Returns the problem of a file with more than one document.
YamlProblem severalDocuments(qsizetype offset);

/// Returns the parser's error in plain English.
YamlProblem explainYamlProblem(const YamlEvents &events, QStringView text);

} // namespace outcrop
