// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/promptfile.h"

namespace outcrop {

/// The messages in text with message tags.
struct TaggedBody {
    QList<PromptMessage> messages;
    QStringList unknownTags; ///< tags that are kept as text
    QStringList media;       ///< URLs of media, which are not loaded
};

/// Reads `<system>…</system>` and so on. Text outside tags is a message with the role `outside`.
TaggedBody readTaggedBody(const QString &text, Message::Role outsideRole);

/// Returns whether the text contains message tags.
bool hasMessageTags(const QString &text);

} // namespace outcrop
