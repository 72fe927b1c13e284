// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/fileformat.h"

namespace outcrop {

/// A file as it was read, to write it again without changes.
struct OriginalPromptFile {
    QString format;
    QString name;
    QByteArray bytes;
    QList<Json> prompts; ///< its prompts as JSON
};

/// Returns the original of a file that `read` was read from.
OriginalPromptFile originalOf(const QString &format, const QString &name, const QByteArray &bytes, const ReadPromptFile &read);

/// Writes prompts in a format. If they are exactly those of the original and the format is the same, the original bytes are written; otherwise one
/// file for each prompt. Errors: those of the format.
Result<QList<WrittenPromptFile>> writePrompts(const FileFormat &format, const QList<PromptFile> &prompts, const OriginalPromptFile *original = nullptr);

} // namespace outcrop
