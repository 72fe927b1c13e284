// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace outcrop {

/// Returns the value if the text is exactly one JSON document, otherwise nullopt.
std::optional<Json> wholeJson(const QString &text);
/// Returns the JSON objects and arrays in the text, without those inside another one. Usually takes linear time; considers at most 1,000 candidates.
QList<Json> embeddedJson(const QString &text);

/// Returns whether the text is one well-formed XML document. `elements` are dotted paths of elements that it must contain, starting at the root element.
bool isXml(const QString &text, const QStringList &elements = {});
/// Returns whether a part of the text from a start tag to an end tag, or a self-closing tag, is well-formed XML with the elements. At most 1,000 start tags
/// and eight million characters in total are parsed.
bool containsXml(const QString &text, const QStringList &elements = {});

/// Returns whether the text contains HTML: at least two indications, such as a pair of tags. A document type or a common tag counts as two.
bool containsHtml(const QString &text);
/// Returns whether the text is only HTML: it begins with a tag, a comment or a document type, ends with `>`, and contains HTML.
bool isHtml(const QString &text);

} // namespace outcrop
