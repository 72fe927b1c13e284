// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <optional>

namespace outcrop {

/// What can be taken out of a Markdown text without leaving half a sentence, as offsets.
struct SentenceCut {
    qsizetype start = 0;
    qsizetype end = 0;
    bool wholeLines = false; ///< the sentence was the only text of its lines, so they are removed too
};

/// The sentence around a stretch of a text; nothing if it is in a heading or a table, whose shape would break. `textStart` is where
/// the text begins: nothing before it is touched.
std::optional<SentenceCut> sentenceAround(QStringView text, qsizetype textStart, qsizetype start, qsizetype end);

} // namespace outcrop
