// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlconnection.h"

#include <chrono>

namespace outcrop {

class PassageCollector;

/// The ways to open a database, in the order of the attempts. Only ReadWrite can write.
enum class SqliteMode {
    ReadWrite,
    ReadOnly,
    Exclusive, ///< mode for a full disk without space for the shared-memory file; excludes other processes
    Immutable, ///< mode for a folder where no file can be created; assumes that no process writes and ignores the write-ahead log
};

/// Maximum time that a process waits for another one that writes.
constexpr std::chrono::milliseconds sqliteTimeout = std::chrono::minutes(1);

/// A connection to an SQLite file. A transaction takes the write lock when it begins, so it cannot fail later because of another writer.
class SqliteConnection final : public SqlConnection
{
public:
    using OpenResult = Result<std::unique_ptr<SqliteConnection>>;

    /// Opens an existing file and reads its schema. Disables triggers, views, extensions and attached databases, because the file may be untrusted.
    /// Errors: NotAllowed for a link and for a path through a link, and the errors of SQLite, for example if the file does not exist.
    static OpenResult open(const QString &path, SqliteMode mode, std::chrono::milliseconds timeout = sqliteTimeout);

    QString name() const override { return m_path; }
    Status begin() override;
    Result<QList<qint64>> insert(const QByteArray &table, const QList<QByteArray> &columns, const QList<SqlValue> &values) override;
    Result<int> version() override;

    /// Reports I/O errors as Unreadable from now on, so that callers reopen the database. Before this call, Unreadable means that the file is damaged.
    void reportIoErrorsAsUnreadable() { m_reportsIoErrorsAsUnreadable = true; }
    /// Enables write-ahead logging, so that other processes can read during a write. Retries for `timeout`, because SQLite itself does not wait here if another
    /// process does the same.
    Status enableWriteAheadLog(std::chrono::milliseconds timeout);
    /// Registers the SQL functions of a collector; repeated calls do nothing.
    Status registerCollector(PassageCollector &collector);
    /// Removes the data of deleted rows from the file and its write-ahead log. Errors: Unwritable if a reader prevents emptying the log, and those of SQLite.
    Status compact();
    /// Replaces the content of `other` with the content of this database.
    Status copyTo(SqliteConnection &other) const;

protected:
    Error errorOf(const QSqlError &error) const override;

private:
    explicit SqliteConnection(const QString &path);
    Status open(SqliteMode mode, std::chrono::milliseconds timeout);

    QString m_path;
    bool m_reportsIoErrorsAsUnreadable = false;
};

} // namespace outcrop
