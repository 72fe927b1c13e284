// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/schema/schema.h"

#include <QHash>

namespace outcrop::testing {

/// Returns a value in the form of a provider that requires every property. Absent properties are null, and a top-level value that is not an object is
/// in `value`.
Json strictValue(const Json &value, const Json &lowered, const QHash<QString, QString> &origins);

} // namespace outcrop::testing
