// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"

namespace outcrop {

/// Whether a format only gives advice: agents of either form and skills are read however they are written, so that what
/// is odd in them is a warning. Documents of all other formats must obey their schema.
bool isAdvisory(const QString &format);

/// What is wrong or odd in a document's data by its format: checkFields() where the format is advisory, else
/// checkSchema(). Nothing for a format without a schema.
Diagnostics checkFormat(const DataNode &data, const QString &format, const QString &file);

} // namespace outcrop
