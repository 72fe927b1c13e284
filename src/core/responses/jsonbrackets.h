// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonlookahead.h"

#include <vector>

namespace outcrop {

enum class JsonBracket { Object, List, Set, Pairs, Tuple, Call };

/// A bracket that is open.
struct JsonFrame {
    JsonBracket kind = JsonBracket::Object;
    char16_t closer = u'}';     ///< as it is to be found in the text
    qsizetype openAt = 0;
    int extraClosers = 0;       ///< brackets passed over, whose counterparts follow
    bool hasMembers = false;
    bool isImplicit = false;    ///< its opening bracket was forgotten
};

/// The brackets that are open, outermost first.
class JsonBrackets
{
public:
    static constexpr qsizetype mostLevels = 512;

    bool isEmpty() const { return m_frames.empty(); }
    bool isFull() const { return depth() >= mostLevels; }
    qsizetype depth() const { return qsizetype(m_frames.size()); }
    JsonFrame &top() { return m_frames.back(); }
    const JsonFrame &top() const { return m_frames.back(); }
    /// The outermost bracket is 0.
    const JsonFrame &at(qsizetype frame) const { return m_frames[size_t(frame)]; }
    /// Whether the innermost bracket holds members.
    bool isObject() const;
    /// Whether the bracket around the innermost is of this kind.
    bool isInside(JsonBracket kind) const;

    void push(JsonBracket kind, char16_t closer, qsizetype at);
    JsonFrame pop();

    /// Whether a bracket is open that this closes.
    bool isOpen(char16_t closer) const { return m_open[numberOf(closer)] > 0; }
    /// The innermost bracket that `unit` closes, or -1.
    qsizetype frameClosedBy(int unit) const;
    /// What closes that bracket in the text; 0 where there is none.
    int closerOf(qsizetype frame) const;
    /// What closes a bracket of this kind in JSON.
    static char16_t properCloser(JsonBracket kind);

    /// What a value belongs to that begins here.
    JsonRole role() const;
    JsonPlaceInfo placeInfo(JsonRole role, bool isEscaped) const;

private:
    static int numberOf(char16_t closer) { return closer == u'}' ? 0 : closer == u']' ? 1 : 2; }

    std::vector<JsonFrame> m_frames;
    int m_open[3] = {0, 0, 0}; // braces, square and round brackets
};

} // namespace outcrop
