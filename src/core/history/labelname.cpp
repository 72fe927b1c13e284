// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/labelname.h"

#include "core/history/labelmessages.h"

#include <QRegularExpression>

namespace outcrop {

QString labelNameProblem(const QString &name)
{
    static const QRegularExpression allowedPattern(QStringLiteral("\\A[a-z0-9_][a-z0-9_.-]{0,35}\\z"));
    if (name == u"latest" || name == u"now")
        return labelmessages::reservedLabel(name);
    const bool isTag = !name.contains(QStringLiteral("..")) && !name.endsWith(u'.') && !name.endsWith(QStringLiteral(".lock"));
    return isTag && allowedPattern.match(name).hasMatch() ? QString() : labelmessages::invalidLabel(name);
}

} // namespace outcrop
