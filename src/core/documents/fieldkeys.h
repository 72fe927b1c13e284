// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/documents/fieldfindings.h"
#include "core/documents/fieldspec.h"

namespace outcrop {

/// Returns the field of a key in a group, or null if the key is unknown.
const FieldSpec *fieldOfKey(const FieldSpec &group, const QString &key);

/// Reports the required keys that a mapping lacks and the keys that its group does not know.
void checkKeys(const DataNode &mapping, const FieldSpec &group, FieldFindings &found);

} // namespace outcrop
