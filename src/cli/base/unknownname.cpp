// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/unknownname.h"

#include "core/text/nearestword.h"

namespace outcrop {

QString unknownNameMessage(const QString &what, const QString &word, const QStringList &words)
{
    constexpr qsizetype longestList = 24;
    QString message = QStringLiteral("unknown %1 `%2`").arg(what, word);
    const QString meant = nearestWord(word, words);
    if (!meant.isEmpty())
        message += QStringLiteral("; did you mean `%1`?").arg(meant);
    if (words.isEmpty())
        return message + QStringLiteral("; none are defined");
    if (words.size() > longestList)
        return message;
    return message + (meant.isEmpty() ? QStringLiteral("; available: ") : QStringLiteral(" Available: "))
        + words.join(QStringLiteral(", "));
}

} // namespace outcrop
