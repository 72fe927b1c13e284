// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace outcrop {

/// Returns the value if the text is exactly one JSON document, otherwise nullopt.
std::optional<Json> wholeJson(const QString &text);
/// Returns the JSON objects and arrays in the text, outermost first. Usually takes linear time; at most 1,000 candidates are parsed.
QList<Json> embeddedJson(const QString &text);

/// Returns whether the text is one well-formed XML document. `elements` are dotted paths of elements that it must contain, starting at the root element.
bool isXml(const QString &text, const QStringList &elements = {});
/// Returns whether a part of the text from a start tag to its end tag is well-formed XML with the elements. At most 1,000 candidates
/// with eight million characters in total are parsed.
bool containsXml(const QString &text, const QStringList &elements = {});

/// Returns whether the text contains HTML: at least two indications, such as a pair of tags.
bool containsHtml(const QString &text);
/// Returns whether the text is only HTML: it begins with a tag or a document type and ends with a tag.
bool isHtml(const QString &text);

} // namespace outcrop
