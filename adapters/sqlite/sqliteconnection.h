// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlconnection.h"

#include <chrono>

namespace outcrop {

/// Ways to open a database, in the order in which they are tried. Only the first one writes.
enum class SqliteMode {
    ReadWrite,
    ReadOnly,
    Alone,     ///< for a disk with no room for the file that programs share: locks the others out and reads the log itself
    Immutable, ///< for a folder where no file can be created: as if no other program could write; the log is not read
};

/// How long one program waits for another that writes.
constexpr std::chrono::milliseconds sqlitePatience = std::chrono::minutes(1);

/// An SQLite file. A transaction begins with the lock for writing, so it never finds out half-way that another program was faster.
class SqliteConnection final : public SqlConnection
{
public:
    using Opened = Result<std::unique_ptr<SqliteConnection>>;

    /// Opens a file, trusts nothing that is written in it (no triggers, no views, no extensions, no other databases) and looks into it once.
    /// NotAllowed for a link, and for a file in a folder that is one. Without a file it fails: none is created.
    static Opened open(const QString &path, SqliteMode mode, std::chrono::milliseconds patience = sqlitePatience);

    QString name() const override { return m_path; }
    Status begin() override;
    Result<QList<qint64>> insert(const QByteArray &table, const QList<QByteArray> &columns, const QList<SqlValue> &values) override;
    Result<int> version() override;

    /// From now on an error of the disk is Unreadable, on which callers open the database again. While it is opened and checked, Unreadable means damage.
    void startUse() { m_isInUse = true; }
    /// Lets others read while one writes. Two programs may request it at the same time, and SQLite does not wait here by itself.
    Status useLog(std::chrono::milliseconds patience);
    /// Removes what deleted rows left behind, in the file and in its log.
    Status compact();
    /// Puts the content of this database in the place of the other's.
    Status copyTo(SqliteConnection &other) const;

protected:
    Error errorOf(const QSqlError &error) const override;

private:
    explicit SqliteConnection(const QString &path);
    Status open(SqliteMode mode, std::chrono::milliseconds patience);

    QString m_path;
    bool m_isInUse = false;
};

} // namespace outcrop
