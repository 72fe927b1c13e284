// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/asciiblock.h"

#include <bit>

namespace outcrop {

/// Bit mask of the piece starts in a block whose first character starts a piece. Implements the common part of the published patterns of o200k_base and cl100k_base with
/// bit operations on all characters in parallel. Shifting a mask left by one selects the following characters. Starts that depend on text outside the block are omitted.
/// Each piece extends from one start to the next, and splitting continues at the last start.
class AsciiStarts
{
public:
    explicit AsciiStarts(const AsciiBlock &block)
        : m_block(block), m_letters(block.upperBits | block.lowerBits), m_blanks(block.whiteBits & ~block.newlines),
          m_symbols(block.known & ~(m_letters | block.digits | block.whiteBits)), m_starts(1 | wordStarts() | digitStarts() | blankStarts() | lineBreakStarts() | symbolStarts()),
          m_certainStarts(block.known)
    {
        excludeLastBlank();
        excludeEmptyLines();
    }

    quint64 starts() const { return m_starts & m_certainStarts; }
    quint64 apostrophesAfterWords() const { return m_block.apostrophes & m_letters << 1; }
    quint64 apostrophesAtStarts() const { return m_block.apostrophes & m_starts; }

    /// Adds the word starts of o200k_base at an uppercase letter after a lowercase letter.
    void addStartsAtCapitals() { m_starts |= m_block.upperBits & m_block.lowerBits << 1; }

    /// Finds the first slash after symbols and line breaks, and excludes its start and all later ones. In o200k_base, the slash belongs to the piece of the symbols,
    /// whose end is then uncertain.
    void excludeSlashes(const char *at)
    {
        const quint64 behindBreaks = nextAfterRuns(m_block.newlines, m_symbols) & m_symbols;
        for (quint64 left = behindBreaks; left != 0; left &= left - 1) {
            if (at[std::countr_zero(left)] == '/')
                return excludeFrom(left & -left);
        }
    }

    /// Removes the starts in [first, end), and adds one at `end`. An `end` of 0 means that the piece extends beyond the block.
    void joinUntil(quint64 first, quint64 end) { m_starts = (m_starts & ~(end - first)) | end; }

private:
    /// Returns letters that start a word without a prefix. A single symbol or blank before a word is its prefix.
    quint64 wordStarts() const
    {
        const quint64 leadingSymbols = m_symbols & ~((m_symbols | m_block.spaces) << 1);
        return m_letters & (m_block.digits | m_block.newlines | (m_symbols & ~leadingSymbols)) << 1;
    }
    /// Returns the starts of the pieces of digits: \p{N}{1,3}.
    quint64 digitStarts() const
    {
        const quint64 digits = m_block.digits;
        const quint64 behindThree = digits & digits << 1 & digits << 2 & digits << 3;
        quint64 starts = digits & ~(digits << 1);
        for (quint64 next = starts << 3 & behindThree; next != 0; next = next << 3 & behindThree)
            starts |= next;
        return starts;
    }
    /// Returns the starts of \s*[\r\n]+|\s+(?!\S)|\s+ : the first blank of a run, the first one after a line break, and the last one, which may belong to the
    /// next piece.
    quint64 blankStarts() const { return m_blanks & ~(m_block.whiteBits << 1 & ~(m_block.newlines << 1) & m_block.whiteBits >> 1); }
    /// Returns line breaks after letters and digits. After symbols and blanks they are part of the preceding piece.
    quint64 lineBreakStarts() const { return m_block.newlines & (m_letters | m_block.digits) << 1; }
    quint64 symbolStarts() const { return m_symbols & (m_letters | m_block.digits | (m_block.whiteBits & ~m_block.spaces)) << 1; }

    /// Returns the character after each run of `kind` that follows a character in `before`. Adding a run's first bit to the run makes the carry propagate
    /// through it.
    static quint64 nextAfterRuns(quint64 kind, quint64 before) { return ((kind & before << 1) + kind) & ~kind; }

    /// Excludes the block's last character if it is a blank that follows other blanks, because the next character is unknown.
    void excludeLastBlank() { m_starts &= ~(m_block.known & ~(m_block.known >> 1) & m_blanks & m_block.whiteBits << 1); }

    /// Excludes all starts after a line break that is followed by blanks and then by another line break or the end of the block, because they may form one piece.
    void excludeEmptyLines()
    {
        const quint64 ends = nextAfterRuns(m_blanks, m_block.newlines) & (m_block.newlines | ~m_block.known);
        if (ends == 0)
            return;
        const quint64 before = m_block.newlines & ((ends & -ends) - 1);
        excludeFrom(quint64(1) << (64 - std::countl_zero(before)));
    }

    void excludeFrom(quint64 first) { m_certainStarts &= first - 1; }

    const AsciiBlock &m_block;
    quint64 m_letters;
    quint64 m_blanks;
    quint64 m_symbols;
    quint64 m_starts;
    quint64 m_certainStarts;
};

} // namespace outcrop
