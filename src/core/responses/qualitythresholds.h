// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"
#include "core/responses/parsedresponse.h"

namespace outcrop {

/// The parameters of the quality score: `config/quality_thresholds.yaml`, with defaults. Deductions are fractions of the component.
struct QualityThresholds {
    QualityScale scale = {};
    double repair = 0.02;     ///< deduction for each repair
    int maximumRepairs = 20;     ///< further repairs do not lower the quality
    double placeholder = 0.2; ///< deduction if the data or the prose contains a placeholder
    double truncated = 0.5;   ///< fraction of the completeness lost by truncation
    double error = 0.25;      ///< deductions for each rule finding, by severity
    double warning = 0.1;
    double note = 0.02;
};

/// Reads the parameters. Uses the defaults if the document is null or a value is not a number, and clamps other values to their range. Reports no
/// diagnostics, because the schema `quality-thresholds` checks the file.
QualityThresholds readQualityThresholds(const DocumentPtr &document);

} // namespace outcrop
