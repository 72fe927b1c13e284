// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/promptconfiguration.h"

namespace outcrop {

/// How one type of prompt is sent: a row of the list of templates.
struct TemplateMode {
    QString type;
    QString description;
    bool structured = false;
    bool byDefault = false; ///< by `global.default_mode`
    bool enabled = false;
    QString before;         ///< the mode before the last switch: structured, unstructured or default; empty where there is no way back
    QStringList domains;
    qsizetype ruleCount = 0; ///< of those domains, before any budget
    Location location;
};

/// Every template of a workspace, in the file's order.
QList<TemplateMode> templateModes(const PromptConfiguration &configuration);

} // namespace outcrop
