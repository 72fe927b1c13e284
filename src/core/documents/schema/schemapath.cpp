// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schema/schemapath.h"

namespace outcrop {

QStringList pointerSteps(const QString &pointer)
{
    QStringList steps = pointer.split(u'/');
    steps.removeFirst();
    for (QString &step : steps)
        step.replace(QStringLiteral("~1"), QStringLiteral("/")).replace(QStringLiteral("~0"), QStringLiteral("~"));
    return steps;
}

QString pointerStep(const QString &key)
{
    QString step = key;
    return u'/' + step.replace(u'~', QStringLiteral("~0")).replace(u'/', QStringLiteral("~1"));
}

} // namespace outcrop
