// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldedits.h"

namespace outcrop {

// Form changes as text edits. They preserve comments, order and quotes elsewhere. Edits of parts are verified by parsing the result; if it differs from the
// wanted value, the value is written as a whole, or, for a renamed key, an error is returned.

/// Sets the value of a field. In lists and mappings, writes only the parts that differ, unless there are too many.
Result<QList<TextEdit>> setFieldValue(const DocumentPtr &document, const FieldPath &path, const Json &value);

/// Swaps two items of a list. Returns no edits if an index is out of range or both are equal.
Result<QList<TextEdit>> swapItems(const DocumentPtr &document, const FieldPath &list, int first, int second);

/// Renames a key in place; no edits if there is no such key or the name is the same. Invalid if the name is empty or taken, or the text does not allow it.
Result<QList<TextEdit>> renameKey(const DocumentPtr &document, const FieldPath &path, const QString &name);

} // namespace outcrop
