// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldedits.h"

namespace outcrop {

// Form changes as text edits. They preserve comments, order and quotes elsewhere. Each edit is verified by parsing the result; if it differs from the
// wanted value, an error is returned.

/// Sets the value of a field. In lists and mappings, writes only the parts that differ.
Result<QList<TextEdit>> setFieldValue(const DocumentPtr &document, const FieldPath &path, const Json &value);

/// Swaps adjacent list items.
Result<QList<TextEdit>> swapItems(const DocumentPtr &document, const FieldPath &list, int first, int second);

/// Renames a key in place.
Result<QList<TextEdit>> renameKey(const DocumentPtr &document, const FieldPath &path, const QString &name);

} // namespace outcrop
