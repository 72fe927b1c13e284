// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>

#include <optional>

namespace outcrop {

/// Decisions for TolerantJsonReader about ambiguous characters, by their offset in the text. For all other characters, the reader uses its rules.
/// Depth is the number of open brackets.
struct ParseDecisions {
    /// The end of a string. `isMissing` is true if there is no closing quote.
    struct Ending {
        qsizetype offset = 0;
        bool isMissing = false;

        friend bool operator==(const Ending &, const Ending &) = default;
    };
    static constexpr int Drop = -1;

    QHash<qsizetype, Ending> endings;  ///< key: offset of the opening quote, or of the first character of an unquoted string
    QHash<qsizetype, int> closers;     ///< key: offset of a closing bracket; value: depth after it, or Drop

    std::optional<Ending> endingOf(qsizetype offset) const
    {
        const auto ending = endings.constFind(offset);
        return ending == endings.constEnd() ? std::nullopt : std::optional(*ending);
    }

    std::optional<int> depthAfter(qsizetype closer) const
    {
        const auto depth = closers.constFind(closer);
        return depth == closers.constEnd() ? std::nullopt : std::optional(*depth);
    }

    friend bool operator==(const ParseDecisions &, const ParseDecisions &) = default;
};

} // namespace outcrop
