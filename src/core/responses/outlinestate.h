// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonguide.h"
#include "core/responses/jsonquotes.h"
#include "core/responses/outlinestacks.h"

#include <vector>

namespace outcrop {

/// What a reading of a text expects next.
enum class OutlineMode : quint8 { Value, Key, Colon, Next, Text, Done };

/// A reading of a text as far as it has come: where it is, what is open, and what the repairs so far cost.
struct OutlineState {
    qsizetype at = 0;
    double cost = 0;
    OutlineMode mode = OutlineMode::Value;
    OutlineStacks::Id stack = OutlineStacks::None;
    quint32 trail = 0;       ///< in OutlineTrails
    qsizetype opened = -1;   ///< of the string that is read, or was read last; -1 if it was not a string
    bool hasComma = false;   ///< a comma comes before, and nothing since
    bool isEscaped = false;  ///< the text is the inside of a string
    // while a string is read
    QuoteKind quote = QuoteKind::Plain;
    JsonRole role = JsonRole::Root;
    int innerQuotes = 0;
    int innerBrackets = 0;   ///< opened inside the string and not closed there
    bool hasForeignCloser = false; ///< a bracket is closed inside the string that was not opened there
};

/// The decisions of many readings: each is a path through a tree, so that a copy costs nothing.
class OutlineTrails
{
public:
    using Id = quint32;

    OutlineTrails() { m_steps.push_back({}); }

    Id ending(Id trail, qsizetype opened, JsonGuide::Ending ending);
    Id closer(Id trail, qsizetype at, int depth);
    JsonGuide guide(Id trail) const;

private:
    enum class Kind : quint8 { Ending, MissingEnding, Closer };
    struct Step {
        Id previous = 0;
        Kind kind = Kind::Ending;
        qsizetype at = 0;
        qsizetype to = 0;
    };

    Id add(const Step &step);

    std::vector<Step> m_steps; // the first is the beginning of all
};

} // namespace outcrop
