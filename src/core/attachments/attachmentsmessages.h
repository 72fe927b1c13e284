// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/attachments.
namespace outcrop::attachmentsmessages {

inline constexpr char room[] = "core/attachments";
inline constexpr MessageText empty{room, QT_TRANSLATE_NOOP("core/attachments", "%1 is empty. Attach a file with content.")};
inline constexpr MessageText tooLarge{room, QT_TRANSLATE_NOOP("core/attachments", "%1 has %2 bytes. Attach at most %3 bytes.")};
inline constexpr MessageText unknownType{room, QT_TRANSLATE_NOOP("core/attachments", "%1 is not an image, PDF, audio or UTF-8 text file that Outcrop recognizes. Convert it to PNG, JPEG, GIF, WebP, PDF, WAV, MP3 or FLAC.")};
inline constexpr MessageText truncatedImage{room, QT_TRANSLATE_NOOP("core/attachments", "%1 begins like %2, but is incomplete or damaged. Export the image again.")};
inline constexpr MessageText truncatedAudio{room, QT_TRANSLATE_NOOP("core/attachments", "%1 begins like %2, but is incomplete or damaged. Export the recording again.")};
inline constexpr MessageText truncatedPdf{room, QT_TRANSLATE_NOOP("core/attachments", "%1 begins like a PDF, but has no end-of-file marker. Export the document again.")};

} // namespace outcrop::attachmentsmessages
