// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>

#include <optional>

namespace outcrop {

/// Decisions for TolerantJsonReader about marks that allow more than one reading, by their offset in the text. What it does not name, the reader decides itself.
/// Depths count the brackets that are open.
struct JsonGuide {
    /// Where a string or a text without quotes ends. `isMissing`: without a closing quote.
    struct Ending {
        qsizetype at = 0;
        bool isMissing = false;

        friend bool operator==(const Ending &, const Ending &) = default;
    };
    static constexpr int Drop = -1;

    QHash<qsizetype, Ending> endings;  ///< by the offset of the opening quote, or of the first character
    QHash<qsizetype, int> closers;     ///< the depth behind a closing bracket, or Drop

    std::optional<Ending> endingOf(qsizetype at) const
    {
        const auto ending = endings.constFind(at);
        return ending == endings.constEnd() ? std::nullopt : std::optional(*ending);
    }

    std::optional<int> depthBehind(qsizetype closer) const
    {
        const auto depth = closers.constFind(closer);
        return depth == closers.constEnd() ? std::nullopt : std::optional(*depth);
    }

    friend bool operator==(const JsonGuide &, const JsonGuide &) = default;
};

} // namespace outcrop
