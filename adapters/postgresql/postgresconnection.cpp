// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/postgresconnection.h"

#include "adapters/postgresql/postgreserror.h"

#include <vector>

namespace outcrop {
namespace {

/// Values as libpq wants them: texts that live as long as this, and null pointers for nothing.
class Parameters
{
public:
    Parameters(const SqlValue *values, qsizetype count)
    {
        m_texts.reserve(size_t(count));
        for (qsizetype i = 0; i < count; ++i)
            m_texts.push_back(std::visit(asText, values[i]));
        for (qsizetype i = 0; i < count; ++i)
            m_pointers.push_back(values[i].index() == 0 ? nullptr : m_texts[size_t(i)].constData());
    }
    int count() const { return int(m_pointers.size()); }
    const char *const *data() const { return m_pointers.data(); }

private:
    struct AsText {
        QByteArray operator()(std::monostate) const { return {}; }
        QByteArray operator()(qint64 number) const { return QByteArray::number(number); }
        QByteArray operator()(double number) const { return QByteArray::number(number, 'g', 17); }
        QByteArray operator()(const QByteArray &text) const { return text; }
    };
    static constexpr AsText asText = {};

    std::vector<QByteArray> m_texts;
    std::vector<const char *> m_pointers;
};

class PostgresRow final : public SqlRow
{
public:
    PostgresRow(const PGresult *result, int row) : m_result(result), m_row(row) { }

    bool isNull(int column) const override { return PQgetisnull(m_result, m_row, column) != 0; }
    qint64 integer(int column) const override { return text(column).toLongLong(); }
    double real(int column) const override { return text(column).toDouble(); }
    QByteArray text(int column) const override
    {
        return QByteArray(PQgetvalue(m_result, m_row, column), PQgetlength(m_result, m_row, column));
    }

private:
    const PGresult *m_result;
    int m_row;
};

/// One statement for many rows spares the way to the server and back.
QByteArray insertion(const QByteArray &table, const QList<QByteArray> &columns, qsizetype rows)
{
    QByteArrayList tuples;
    qsizetype parameter = 0;
    for (qsizetype row = 0; row < rows; ++row) {
        QByteArrayList places;
        for (qsizetype column = 0; column < columns.size(); ++column)
            places += QByteArray('$' + QByteArray::number(++parameter));
        tuples += QByteArray('(' + places.join(',') + ')');
    }
    return "INSERT INTO " + table + " (" + columns.join(", ") + ") VALUES " + tuples.join(',') + " RETURNING id";
}

/// Few sizes, so that few statements are prepared.
qsizetype portion(qsizetype left)
{
    return left >= 256 ? 256 : left >= 16 ? 16 : 1;
}

bool succeeded(const PGresult *result)
{
    const ExecStatusType status = PQresultStatus(result);
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

} // namespace

Error PostgresConnection::error(const PGresult *result) const
{
    return postgresError(m_handle.get(), result, m_name);
}

Status PostgresConnection::begin()
{
    const Result<qint64> begun = run("BEGIN");
    m_inTransaction = begun.ok();
    return begun ? success() : Status(begun.error());
}

Status PostgresConnection::commit()
{
    const Result<PostgresResult> done = execute("COMMIT", nullptr, 0);
    if (!done)
        return done.error();
    m_inTransaction = false;
    if (QByteArrayView(PQcmdStatus(done->get())) != "COMMIT")
        return Error{ErrorCode::Unwritable, QStringLiteral("%1: a step of the transaction failed; nothing of it was kept.").arg(m_name)};
    return success();
}

void PostgresConnection::rollback()
{
    if (PQtransactionStatus(m_handle.get()) != PQTRANS_IDLE)
        static_cast<void>(execute("ROLLBACK", nullptr, 0));
    m_inTransaction = false;
}

bool PostgresConnection::connectAgain()
{
    m_statements.clear();
    PQreset(m_handle.get());
    return PQstatus(m_handle.get()) == CONNECTION_OK && prepareSession();
}

Result<QByteArray> PostgresConnection::prepared(const QByteArray &sql)
{
    if (const auto known = m_statements.constFind(sql); known != m_statements.constEnd())
        return *known;
    const QByteArray name = "s" + QByteArray::number(m_statements.size());
    const PostgresResult result(PQprepare(m_handle.get(), name.constData(), sql.constData(), 0, nullptr));
    if (!succeeded(result.get()))
        return error(result.get());
    m_statements.insert(sql, name);
    return name;
}

Result<PostgresResult> PostgresConnection::executeOnce(const QByteArray &sql, const SqlValue *values, qsizetype count)
{
    const Result<QByteArray> name = prepared(sql);
    if (!name)
        return name.error();
    const Parameters parameters(values, count);
    PostgresResult result(PQexecPrepared(m_handle.get(), name->constData(), parameters.count(), parameters.data(), nullptr, nullptr, 0));
    if (!succeeded(result.get()))
        return error(result.get());
    return result;
}

Result<PostgresResult> PostgresConnection::execute(const QByteArray &sql, const SqlValue *values, qsizetype count)
{
    Result<PostgresResult> result = executeOnce(sql, values, count);
    const bool isGone = !result && PQstatus(m_handle.get()) == CONNECTION_BAD;
    return isGone && !m_inTransaction && connectAgain() ? executeOnce(sql, values, count) : std::move(result);
}

Result<qint64> PostgresConnection::run(const QByteArray &sql, const QList<SqlValue> &values, const RowReader &read)
{
    const Result<PostgresResult> result = execute(sql, values.constData(), values.size());
    if (!result)
        return result.error();
    for (int row = 0; read && row < PQntuples(result->get()); ++row)
        read(PostgresRow(result->get(), row));
    return QByteArray(PQcmdTuples(result->get())).toLongLong();
}

Result<QList<qint64>> PostgresConnection::insert(const QByteArray &table, const QList<QByteArray> &columns, const QList<SqlValue> &values)
{
    const qsizetype width = columns.size();
    QList<qint64> ids;
    ids.reserve(values.size() / width);
    for (qsizetype row = 0; row * width < values.size();) {
        const qsizetype rows = portion(values.size() / width - row);
        const Result<PostgresResult> result = execute(insertion(table, columns, rows), values.constData() + row * width, rows * width);
        if (!result)
            return result.error();
        for (int i = 0; i < PQntuples(result->get()); ++i)
            ids += PostgresRow(result->get(), i).integer(0);
        row += rows;
    }
    return ids;
}

Status PostgresConnection::script(const QByteArray &sql)
{
    const PostgresResult result(PQexec(m_handle.get(), sql.constData()));
    return succeeded(result.get()) || PQresultStatus(result.get()) == PGRES_EMPTY_QUERY ? success() : Status(error(result.get()));
}

Result<int> PostgresConnection::version()
{
    bool isThere = false;
    int version = 0;
    Result<qint64> run = this->run("SELECT to_regclass('store_version')::text", {}, [&](const SqlRow &row) { isThere = !row.isNull(0); });
    if (run && isThere)
        run = this->run("SELECT version FROM store_version", {}, [&](const SqlRow &row) { version = int(row.integer(0)); });
    return run ? Result<int>(version) : Result<int>(run.error());
}

} // namespace outcrop
