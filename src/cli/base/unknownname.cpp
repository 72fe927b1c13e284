// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/unknownname.h"

#include "core/text/nearestword.h"

namespace outcrop {

QString unknownNameMessage(const QString &valueName, const QString &name, const QStringList &names)
{
    constexpr qsizetype longestList = 24;
    QString message = QStringLiteral("unknown %1 `%2`").arg(valueName, name);
    const QString meant = nearestWord(name, names);
    if (!meant.isEmpty())
        message += QStringLiteral("; did you mean `%1`?").arg(meant);
    if (names.isEmpty())
        return message + QStringLiteral("; none are defined, so create one first");
    if (names.size() > longestList)
        return meant.isEmpty() ? message + QStringLiteral("; check the spelling") : message;
    return message + (meant.isEmpty() ? QStringLiteral("; available: ") : QStringLiteral(" Available: "))
        + names.join(QStringLiteral(", "));
}

} // namespace outcrop
