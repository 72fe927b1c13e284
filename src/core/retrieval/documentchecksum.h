// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/searchindex.h"

namespace outcrop {

/// Of all that is indexed of a document, but for its checksum and its vector: equal where nothing has to be indexed again. Hexadecimal.
QString checksumOf(const SearchDocument &document);

/// What a provider is asked the meaning of: title, summary, tags and the beginning of the text, at most 6,000 characters.
QString meaningText(const SearchDocument &document);

/// The same direction with length 1; a vector of zeros stays one.
QList<float> withLengthOne(QList<float> vector);

} // namespace outcrop
