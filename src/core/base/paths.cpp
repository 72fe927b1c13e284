// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/paths.h"

#include <QDir>

#include <algorithm>

namespace outcrop {

bool staysInside(QStringView path)
{
    const QList<QStringView> steps = path.split(u'/');
    return std::none_of(steps.begin(), steps.end(),
        [](QStringView step) { return step.isEmpty() || step == u"." || step == u".." || step.contains(QChar(u'\0')); });
}

bool leadsOutside(const QString &path)
{
    return QDir::isAbsolutePath(path) || path == u".." || path.startsWith(u"../");
}

bool isAtOrBelow(QStringView path, QStringView place)
{
    if (!path.startsWith(place))
        return false;
    return path.size() == place.size() || place.endsWith(u'/') || path[place.size()] == u'/';
}

QString movedPath(const QString &path, const QString &from, const QString &to)
{
    return isAtOrBelow(path, from) ? to + path.mid(from.size()) : path;
}

QString pathInside(const QString &folder, const QString &path)
{
    const QString relative = QDir(folder).relativeFilePath(path);
    return leadsOutside(relative) ? path : relative;
}

} // namespace outcrop
