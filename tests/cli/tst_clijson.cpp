// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that with `--json` standard output has exactly one JSON document, for every command and outcome.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/markedtexts.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clijson {

namespace {

/// Commands that succeed even if a workspace does not contain the data that they need.
const QStringList reading{
    "layers", "compose", "render --provider openai --request x", "budget --provider openai --request x", "tokens config.toml", "models list",
    "models list openai --all", "parse empty.json", "find nothing-like-it", "find the", "index show", "index listing", "search anything", "search anything --turn",
    "history", "label", "label list", "adapters list", "partials find", "history show config.toml now-or-never", "rules list", "taxonomy list", "taxonomy check", "taxonomy propose", "templates list", "schema fields",
    "schema fields --kind skill", "experiment list", "session list", "run list", "log stats", "log stats --by model --total", "log quality", "log list interactions",
    "log list decisions", "log fields", "log fields violations", "log classify", "log purge --workload x --yes", "evolve", "evolve --dry-run", "store show", "store check",
    "suggestions list", "suggestions list --all", "completion bash", "help contents", "schema print layer", "context", "context --client codex", "schema print output/check", "formats", "formats prompty", "completion zsh", "completion fish", "keys list", "keys order", "validate", "new layer rain --dry-run", "send --provider manual --request x --dry-run",
};

/// The commands of `reading` that may fail in an empty workspace, or in both workspaces.
const QStringList mayFail{"history show config.toml now-or-never", "validate", "taxonomy check"};

/// Commands that change something, make API calls or are invalid, each in a separate workspace.
const QStringList others{
    "", "nonsense", "diff", "context --client nonsense", "context --from nowhere", "check", "check nowhere", "check --report sarif", "layers --nonsense", "render", "render --provider nobody", "render --provider openai --history nowhere.json", "compose --request-file nowhere.txt",
    "export --to ../out --request x", "export --to layers --request x", "tokens nowhere.txt", "models refresh", "models refresh anthropic", "models import nowhere.json",
    "validate nowhere", "parse", "parse nowhere.json", "parse broken.json", "estimate", "estimate nowhere.yaml", "new layer rain", "new nonsense x", "set config.toml workspace.name x",
    "set nowhere.md tier x", "convert --to xml nobody", "move layers/soul.md --tier topsoil", "move nowhere.md --tier topsoil", "rename layers/soul.md layers/heart.md",
    "rename nowhere.md other.md", "replace the THE --dry-run", "replace the THE", "replace ( THE --regex", "index", "index migrate nowhere.md --to x", "search ***",
    "search x --collection nonsense", "history diff now", "review HEAD~1..HEAD", "review", "review ..", "budget --provider openai --request x --max-input-tokens 1", "budget --provider openai --request x --max-cost 0.00001", "schema print output/nonsense", "history diff nonsense", "label set production", "label set Nonsense", "label diff nonsense", "export --to ../out --label nonsense", "history blame layers/soul.md", "history restore layers/soul.md nonsense",
    "import nowhere.prompt", "import broken.json", "suggestions next", "suggestions messenger --once", "store roles", "rules check layers", "rules check nowhere", "rules test", "rules list --rules NONSENSE", "taxonomy show nonsense", "taxonomy add weather", "taxonomy rename nonsense X",
    "taxonomy retag nonsense other", "taxonomy move nonsense", "taxonomy remove nonsense", "templates set planning structured --dry-run", "templates set nonsense structured",
    "templates revert planning", "schema lower nowhere.json --provider openai", "schema fields --kind nonsense", "experiment", "experiment plan nonsense",
    "experiment run nonsense", "experiment report nonsense", "experiment adopt nonsense x", "experiment export nonsense --to x", "experiment collect nonsense x",
    "experiment import nowhere.jsonl", "send --provider openai --request x --yes", "send --provider nobody --request x", "session show nonsense", "session resume nonsense",
    "session receive nonsense", "session replay nonsense --provider openai", "run", "run --request x", "run resume nonsense", "run status", "run approve nonsense", "run reject nonsense --reason x",
    "run cancel nonsense", "run files", "log add interactions nowhere.jsonl", "log add attempts broken.json", "log import nowhere.jsonl",
    "log import broken.json", "log stats --by nonsense", "log list nonsense", "log purge", "evolve --since yesterday", "evolve --print-schedule cron", "store backup",
    "store restore nowhere", "store migrate 1", "store export ../records", "store rescue ../records", "suggestions show 7", "suggestions accept 7",
    "suggestions reject 7 --reason x", "keys set openai", "keys remove openai", "keys test openai", "keys allow openai https://gateway.example", "keys forbid openai https://gateway.example",
    "init other", "init .", "adopt", "adopt nowhere", "-C nowhere layers", "sync", "sync --from claude --to codex", "sync --from nonsense --to codex", "sync --from workspace --to codex --yes",
    "sync --from claude --to codex --check", "adapters extract nowhere.md", "adapters add mistral", "partials extract layers/soul.md:1 --to x", "partials extract nowhere.md --to x", "adapters add nonsense", "estimate outcome 7 --tokens 5", "estimate list", "rules violations list",
    "rules violations resolve 7 --note x", "rules violations reopen 7", "queue list", "queue cancel nonsense", "worker --max-cost 1", "log follow nowhere.jsonl", "log listen --port nonsense", "sync --from workspace --to nonsense --dry-run", "mcp", "lsp",
};

} // namespace

class TestCliJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_directory->filePath(QStringLiteral("config"))));
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
        for (const char *variable : {"ANTHROPIC_API_KEY", "OPENAI_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY", "DISPLAY", "WAYLAND_DISPLAY"})
            qunsetenv(variable);
    }

    void printsOneJsonDocument_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("state");
        for (const QString &line : reading + others) {
            for (const char *state : {"empty", "new", "sample"})
                QTest::addRow("%s, %s", qPrintable(line), state) << line << state;
        }
    }

    void printsOneJsonDocument()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, state);
        const QString folder = m_directory->filePath(QStringLiteral("w"));
        if (state == u"empty")
            QVERIFY(QDir().mkpath(folder));
        else
            QCOMPARE(runCli(QStringList{"init", "w"} + (state == u"sample" ? QStringList{"--sample"} : QStringList()), m_directory->path()).code, ExitCode::Done);
        write(folder + QStringLiteral("/broken.json"), "{\"a\": ");
        write(folder + QStringLiteral("/empty.json"), "{}");
        const MarkedTexts texts;
        const CliRun run = runCli(line.split(u' ', Qt::SkipEmptyParts) + QStringList{"--json"}, folder, "{}");
        QVERIFY2(!run.out.contains(MarkedTexts::open.toUtf8()), run.out.constData()); // the text is in English in every language
        const Json document = Json::parse(run.out.begin(), run.out.end(), nullptr, false);
        QVERIFY2(!document.is_discarded(), run.out.constData());
        if (reading.contains(line) && !mayFail.contains(line) && state != u"empty")
            QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        if (!document.is_object() || !document.contains("exit_code"))
            return;
        QVERIFY(run.code != ExitCode::Done);
        QCOMPARE(document["exit_code"].get<int>(), static_cast<int>(run.code));
        QVERIFY2(!qString(document["error"]).isEmpty() && !qString(document["code"]).isEmpty(), run.out.constData());
        QVERIFY(document["location"].is_null() || (!qString(document["location"]["file"]).isEmpty() && document["location"]["line"].get<int>() >= 1));
        QVERIFY2(line.isEmpty() || run.err.contains(qString(document["error"]).section(u'\n', 0, 0).toUtf8()), run.err.constData()); // standard error has the same message
    }

    /// Every new command needs a row above.
    void everyCommandIsTested()
    {
        QStringList untried;
        for (const QString &leaf : runnableCommands()) {
            const bool isTried = std::any_of(reading.begin(), reading.end(), [&](const QString &line) { return QString(line + u' ').startsWith(leaf + u' '); })
                || std::any_of(others.begin(), others.end(), [&](const QString &line) { return QString(line + u' ').startsWith(leaf + u' '); });
            if (!isTried)
                untried += leaf;
        }
        QCOMPARE(untried.join(QStringLiteral(", ")), QString());
    }

    /// runCli() compares each document with the schema of the command.
    void everyCommandHasErrorsAndHelp_data()
    {
        QTest::addColumn<QString>("command");
        for (const QString &command : runnableCommands())
            QTest::newRow(qPrintable(command)) << command;
    }

    void everyCommandHasErrorsAndHelp()
    {
        QFETCH(const QString, command);
        const QStringList words = command.split(u' ');
        const QStringList topic = command == u"help" ? QStringList{"contents"} : QStringList(); // `help` alone has the same output as --help
        const CliRun wrong = runCli(words + topic + QStringList{"--nonsense", "--json"}, m_directory->path());
        QCOMPARE(wrong.code, ExitCode::Usage);
        const Json error = Json::parse(wrong.out.begin(), wrong.out.end(), nullptr, false);
        QCOMPARE(error["exit_code"].get<int>(), 2);
        QCOMPARE(error["schema_version"].get<int>(), 1);
        const CliRun help = runCli(words + QStringList{"--help", "--json"}, m_directory->path());
        QCOMPARE(help.code, ExitCode::Done);
        QVERIFY(qString(Json::parse(help.out.begin(), help.out.end(), nullptr, false)["text"]).contains(QStringLiteral("Example:")));
    }

    void errorsHaveLocations()
    {
        const CliRun made = runCli({"init", "w"}, m_directory->path());
        QCOMPARE(made.code, ExitCode::Done);
        const QString folder = m_directory->filePath(QStringLiteral("w"));
        write(folder + QStringLiteral("/layers/extra.md"), "---\ntier: marble\n---\nText.\n");
        const Json document = Json::parse(runCli({"render", "--provider", "openai", "--request", "x", "--json"}, folder).out.toStdString(), nullptr, false);
        QCOMPARE(qString(document["location"]["file"]), QStringLiteral("layers/extra.md"));
        QCOMPARE(document["location"]["line"].get<int>(), 2);
        QCOMPARE(document["location"]["column"].get<int>(), 7);
        QVERIFY(qString(document["code"]).contains(QStringLiteral("tier")));
    }

private:
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    std::unique_ptr<QTemporaryDir> m_directory;
};

OUTCROP_TEST(TestCliJson, CoreApplication)

} // namespace tst_clijson

#include "tst_clijson.moc"
