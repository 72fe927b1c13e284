// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/identifierwords.h"

#include <QRegularExpression>

namespace outcrop {

QString identifierWords(const QString &text)
{
    static const QRegularExpression identifier(QStringLiteral("^[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+(?=: |$)"));
    const qsizetype length = identifier.match(text).capturedLength();
    return text.left(length).replace(u'_', u' ') + text.mid(length);
}

QStringList identifierWords(const QStringList &texts)
{
    QStringList words;
    for (const QString &text : texts)
        words.append(identifierWords(text));
    return words;
}

} // namespace outcrop
