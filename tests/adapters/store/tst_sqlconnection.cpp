// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the guarantees of a connection to each database: values, statements, threads, errors. Qt SQL reports many errors only on standard error, so any
// such output fails the test.
#include "adapters/postgresql/postgresconnection.h"
#include "adapters/sqlite/sqliteconnection.h"
#include "adapters/sqlite/sqlitelocation.h"
#include "tests/support/postgresserver.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <limits>
#include <thread>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_sqlconnection {

namespace {

using Connection = std::unique_ptr<SqlConnection>;

QStringList reported;

void recordMessage(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type != QtDebugMsg && type != QtInfoMsg)
        reported += message;
}

QString errorOf(const Status &status)
{
    return status ? QString() : status.error().message;
}

} // namespace

class TestSqlConnection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_server = std::make_unique<PostgresServer>(); }
    void initTestCase_data()
    {
        QTest::addColumn<bool>("server");
        QTest::newRow("sqlite") << false;
        QTest::newRow("postgresql") << true;
    }
    void init()
    {
        QFETCH_GLOBAL(bool, server);
        if (server && !m_server->problem().isEmpty())
            QSKIP(qPrintable(QStringLiteral("postgresql: ") + m_server->problem()));
        m_folder = std::make_unique<QTemporaryDir>();
        reported.clear();
        m_handler = qInstallMessageHandler(recordMessage);
        m_connection = open();
        QVERIFY(m_connection);
        QVERIFY(m_connection->runScript(
            "CREATE TABLE things (id BIGINT PRIMARY KEY, name TEXT, size DOUBLE PRECISION, count BIGINT)"));
    }
    void cleanup()
    {
        if (m_connection)
            static_cast<void>(m_connection->runScript("DROP TABLE IF EXISTS things"));
        m_connection.reset();
        qInstallMessageHandler(m_handler);
        QCOMPARE(reported, QStringList());
    }

    void roundTripsValues()
    {
        const qint64 most = std::numeric_limits<qint64>::max();
        const qint64 least = std::numeric_limits<qint64>::min();
        add(1, {toSql(QString()), SqlValue(), most});
        add(2, {SqlValue(), 0.1, least});
        add(3, {toSql(QStringLiteral("it's \\ \"x\" ? :a $1 -- \u00fc\n")), 1e300, SqlValue()});
        QStringList rows;
        QVERIFY(m_connection->run("SELECT name, size, count FROM things ORDER BY id", {}, [&rows](const SqlRow &row) {
            const auto shown = [&row](int column, const QString &value) { return row.isNull(column) ? QStringLiteral("NULL") : value; };
            rows += shown(0, u'"' + row.text(0) + u'"') + u' ' + shown(1, QString::number(row.real(1), 'g', 17)) + u' ' + shown(2, QString::number(row.integer(2)));
        }));
        QCOMPARE(rows, (QStringList{QStringLiteral("\"\" NULL 9223372036854775807"), QStringLiteral("NULL 0.10000000000000001 -9223372036854775808"),
                           QStringLiteral("\"it's \\ \"x\" ? :a $1 -- \u00fc\n\" 1.0000000000000001e+300 NULL")}));
    }

    void roundTripsBytes()
    {
        QFETCH_GLOBAL(bool, server);
        const QByteArray bytes("a\0\xff'\\", 5);
        QByteArray back;
        const QByteArray sql = server ? "SELECT $1::bytea" : "SELECT $1";
        QVERIFY(m_connection->run(sql, {bytes}, [&back](const SqlRow &row) { back = row.bytes(0); }));
        QCOMPARE(back, bytes);
    }

    void returnsTheNumberOfChangedRows()
    {
        for (int i = 0; i < 5; ++i)
            add(i, {SqlValue(), SqlValue(), qint64(i)});
        QCOMPARE(*m_connection->run("UPDATE things SET size = $1 WHERE count >= $2", {7.5, qint64(2)}), 3);
        QCOMPARE(*m_connection->run("UPDATE things SET size = $1 WHERE count >= $2", {7.5, qint64(4)}), 1);
        QCOMPARE(*m_connection->run("DELETE FROM things WHERE count < $1", {qint64(0)}), 0);
        QCOMPARE(*m_connection->queryInteger("SELECT COUNT(*) FROM things WHERE size = $1", {7.5}), 3);
    }

    void bindsParametersByNumber()
    {
        add(1, {SqlValue(), SqlValue(), qint64(5)});
        QCOMPARE(*m_connection->run("UPDATE things SET count = count - $2 WHERE id = $1", {qint64(1), qint64(2)}), 1);
        QCOMPARE(*m_connection->queryInteger("SELECT count FROM things"), 3);
        QCOMPARE(*m_connection->run("UPDATE things SET count = $1 WHERE count < $2 OR id = $1", {qint64(1), qint64(9)}), 1);
        QCOMPARE(*m_connection->queryInteger("SELECT count FROM things"), 1);
        QCOMPARE(*m_connection->run("UPDATE things SET count = ? WHERE id = ?", {qint64(8), qint64(1)}), 1);
        QCOMPARE(*m_connection->queryInteger("SELECT count FROM things"), 8);
    }

    void rejectsMissingOrExtraParameters()
    {
        const QByteArray sql = "SELECT COUNT(*) FROM things WHERE id = $1 OR count = $2";
        for (const QList<SqlValue> &values : {QList<SqlValue>{qint64(1)}, QList<SqlValue>{qint64(1), qint64(2), qint64(3)}}) {
            const Result<qint64> rejected = m_connection->run(sql, values);
            QVERIFY(!rejected && rejected.error().code == ErrorCode::Invalid);
        }
    }

    /// Inserts more rows than one statement can.
    void insertsRowsInOrder()
    {
        QFETCH_GLOBAL(bool, server);
        const QByteArray id = server ? "id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY" : "id INTEGER PRIMARY KEY";
        QVERIFY(m_connection->runScript("DROP TABLE IF EXISTS lines; CREATE TABLE lines (" + id
            + ", name TEXT, size DOUBLE PRECISION, count BIGINT)"));
        const QString specialCharacters = QStringLiteral("it's \"quoted\" \\ \\u0041 \t\n\x01\x1f\x7f \u00fc\U0001F600 {} $1 ?");
        QList<SqlValue> values;
        for (qint64 i = 0; i < 1234; ++i)
            values << toSql(QString(specialCharacters + QString::number(i))) << (i % 3 == 0 ? SqlValue() : SqlValue(0.1 * double(i))) << (i % 5 == 0 ? SqlValue() : SqlValue(-i));
        values[1] = std::numeric_limits<double>::infinity();
        values[2] = std::numeric_limits<qint64>::min();
        Result<QList<qint64>> ids = QList<qint64>();
        QCOMPARE(errorOf(runInTransaction(*m_connection,
                     [&]() -> Status {
                         ids = m_connection->insert("lines", {"name", "size", "count"}, values);
                         return ids ? success() : Status(ids.error());
                     })),
            QString());
        QCOMPARE(ids->size(), 1234);
        qsizetype at = 0;
        QVERIFY(m_connection->run("SELECT id, name, size, count FROM lines ORDER BY id", {}, [&](const SqlRow &row) {
            QCOMPARE(row.integer(0), ids->at(at));
            QCOMPARE(row.text(1), std::get<QString>(values.at(3 * at)));
            QCOMPARE(row.isNull(2) ? SqlValue() : SqlValue(row.real(2)), values.at(3 * at + 1));
            QCOMPARE(row.isNull(3) ? SqlValue() : SqlValue(row.integer(3)), values.at(3 * at + 2));
            ++at;
        }));
        QCOMPARE(at, 1234);
        QVERIFY(m_connection->runScript("DROP TABLE lines"));
    }

    /// Runs more statements than fit into the cache, while the rows of another statement are being read.
    void runsManyStatementsWhileReading()
    {
        add(1, {SqlValue(), SqlValue(), qint64(5)});
        QVERIFY(m_connection->run("SELECT id FROM things", {}, [this](const SqlRow &) {
            for (int i = 0; i < 250; ++i)
                QCOMPARE(*m_connection->queryInteger("SELECT 1 + " + QByteArray::number(i)), i + 1);
        }));
        QCOMPARE(*m_connection->queryInteger("SELECT 1 + 7"), 8);
    }

    void canStopReadingEarly()
    {
        for (int i = 0; i < 9; ++i)
            add(i, {SqlValue(), SqlValue(), SqlValue()});
        int seen = 0;
        QVERIFY(m_connection->visit("SELECT id FROM things ORDER BY id", {}, [&seen](const SqlRow &) { return ++seen < 3; }));
        QCOMPARE(seen, 3);
        QVERIFY(m_connection->run("DELETE FROM things")); // the statement has no open reader
        QVERIFY(m_connection->runScript("DROP TABLE things"));
    }

    void splitsScriptsIntoStatements()
    {
        QVERIFY(m_connection->runScript(
            "-- a comment; with a semicolon and 'a quote\nINSERT INTO things (id, name) VALUES (1, 'a;''b -- c');\n\n;"
            "INSERT INTO things (id, \"name\") VALUES (2, ';') -- the end"));
        QString names;
        QVERIFY(m_connection->run("SELECT name FROM things ORDER BY id", {}, [&names](const SqlRow &row) { names += row.text(0) + u'|'; }));
        QCOMPARE(names, QStringLiteral("a;'b -- c|;|"));
        QCOMPARE(splitStatements("a;b; ;'c;"), (QList<QByteArray>{"a", "b", "'c;"}));
        QCOMPARE(splitStatements("a $$ b; -- c\n 'd; $$;e $one$ f; $$ g; $one$; h = $1; i $$ j;"),
            (QList<QByteArray>{"a $$ b; -- c\n 'd; $$", "e $one$ f; $$ g; $one$", "h = $1", "i $$ j;"}));
    }

    void reportsDatabaseErrorsWithoutValues()
    {
        add(1, {SqlValue(), SqlValue(), SqlValue()});
        const Result<qint64> twice = m_connection->run("INSERT INTO things (id, name) VALUES ($1, $2)", {qint64(1), toSql(QStringLiteral("secret text"))});
        QVERIFY(!twice && twice.error().code == ErrorCode::Invalid);
        QVERIFY2(twice.error().message.contains(QLatin1String("unique"), Qt::CaseInsensitive), qPrintable(twice.error().message));
        QVERIFY2(!twice.error().message.contains(QLatin1String("secret")) && !twice.error().message.contains(u'\n'), qPrintable(twice.error().message));
        const Result<qint64> unknown = m_connection->run("SELECT nonsense FROM things");
        QVERIFY(!unknown && unknown.error().code == ErrorCode::Invalid && unknown.error().message.contains(QLatin1String("nonsense")));
        QVERIFY(!m_connection->runScript("CREATE NONSENSE"));
        QVERIFY(m_connection->run("SELECT 1"));
    }

    void rollsBackAFailedTransaction()
    {
        const Status failed = runInTransaction(*m_connection, [this]() -> Status {
            add(1, {SqlValue(), SqlValue(), SqlValue()});
            const Result<qint64> done = m_connection->run("SELECT nonsense FROM things");
            return done ? success() : Status(done.error());
        });
        QVERIFY(!failed);
        QCOMPARE(*m_connection->queryInteger("SELECT COUNT(*) FROM things"), 0);
        QCOMPARE(errorOf(runInTransaction(*m_connection,
                     [this] {
                         return m_connection->runScript(
                             "INSERT INTO things (id) VALUES (1); INSERT INTO things (id) VALUES (2)");
                     })),
            QString());
        QCOMPARE(*m_connection->queryInteger("SELECT COUNT(*) FROM things"), 2);
    }

    void canBeUsedAndClosedOnAnyThread()
    {
        std::thread([this] {
            add(1, {SqlValue(), SqlValue(), SqlValue()});
            Connection made = open();
            static_cast<void>(made->run("SELECT 1"));
            m_secondConnection = std::move(made);
        }).join();
        QCOMPARE(*m_secondConnection->queryInteger("SELECT COUNT(*) FROM things"), 1);
        std::thread([this] {
            m_secondConnection.reset();
            static_cast<void>(m_connection->runScript("DROP TABLE things"));
            m_connection.reset();
        }).join();
    }

    /// The server closes connections. Between transactions the connection is restored silently. Inside a transaction, the loss of the transaction is
    /// reported.
    void restoresALostConnection()
    {
        QFETCH_GLOBAL(bool, server);
        if (!server)
            QSKIP("sqlite: a file has no connection that can be lost");
        Connection other = open();
        const auto lose = [&other] {
            const Result<qint64> ended = other->run("SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE application_name = 'outcrop' AND pid <> pg_backend_pid()");
            QVERIFY2(ended, ended ? "" : qPrintable(ended.error().message));
        };
        lose();
        QCOMPARE(*m_connection->queryInteger("SELECT COUNT(*) FROM things"), 0);
        lose();
        QCOMPARE(errorOf(runInTransaction(
                     *m_connection, [this] { return m_connection->runScript("INSERT INTO things (id) VALUES (1)"); })),
            QString());
        for (const bool atCommit : {false, true}) {
            const Status lost = runInTransaction(*m_connection, [&] {
                if (!atCommit)
                    lose();
                const Result<qint64> done = m_connection->run("INSERT INTO things (id) VALUES (2)");
                if (atCommit)
                    lose();
                return done ? success() : Status(done.error());
            });
            QVERIFY(!lost && lost.error().code == ErrorCode::Unreadable);
            QCOMPARE(*m_connection->queryInteger("SELECT COUNT(*) FROM things"), 1);
        }
    }

    /// After the server has stopped, every statement and transaction reports an error, and no error contains the password.
    void reportsAStoppedServer()
    {
        QFETCH_GLOBAL(bool, server);
        if (!server)
            QSKIP("sqlite: there is no server");
        PostgresServer stopping;
        QVERIFY2(stopping.problem().isEmpty(), qPrintable(stopping.problem()));
        const PostgresConnection::OpenResult opened = PostgresConnection::open({stopping.address(), Secret(QByteArray("the-password"))}, QStringLiteral("public"));
        QVERIFY(opened && (*opened)->queryInteger("SELECT 1"));
        stopping.stop();
        for (int i = 0; i < 3; ++i) {
            const Result<qint64> gone = (*opened)->queryInteger("SELECT 1");
            QVERIFY(!gone && gone.error().code == ErrorCode::Unreadable && !gone.error().message.contains(QLatin1String("the-password")));
            QVERIFY(!runInTransaction(**opened, [] { return success(); }));
        }
    }

    void suppressesServerWarnings()
    {
        QFETCH_GLOBAL(bool, server);
        if (!server)
            QSKIP("sqlite: it sends no warnings");
        QVERIFY(m_connection->runScript("DO 'BEGIN RAISE WARNING ''loud''; END'"));
        QCOMPARE(*m_connection->queryInteger("SELECT (current_setting('client_min_messages') = 'error')::int"), 1);
    }

    void doesNotOpenAFileThroughALink_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("a link") << "link.db";
        QTest::newRow("in a linked folder") << "folder/real.db";
    }
    void doesNotOpenAFileThroughALink()
    {
        QFETCH(QString, path);
        QVERIFY(createPrivateFile(m_folder->filePath(QStringLiteral("real.db"))));
        QVERIFY(QFile::link(m_folder->filePath(QStringLiteral("real.db")), m_folder->filePath(QStringLiteral("link.db"))));
        QVERIFY(QFile::link(m_folder->path(), m_folder->filePath(QStringLiteral("folder"))));
        for (const SqliteMode mode :
            {SqliteMode::ReadWrite, SqliteMode::ReadOnly, SqliteMode::Exclusive, SqliteMode::Immutable}) {
            const SqliteConnection::OpenResult opened = SqliteConnection::open(m_folder->filePath(path), mode);
            QVERIFY(!opened && opened.error().code == ErrorCode::NotAllowed);
            QVERIFY(SqliteConnection::open(m_folder->filePath(QStringLiteral("real.db")), mode));
        }
    }

    void sqliteErrorsStateAnAction()
    {
        const QString path = m_folder->filePath(QStringLiteral("real.db"));
        QVERIFY(createPrivateFile(path));
        SqliteConnection::OpenResult opened = SqliteConnection::open(path, SqliteMode::ReadWrite);
        QVERIFY(opened.ok());
        const Result<qint64> unknown = (*opened)->run("SELECT nonsense");
        QVERIFY(!unknown);
        const QString &message = unknown.error().message;
        QVERIFY2(message.contains(QLatin1String("nonsense. Try again.")) && message.contains(QLatin1String("`outcrop-cli store check`")), qPrintable(message));
    }

    void openingDoesNotCreateAFile()
    {
        const QString path = m_folder->filePath(QStringLiteral("none.db"));
        for (const SqliteMode mode :
            {SqliteMode::ReadWrite, SqliteMode::ReadOnly, SqliteMode::Exclusive, SqliteMode::Immutable}) {
            const SqliteConnection::OpenResult opened = SqliteConnection::open(path, mode);
            QVERIFY(!opened && opened.error().code == ErrorCode::Unwritable);
            QVERIFY(!QFile::exists(path));
        }
    }

private:
    Connection open() const
    {
        QFETCH_GLOBAL(bool, server);
        if (server) {
            PostgresConnection::OpenResult opened = PostgresConnection::open({m_server->address()}, QStringLiteral("public"));
            return opened ? std::move(*opened) : Connection();
        }
        const QString path = m_folder->filePath(QStringLiteral("a b?c%d.db"));
        static_cast<void>(createPrivateFile(path));
        SqliteConnection::OpenResult opened = SqliteConnection::open(path, SqliteMode::ReadWrite);
        return opened ? std::move(*opened) : Connection();
    }
    void add(qint64 id, QList<SqlValue> values) const
    {
        values.prepend(id);
        const Result<qint64> added = m_connection->run("INSERT INTO things (id, name, size, count) VALUES ($1, $2, $3, $4)", values);
        QVERIFY2(added, added ? "" : qPrintable(added.error().message));
    }

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<QTemporaryDir> m_folder;
    Connection m_connection;
    Connection m_secondConnection;
    QtMessageHandler m_handler = nullptr;
};

OUTCROP_TEST(TestSqlConnection, CoreApplication)

} // namespace tst_sqlconnection

#include "tst_sqlconnection.moc"
