// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/fileformat.h"

namespace outcrop {

/// An imported file, kept so that it can be written again unchanged.
struct OriginalPromptFile {
    QString format;
    QString name;
    QByteArray bytes;
    QList<Json> prompts; ///< the prompts in the file, as JSON
};

/// Returns the original file of the prompts in `read`.
OriginalPromptFile originalOf(const QString &format, const QString &name, const QByteArray &bytes, const ParsedPromptFile &read);

/// Writes prompts in a format. If they are exactly those of the original and the format is the same, the original bytes are written; otherwise one
/// file for each prompt. Errors: those of the format.
Result<QList<WrittenPromptFile>> writePrompts(const FileFormat &format, const QList<PromptFile> &prompts, const OriginalPromptFile *originalPromptFile = nullptr);

} // namespace outcrop
