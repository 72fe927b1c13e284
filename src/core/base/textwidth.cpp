// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/textwidth.h"

#include <algorithm>
#include <array>

namespace outcrop {
namespace {

char32_t codeAt(QStringView text, qsizetype at)
{
    const bool isPair = text.at(at).isHighSurrogate() && at + 1 < text.size() && text.at(at + 1).isLowSurrogate();
    return isPair ? QChar::surrogateToUcs4(text.at(at), text.at(at + 1)) : text.at(at).unicode();
}

} // namespace

bool isWideInTerminal(char32_t code)
{
    struct Range {
        char32_t first;
        char32_t last;
    };
    static constexpr std::array<Range, 11> wideRanges{{{0x1100, 0x115F}, {0x2E80, 0x303E}, {0x3041, 0x33FF}, {0x3400, 0x4DBF}, {0x4E00, 0xA4CF}, {0xA960, 0xA97C}, {0xAC00, 0xD7A3},
        {0xF900, 0xFAFF}, {0xFE30, 0xFE6F}, {0xFF01, 0xFF60}, {0x20000, 0x3FFFD}}};
    return code >= wideRanges.front().first && std::any_of(wideRanges.begin(), wideRanges.end(), [code](const Range &range) { return code >= range.first && code <= range.last; });
}

TerminalCharacter terminalCharacterAt(QStringView text, qsizetype at)
{
    constexpr char32_t firstMark = 0x300;
    const char32_t code = codeAt(text, at);
    if (code < firstMark)
        return {};
    const qsizetype units = QChar::requiresSurrogates(code) ? 2 : 1;
    const QChar::Category category = QChar::category(code);
    const bool isInvisible = category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing || category == QChar::Other_Format;
    return {units, isInvisible ? 0 : isWideInTerminal(code) ? 2 : 1};
}

qsizetype textWidth(const QString &text)
{
    qsizetype width = 0;
    for (qsizetype at = 0; at < text.size();) {
        const TerminalCharacter character = terminalCharacterAt(text, at);
        width += character.columns;
        at += character.units;
    }
    return width;
}

QString padToWidth(const QString &text, qsizetype width)
{
    return text + QString(std::max<qsizetype>(0, width - textWidth(text)), u' ');
}

} // namespace outcrop
