// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientcontext.h"

namespace outcrop {

/// The text that a client loses because of its size limits, or because it does not follow an import. A truncated file is sent in part, a skipped one is lost.
struct ContextLosses {
    qsizetype truncatedFiles = 0;
    qint64 truncatedBytes = 0; ///< bytes of the truncated files that are not sent
    qsizetype skippedFiles = 0; ///< because of a size limit, including files that are not listed because the list is full
    qsizetype shortenedDescriptions = 0; ///< listed files whose description is shortened or omitted

    qsizetype blockedImports = 0; ///< imported files outside the folder in which the client follows imports

    /// Returns the number of files that are not sent, for either reason.
    qsizetype allSkippedFiles() const { return skippedFiles + blockedImports; }
    bool isEmpty() const { return truncatedFiles + shortenedDescriptions + allSkippedFiles() == 0; }
    friend bool operator==(const ContextLosses &, const ContextLosses &) = default;
};

ContextLosses contextLosses(const ClientContext &context);

/// Returns the files that contextLosses() counts: truncated and skipped files, listed files with a shortened description, and imports that are not followed.
QList<const ContextText *> lostTexts(const ClientContext &context);

/// Returns a short form: `1 file truncated, 7.66 KiB not sent, 1 file skipped`. Empty if there are no losses.
QString toString(const ContextLosses &losses);

/// Returns a sentence for users about each kind of loss.
QStringList lossSentences(const ContextLosses &losses);

} // namespace outcrop
