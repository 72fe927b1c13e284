// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/schema/schema.h"

#include <QHash>

namespace outcrop::testing {

/// A value as a provider gives it that requires every property: what was absent is null, and a value other than an object at the
/// top is in `value`.
Json strictValue(const Json &value, const Json &lowered, const QHash<QString, QString> &origins);

} // namespace outcrop::testing
