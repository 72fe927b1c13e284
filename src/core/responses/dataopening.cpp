// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/dataopening.h"

#include "core/responses/markup.h"

namespace outcrop {
namespace {

bool isOpeningQuote(QChar letter)
{
    return letter == u'"' || letter == u'\'' || letter == u'“' || letter == u'‘' || letter == u'„' || letter == u'«' || letter == u'`';
}

/// Returns whether the text at `at` consists of words, a colon and the start of a value.
bool startsWords(QStringView text, qsizetype at)
{
    qsizetype end = at;
    while (end < text.size() && end - at < 60 && (text[end].isLetterOrNumber() || text[end] == u'_' || text[end] == u'-' || text[end] == u' '))
        ++end;
    const qsizetype value = end < text.size() && text[end] == u':' ? skipSpace(text, end + 1) : text.size();
    return end > at && value < text.size() && (isOpeningQuote(text[value]) || text[value].isDigit() || text[value] == u'[' || text[value] == u'{');
}

/// Returns whether a name and a colon follow: the start of an object whose keys have no quotes or lack the opening quote.
bool isKey(QStringView text, qsizetype at)
{
    qsizetype end = at;
    while (end < text.size() && end - at < 80 && (text[end].isLetterOrNumber() || text[end] == u'_' || text[end] == u'-' || text[end] == u'$' || text[end] == u'.'))
        ++end;
    const bool isQuoted = end < text.size() && (text[end] == u'"' || text[end] == u'\'');
    const qsizetype colon = skipSpace(text, end + isQuoted);
    if (end > at && colon < text.size() && text[colon] == u':')
        return true;
    return startsWords(text, at);
}

} // namespace

bool canBeginData(QStringView text, qsizetype at)
{
    qsizetype next = skipSpace(text, at + 1);
    while (next < text.size() && text[at] == u'{' && (text[next] == u',' || (text[next] == u'{' && next == at + 1)))
        next = skipSpace(text, next + 1);
    if (next == text.size())
        return false;
    const QChar first = text[next];
    const bool isEscaped = first == u'\\' && next + 1 < text.size() && (text[next + 1] == u'"' || text[next + 1] == u'\'' || text[next + 1] == u'n');
    if (text[at] == u'[')
        return first == u'{' || first == u'[' || first == u'"' || first == u'\'' || first == u'“' || first.isDigit() || first == u'-' || isEscaped;
    return isOpeningQuote(first) || first == u'/' || isEscaped || isKey(text, next);
}

} // namespace outcrop
