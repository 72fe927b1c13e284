// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages about the extraction of partials.
namespace outcrop::partialmessages {

inline constexpr char room[] = "core/templates";
inline constexpr MessageText invalidName{room, QT_TRANSLATE_NOOP("core/templates", "`%1` is not the name of a partial. Use letters, digits, `-` and `_`.")};
inline constexpr MessageText nameTaken{room, QT_TRANSLATE_NOOP("core/templates", "There is already a partial or file `%1` that this document would include. Choose another name.")};
inline constexpr MessageText otherDialect{room, QT_TRANSLATE_NOOP("core/templates", "This document is a template of the dialect %1. A passage can be moved out of plain text, Mustache and Handlebars.")};
inline constexpr MessageText braces{room, QT_TRANSLATE_NOOP("core/templates", "This document has double braces, which would become a tag. Set `template` in its front matter first.")};

} // namespace outcrop::partialmessages
