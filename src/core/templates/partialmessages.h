// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages about the extraction of partials.
namespace outcrop::partialmessages {

inline constexpr char room[] = "core/templates";
inline constexpr MessageText invalidName{room, QT_TRANSLATE_NOOP("core/templates", "`%1` is not a valid name for a partial. Use letters, digits, `-` and `_`, and begin with a letter or digit.")};
inline constexpr MessageText nameTaken{room, QT_TRANSLATE_NOOP("core/templates", "A partial or file named `%1` already exists, and this document would include it instead. Choose another name.")};
inline constexpr MessageText otherDialect{room, QT_TRANSLATE_NOOP("core/templates", "This document is a %1 template. You can move passages to partials only from plain text, Mustache and Handlebars documents.")};
inline constexpr MessageText braces{room, QT_TRANSLATE_NOOP("core/templates", "This document contains `{{`, which would begin a template tag. Set `template` in its front matter first.")};

} // namespace outcrop::partialmessages
