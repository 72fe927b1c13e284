// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QSize>
#include <QString>

#include <optional>

namespace outcrop {

/// The maximum size of an attachment in bytes.
inline constexpr qint64 maximumAttachmentBytes = 16 * 1024 * 1024;

/// An image, PDF, audio or text file that is sent with a message. Its type comes from its content, not from its name.
struct Attachment {
    enum class Kind { Image, Pdf, Audio, Text };

    QString path;      ///< relative to the workspace; only a name, such as `attachment-1`, if a conversation contains the data
    Kind kind = Kind::Text;
    QString mediaType; ///< such as `image/png`
    QByteArray bytes;
    QString sha256;    ///< in hexadecimal digits
    QSize pixels = {}; ///< size of an image
    std::optional<int> pages = {};           ///< number of pages of a PDF; nullopt if they are compressed and cannot be counted
    std::optional<qint64> milliseconds = {}; ///< length of a recording
    bool isLengthEstimate = false;           ///< whether `milliseconds` is computed from the bit rate
    QString source = {};       ///< path of the layer that attaches it; empty for a request or a message
    QString unsentReason = {}; ///< reason why the model does not receive it; empty if it is sent

    bool isSent() const { return unsentReason.isEmpty(); }
    QString name() const { return path.section(u'/', -1); }
};

/// Returns `image`, `pdf`, `audio` or `text`.
QString attachmentKindName(Attachment::Kind kind);

/// Reads an attachment. Fails with Invalid for content that is empty, unknown or found to be damaged, and with TooLarge beyond maximumAttachmentBytes.
Result<Attachment> readAttachment(const QString &path, const QByteArray &bytes);

/// Returns a description for previews and records: `image/png, 1024 × 768, 34512 bytes, sha256 9f86d0…`.
QString attachmentLabel(const Attachment &attachment);

/// Returns the data that records keep instead of the content: file, type, size in bytes and hash.
Json attachmentRecord(const Attachment &attachment);

} // namespace outcrop
