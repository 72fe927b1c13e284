// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/tomlscan.h"

namespace outcrop {
namespace {

bool isEscaped(QStringView text, qsizetype quote, qsizetype start)
{
    qsizetype backslashes = 0;
    while (quote - backslashes > start && text[quote - backslashes - 1] == u'\\')
        ++backslashes;
    return backslashes % 2 == 1;
}

/// Returns the offset after the string that begins at `start`. An unclosed string extends to the end of the text.
qsizetype stringEnd(QStringView text, qsizetype start)
{
    const QChar quote = text[start];
    const QChar three[] = {quote, quote, quote};
    const QStringView mark =
        text.mid(start).startsWith(QStringView(three, 3)) ? QStringView(three, 3) : QStringView(three, 1);
    const qsizetype from = start + mark.size();
    qsizetype end = text.indexOf(mark, from);
    while (end >= 0 && quote == u'"' && isEscaped(text, end, from))
        end = text.indexOf(mark, end + 1);
    return end < 0 ? text.size() : end + mark.size();
}

qsizetype nextLineStart(QStringView text, qsizetype start)
{
    const qsizetype end = text.indexOf(u'\n', start);
    return end < 0 ? text.size() : end;
}

/// Returns the first offset outside strings and comments for which `test` returns true, or -1.
template<typename Test>
qsizetype findOutsideStrings(QStringView text, Test test)
{
    for (qsizetype i = 0; i < text.size();) {
        const QChar c = text[i];
        if (c == u'#')
            i = nextLineStart(text, i);
        else if (c == u'"' || c == u'\'')
            i = stringEnd(text, i);
        else if (test(i))
            return i;
        else
            ++i;
    }
    return -1;
}

bool isKeyCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == u'_' || c == u'-' || c == u' ' || c == u'\t';
}

} // namespace

qsizetype findTooDeepTomlKey(QStringView text, int depth)
{
    int dots = 0;
    return findOutsideStrings(text, [&dots, text, depth](qsizetype at) {
        if (text[at] == u'.')
            return ++dots >= depth;
        dots = isKeyCharacter(text[at]) ? dots : 0;
        return false;
    });
}

qsizetype findInvalidTomlCharacter(QStringView text)
{
    constexpr char16_t lastAscii = 0x7F;
    return findOutsideStrings(text, [text](qsizetype at) {
        return text[at] > QChar(lastAscii) && !(at == 0 && text[at] == QChar::ByteOrderMark);
    });
}

} // namespace outcrop
