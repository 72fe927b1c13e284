// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/templates/templatenode.h"

namespace outcrop {

/// An input inferred from its use, for templates that do not declare inputs.
struct InferredInput {
    QString name;
    bool isRequired = false; ///< whether the template prints it or loops over it without testing it first and without a default
    bool isList = false;     ///< whether the template loops over it or joins it
    bool isPlain = true;     ///< whether the template does not access its fields or items
    qsizetype start = 0;     ///< offset of the first use
    qsizetype length = 0;
};

/// Returns the inputs of a template, in the order of their first use.
QList<InferredInput> inferTemplateInputs(const QList<TemplateNode> &nodes);

} // namespace outcrop
