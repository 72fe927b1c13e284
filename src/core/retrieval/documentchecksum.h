// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/searchindex.h"

namespace outcrop {

/// Returns a hash of the indexed content, without collection, ID and vector. Equal checksums mean that the document need not be indexed
/// again. Hexadecimal, 128 bits.
QString checksumOf(const SearchDocument &document);

/// Returns the text to embed: title, summary, tags and text, truncated to 6,000 characters.
QString embeddingText(const SearchDocument &document);

/// Returns the vector scaled to length 1. A zero vector is unchanged.
QList<float> normalizeNumbers(QList<float> vector);

} // namespace outcrop
