// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/tokenizerfilesplit.h"

#include "core/tokens/tokensmessages.h"

namespace outcrop {
namespace {

constexpr QLatin1String whiteSpace("\\x{9}-\\x{d}\\x{20}\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}");

/// Replaces `\s` and `\S` with explicit character lists, except `\S` inside a class, which no known tokenizer uses.
QString withWhiteSpace(const QString &pattern)
{
    QString written;
    bool isInClass = false;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const QString pair = pattern.mid(i, 2);
        if (pair == u"\\s" || (pair == u"\\S" && !isInClass)) {
            written += isInClass ? QString(whiteSpace) : QStringLiteral("[%1%2]").arg(pair == u"\\s" ? QString() : QStringLiteral("^"), whiteSpace);
            ++i;
        } else if (pattern[i] == u'\\') {
            written += pair;
            ++i;
        } else {
            isInClass = isInClass ? pattern[i] != u']' : pattern[i] == u'[';
            written += pattern[i];
        }
    }
    return written;
}

} // namespace

TextSplitter::TextSplitter(const QString &pattern) : m_expression(pattern, QRegularExpression::UseUnicodePropertiesOption)
{
    m_expression.optimize();
}

Result<TextSplitter> TextSplitter::fromPattern(const QString &pattern)
{
    const TextSplitter split(withWhiteSpace(pattern));
    if (split.m_expression.isValid())
        return split;
    return Error{ErrorCode::Invalid, tokensmessages::badSplitPattern(split.m_expression.errorString()), {}};
}

TextSplitter TextSplitter::fromText(const QString &text)
{
    return TextSplitter(QRegularExpression::escape(text));
}

QList<QStringView> TextSplitter::pieces(QStringView text) const
{
    QList<QStringView> pieces;
    qsizetype done = 0;
    for (auto matches = m_expression.globalMatch(text.toString()); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        if (match.capturedStart() > done)
            pieces.append(text.mid(done, match.capturedStart() - done));
        if (match.capturedLength() > 0)
            pieces.append(text.mid(match.capturedStart(), match.capturedLength()));
        done = match.capturedEnd();
    }
    if (done < text.size())
        pieces.append(text.mid(done));
    return pieces;
}

QList<QStringView> TextSplitter::piecesEndingWith(QStringView text) const
{
    QList<QStringView> pieces;
    qsizetype done = 0;
    for (auto matches = m_expression.globalMatch(text.toString()); matches.hasNext();) {
        const qsizetype end = matches.next().capturedEnd();
        if (end > done)
            pieces.append(text.mid(done, end - done));
        done = end;
    }
    if (done < text.size())
        pieces.append(text.mid(done));
    return pieces;
}

} // namespace outcrop
