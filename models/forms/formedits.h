// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldedits.h"

namespace outcrop {

// Form changes as text edits. They preserve comments, order and quotes elsewhere. Edits of parts are verified by parsing the result. If the result differs from the
// wanted value, the value is written as a whole. For a renamed key, an error is returned instead.

/// Returns the edits that set the value of a field. In lists and mappings, only the parts that differ are written, unless there are too many.
/// Errors: those of FieldEdits::set().
Result<QList<TextEdit>> planFieldValueEdits(const DocumentPtr &document, const FieldPath &path, const Json &value);

/// Returns the edits that swap two items of a list; no edits if an index is out of range or both are equal. Errors: those of
/// planFieldValueEdits().
Result<QList<TextEdit>> planItemSwap(const DocumentPtr &document, const FieldPath &list, int first, int second);

/// Returns the edits that rename a key in place; no edits if there is no such key or the name is the same. Invalid if the name is empty or taken, or if the
/// text does not allow the change.
Result<QList<TextEdit>> planKeyRename(const DocumentPtr &document, const FieldPath &path, const QString &name);

} // namespace outcrop
