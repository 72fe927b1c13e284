// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"
#include "core/responses/parsedresponse.h"

namespace outcrop {

/// How an answer's quality is computed: `config/quality_thresholds.yaml`, with the defaults here.
/// Losses are shares of the part that they are taken off.
struct QualityThresholds {
    QualityScale scale = {};
    double repair = 0.02;     ///< for each repair …
    int mostRepairs = 20;     ///< … up to this number
    double placeholder = 0.2; ///< where a placeholder stands for an answer
    double truncated = 0.5;   ///< of what is there, where the answer was cut off
    double error = 0.25;      ///< for each finding of a rule, by severity
    double warning = 0.1;
    double note = 0.02;
};

/// Reads them; a null document and what cannot be read give the figures above. Findings are those of its schema, `quality-thresholds`.
QualityThresholds readQualityThresholds(const DocumentPtr &document);

} // namespace outcrop
