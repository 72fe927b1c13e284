// SPDX-License-Identifier: GPL-3.0-or-later
#include "includetable.h"

#include <algorithm>

namespace lint {

namespace {

/// Returns the leading part of `path` that matches `folder`: for `adapters/*`, `adapters/sqlite` of `adapters/sqlite/store.h`. Empty if none matches.
QString matchingPrefix(const QString &folder, const QString &path)
{
    const QStringList wanted = folder.split(u'/');
    const QStringList parts = path.split(u'/');
    if (parts.size() <= wanted.size())
        return {};
    for (qsizetype i = 0; i < wanted.size(); ++i) {
        if (wanted.at(i) != QLatin1String("*") && wanted.at(i) != parts.at(i))
            return {};
    }
    return parts.first(wanted.size()).join(u'/');
}

bool isIn(const QString &path, const QString &folder)
{
    return path.startsWith(folder + u'/');
}

QString describeInclude(const Include &include)
{
    return include.file + QStringLiteral(" -> ") + include.target;
}

} // namespace

IncludeTable::IncludeTable(const QString &text)
{
    const QStringList lines = text.split(u'\n');
    for (const QString &line : lines) {
        const QString content = line.section(u'#', 0, 0).simplified();
        if (!content.isEmpty())
            readRow(content);
    }
}

void IncludeTable::readRow(const QString &line)
{
    const QString except = QStringLiteral("except ");
    const qsizetype colon = line.indexOf(u':');
    if (line.startsWith(except))
        m_exceptions += line.mid(except.size());
    else if (colon > 0)
        m_rows += {line.first(colon), line.mid(colon + 1).split(u' ', Qt::SkipEmptyParts)};
    else
        m_invalidLines += QStringLiteral("Neither a row nor an exception: %1").arg(line);
}

const IncludeTable::Row *IncludeTable::rowFor(const QString &file) const
{
    const Row *best = nullptr;
    for (const Row &row : m_rows) {
        if (!matchingPrefix(row.folder, file).isEmpty() && (!best || row.folder.size() > best->folder.size()))
            best = &row;
    }
    return best;
}

QStringList IncludeTable::problems(const QList<Include> &includes) const
{
    QStringList found;
    QStringList unused = m_exceptions;
    for (const Include &include : includes) {
        const QString problem = checkInclude(include);
        if (!problem.isEmpty() && unused.removeAll(describeInclude(include)) == 0 && !m_exceptions.contains(describeInclude(include)))
            found += problem;
    }
    for (const QString &exception : std::as_const(unused))
        found += QStringLiteral("includes.txt: remove this exception, nothing needs it: %1").arg(exception);
    return found;
}

QString IncludeTable::checkInclude(const Include &include) const
{
    const QString place = QStringLiteral("%1:%2").arg(include.file).arg(include.line);
    const Row *row = rowFor(include.file);
    if (!row)
        return QStringLiteral("%1: no line in includes.txt is about this folder").arg(place);
    const QString own = matchingPrefix(row->folder, include.file);
    const auto reaches = [&include](const QString &folder) { return isIn(include.target, folder); };
    if (reaches(own) || std::any_of(row->allowed.begin(), row->allowed.end(), reaches))
        return {};
    const QString allowed = row->allowed.isEmpty() ? QStringLiteral("nothing else") : row->allowed.join(QStringLiteral(", "));
    return QStringLiteral("%1 includes %2; %3 may include %4").arg(place, include.target, own, allowed);
}

QStringList IncludeTable::findCycle() const
{
    QStringList clear;
    for (const Row &row : m_rows) {
        QStringList path;
        if (findIncludeCycle(row.folder, path, clear))
            return path;
    }
    return {};
}

/// Searches depth-first for a cycle. `path` contains the current folders; a repeated folder closes a cycle. `clear` contains folders that lead to no
/// cycle, so that they are visited once.
bool IncludeTable::findIncludeCycle(const QString &folder, QStringList &path, QStringList &clear) const
{
    if (clear.contains(folder))
        return false;
    const qsizetype met = path.indexOf(folder);
    path += folder;
    if (met >= 0) {
        path.remove(0, met);
        return true;
    }
    for (const Row &row : m_rows) {
        if (row.folder != folder)
            continue;
        const QStringList reached = reachedFrom(row);
        for (const QString &next : reached) {
            if (findIncludeCycle(next, path, clear))
                return true;
        }
    }
    path.removeLast();
    clear += folder;
    return false;
}

/// Returns the folders on the right side of a row, including all folders below them.
QStringList IncludeTable::reachedFrom(const Row &row) const
{
    QStringList reached;
    for (const Row &other : m_rows) {
        const auto names = [&other](const QString &folder) { return other.folder == folder || isIn(other.folder, folder); };
        if (std::any_of(row.allowed.begin(), row.allowed.end(), names))
            reached += other.folder;
    }
    return reached;
}

} // namespace lint
