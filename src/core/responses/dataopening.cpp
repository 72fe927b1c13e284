// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/dataopening.h"

#include "core/responses/markup.h"

namespace outcrop {
namespace {

bool isOpeningQuote(QChar letter)
{
    return letter == u'"' || letter == u'\'' || letter == u'“' || letter == u'‘' || letter == u'`';
}

/// Whether a name and a colon stand there: the beginning of an object whose keys have no quotes.
bool isKey(QStringView text, qsizetype at)
{
    qsizetype end = at;
    while (end < text.size() && end - at < 80 && (text[end].isLetterOrNumber() || text[end] == u'_' || text[end] == u'-' || text[end] == u'$'))
        ++end;
    const qsizetype colon = skipSpace(text, end);
    return end > at && colon < text.size() && text[colon] == u':';
}

} // namespace

bool mayBeginData(QStringView text, qsizetype at)
{
    const qsizetype next = skipSpace(text, at + 1);
    if (next == text.size())
        return false;
    const QChar first = text[next];
    if (text[at] == u'[')
        return first == u'{' || first == u'[' || first == u'"' || first == u'\'' || first.isDigit() || first == u'-';
    return isOpeningQuote(first) || first == u'/' || isKey(text, next);
}

} // namespace outcrop
