// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientdocument.h"

namespace outcrop {

/// When a file of a rule is loaded, as its front matter says.
struct LoadMode {
    enum class Time {
        Now,
        OnTouch, ///< when a file is read that fits one of `patterns`
        Asked,   ///< when the model asks for it
        Never,
    };

    Time time = Time::Now;
    QStringList patterns;
    QString reason; ///< why it is not loaded now
};

LoadMode loadModeOf(const QString &text, const TouchRule &touch);

/// A text without a byte-order mark in front.
QString withoutByteMark(const QString &text);

/// What a rule makes of a text.
QString shapedText(const QString &source, const TextForm &form);

/// The beginning of a text: whole lines, up to a maximum of lines and of bytes; negative for no limit. `cut` is the first byte that is gone, or -1.
struct TextCut {
    QString text;
    qint64 cut = -1;
};
TextCut cutAtLineEnd(const QString &text, int lines, qint64 bytes);

} // namespace outcrop
