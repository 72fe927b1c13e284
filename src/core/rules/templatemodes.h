// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/promptconfiguration.h"

namespace outcrop {

/// The mode of one prompt type: a row in the list of templates.
struct TemplateMode {
    QString type;
    QString description;
    bool isStructured = false;
    bool usesDefaultMode = false; ///< true if the mode comes from `global.default_mode`
    bool isEnabled = false;
    QString before;         ///< mode before the last switch: structured, unstructured or default; empty if none is recorded
    QStringList domains;
    qsizetype ruleCount = 0; ///< number of rules in these domains, before any budget
    Location location;
};

/// Returns the mode of each prompt type, in the order of HybridTemplates.
QList<TemplateMode> templateModes(const PromptConfiguration &configuration);

} // namespace outcrop
