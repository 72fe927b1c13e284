// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"
#include "core/documents/fieldspec.h"

namespace outcrop {

/// Checks a value, a whole document or one of its fields, against its field specification. Used for documents that are accepted even if
/// they are invalid. Takes linear time, so that ten thousand documents can be checked while a workspace opens.
///
/// Codes begin with `format`: `agent-wrong-type`, `-unknown-value`, `-unknown-key`, `-other-key`, `-missing-<key>`,
/// `-empty`, `-too-long`, `-form`, `-commas`, `-pattern`, `-out-of-range`. Findings about a value have the severity of
/// its field, a warning by default.
Diagnostics checkFields(const DataNode &value, const FieldSpec &field, const QString &format, const QString &file);

} // namespace outcrop
