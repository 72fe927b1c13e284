// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/templates/templatenode.h"

namespace outcrop {

/// An input that a template has by its use, for templates that declare none.
struct InferredInput {
    QString name;
    bool isRequired = false; ///< whether the template prints it, or loops over it, without a condition on it and without a default
    bool isList = false;     ///< whether the template loops over it or joins it
    bool isPlain = true;     ///< whether the template uses no field or item of it
    qsizetype start = 0;     ///< offset of the first use
    qsizetype length = 0;
};

/// Returns the inputs of a template, in the order of their first use.
QList<InferredInput> inferredInputs(const QList<TemplateNode> &nodes);

} // namespace outcrop
