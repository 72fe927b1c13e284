// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/documents/fieldfindings.h"
#include "core/documents/fieldspec.h"

namespace outcrop {

/// The field of a key in a group, or null where nothing is known of it.
const FieldSpec *fieldOfKey(const FieldSpec &group, const QString &key);

/// What is odd about the keys of a mapping: those it lacks, and those its group does not know.
void checkKeys(const DataNode &mapping, const FieldSpec &group, FieldFindings &found);

} // namespace outcrop
