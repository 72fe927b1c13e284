// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/namelist.h"

namespace outcrop {
namespace {

/// Splits a string at characters that satisfy `isSeparator`, except inside parentheses. Trims the results and drops empty ones.
template<typename IsSeparator>
QStringList split(const QString &text, IsSeparator isSeparator)
{
    QStringList found{QString()};
    int depth = 0;
    for (const QChar c : text) {
        depth += c == u'(' ? 1 : c == u')' ? -1 : 0;
        if (depth <= 0 && isSeparator(c))
            found.append(QString());
        else
            found.last() += c;
    }
    for (QString &piece : found)
        piece = piece.trimmed();
    found.removeAll(QString());
    return found;
}

} // namespace

QStringList splitNames(const QString &text)
{
    return split(text, [](QChar c) { return c == u','; });
}

QStringList splitNames(const DataNode &node)
{
    return node.isSequence() ? node.toStrings() : splitNames(node.text());
}

QString withCommas(const QString &text)
{
    const QStringList words = split(text, [](QChar c) { return c.isSpace(); });
    return splitNames(text).size() > 1 || words.size() < 2 ? text : words.join(QStringLiteral(", "));
}

} // namespace outcrop
