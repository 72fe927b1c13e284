// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonlookahead.h"

#include <vector>

namespace outcrop {

enum class JsonBracket { Object, List, Set, Pairs, Tuple, Call };

/// An open bracket.
struct JsonFrame {
    JsonBracket kind = JsonBracket::Object;
    char16_t closer = u'}';     ///< closing character expected in the text
    qsizetype openOffset = 0;
    int extraClosers = 0;       ///< number of skipped opening braces whose closing braces are expected
    bool hasMembers = false;
    bool isImplicit = false;    ///< true if the opening bracket is missing in the text
};

/// The stack of open brackets, outermost first.
class JsonBrackets
{
public:
    static constexpr qsizetype maximumLevels = 512;

    bool isEmpty() const { return m_frames.empty(); }
    bool isFull() const { return depth() >= maximumLevels; }
    qsizetype depth() const { return qsizetype(m_frames.size()); }
    JsonFrame &top() { return m_frames.back(); }
    const JsonFrame &top() const { return m_frames.back(); }
    /// Returns a frame by depth; the outermost bracket has index 0.
    const JsonFrame &at(qsizetype frame) const { return m_frames[size_t(frame)]; }
    /// Returns whether the innermost bracket contains key-value pairs.
    bool isObject() const;
    /// Returns whether the bracket around the innermost one is of this kind.
    bool isInside(JsonBracket kind) const;

    void push(JsonBracket kind, char16_t closer, qsizetype offset);
    JsonFrame pop();

    /// Returns whether any open bracket is closed by `closer`.
    bool isOpen(char16_t closer) const { return m_openCounts[closerIndex(closer)] > 0; }
    /// Returns the index of the innermost bracket that `unit` closes, or -1.
    qsizetype frameClosedBy(int unit) const;
    /// Returns the closing character of a bracket as written in the text; 0 if `frame` is negative.
    int closerOf(qsizetype frame) const;
    /// Returns the closing character of this kind in valid JSON.
    static char16_t standardCloser(JsonBracket kind);

    /// Returns the role of a value that starts at the current position.
    JsonRole role() const;
    JsonContext contextFor(JsonRole role, bool isEscaped) const;

private:
    static int closerIndex(char16_t closer) { return closer == u'}' ? 0 : closer == u']' ? 1 : 2; }

    std::vector<JsonFrame> m_frames;
    int m_openCounts[3] = {0, 0, 0}; // open brackets by kind: braces, square brackets, parentheses
};

} // namespace outcrop
