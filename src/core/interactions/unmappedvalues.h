// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/logmapping.h"

#include <functional>

namespace outcrop {

/// Receives the path of a value, such as `message.usage.service_tier` or `message.content[type=thinking]`.
using UnmappedListener = std::function<void(const QString &, const Json &)>;

/// Calls the listener for each value of a line that neither the rule nor the mapping reads, at its shortest path. Skips null values.
void forEachUnmapped(const LogMapping &mapping, const MappingRule &rule, const Json &line, const UnmappedListener &listener);

} // namespace outcrop
