// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/parsedecisions.h"
#include "core/responses/jsonquotes.h"
#include "core/responses/outlinestacks.h"

#include <vector>

namespace outcrop {

/// The token that an interpretation expects next.
enum class OutlineMode : quint8 { Value, Key, Colon, Next, String, Done };

/// A partial interpretation of a text: its position, its open brackets, and the cost of its repairs so far.
struct OutlineState {
    qsizetype offset = 0;
    double cost = 0;
    OutlineMode mode = OutlineMode::Value;
    OutlineStacks::Id stack = OutlineStacks::None;
    quint32 decisions = 0;       ///< ID in DecisionHistory
    qsizetype stringBegin = -1;   ///< offset of the current or last string; -1 if the last value was not a string
    bool hasComma = false;   ///< a comma directly precedes the position
    bool isEscaped = false;  ///< true if the input is the contents of a string literal
    // The following members are valid while a string is read.
    QuoteKind quote = QuoteKind::Plain;
    JsonRole role = JsonRole::Root;
    int innerQuotes = 0;
    int innerBrackets = 0;   ///< brackets opened inside the string and not closed there
    bool hasForeignCloser = false; ///< true if the string contains a closing bracket without its opening bracket
};

/// The decisions of many interpretations, stored as a tree of shared prefixes so that copies are free.
class DecisionHistory
{
public:
    using Id = quint32;

    DecisionHistory() { m_steps.push_back({}); }

    Id addEnding(Id decisions, qsizetype stringBegin, ParseDecisions::Ending ending);
    Id addCloser(Id decisions, qsizetype offset, int depth);
    ParseDecisions decisionsUpTo(Id decisions) const;

private:
    enum class Kind : quint8 { Ending, MissingEnding, Closer };
    struct Step {
        Id previous = 0;
        Kind kind = Kind::Ending;
        qsizetype offset = 0;
        qsizetype to = 0;
    };

    Id add(const Step &step);

    std::vector<Step> m_steps; // the first step is the root
};

} // namespace outcrop
