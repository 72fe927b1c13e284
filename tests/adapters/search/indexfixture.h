// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/postgresql/postgresindex.h"
#include "adapters/sqlite/sqlitesearch.h"
#include "adapters/typesense/typesenseindex.h"
#include "tests/adapters/search/typesenseserver.h"
#include "tests/support/postgresserver.h"

#include <QTemporaryDir>

#include <memory>

namespace outcrop::testing {

/// A location for an index, for tests that run with every kind of index.
class IndexFixture
{
public:
    virtual ~IndexFixture() = default;
    virtual Result<OpenedIndex> open() = 0;
    /// Returns the requests of the index that the server rejected because they are undocumented.
    virtual QStringList requestErrors() const { return {}; }
};

class SqliteIndexFixture final : public IndexFixture
{
public:
    Result<OpenedIndex> open() override { return openSqliteIndex(m_folder.filePath(QStringLiteral("index.db"))); }

private:
    QTemporaryDir m_folder;
};

/// A separate schema in the server shared by the test.
class PostgresIndexFixture final : public IndexFixture
{
public:
    explicit PostgresIndexFixture(const QString &address) : m_address(address), m_schema(QStringLiteral("home %1").arg(++s_count)) { }
    Result<OpenedIndex> open() override { return openPostgresIndex({m_address, {}, m_schema}); }

private:
    QString m_address;
    QString m_schema;
    static inline int s_count = 0;
};

class TypesenseIndexFixture final : public IndexFixture
{
public:
    Result<OpenedIndex> open() override { return openTypesenseIndex({m_server.address(), Secret(QByteArray("a key"))}); }
    QStringList requestErrors() const override { return m_server.requestErrors(); }

private:
    TypesenseServer m_server{"a key"};
};

/// Creates a database with pg_trgm and either pgvector or a substitute: a type, a cast from REAL[] and an operator. Returns its address; empty on
/// failure, for example if the server lacks pg_trgm.
QString createDatabaseWithExtensions(const PostgresServer &server);

} // namespace outcrop::testing
