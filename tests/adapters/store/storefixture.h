// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/postgresql/postgresstore.h"
#include "adapters/sqlite/sqlitestore.h"
#include "tests/support/postgresserver.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace outcrop::testing {

/// A location for a store, for tests that run with every kind of store.
class StoreFixture
{
public:
    virtual ~StoreFixture() = default;
    virtual Result<OpenedStore> open() const = 0;
    virtual Result<QString> migrate(int version) const = 0;
    virtual int version() const = 0;
};

class SqliteStoreFixture final : public StoreFixture
{
public:
    Result<OpenedStore> open() const override { return openSqliteStore(path()); }
    Result<QString> migrate(int version) const override { return migrateSqlite(path(), version); }
    int version() const override { return sqliteStoreVersion(); }
    QString path() const { return m_folder.filePath(QStringLiteral(".outcrop/outcrop.db")); }

private:
    QTemporaryDir m_folder;
};

/// A separate schema in the server shared by the test.
class PostgresStoreFixture final : public StoreFixture
{
public:
    explicit PostgresStoreFixture(const QString &address) : m_address(address), m_schema(QStringLiteral("place %1").arg(++s_count)) { }

    Result<OpenedStore> open() const override { return openPostgresStore({m_address, {}, m_schema}); }
    Result<QString> migrate(int version) const override { return migratePostgres({m_address, {}, m_schema}, version); }
    int version() const override { return postgresStoreVersion(); }

private:
    QString m_address;
    QString m_schema;
    static inline int s_count = 0;
};

/// Adds a row for each kind of store.
inline void addDatabases()
{
    QTest::addColumn<QString>("database");
    QTest::newRow("sqlite") << "sqlite";
    QTest::newRow("postgresql") << "postgresql";
}

/// Creates a location in the database of a row. Returns null if its server is not running.
inline std::unique_ptr<StoreFixture> makeStoreFixture(const QString &database, const PostgresServer &server)
{
    if (database == QLatin1String("sqlite"))
        return std::make_unique<SqliteStoreFixture>();
    return server.problem().isEmpty() ? std::make_unique<PostgresStoreFixture>(server.address()) : nullptr;
}

/// Returns the reason for skipping the PostgreSQL row: `postgresql: ` and the server's problem.
inline QByteArray skipText(const PostgresServer &server)
{
    return QByteArray("postgresql: ") + server.problem().toUtf8();
}

} // namespace outcrop::testing
