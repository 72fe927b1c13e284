// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QString>
#include <QStringList>

namespace outcrop {

/// The steps of a JSON pointer, escapes undone.
QStringList pointerSteps(const QString &pointer);

/// The JSON pointer to the schema that holds the keyword which a value has broken. `evaluated` is the way the validator
/// took to it: through references, and under `patternProperties` by the name of the property, not by its pattern.
QString schemaHolding(const Json &schema, const QString &evaluated, const QString &keyword);

} // namespace outcrop
