// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// Returns whether a character fills two columns in a terminal: those of Chinese, Japanese and Korean, in full width.
bool isWideInTerminal(char32_t code);

/// The size of a character. A combining mark and a control character of the writing direction have no column.
struct TerminalCharacter {
    qsizetype units = 1; ///< length of the character in UTF-16 code units
    int columns = 1;
};

/// Returns the size of the character at an offset.
TerminalCharacter terminalCharacterAt(QStringView text, qsizetype at);

/// Returns the width of a text in terminal columns. A Chinese, Japanese or Korean character has two columns, a combining mark or an invisible character none, and any
/// other character one.
qsizetype textWidth(const QString &text);

/// Returns the text with spaces appended, up to a width in terminal columns. A wider text is returned unchanged.
QString padToWidth(const QString &text, qsizetype width);

} // namespace outcrop
