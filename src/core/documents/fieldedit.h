// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/documents/document.h"

namespace outcrop {

/// The keys and list positions from the root of a document's data to a value: {"portability", "few_shot", "enabled"}, {"tools", "0", "name"}.
using FieldPath = QStringList;

/// Converts `a.b.0` to a path. A key that contains a dot requires an explicit FieldPath.
FieldPath fieldPath(const QString &dotted);

/// Returns the edits that set one field of a document: in the front matter of Markdown, or at the root of a YAML or TOML file. All other bytes are kept: comments, key
/// order, line endings, indentation, and the quotes of the old value if they can enclose the new one.
///
/// A missing field is added after the last key of its mapping, with its parent mappings. If one of the keys `tier`, `cadence` and `title` exists, the others are added
/// next to it, in that order. A document without front matter gets a block. The index after the last item of a list appends an item. `value` may be a string, a number, a
/// bool, null (not in TOML), an array or an object. In YAML, a new string is quoted only if necessary. The list is empty if the field already has the value.
///
/// Ranges refer to `document.text`. The edited text is parsed again. If the field would not have `value`, or other fields would change, the result is an Error. Errors:
/// Invalid, with its location, for broken data unless it is front matter that the new value repairs. Invalid also for a path through a value that is neither a mapping
/// nor a list, for an invalid list position, and for a file that is not UTF-8. NotAllowed for a kind of file without fields.
Result<QList<TextEdit>> planSetField(const Document &document, const FieldPath &path, const Json &value);
Result<QList<TextEdit>> planSetField(const Document &document, const QString &dottedPath, const Json &value);

/// Returns the edits that remove a field, the comment at the end of its line, and parent mappings that become empty, except TOML
/// tables. Removing the last field of a front matter leaves an empty block. Returns an empty list if the field does not exist. Errors: those of
/// planSetField().
Result<QList<TextEdit>> planRemoveField(const Document &document, const FieldPath &path);
Result<QList<TextEdit>> planRemoveField(const Document &document, const QString &dottedPath);

/// Returns the data that planSetField() edits: the front matter, or the root of a YAML or TOML file. Returns a Missing node if there is no data.
DataNode fieldsOf(const Document &document);

} // namespace outcrop
