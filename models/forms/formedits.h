// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldedits.h"

namespace outcrop {

// What a form does to a document, as edits of its text. All keep what they do not mean to change: comments, order, quotes. All read the result
// again and refuse where it would say something else.

/// A field gets a value. Of a list or a mapping only those parts are written that differ.
Result<QList<TextEdit>> setFieldValue(const DocumentPtr &document, const FieldPath &path, const Json &value);

/// An item of a list changes places with the one before or behind it.
Result<QList<TextEdit>> swapItems(const DocumentPtr &document, const FieldPath &list, int first, int second);

/// Renames a key in place.
Result<QList<TextEdit>> renameKey(const DocumentPtr &document, const FieldPath &path, const QString &name);

} // namespace outcrop
