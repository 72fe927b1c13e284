// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"

#include <QStringList>

namespace outcrop {

/// Returns the fix that replaces a misspelled value with the most similar one of `allowed`. Returns nullopt if none or several are most similar, or if the value is not a
/// scalar on one line. A plain value stays plain if YAML permits it. A quoted value gets double quotes, which YAML, TOML and JSON read alike.
std::optional<Fix> nearestValueFix(const DataNode &value, const QStringList &allowed);

} // namespace outcrop
