// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/sqlitesalvage.h"

#include "adapters/sqlite/sqlitecheck.h"
#include "adapters/sqlite/sqlitemessages.h"
#include "adapters/sqlite/tablesalvage.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace outcrop {
namespace {

SqliteConnection::OpenResult openForReading(const QString &path)
{
    SqliteConnection::OpenResult opened = SqliteConnection::open(path, SqliteMode::ReadOnly);
    return opened ? std::move(opened) : SqliteConnection::open(path, SqliteMode::Immutable);
}

/// Returns the tables whose names consist of lower-case letters and underscores. Other names may be harmful in SQL, because the file is
/// untrusted.
Result<QByteArrayList> readTables(SqliteConnection &connection)
{
    QByteArrayList tables;
    const Result<qint64> done = connection.run(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT GLOB '*[^a-z_]*' ORDER BY name", {},
        [&tables](const SqlRow &row) { tables += row.text(0).toLatin1(); });
    return done || !tables.isEmpty() ? Result<QByteArrayList>(tables) : Result<QByteArrayList>(done.error());
}

/// Writes the records of one table to a file.
Status salvageTable(TableSalvage &table, const QString &path, Salvage &salvage)
{
    QSaveFile file(path);
    bool isWritten = file.open(QIODevice::WriteOnly);
    if (isWritten)
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    salvage.records += table.readAll([&](const Json &row) {
        const std::string line = row.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
        isWritten = isWritten && file.write(line.data(), qint64(line.size())) == qint64(line.size());
    });
    isWritten = isWritten && file.commit();
    salvage.files += path;
    return isWritten ? success() : Status(Error{ErrorCode::Unwritable, sqlitemessages::cannotWrite(path, file.errorString())});
}

} // namespace

Result<Salvage> salvageSqlite(const QString &path, const QString &folder)
{
    const SqliteConnection::OpenResult connection = openForReading(QFileInfo(path).canonicalFilePath());
    if (!connection)
        return connection.error();
    const Result<QByteArrayList> tables = readTables(**connection);
    if (!tables)
        return tables.error();
    if (!QDir().mkpath(folder))
        return Error{ErrorCode::Unwritable, sqlitemessages::cannotCreateFolder(folder)};
    Salvage salvage;
    for (const QByteArray &name : *tables) {
        TableSalvage table(**connection, name);
        const QString file = folder + u'/' + QString::fromLatin1(name) + QStringLiteral(".jsonl");
        if (const Status doneStatus = salvageTable(table, file, salvage); !doneStatus)
            return doneStatus.error();
        for (const QString &loss : table.losses())
            salvage.losses += sqlitemessages::recordsUnreadable(QString::fromLatin1(name), loss);
    }
    return salvage;
}

} // namespace outcrop
