// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/value.h"

namespace outcrop {

struct Attachment;

/// The contents of attachments, by hash.
using AttachmentContents = QHash<QString, QByteArray>;

/// Returns the value of an attachment for templates. Its `base64` is only a reference with hash and size, so that previews and records stay small.
Value attachmentValue(const Attachment &attachment, const QString &part);

/// Returns a printed request with the references replaced by base64 data. Other text that looks like a reference is unchanged.
TracedText withAttachmentContents(const TracedText &body, const AttachmentContents &contents);

} // namespace outcrop
