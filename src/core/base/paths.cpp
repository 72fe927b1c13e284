// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/paths.h"

#include <QDir>

#include <algorithm>

namespace outcrop {

bool isContainedPath(QStringView path)
{
    const QList<QStringView> steps = path.split(u'/');
    return std::none_of(steps.begin(), steps.end(),
        [](QStringView step) { return step.isEmpty() || step == u"." || step == u".." || step.contains(QChar(u'\0')); });
}

bool isOutsideFolder(const QString &path)
{
    return QDir::isAbsolutePath(path) || path == u".." || path.startsWith(u"../");
}

bool isAtOrBelow(QStringView path, QStringView ancestor)
{
    if (!path.startsWith(ancestor))
        return false;
    return path.size() == ancestor.size() || ancestor.endsWith(u'/') || path[ancestor.size()] == u'/';
}

QString withoutScheme(const QString &tag)
{
    const qsizetype colon = tag.indexOf(u':');
    return tag.mid(colon + 1).startsWith(QLatin1StringView("//")) ? tag : tag.mid(colon + 1);
}

QString movedPath(const QString &path, const QString &from, const QString &to)
{
    return isAtOrBelow(path, from) ? to + path.mid(from.size()) : path;
}

QString pathInside(const QString &folder, const QString &path)
{
    const QString relativePath = QDir(folder).relativeFilePath(path);
    return isOutsideFolder(relativePath) ? path : relativePath;
}

} // namespace outcrop
