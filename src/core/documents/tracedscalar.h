// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"
#include "core/text/tracedtext.h"

namespace outcrop {

/// Returns the text of a scalar in a document, with each line traced to its line in the file. The scalar may be plain, quoted or a block scalar (`|`), whose
/// indentation is not part of the value. A line that differs from the file, for example because of an escape, is traced to the start of the scalar.
TracedText tracedScalar(const DataNode &scalar, const Document &document);

} // namespace outcrop
