// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <optional>

namespace outcrop {

/// A range of Markdown that can be removed without leaving an incomplete sentence.
struct RemovableRange {
    qsizetype start = 0;
    qsizetype end = 0;
    bool removesWholeLines = false; ///< true if the sentence is the only text on its lines, which are then removed completely
};

/// Returns the sentence around a range of text; nullopt if it is in a heading or a table, which would become malformed. Text before `textStart` is
/// never included.
std::optional<RemovableRange> sentenceAround(QStringView text, qsizetype textStart, qsizetype start, qsizetype end);

} // namespace outcrop
