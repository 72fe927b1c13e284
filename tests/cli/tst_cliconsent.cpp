// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that no request is sent without consent. Every command that can call a provider fails without a terminal or --yes. The sources have no other
// access to providers.
#include "clirun.h"
#include "tests/support/faultserver.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliconsent {

namespace {

/// A fake provider that lists one model and answers every other request with "Yes."
void answer(ClientConnection &connection)
{
    if (!connection.readRequest())
        return;
    const bool isList = connection.head().startsWith("GET");
    const QByteArray body = isList ? R"({"models": [{"name": "m"}]})"
                                   : R"({"model": "m", "message": {"role": "assistant", "content": "Yes."}, "done": true, "done_reason": "stop", "prompt_eval_count": 10, "eval_count": 2})";
    connection.write(httpResponse(200, body, "Content-Type: application/json\r\n"));
    connection.close();
}

/// A workspace in which every command has data to send.
class ConsentFixture
{
public:
    ConsentFixture()
    {
        m_copy.append(QStringLiteral("config.toml"), "\n[providers.open-source]\nbase_url = \"" + m_server.url().toUtf8() + "\"\n");
        m_copy.write(QStringLiteral("experiments/ab.yaml"),
            "all: {provider: open-source, agent: '', request: 'Name {what}.'}\narms: [{name: one}, {name: two, format: xml}]\ndata: ./cases.csv\nmetrics: [success]\n");
        m_copy.write(QStringLiteral("experiments/ab/cases.csv"), "id,what\n1,a book\n");
        m_copy.write(QStringLiteral("agents/baker.md"),
            "---\nname: baker\ndescription: Bakes bread.\nidentity: {role: Baker, expertise: [Rye bread]}\n"
            "output:\n  schema: {type: object, properties: {heading: {type: string}}, required: [heading], additionalProperties: false}\n"
            "portability: {enabled: true, minimum_context_window: 8000, body_format: markdown, model_preferences: [\"open-source/llama3.1:70b\"]}\n---\nYou bake bread.\n");
        m_copy.write(QStringLiteral("config/prompt_rules.yaml"),
            "rules:\n  doors:\n    - {id: DOOR_1, name: SHUT, description: Doors are shut., validation_type: llm_check, validation_prompt: Is it shut?, severity: low}\n");
        m_copy.write(QStringLiteral("door.txt"), "open\n");
        m_copy.write(QStringLiteral("task.yaml"), "description: Add a waiting list.\n");
        m_copy.write(QStringLiteral("layers/beds.md"), "---\ntier: topsoil\n---\nBed 1 is sown.\n");
    }

    CliRun run(const QStringList &words, const QByteArray &input = {}) const { return runCli(words, m_copy.folder(), input); }
    const WorkspaceCopy &copy() const { return m_copy; }
    qsizetype requests() const { return m_server.requests().size(); }
    int connectionCount() const { return m_server.connectionCount(); }

    /// Runs the earlier commands whose results the command of a row needs.
    void prepare(const QString &row) const
    {
        if (row.startsWith(QStringLiteral("session")))
            run({QStringLiteral("send"), QStringLiteral("--provider"), QStringLiteral("open-source"), QStringLiteral("--session"), QStringLiteral("s"), QStringLiteral("--request"),
                QStringLiteral("Hi"), QStringLiteral("--yes")});
        if (row.startsWith(QStringLiteral("log")) || row.startsWith(QStringLiteral("suggestions")))
            run({QStringLiteral("log"), QStringLiteral("add"), QStringLiteral("interactions")},
                R"({"request": "Sow bed 1.", "response": "Done.", "outcome": "done", "provider": "open-source", "workload": "beds"})");
        if (row.startsWith(QStringLiteral("suggestions")))
            run({QStringLiteral("log"), QStringLiteral("add"), QStringLiteral("suggestions")},
                R"({"kind": "friction", "workload": "beds", "target": "layers/beds.md", "title": "Say what was sown", "confidence": 0.7,)"
                R"( "diff": "--- a/layers/beds.md\n+++ b/layers/beds.md\n@@ -4,1 +4,1 @@\n-Bed 1 is sown.\n+Bed 1 was sown.\n"})");
        if (row.startsWith(QStringLiteral("index")) || row.startsWith(QStringLiteral("search"))) {
            run({QStringLiteral("index")});
            m_copy.append(QStringLiteral("config.toml"), "\n[retrieval]\nembeddings = {provider = \"openai\", model = \"text-embedding-3-small\"}\n[providers.openai]\nbase_url = \"https://embeddings.invalid/v1\"\n");
        }
    }

private:
    WorkspaceCopy m_copy{QStringLiteral("plain")};
    FaultServer m_server{answer};
};

/// A command that can send, and the source file that asks for consent.
struct Sender {
    const char *command;
    const char *file;
    const char *words;
    bool isCounted = true; ///< whether the requests to the test server are counted
};

const QList<Sender> &senders()
{
    static const QList<Sender> all{
        {"send", "send/sendoptions.cpp", "send --provider open-source --request Hi"},
        {"send, bare", "send/sendoptions.cpp", "send --provider open-source --bare --request Hi"},
        {"session resume", "send/sendoptions.cpp", "session resume s --request Again"},
        {"session replay", "send/sessioncommand.cpp", "session replay s --provider open-source"},
        {"experiment run", "experiments/experimentruncommand.cpp", "experiment run ab"},
        {"worker", "queue/workercommand.cpp", "worker --max-cost 1", false},
        {"validate --live", "agents/validatecommand.cpp", "validate agents/baker.md --criteria PV-011 --live"},
        {"rules check", "agents/rulescommand.cpp", "rules check door.txt --provider open-source"},
        {"estimate", "complexity/estimatecommand.cpp", "estimate task.yaml --provider open-source"},
        {"log classify", "records/logclassifycommand.cpp", "log classify --provider open-source", false},
        {"suggestions accept", "evolution/suggestionsacceptcommand.cpp", "suggestions accept 1 --replay --provider open-source --dry-run"},
        {"models refresh", "keys/modelscommand.cpp", "models refresh open-source"},
        {"keys test", "keys/keyscommand.cpp", "keys test open-source"},
        {"index", "knowledge/embeddingaccess.cpp", "index", false},
        {"search", "knowledge/embeddingaccess.cpp", "search lending", false},
        {"search --turn", "knowledge/embeddingaccess.cpp", "search lending --turn", false},
    };
    return all;
}

QString sourceText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class CliConsent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
        for (const char *variable : {"ANTHROPIC_API_KEY", "OPENAI_API_KEY", "GEMINI_API_KEY"})
            qunsetenv(variable);
    }

    void eachCommandRequiresConfirmation_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("isCounted");
        for (const Sender &one : senders())
            QTest::newRow(one.command) << QString::fromLatin1(one.words) << one.isCounted;
    }

    void eachCommandRequiresConfirmation()
    {
        QFETCH(QString, words);
        QFETCH(bool, isCounted);
        const ConsentFixture world;
        world.prepare(QString::fromLatin1(QTest::currentDataTag()));
        const qsizetype before = world.requests();
        const int connectionsBefore = world.connectionCount();
        const CliRun refused = world.run(words.split(u' '));
        QVERIFY2(refused.code == ExitCode::Usage, refused.err.constData());
        QVERIFY2(refused.err.contains("no request was sent") && refused.err.contains("--yes"), refused.err.constData());
        QCOMPARE(refused.out, QByteArray());
        QCOMPARE(world.connectionCount(), connectionsBefore);
        const CliRun agreed = world.run(words.split(u' ') + QStringList(QStringLiteral("--yes")));
        QVERIFY2(agreed.code != ExitCode::Usage, agreed.err.constData());
        if (isCounted)
            QVERIFY2(world.requests() > before, QByteArray(agreed.out + agreed.err).constData());
    }

    /// Without a terminal, no input counts as consent, not even `yes`.
    void sendsNothingWithoutConfirmation()
    {
        const ConsentFixture world;
        for (const QByteArray input : {"", "n\n", "yes\n"}) // standard input is not a terminal
            QCOMPARE(world.run({QStringLiteral("send"), QStringLiteral("--provider"), QStringLiteral("open-source"), QStringLiteral("--request"), QStringLiteral("Hi")}, input).code, ExitCode::Usage);
        QCOMPARE(world.connectionCount(), 0);
    }

    void readOnlyCommandsSendNothing_data()
    {
        QTest::addColumn<QString>("words");
        for (const char *words : {"layers", "compose --request Hi", "render --provider open-source --request Hi", "budget --provider open-source --request Hi", "send --provider open-source --request Hi --dry-run",
                 "session list", "session show s", "session replay s --provider open-source --dry-run", "experiment plan ab", "experiment run ab --offline", "validate", "validate --behavioral",
                 "rules list", "rules check door.txt", "estimate task.yaml", "log classify", "models list", "keys list", "index", "search lending", "index show", "log stats"})
            QTest::newRow(words) << QString::fromLatin1(words);
    }

    void readOnlyCommandsSendNothing()
    {
        QFETCH(QString, words);
        const ConsentFixture world;
        if (words.startsWith(QStringLiteral("session")))
            world.prepare(QStringLiteral("session"));
        const int before = world.connectionCount();
        world.run(words.split(u' '));
        QCOMPARE(world.connectionCount(), before);
    }

    /// Providers are reached only through ProviderAccess, which requires consent. Every source file that asks for consent must have a row above.
    void everySenderRequiresConsent()
    {
        QStringList asking;
        QDirIterator files(QStringLiteral(OUTCROP_SOURCE_DIR "/src/cli"), {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
        static const QRegularExpression makes(QStringLiteral("\\bProviders\\s+\\w+\\s*[({]|\\bProviders\\s*[({]|<Providers>\\s*\\("));
        const QDir root(QStringLiteral(OUTCROP_SOURCE_DIR "/src/cli"));
        while (files.hasNext()) {
            const QString path = root.relativeFilePath(files.next());
            const QString source = sourceText(root.filePath(path));
            const bool isAccess = path.startsWith(QStringLiteral("base/provideraccess."));
            QVERIFY2(isAccess || !makes.match(source).hasMatch(), qPrintable(path + QStringLiteral(" creates providers itself")));
            QVERIFY2(isAccess || !source.contains(QStringLiteral("\"app/workspace/providers.h\"")), qPrintable(path));
            QVERIFY2(isAccess || path.startsWith(QStringLiteral("knowledge/embeddingaccess.")) || !source.contains(QStringLiteral("withinOwnNetwork")), qPrintable(path));
            if (source.contains(QStringLiteral("SendConsent::ask(")) && !isAccess)
                asking.append(path);
        }
        QStringList known;
        for (const Sender &one : senders())
            known.append(QString::fromLatin1(one.file));
        known.removeDuplicates();
        asking.sort();
        known.sort();
        QCOMPARE(asking, known);
    }
};

OUTCROP_TEST(CliConsent, CoreApplication)

} // namespace tst_cliconsent

#include "tst_cliconsent.moc"
