// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/turtlenesting.h"

namespace outcrop {
namespace {

/// Returns the offset after the next `mark`, or the end of the text.
qsizetype offsetAfter(QStringView text, qsizetype at, QStringView mark)
{
    const qsizetype found = text.indexOf(mark, at);
    return found < 0 ? text.size() : found + mark.size();
}

/// Returns the offset after the quoted string that begins at `at`; the end of the text if it is not closed.
qsizetype offsetAfterQuoted(QStringView text, qsizetype at)
{
    const QChar quote = text[at];
    const QString longQuote(3, quote);
    const bool isLong = text.mid(at).startsWith(longQuote);
    for (at += isLong ? 3 : 1; at < text.size(); ++at) {
        if (text[at] == u'\\')
            ++at;
        else if (isLong ? text.mid(at).startsWith(longQuote) : text[at] == quote)
            return at + (isLong ? 3 : 1);
    }
    return text.size();
}

} // namespace

qsizetype findTooDeepBracket(QStringView text, int most)
{
    int depth = 0;
    for (qsizetype at = 0; at < text.size();) {
        const QChar c = text[at];
        if (c == u'#') {
            at = offsetAfter(text, at, u"\n");
        } else if (c == u'<') {
            at = offsetAfter(text, at, u">");
        } else if (c == u'"' || c == u'\'') {
            at = offsetAfterQuoted(text, at);
        } else {
            depth += c == u'[' || c == u'(' ? 1 : c == u']' || c == u')' ? -1 : 0;
            if (depth > most)
                return at;
            ++at;
        }
    }
    return -1;
}

} // namespace outcrop
