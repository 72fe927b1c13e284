// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/postgresql/postgresstore.h"
#include "adapters/sqlite/sqlitestore.h"
#include "tests/support/postgresserver.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace outcrop::testing {

/// Somewhere a store can be made, for tests that ask the same of all of them.
class StorePlace
{
public:
    virtual ~StorePlace() = default;
    virtual Result<OpenedStore> open() const = 0;
    virtual Result<QString> migrate(int version) const = 0;
    virtual int version() const = 0;
};

class SqlitePlaceForTests final : public StorePlace
{
public:
    Result<OpenedStore> open() const override { return openSqliteStore(path()); }
    Result<QString> migrate(int version) const override { return migrateSqlite(path(), version); }
    int version() const override { return sqliteStoreVersion(); }
    QString path() const { return m_folder.filePath(QStringLiteral(".outcrop/outcrop.db")); }

private:
    QTemporaryDir m_folder;
};

/// A separate schema in a server that the whole test shares.
class PostgresPlaceForTests final : public StorePlace
{
public:
    explicit PostgresPlaceForTests(const QString &address) : m_address(address), m_schema(QStringLiteral("place %1").arg(++s_count)) { }

    Result<OpenedStore> open() const override { return openPostgresStore({m_address, {}, m_schema}); }
    Result<QString> migrate(int version) const override { return migratePostgres({m_address, {}, m_schema}, version); }
    int version() const override { return postgresStoreVersion(); }

private:
    QString m_address;
    QString m_schema;
    static inline int s_count = 0;
};

/// The rows of a test that asks the same of every store.
inline void addDatabases()
{
    QTest::addColumn<QString>("database");
    QTest::newRow("sqlite") << "sqlite";
    QTest::newRow("postgresql") << "postgresql";
}

/// A new place in the database of a row; null where its server does not run.
inline std::unique_ptr<StorePlace> placeIn(const QString &database, const PostgresServer &server)
{
    if (database == QLatin1String("sqlite"))
        return std::make_unique<SqlitePlaceForTests>();
    return server.problem().isEmpty() ? std::make_unique<PostgresPlaceForTests>(server.address()) : nullptr;
}

/// Says which row is skipped, and why.
inline QByteArray skipText(const PostgresServer &server)
{
    return QByteArray("postgresql: ") + server.problem().toUtf8();
}

} // namespace outcrop::testing
