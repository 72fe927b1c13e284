// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `suggestions messenger --once` with a local server that implements the Bot API: messages, decisions, and when no message is sent.
#include "clirun.h"
#include "core/diff/unifieddiff.h"
#include "tests/support/telegramstandin.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_climessenger {

namespace {

const QString layer = QStringLiteral("layers/beds.md");
const QString before = QStringLiteral("---\ntier: topsoil\n---\nBed 3 is sown.\n");
const QString after = QStringLiteral("---\ntier: topsoil\n---\nBed 3 was sown.\n");

/// Returns the data of the button `later` of a message; null if it has none.
Json laterButton(const Json &message)
{
    for (const Json &button : message.at("reply_markup").at("inline_keyboard").at(0)) {
        if (qString(button["callback_data"]).startsWith(u"later:"))
            return button["callback_data"];
    }
    return {};
}

} // namespace

class TestCliMessenger : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_copy = std::make_unique<WorkspaceCopy>(QStringLiteral("plain"));
        qputenv("XDG_CONFIG_HOME", m_copy->siblingPath(QStringLiteral("config")).toLocal8Bit());
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
        qputenv("TELEGRAM_BOT_TOKEN", botToken);
        m_server = std::make_unique<TelegramStandIn>();
        m_copy->write(layer, before.toUtf8());
        m_copy->append(QStringLiteral("config.toml"), "\n[evolution]\nnotify_channel = \"telegram\"\ntelegram_chat = \"42\"\ntelegram_user = \"42\"\ntelegram_api = \""
                + m_server->url().toString().toUtf8() + "\"\n");
        const Json suggestion{{"kind", "edit"}, {"target", jsonString(layer)}, {"title", "Say what was sown"}, {"confidence", 0.7}, {"evidence", {{"interactions", 10}}},
            {"diff", jsonString(toText(diffFile(before, after, layer)))}};
        QCOMPARE(run({"log", "add", "suggestions"}, QByteArray::fromStdString(suggestion.dump())).code, ExitCode::Done);
    }

    void cleanup() { qunsetenv("TELEGRAM_BOT_TOKEN"); }

    void sendsSuggestionsAndReadsDecisions()
    {
        allowServer();
        QCOMPARE(poll(), (Json{{"schema_version", 1}, {"sent", 1}, {"decided", 0}, {"refused", 0}}));
        const QList<Json> messages = m_server->messages();
        QCOMPARE(messages.size(), 1);
        QVERIFY(qString(messages.first()["text"]).contains(QStringLiteral("+Bed 3 was sown.")));
        m_server->queueUpdate({{"update_id", 5}, {"callback_query", {{"id", "5"}, {"from", {{"id", 42}, {"username", "ada"}}}, {"message", {{"message_id", 1}, {"chat", {{"id", 42}}}}},
            {"data", laterButton(messages.first())}}}});
        QCOMPARE(poll(), (Json{{"schema_version", 1}, {"sent", 0}, {"decided", 1}, {"refused", 0}}));
        QCOMPARE(poll(), (Json{{"schema_version", 1}, {"sent", 0}, {"decided", 0}, {"refused", 1}})); // the same update arrives again
        QCOMPARE(bytesOf(m_copy->path(layer)), before.toUtf8());
    }

    void sendsNothingToAServerThatIsNotAllowed()
    {
        const CliRun refused = run({"suggestions", "messenger", "--once", "--json"});
        QVERIFY2(refused.code != ExitCode::Done && refused.err.contains("keys allow telegram"), refused.err.constData());
        QCOMPARE(m_server->methods(), QStringList());
    }

    void reportsAMissingToken()
    {
        allowServer();
        qunsetenv("TELEGRAM_BOT_TOKEN");
        const CliRun failed = run({"suggestions", "messenger", "--once", "--json"});
        QVERIFY2(failed.code != ExitCode::Done && failed.err.contains("telegram"), failed.err.constData());
        QCOMPARE(m_server->methods(), QStringList());
    }

private:
    CliRun run(const QStringList &words, const QByteArray &input = {}) const { return runCli(words, m_copy->folder(), input); }
    void allowServer() const { QCOMPARE(run({"keys", "allow", "telegram", m_server->url().toString()}).code, ExitCode::Done); }

    Json poll() const
    {
        const CliRun polled = run({"suggestions", "messenger", "--once", "--json"});
        if (polled.code != ExitCode::Done)
            qWarning("%s", polled.err.constData());
        return Json::parse(polled.out.begin(), polled.out.end(), nullptr, false);
    }

    std::unique_ptr<WorkspaceCopy> m_copy;
    std::unique_ptr<TelegramStandIn> m_server;
};

OUTCROP_TEST(TestCliMessenger, CoreApplication)

} // namespace tst_climessenger

#include "tst_climessenger.moc"
