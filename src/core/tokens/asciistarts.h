// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/asciiblock.h"

#include <bit>

namespace outcrop {

/// Where pieces begin in a block whose first character begins one, a bit each: what the published patterns of o200k_base and cl100k_base have in common, by
/// arithmetic on all characters in parallel. Shifted by one to the left, the bits of characters are those of what follows them. What depends on more than the block is
/// left out: from one start to the next is a piece, and the last start is where to go on.
class AsciiStarts
{
public:
    explicit AsciiStarts(const AsciiBlock &block)
        : m_block(block), m_letters(block.upper | block.lower), m_blanks(block.white & ~block.newlines),
          m_symbols(block.known & ~(m_letters | block.digits | block.white)), m_starts(1 | ofWords() | ofDigits() | ofBlanks() | ofBreaks() | ofSymbols()),
          m_certain(block.known)
    {
        leaveLastBlank();
        leaveEmptyLines();
    }

    quint64 starts() const { return m_starts & m_certain; }
    quint64 apostrophesBehindWords() const { return m_block.apostrophes & m_letters << 1; }
    quint64 apostrophesAtStarts() const { return m_block.apostrophes & m_starts; }

    /// A capital behind a small letter begins a word.
    void startAtCapitals() { m_starts |= m_block.upper & m_block.lower << 1; }

    /// Symbols take the slashes behind their line breaks. Where there are some, nothing is known any more.
    void leaveSlashes(const char *at)
    {
        const quint64 behindBreaks = behind(m_block.newlines, m_symbols) & m_symbols;
        for (quint64 left = behindBreaks; left != 0; left &= left - 1) {
            if (at[std::countr_zero(left)] == '/')
                return leaveFrom(left & -left);
        }
    }

    /// No piece begins from `first` to before `end`, and one begins there; 0 is the end of a piece that the block does not hold whole.
    void joinUntil(quint64 first, quint64 end) { m_starts = (m_starts & ~(end - first)) | end; }

private:
    /// Letters that nothing before them leads. A symbol alone does, and every blank.
    quint64 ofWords() const
    {
        const quint64 leading = m_symbols & ~((m_symbols | m_block.spaces) << 1);
        return m_letters & (m_block.digits | m_block.newlines | (m_symbols & ~leading)) << 1;
    }
    /// \p{N}{1,3}
    quint64 ofDigits() const
    {
        const quint64 digits = m_block.digits;
        const quint64 behindThree = digits & digits << 1 & digits << 2 & digits << 3;
        quint64 starts = digits & ~(digits << 1);
        for (quint64 next = starts << 3 & behindThree; next != 0; next = next << 3 & behindThree)
            starts |= next;
        return starts;
    }
    /// \s*[\r\n]+|\s+(?!\S)|\s+ : the first of several, the first behind a line break, and the last, which may lead what follows.
    quint64 ofBlanks() const { return m_blanks & ~(m_block.white << 1 & ~(m_block.newlines << 1) & m_block.white >> 1); }
    /// Symbols and blanks take them.
    quint64 ofBreaks() const { return m_block.newlines & (m_letters | m_block.digits) << 1; }
    quint64 ofSymbols() const { return m_symbols & (m_letters | m_block.digits | (m_block.white & ~m_block.spaces)) << 1; }

    /// The character behind each run of `kind` that begins behind one of `before`: adding its first bit to the run carries through it.
    static quint64 behind(quint64 kind, quint64 before) { return ((kind & before << 1) + kind) & ~kind; }

    /// The last character of the block, if it is a blank behind others: whether it is the last of them is not known.
    void leaveLastBlank() { m_starts &= ~(m_block.known & ~(m_block.known >> 1) & m_blanks & m_block.white << 1); }

    /// Blanks from a line break to the next are in the piece of both, and where they end the block this is not known.
    void leaveEmptyLines()
    {
        const quint64 ends = behind(m_blanks, m_block.newlines) & (m_block.newlines | ~m_block.known);
        if (ends == 0)
            return;
        const quint64 before = m_block.newlines & ((ends & -ends) - 1);
        leaveFrom(quint64(1) << (64 - std::countl_zero(before)));
    }

    void leaveFrom(quint64 first) { m_certain &= first - 1; }

    const AsciiBlock &m_block;
    quint64 m_letters;
    quint64 m_blanks;
    quint64 m_symbols;
    quint64 m_starts;
    quint64 m_certain;
};

} // namespace outcrop
