// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/adapters/search/indexfixture.h"

#include "adapters/postgresql/postgresconnection.h"

namespace outcrop::testing {
namespace {

const QByteArray likePgvector =
    "CREATE TYPE public.vector AS (numbers real[]);"
    "CREATE FUNCTION public.to_vector(real[]) RETURNS public.vector LANGUAGE sql IMMUTABLE AS 'SELECT ROW($1)::public.vector';"
    "CREATE CAST (real[] AS public.vector) WITH FUNCTION public.to_vector(real[]);"
    "CREATE FUNCTION public.cosine_distance(a public.vector, b public.vector) RETURNS float8 LANGUAGE sql IMMUTABLE AS"
    " 'SELECT 1 - (SELECT sum(x::float8 * y) FROM unnest((a).numbers, (b).numbers) AS pair(x, y))';"
    "CREATE OPERATOR public.<=> (LEFTARG = public.vector, RIGHTARG = public.vector, FUNCTION = public.cosine_distance);";

} // namespace

QString createDatabaseWithExtensions(const PostgresServer &server)
{
    const auto first = PostgresConnection::open({server.address()}, QStringLiteral("public"));
    if (!first || !(*first)->runScript("CREATE DATABASE extras"))
        return {};
    const QString address = QString(server.address()).replace(QLatin1String("dbname=postgres"), QLatin1String("dbname=extras"));
    const auto extras = PostgresConnection::open({address}, QStringLiteral("public"));
    if (!extras || !(*extras)->runScript("CREATE EXTENSION pg_trgm SCHEMA public"))
        return {};
    const bool hasVectors =
        (*extras)->runScript("CREATE EXTENSION vector SCHEMA public").ok() || (*extras)->runScript(likePgvector).ok();
    return hasVectors ? address : QString();
}

} // namespace outcrop::testing
