// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schema/patternproblem.h"

#include <QHash>
#include <QRegularExpression>

namespace outcrop {
namespace {

constexpr qsizetype mostRemembered = 1000;

QString problemOf(const QString &pattern)
{
    const QRegularExpression expression(pattern);
    return expression.isValid() ? QString() : expression.errorString();
}

} // namespace

QString problemOfPattern(const QString &pattern)
{
    thread_local QHash<QString, QString> remembered;
    const auto known = remembered.constFind(pattern);
    if (known != remembered.constEnd())
        return *known;
    if (remembered.size() >= mostRemembered)
        remembered.clear();
    return *remembered.insert(pattern, problemOf(pattern));
}

} // namespace outcrop
