// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/versionsmodel.h"

#include "core/base/localnumbers.h"

#include <QCoreApplication>
#include <QLocale>

namespace outcrop {

namespace {

constexpr qsizetype shortIdLength = 8;

QString timeText(const QDateTime &time)
{
    return windowLocale().toString(time.toLocalTime(), QLocale::ShortFormat);
}

} // namespace

VersionsModel::VersionsModel(QObject *parent) : TableModel(VersionColumn::Id, parent) { }

QModelIndex VersionsModel::indexOf(const QString &id) const
{
    return find([&id](const FileVersion &version) { return version.id == id; });
}

QVariant VersionsModel::cell(const FileVersion &version, VersionColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(version, column);
    case Qt::ToolTipRole:
        return tr("%1\n%2\n%3").arg(version.message.trimmed(), version.path, version.id);
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(header(column), text(version, column));
    default:
        return {};
    }
}

QString VersionsModel::text(const FileVersion &version, VersionColumn column) const
{
    switch (column) {
    case VersionColumn::Time:
        return timeText(version.time);
    case VersionColumn::Message:
        return version.summary();
    case VersionColumn::Author:
        return version.author;
    case VersionColumn::Id:
        return version.id.left(shortIdLength);
    }
    return {};
}

QString VersionsModel::header(VersionColumn column) const
{
    switch (column) {
    case VersionColumn::Time:
        //: Column heading: time of a version
        return tr("Time");
    case VersionColumn::Message:
        //: Column heading: commit message of a version
        return tr("Message");
    case VersionColumn::Author:
        return tr("Author");
    case VersionColumn::Id:
        //: Column heading: start of a version's ID
        return tr("Version");
    }
    return {};
}

QString versionTitle(const FileVersion &version)
{
    //: %1 is the start of a version's ID, %2 its time
    return QCoreApplication::translate("VersionTitle", "%1, %2").arg(version.id.left(shortIdLength), timeText(version.time));
}

} // namespace outcrop
