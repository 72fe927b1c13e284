// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"
#include "core/documents/fieldspec.h"

namespace outcrop {

/// What is odd about a value, a whole document or one field of it: advice for documents that are read however they are
/// written. In one walk over the data and in no more time than reading it takes, so that ten thousand documents can be
/// looked through while they are opened.
///
/// Codes begin with `format`: `agent-wrong-type`, `-unknown-value`, `-unknown-key`, `-other-key`, `-missing-<key>`,
/// `-empty`, `-too-long`, `-form`, `-commas`, `-pattern`, `-out-of-range`. A finding is a warning, unless its schema
/// marks a wrong value as unusable.
Diagnostics checkFields(const DataNode &value, const FieldSpec &field, const QString &format, const QString &file);

} // namespace outcrop
