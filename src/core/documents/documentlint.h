// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

namespace outcrop {

/// Advice about one document by itself: agents of either form, their governance files and skills against the fields of
/// their format, and what else their specification says. Nothing for other kinds, whose readers report what they need,
/// nor for front matter that is broken: that is told already, and is mended first.
Diagnostics lintDocument(const Document &document);

} // namespace outcrop
