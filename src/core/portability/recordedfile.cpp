// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/recordedfile.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

QString safe(QString name)
{
    static const QRegularExpression unsafe(QStringLiteral("[^A-Za-z0-9_.-]|^\\."));
    name.replace(unsafe, QStringLiteral("_"));
    return name.isEmpty() ? QStringLiteral("_") : name;
}

} // namespace

QString recordedFile(const QString &agent, const QString &name)
{
    return QStringLiteral("portability/recorded/") + safe(agent) + u'/' + safe(name);
}

} // namespace outcrop
