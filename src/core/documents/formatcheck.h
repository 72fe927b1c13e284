// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"

namespace outcrop {

/// Returns whether deviations from a format are only warnings. True for agents and skills of every format and for
/// client files: they are accepted even if they are invalid. Documents of all other formats must match their schema.
bool isAdvisory(const QString &format);

/// Returns the findings about a document's data: from checkFields() if the format is advisory, otherwise from
/// checkSchema(). Empty for a format without a schema.
Diagnostics checkFormat(const DataNode &data, const QString &format, const QString &file);

} // namespace outcrop
