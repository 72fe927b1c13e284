// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"
#include "core/text/tracedtext.h"

namespace outcrop {

/// Returns the text of a scalar in a document, each line traced to its line in the file: for block scalars (`|`), whose indentation is not part of the value,
/// and for plain and quoted ones. A line that the file writes differently, as with escapes, is traced to the start of the scalar.
TracedText tracedScalar(const DataNode &scalar, const Document &document);

} // namespace outcrop
