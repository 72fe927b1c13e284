// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/promptfile.h"

namespace outcrop {

/// A text with messages in tags.
struct TaggedBody {
    QList<PromptMessage> messages;
    QStringList unknownTags; ///< tags that stay in the texts
    QStringList media;       ///< addresses of media, which are not opened
};

/// Reads `<system>…</system>` and so on. Text outside of tags is a message with the role `outside`.
TaggedBody readTaggedBody(const QString &text, Message::Role outside);

/// Returns whether a text has a message in tags.
bool hasMessageTags(const QString &text);

} // namespace outcrop
