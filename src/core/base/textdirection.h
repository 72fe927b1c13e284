// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

// Paths, code, shortcuts and numbers in right-to-left sentences. Isolates keep the order of their parts; they are only for display, never for files or the clipboard.

/// Returns the text with an isolated direction, which its first letter determines. Without letters, it is left to right.
QString withDirectionIsolates(const QString &text);

/// Returns the text for the clipboard: without isolates, and without the marks of a mirrored text.
QString withoutIsolates(const QString &text);

/// Returns a right-to-left translation for display: placeholders, with adjacent signs, code in backticks and shortcuts such as `Ctrl++` are isolated, and arrows
/// point to the left. A mark sets the direction of a text that has no right-to-left letters or starts with such a part.
QString mirroredTranslation(const QString &translation);

} // namespace outcrop
