// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/yamlevents.h"

#include <QString>

namespace outcrop {

/// Why a text is not YAML, in words for a person.
struct YamlProblem {
    QString code;
    QString message; ///< what is wrong and what to do
    qsizetype offset = 0;
};

/// A file has one document.
YamlProblem severalDocuments(qsizetype offset);

/// What stopped the parser, put in plain English.
YamlProblem explainYamlProblem(const YamlEvents &events, QStringView text);

} // namespace outcrop
