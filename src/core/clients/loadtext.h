// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientdocument.h"

namespace outcrop {

/// The load condition of a file, from its front matter.
struct LoadMode {
    enum class Time {
        Now,
        OnTouch,   ///< when a file that matches one of `patterns` is read
        OnRequest, ///< when the model requests it
        Never,
    };

    Time time = Time::Now;
    QStringList patterns;
    QString reason; ///< reason why the file is not loaded now
};

LoadMode loadModeOf(const QString &text, const TouchRule &touch);

/// Returns the text without a leading byte order mark.
QString removeByteOrderMark(const QString &text);

/// Applies the transformations of a rule to text.
QString transformedText(const QString &source, const TextTransforms &form);

/// The leading complete lines of a text within limits of lines and bytes; a negative limit is ignored. `cut` is the byte offset of the first omitted
/// line, or -1 if the text is complete. If only whitespace exceeds the limits, the text is complete.
struct TruncatedText {
    QString text;
    qint64 cut = -1;
};
TruncatedText truncateAtLineEnd(const QString &text, int lines, qint64 bytes);

} // namespace outcrop
