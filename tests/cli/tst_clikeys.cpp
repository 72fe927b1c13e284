// SPDX-License-Identifier: GPL-3.0-or-later
// Tests key commands without a key store. tests/reliability/keys.sh tests them with a real key store.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/golden.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clikeys {

namespace {

const QByteArray key("sk-a-key-that-nobody-has");

CliRun run(const QString &line, const QByteArray &input = {}, const QString &folder = plainWorkspace())
{
    return runCli(line.split(u' '), folder, input);
}

Json jsonOf(const CliRun &run)
{
    return Json::parse(run.out.toStdString(), nullptr, false);
}

Json rowOf(const Json &list, const char *provider)
{
    for (const Json &row : list["providers"]) {
        if (row["provider"] == provider)
            return row;
    }
    return {};
}

} // namespace

class TestCliKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_directory->path()));
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
        for (const char *variable : {"ANTHROPIC_API_KEY", "OPENAI_API_KEY", "GEMINI_API_KEY", "DISPLAY", "WAYLAND_DISPLAY"})
            qunsetenv(variable);
    }

    void outputMatchesTheGoldenFiles_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("golden");
        QTest::newRow("list") << "keys" << "keys.txt";
        QTest::newRow("order") << "keys order" << "keys-order.txt";
        for (const char *action : {"list", "set", "remove", "test", "allow", "forbid", "order"})
            QTest::newRow(action) << QStringLiteral("keys %1 --help").arg(QLatin1StringView(action)) << QStringLiteral("help-keys-%1.txt").arg(QLatin1StringView(action));
    }

    void outputMatchesTheGoldenFiles()
    {
        QFETCH(QString, line);
        QFETCH(QString, golden);
        qputenv("OPENAI_API_KEY", key);
        const CliRun result = run(line);
        QVERIFY2(result.code == ExitCode::Done, result.err.constData());
        COMPARE_GOLDEN(QStringLiteral("cli/") + golden, result.out);
    }

    void listShowsSourcesButNoKeys()
    {
        qputenv("OPENAI_API_KEY", key);
        const CliRun result = run(QStringLiteral("--json keys list"));
        QCOMPARE(result.code, ExitCode::Done);
        QVERIFY(!result.out.contains(key) && !result.err.contains(key));
        const Json list = jsonOf(result);
        QCOMPARE(list["stores"].size(), size_t(3));
        QVERIFY(!list["stores"][2]["ready"].get<bool>());
        QVERIFY(qString(list["stores"][2]["problem"]).contains(QLatin1String("system key store cannot be used")));
        const Json row = rowOf(list, "openai");
        QVERIFY(row["ready"].get<bool>());
        QCOMPARE(qString(row["sources"][0]), QStringLiteral("environment"));
        QCOMPARE(qString(row["variable"]), QStringLiteral("OPENAI_API_KEY"));
        QCOMPARE(qString(row["host"]), QStringLiteral("own"));
        QVERIFY(!rowOf(list, "anthropic")["ready"].get<bool>());
        QCOMPARE(qString(rowOf(list, "manual")["state"]), QStringLiteral("not needed"));
    }

    void storesNoKeyWithoutAKeyStore()
    {
        const CliRun result = run(QStringLiteral("keys set anthropic"), key + '\n');
        QCOMPARE(result.code, ExitCode::Keys);
        QCOMPARE(result.out, QByteArray());
        QVERIFY2(result.err.contains("system key store cannot be used"), result.err.constData());
        QVERIFY(!result.err.contains(key));
        QCOMPARE(run(QStringLiteral("keys remove anthropic")).code, ExitCode::Keys);
        QVERIFY(!QFile::exists(m_directory->filePath(QStringLiteral("outcrop/keys.json"))));
    }

    void errorsDoNotContainPossibleKeys_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("message");
        const QString secret = QString::fromLatin1(key);
        QTest::newRow("key as an argument") << "keys set anthropic " + secret << QByteArray() << 2 << QByteArray("not accepted on the command line");
        QTest::newRow("key as an option") << "keys set anthropic --key=" + secret << QByteArray() << 2 << QByteArray("unknown option `--key`");
        QTest::newRow("key for a provider") << "keys set " + secret << QByteArray() << 2 << QByteArray("unknown provider");
        QTest::newRow("misspelled provider") << "keys set antropic" << QByteArray() << 2 << QByteArray("Did you mean `anthropic`?");
        QTest::newRow("no provider") << "keys set" << QByteArray() << 2 << QByteArray("PROVIDER is required");
        QTest::newRow("nothing typed") << "keys set anthropic" << QByteArray() << 3 << QByteArray("this is not a key: it is empty");
        QTest::newRow("a space inside") << "keys set anthropic" << QByteArray("Bearer ") + key << 3 << QByteArray("spaces, line breaks or non-ASCII characters");
        QTest::newRow("not encrypted") << "keys set anthropic --host http://a.example" << key << 5 << QByteArray("the connection is not encrypted");
        QTest::newRow("allow, not encrypted") << "keys allow anthropic http://a.example" << QByteArray() << 5 << QByteArray("the connection is not encrypted");
        QTest::newRow("allow, with a user name") << "keys allow anthropic https://x@a.example" << QByteArray() << 5 << QByteArray("contains a user name or password");
        QTest::newRow("forbid a host that is not allowed") << "keys forbid anthropic https://a.example" << QByteArray() << 5 << QByteArray("is not one of the hosts that may receive the key");
        QTest::newRow("place") << "keys order sistem" << QByteArray() << 2 << QByteArray("did you mean `system`?");
        QTest::newRow("action") << "keys lst" << QByteArray() << 2 << QByteArray("did you mean `list`?");
    }

    void errorsDoNotContainPossibleKeys()
    {
        QFETCH(QString, line);
        QFETCH(QByteArray, input);
        QFETCH(int, code);
        QFETCH(QByteArray, message);
        const CliRun result = run(line, input);
        QCOMPARE(static_cast<int>(result.code), code);
        QCOMPARE(result.out, QByteArray());
        QVERIFY2(result.err.contains(message), result.err.constData());
        QVERIFY2(!result.err.contains(key), result.err.constData());
    }

    void allowsAndForbidsHosts()
    {
        const Json allowed = jsonOf(run(QStringLiteral("--json keys allow openai Gateway.example/v1")));
        QCOMPARE(qString(allowed["origin"]), QStringLiteral("https://gateway.example"));
        QCOMPARE(qString(rowOf(jsonOf(run(QStringLiteral("--json keys"))), "openai")["allowed"][0]), QStringLiteral("https://gateway.example"));
        QCOMPARE(run(QStringLiteral("keys forbid openai https://gateway.example:443")).code, ExitCode::Done);
        QVERIFY(rowOf(jsonOf(run(QStringLiteral("--json keys"))), "openai")["allowed"].empty());
    }

    /// A host named by a workspace is listed, and gets no key until the user confirms it.
    void workspaceHostsRequireConfirmation()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("config.toml"), "[providers.openai]\nbase_url = \"https://gateway.example/v1\"\n");
        const auto state = [&] { return qString(rowOf(jsonOf(run(QStringLiteral("--json keys"), {}, copy.folder())), "openai")["state"]); };
        QCOMPARE(state(), QStringLiteral("missing, host unconfirmed"));
        qputenv("OPENAI_API_KEY", key);
        QCOMPARE(state(), QStringLiteral("host unconfirmed"));
        QCOMPARE(run(QStringLiteral("keys allow openai https://gateway.example"), {}, copy.folder()).code, ExitCode::Done);
        QCOMPARE(state(), QStringLiteral("ready"));
    }

    void storesTheOrder()
    {
        QCOMPARE(run(QStringLiteral("keys order system environment")).out, QByteArray("system, environment\n"));
        QCOMPARE(jsonOf(run(QStringLiteral("--json keys order")))["order"].dump(), std::string("[\"system\",\"environment\"]"));
        QVERIFY(run(QStringLiteral("keys list")).out.contains("Search order: system, environment\n"));
    }

    void reportsABrokenSettingsFile()
    {
        QDir(m_directory->path()).mkdir(QStringLiteral("outcrop"));
        QFile file(m_directory->filePath(QStringLiteral("outcrop/keys.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("[") == 1);
        file.close();
        const CliRun result = run(QStringLiteral("keys"));
        QCOMPARE(result.code, ExitCode::Input);
        QVERIFY2(result.err.contains("keys.json cannot be used"), result.err.constData());
    }

    /// A displayed request contains the name of the variable, never its value.
    void requestsContainTheVariableName_data()
    {
        QTest::addColumn<QString>("provider");
        QTest::addColumn<QByteArray>("variable");
        QTest::newRow("anthropic") << "anthropic" << QByteArray("ANTHROPIC_API_KEY");
        QTest::newRow("openai") << "openai" << QByteArray("OPENAI_API_KEY");
        QTest::newRow("google") << "google" << QByteArray("GEMINI_API_KEY");
    }

    void requestsContainTheVariableName()
    {
        QFETCH(QString, provider);
        QFETCH(QByteArray, variable);
        qputenv(variable.constData(), key);
        const QByteArray named = '$' + variable;
        for (const char *form : {"curl", "headers", "request", "display"}) {
            const CliRun result = run(QStringLiteral("render --provider %1 --request Hello --as %2").arg(provider, QLatin1StringView(form)));
            QCOMPARE(result.code, ExitCode::Done);
            QVERIFY(!result.out.contains(key) && !result.err.contains(key));
            QCOMPARE(result.out.contains(named), form == QByteArray("curl") || form == QByteArray("headers"));
        }
    }

private:
    std::unique_ptr<QTemporaryDir> m_directory;
};

OUTCROP_TEST(TestCliKeys, NoApplication)

} // namespace tst_clikeys

#include "tst_clikeys.moc"
