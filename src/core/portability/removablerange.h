// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <optional>

namespace outcrop {

/// A range of Markdown that can be removed without leaving an incomplete sentence.
struct RemovableRange {
    qsizetype start = 0;
    qsizetype end = 0;
    bool removesWholeLines = false; ///< true if the sentence is a whole paragraph or list item, whose lines are then removed completely
};

/// Returns the sentence around a range of text. Returns nullopt if the range starts in a line that is not prose, such as a heading or a table row. Text before
/// `textStart` is never included.
std::optional<RemovableRange> sentenceAround(QStringView text, qsizetype textStart, qsizetype start, qsizetype end);

} // namespace outcrop
