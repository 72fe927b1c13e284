// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/dataopening.h"

#include "core/responses/markup.h"

namespace outcrop {
namespace {

bool isOpeningQuote(QChar letter)
{
    return letter == u'"' || letter == u'\'' || letter == u'“' || letter == u'‘' || letter == u'„' || letter == u'«' || letter == u'`';
}

/// Returns whether the text at `offset` consists of words, a colon and the start of a value.
bool startsWords(QStringView text, qsizetype offset)
{
    qsizetype end = offset;
    while (end < text.size() && end - offset < 60 && (text[end].isLetterOrNumber() || text[end] == u'_' || text[end] == u'-' || text[end] == u' '))
        ++end;
    const qsizetype value = end < text.size() && text[end] == u':' ? skipSpace(text, end + 1) : text.size();
    return end > offset && value < text.size() && (isOpeningQuote(text[value]) || text[value].isDigit() || text[value] == u'[' || text[value] == u'{');
}

/// Returns whether a name and a colon follow: the start of an object whose keys have no quotes or lack the opening quote.
bool isKey(QStringView text, qsizetype offset)
{
    qsizetype end = offset;
    while (end < text.size() && end - offset < 80 && (text[end].isLetterOrNumber() || text[end] == u'_' || text[end] == u'-' || text[end] == u'$' || text[end] == u'.'))
        ++end;
    const bool isQuoted = end < text.size() && (text[end] == u'"' || text[end] == u'\'');
    const qsizetype colon = skipSpace(text, end + isQuoted);
    if (end > offset && colon < text.size() && text[colon] == u':')
        return true;
    return startsWords(text, offset);
}

} // namespace

bool canBeginData(QStringView text, qsizetype offset)
{
    qsizetype next = skipSpace(text, offset + 1);
    while (next < text.size() && text[offset] == u'{' && (text[next] == u',' || (text[next] == u'{' && next == offset + 1)))
        next = skipSpace(text, next + 1);
    if (next == text.size())
        return false;
    const QChar first = text[next];
    const bool isEscaped = first == u'\\' && next + 1 < text.size() && (text[next + 1] == u'"' || text[next + 1] == u'\'' || text[next + 1] == u'n');
    if (text[offset] == u'[')
        return first == u'{' || first == u'[' || first == u'"' || first == u'\'' || first == u'“' || first.isDigit() || first == u'-' || isEscaped;
    return isOpeningQuote(first) || first == u'/' || isEscaped || isKey(text, next);
}

} // namespace outcrop
