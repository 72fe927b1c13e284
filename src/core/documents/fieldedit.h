// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/documents/document.h"

namespace outcrop {

/// Keys and list positions from the root of a document's data to one value: {"portability", "few_shot", "enabled"}, {"tools", "0", "name"}.
using FieldPath = QStringList;

/// `a.b.0` as a path. A key that itself holds a dot needs the FieldPath written out.
FieldPath fieldPath(const QString &dotted);

/// The edits that give one field of a document a new value: of the front matter of Markdown, of the root of YAML, of a TOML manifest.
/// Everything else keeps its bytes: comments, key order, line ends, indentation, the quotes of the old value where they can hold the new one.
///
/// A missing field is added, with its parent mappings, after the last key of its mapping (a layer's `tier`, `cadence` and `title` in
/// that order at the top); a document without front matter gets one. In a list, the position after the last appends. `value` may be a
/// text, a number, a bool, null, a list or an object; text is quoted only where YAML would read it as something else.
/// Nothing to do (the field has this value already) is an empty list of edits.
///
/// Ranges are places of `document.text`. The edited text is read again before this returns: where the field would not come back as `value`, or
/// anything else would change, the result is an Error and no edit. Errors: Invalid with its place for broken (recovered) front matter, for a
/// path through a value that is not a mapping, for a file that is not UTF-8; NotAllowed for a kind of file without fields.
Result<QList<TextEdit>> setField(const Document &document, const FieldPath &path, const Json &value);
Result<QList<TextEdit>> setField(const Document &document, const QString &dottedPath, const Json &value);

/// The edits that take a field away, with its comment at the line's end and a mapping above that would be left empty. The last field of a front
/// matter leaves an empty block. A field that is not there: no edits.
Result<QList<TextEdit>> removeField(const Document &document, const FieldPath &path);
Result<QList<TextEdit>> removeField(const Document &document, const QString &dottedPath);

/// The data that setField() edits: the front matter's, or the root of a YAML or TOML file. Missing where there is none.
DataNode fieldsOf(const Document &document);

} // namespace outcrop
