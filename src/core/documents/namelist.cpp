// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/namelist.h"

namespace outcrop {
namespace {

/// Splits a string at characters that satisfy `parts`, except inside parentheses. Trims the results and drops empty ones.
template<typename Parts>
QStringList split(const QString &text, Parts parts)
{
    QStringList found{QString()};
    int depth = 0;
    for (const QChar c : text) {
        depth += c == u'(' ? 1 : c == u')' ? -1 : 0;
        if (depth <= 0 && parts(c))
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

QStringList namesIn(const QString &text)
{
    return split(text, [](QChar c) { return c == u','; });
}

QStringList namesIn(const DataNode &node)
{
    return node.isSequence() ? node.toStrings() : namesIn(node.text());
}

QString withCommas(const QString &text)
{
    const QStringList words = split(text, [](QChar c) { return c.isSpace(); });
    return namesIn(text).size() > 1 || words.size() < 2 ? text : words.join(QStringLiteral(", "));
}

} // namespace outcrop
