// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/templates/templatenode.h"

namespace outcrop {

/// A variable that a template does not define itself.
struct FreeVariable {
    QString name;
    qsizetype start = 0; ///< offset of the first use
    qsizetype length = 0;
};

/// Returns the variables that no block defines, each at its first use. Names inside a block that changes the context, such as a Mustache section, are
/// omitted, because they may be fields of its items.
QList<FreeVariable> findFreeVariables(const QList<TemplateNode> &nodes);

} // namespace outcrop
