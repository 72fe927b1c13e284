// SPDX-License-Identifier: GPL-3.0-or-later
// Runs every command with --json: with a result, in an empty folder, and with an error. Each document is compared with the command's schema.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliinventory {

namespace {

/// A command line and its standard input, or `write PATH` and the content of the file.
struct Line {
    QString words;
    QByteArray input = {};
};

/// A command, with a command line that has a result, one that has an error, and the lines that prepare the workspace.
struct Row {
    QString command;
    Line normal;
    QString error;
    QList<Line> setup = {};
};

const Line oneInteraction{"log add interactions", R"([{"at":"2026-06-01T08:00:00Z","workload":"x","quality":60}])"};
const Line oneEstimate{"estimate --record --text Add"};
const Line anEdit{"set layers/soul.md title Heart"};
const Line oneSession{"send --provider manual --request Hello --session s"};
const Line oneSuggestion{"log add suggestions", R"({"kind":"friction","workload":"comms","confidence":1})"};
const Line oneViolation{"log add violations", R"({"rule":"CODE_001","message":"no tests"})"};
const Line oneWorkflow{"run --request Sell --session w"};
const QByteArray sharedPassage = "---\ntier: topsoil\n---\n\n" + QByteArray("Books go back on the shelf that has their number. ").repeated(4) + '\n';
const Line aTwin{"write layers/one.md", sharedPassage};
const Line anotherTwin{"write layers/two.md", sharedPassage};
const Line aTeamStore{"write config.toml", "[workspace]\nstore = \"postgresql:///records?schema=team\"\n"};
const Line onePlan{"write sessions/w/iteration-1/planning-response.md", "# Plan\n\nSell books.\n"};

const QList<Row> inventory{
    {"adapters add", {"adapters add mistral"}, "adapters add nonsense"},
    {"adapters extract", {"adapters extract notes/note.md"}, "adapters extract nowhere.md"},
    {"adapters list", {"adapters list"}, "adapters list --nonsense"},
    {"adopt", {"adopt"}, "adopt nowhere"},
    {"budget", {"budget --provider openai --request x"}, "budget --provider nobody --request x"},
    {"check", {"check"}, "check --report nonsense"},
    {"completion", {"completion bash"}, "completion nonsense"},
    {"compose", {"compose --request x"}, "compose --request-file nowhere.txt"},
    {"context", {"context"}, "context --client nonsense"},
    {"convert", {"convert clerk --to xml"}, "convert nobody --to xml"},
    {"estimate", {"estimate --text Add"}, "estimate nowhere.yaml"},
    {"estimate list", {"estimate list"}, "-C nowhere estimate list", {oneEstimate}},
    {"estimate outcome", {"estimate outcome 1 --files 2"}, "estimate outcome 7 --files 2", {oneEstimate}},
    {"evolve", {"evolve --dry-run"}, "evolve --since nonsense"},
    {"experiment export", {"experiment export forms --to ../batch"}, "experiment export nonsense --to ../batch"},
    {"experiment import", {"experiment import recorded.json"}, "experiment import nowhere.json"},
    {"experiment list", {"experiment list"}, "-C nowhere experiment list"},
    {"experiment plan", {"experiment plan forms"}, "experiment plan nonsense"},
    {"experiment report", {"experiment report forms"}, "experiment report forms --report nonsense", {{"experiment run forms --offline"}}},
    {"experiment run", {"experiment run forms --offline"}, "experiment run nonsense"},
    {"export", {"export --to ../out --request x"}, "export --to ../out --provider nobody --request x"},
    {"find", {"find the"}, "find ( --regex"},
    {"formats", {"formats"}, "formats nonsense"},
    {"help", {"help contents"}, "help nonsense"},
    {"history", {"history"}, "-C nowhere history"},
    {"history blame", {"history blame layers/soul.md"}, "history blame nowhere.md"},
    {"history diff", {"history diff now"}, "history diff nonsense"},
    {"history restore", {"history restore layers/soul.md @version@"}, "history restore layers/soul.md nonsense", {anEdit}},
    {"history show", {"history show layers/soul.md @version@"}, "history show layers/soul.md nonsense", {anEdit}},
    {"import", {"import notes/greeting.prompty --yes"}, "import nowhere.prompty"},
    {"index", {"index"}, "-C nowhere index"},
    {"index listing", {"index listing"}, "-C nowhere index listing"},
    {"index migrate", {"index migrate MEMORY.md --to taken"}, "index migrate nowhere.md --to x"},
    {"index show", {"index show"}, "-C nowhere index show", {{"index"}}},
    {"init", {"init other"}, "init ."},
    {"keys allow", {"keys allow openai https://gateway.example"}, "keys allow nobody https://gateway.example"},
    {"keys forbid", {"keys forbid openai https://gateway.example"}, "keys forbid nobody https://gateway.example", {{"keys allow openai https://gateway.example"}}},
    {"keys list", {"keys list"}, "keys list --nonsense"},
    {"keys order", {"keys order system environment"}, "keys order nonsense"},
    {"label diff", {"label diff production"}, "label diff nonsense", {anEdit, {"label set production"}}},
    {"label list", {"label list"}, "-C nowhere label list"},
    {"label set", {"label set production"}, "label set production nonsense", {anEdit}},
    {"layers", {"layers"}, "-C nowhere layers"},
    {"log add", oneViolation, "log add interactions nowhere.jsonl"},
    {"log classify", {"log classify"}, "log classify --nonsense", {oneInteraction}},
    {"log fields", {"log fields"}, "log fields nonsense"},
    {"log import", {"log import turns.jsonl"}, "log import nowhere.jsonl"},
    {"log list", {"log list interactions"}, "log list nonsense", {oneInteraction}},
    {"log purge", {"log purge --workload x --yes"}, "log purge --before nonsense", {oneInteraction}},
    {"log quality", {"log quality"}, "-C nowhere log quality", {oneInteraction}},
    {"log stats", {"log stats"}, "log stats --by nonsense", {oneInteraction}},
    {"models import", {"models import prices.json"}, "models import nowhere.json"},
    {"models list", {"models list"}, "models list --nonsense"},
    {"move", {"move layers/soul.md --to bedrock --dry-run"}, "move nowhere.md --to bedrock"},
    {"new", {"new layer rain"}, "new nonsense x"},
    {"parse", {"parse answer.md"}, "parse nowhere.md"},
    {"rename", {"rename layers/soul.md layers/heart.md"}, "rename nowhere.md other.md"},
    {"render", {"render --provider openai --request x"}, "render --provider nobody --request x"},
    {"replace", {"replace the THE"}, "replace ( THE --regex"},
    {"rules check", {"rules check layers"}, "rules check nowhere"},
    {"rules list", {"rules list"}, "rules list --rules NONSENSE"},
    {"rules test", {"rules test"}, "rules test --nonsense"},
    {"rules violations list", {"rules violations list"}, "-C nowhere rules violations list", {oneViolation}},
    {"rules violations reopen", {"rules violations reopen 1"}, "rules violations reopen 7", {oneViolation, {"rules violations resolve 1 --note x"}}},
    {"rules violations resolve", {"rules violations resolve 1 --note x"}, "rules violations resolve 7 --note x", {oneViolation}},
    {"partials extract", {"partials extract layers/one.md:5 --to shared --dry-run"}, "partials extract nowhere.md --to x", {aTwin, anotherTwin}},
    {"partials find", {"partials find"}, "partials find --nonsense"},
    {"run", oneWorkflow, "run --request x --profile gone"},
    {"run approve", {"run approve"}, "run approve gone", {oneWorkflow, onePlan}},
    {"run cancel", {"run cancel"}, "run cancel gone", {oneWorkflow}},
    {"run files", {"run files"}, "run files gone", {oneWorkflow}},
    {"run list", {"run list"}, "run list --nonsense", {oneWorkflow}},
    {"run reject", {"run reject --reason Shorter"}, "run reject gone --reason x", {oneWorkflow, onePlan}},
    {"run resume", {"run resume"}, "run resume gone", {oneWorkflow}},
    {"run status", {"run status"}, "run status gone", {oneWorkflow}},
    {"schema fields", {"schema fields"}, "schema fields --kind nonsense"},
    {"schema lower", {"schema lower schema.json --provider openai"}, "schema lower nowhere.json --provider openai"},
    {"schema print", {"schema print output/check"}, "schema print output/nonsense"},
    {"search", {"search books"}, "search books --collection nonsense", {{"index"}}},
    {"send", {"send --provider manual --request x --dry-run"}, "send --provider nobody --request x"},
    {"session list", {"session list"}, "-C nowhere session list", {oneSession}},
    {"session receive", {"session receive s", "At nine.\n"}, "session receive gone", {oneSession}},
    {"session show", {"session show s"}, "session show gone", {oneSession}},
    {"set", {"set layers/soul.md title Heart"}, "set nowhere.md title x"},
    {"store backup", {"store backup"}, "-C nowhere store backup", {oneViolation}},
    {"store check", {"store check"}, "-C nowhere store check", {oneViolation}},
    {"store export", {"store export records"}, "store export layers", {oneViolation}},
    {"store migrate", {"store migrate 1 --yes"}, "store migrate 99", {oneViolation}},
    {"store rescue", {"store rescue rescued"}, "store rescue layers", {oneViolation}},
    {"store restore", {"store restore @copy@"}, "store restore nowhere", {oneViolation}},
    {"store roles", {"store roles"}, "store roles", {aTeamStore}},
    {"store show", {"store show"}, "-C nowhere store show", {oneViolation}},
    {"suggestions list", {"suggestions list"}, "suggestions list --nonsense", {oneSuggestion}},
    {"suggestions next", {"suggestions next"}, "suggestions next --nonsense", {oneSuggestion}},
    {"suggestions reject", {"suggestions reject 1 --reason x"}, "suggestions reject 7 --reason x", {oneSuggestion}},
    {"suggestions show", {"suggestions show 1"}, "suggestions show 7", {oneSuggestion}},
    {"sync", {"sync --from workspace --to codex --dry-run"}, "sync --from nonsense --to codex"},
    {"taxonomy add", {"taxonomy add weather Weather"}, "taxonomy add weather Weather --below nonsense", {{"new taxonomy"}}},
    {"taxonomy check", {"taxonomy check"}, "taxonomy check --nonsense", {{"new taxonomy"}}},
    {"taxonomy list", {"taxonomy list"}, "taxonomy list --nonsense", {{"new taxonomy"}}},
    {"taxonomy move", {"taxonomy move weather --below build"}, "taxonomy move nonsense --below build", {{"new taxonomy"}, {"taxonomy add weather Weather"}}},
    {"taxonomy propose", {"taxonomy propose"}, "taxonomy propose --limit 0", {{"new taxonomy"}}},
    {"taxonomy remove", {"taxonomy remove weather"}, "taxonomy remove nonsense", {{"new taxonomy"}, {"taxonomy add weather Weather"}}},
    {"taxonomy rename", {"taxonomy rename build Making"}, "taxonomy rename nonsense Making", {{"new taxonomy"}}},
    {"taxonomy retag", {"taxonomy retag build making"}, "taxonomy retag nonsense making", {{"new taxonomy"}}},
    {"taxonomy show", {"taxonomy show build"}, "taxonomy show nonsense", {{"new taxonomy"}}},
    {"templates list", {"templates list"}, "templates list --nonsense"},
    {"templates revert", {"templates revert validation"}, "templates revert nonsense", {{"templates set validation unstructured"}}},
    {"templates set", {"templates set validation unstructured --dry-run"}, "templates set nonsense structured"},
    {"tokens", {"tokens layers/soul.md"}, "tokens nowhere.md"},
    {"validate", {"validate"}, "validate nowhere"},
};

/// Commands whose result needs more than a folder: a command line with an error, the requirement, and the test class that covers it, if any.
const QList<std::pair<Row, QString>> elsewhere{
    {{"experiment adopt", {}, "experiment adopt nonsense x"}, "an arm with a mode; tst_cliexperiment"},
    {{"experiment collect", {}, "experiment collect forms nowhere.jsonl"}, "a provider's batch; tst_cliexperiment"},
    {{"keys remove", {}, "keys remove nobody"}, "a key store; tst_clikeys"},
    {{"keys set", {}, "keys set nobody"}, "a key store; tst_clikeys"},
    {{"keys test", {}, "keys test nobody"}, "a provider; tst_clisecrets"},
    {{"log follow", {}, "log follow nowhere.jsonl"}, "an end; tst_cliloglive"},
    {{"log listen", {}, "log listen --port nonsense"}, "a sender; tst_cliloglive"},
    {{"lsp", {}, "lsp"}, "another protocol; tst_lspserver"},
    {{"mcp", {}, "mcp"}, "another protocol; tst_climcp"},
    {{"models refresh", {}, "models refresh nobody"}, "a provider; tst_climodels"},
    {{"queue cancel", {}, "queue cancel x --yes"}, "a team's server; tst_cliqueue"},
    {{"queue list", {}, "queue list"}, "a team's server; tst_cliqueue"},
    {{"review", {}, "review HEAD~1..HEAD"}, "commits; tst_clireview"},
    {{"session replay", {}, "session replay gone --provider manual"}, "a provider; tst_clisend"},
    {{"session resume", {}, "session resume gone"}, "a provider; tst_clisend"},
    {{"suggestions accept", {}, "suggestions accept 7"}, "a suggestion with a diff; tst_clisuggestions"},
    {{"suggestions messenger", {}, "suggestions messenger --nonsense"}, "a Bot API server; tst_climessenger"},
    {{"worker", {}, "worker --max-cost 1 --yes"}, "a team's server; tst_cliqueue"},
};

CliRun run(const Line &line, const QString &folder)
{
    return runCli(line.words.split(u' ', Qt::SkipEmptyParts) + QStringList{"--json"}, folder, line.input);
}

Json documentOf(const CliRun &run)
{
    return Json::parse(run.out.begin(), run.out.end(), nullptr, false);
}

/// Returns a member of an object, or null.
Json member(const Json &document, const char *name)
{
    return document.is_object() ? document.value(name, Json()) : Json();
}

/// Replaces `@version@` with the oldest version of a layer, and `@copy@` with a new backup of the store.
Line withResolvedPlaceholders(Line line, const QString &folder)
{
    if (line.words.contains(u"@version@")) {
        const Json versions = member(documentOf(run({"history layers/soul.md"}, folder)), "versions");
        line.words.replace(QStringLiteral("@version@"), versions.empty() ? QString() : qString(member(versions.back(), "id")));
    }
    if (line.words.contains(u"@copy@"))
        line.words.replace(QStringLiteral("@copy@"), qString(member(documentOf(run({"store backup"}, folder)), "copy")));
    return line;
}

/// Checks the error document of a command. The schema is checked by runCli().
void checkError(const QString &line, const QString &folder)
{
    const CliRun failed = run({line}, folder);
    QVERIFY2(failed.code != ExitCode::Done, failed.out.constData());
    const Json document = documentOf(failed);
    QCOMPARE(member(document, "schema_version"), Json(1));
    if (document.contains("exit_code")) // otherwise, the document is a result with findings
        QCOMPARE(document["exit_code"], Json(static_cast<int>(failed.code)));
}

} // namespace

class TestCliInventory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_copy = std::make_unique<WorkspaceCopy>(QStringLiteral("plain"));
        qputenv("XDG_CONFIG_HOME", m_copy->siblingPath(QStringLiteral("config")).toLocal8Bit());
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
        for (const char *variable : {"ANTHROPIC_API_KEY", "OPENAI_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY", "DISPLAY", "WAYLAND_DISPLAY"})
            qunsetenv(variable);
        m_copy->write(QStringLiteral("profiles/desk/config.yml"), "description: Sell books.\n");
        m_copy->write(QStringLiteral("experiments/forms.yaml"),
            "description: Which is shorter?\nall: {provider: openai, model: gpt-4.1, agent: '', request: 'Name {what}.'}\n"
            "arms: [{name: xml, format: prompt-xml}, {name: text, format: markdown}]\ndata: ./cases.csv\nmetrics: [tokens, overhead]\n");
        m_copy->write(QStringLiteral("experiments/forms/cases.csv"), "id,what\n1,a book\n2,two books\n3,the last book of all\n");
        for (const char *name : {"hybrid_prompt_templates", "prompt_rules", "response_schemas"}) {
            const QString path = QStringLiteral("config/%1.yaml").arg(QLatin1StringView(name));
            m_copy->write(path, bytesOf(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample/") + path));
        }
        m_copy->write(QStringLiteral("MEMORY.md"), "# Memory\n\n## Platform\n\n- Books are lent for four weeks.\n");
        m_copy->write(QStringLiteral("answer.md"), "```json\n{\"a\": 1}\n```\n");
        m_copy->write(QStringLiteral("schema.json"), R"({"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"]})");
        m_copy->write(QStringLiteral("notes/note.md"), "No adapter.\n");
        m_copy->write(QStringLiteral("notes/greeting.prompty"), "---\nname: Greeting\nmodel:\n  api: chat\n---\nsystem:\nYou greet.\n\nuser:\n{{name}}\n");
        m_copy->write(QStringLiteral("prices.json"), R"({"claude-from-a-catalog": {"litellm_provider": "anthropic", "mode": "chat", "max_input_tokens": 5000}})");
        m_copy->write(QStringLiteral("turns.jsonl"), "{\"at\": \"2026-06-01T08:00:00Z\", \"workload\": \"x\", \"quality\": 60}\n");
        m_copy->write(QStringLiteral("recorded.json"), bytesOf(QStringLiteral(OUTCROP_TEST_DATA "/experiments/recorded.json")));
    }

    /// Every command must be listed above.
    void everyCommandIsListed()
    {
        QStringList named;
        for (const Row &row : inventory)
            named.append(row.command);
        for (const auto &[row, reason] : elsewhere)
            named.append(row.command);
        named.sort();
        QStringList commands = runnableCommands();
        commands.sort();
        QCOMPARE(named.join(u'\n'), commands.join(u'\n'));
    }

    void resultIsAJsonDocument_data() { addRows(); }

    void resultIsAJsonDocument()
    {
        QFETCH(const int, index);
        const Row &row = inventory.at(index);
        for (const Line &line : row.setup) {
            if (line.words.startsWith(u"write ")) {
                m_copy->write(line.words.section(u' ', 1), line.input);
                continue;
            }
            const CliRun prepared = runCli(line.words.split(u' '), m_copy->folder(), line.input);
            QVERIFY2(prepared.code == ExitCode::Done, prepared.err.constData());
        }
        const CliRun result = run(withResolvedPlaceholders(row.normal, m_copy->folder()), m_copy->folder());
        QVERIFY2(result.code == ExitCode::Done || result.code == ExitCode::Findings, result.err.constData());
        const Json document = documentOf(result);
        QVERIFY2(!document.contains("exit_code"), result.out.constData());
        if (!row.command.startsWith(QStringLiteral("schema print"))) // the document of `schema print` is a schema
            QCOMPARE(member(document, "schema_version"), Json(1));
    }

    void emptyFolderGivesAJsonDocument_data() { addRows(); }

    void emptyFolderGivesAJsonDocument()
    {
        QFETCH(const int, index);
        const QTemporaryDir empty;
        const CliRun result = run(inventory.at(index).normal, empty.path());
        QVERIFY2(documentOf(result).is_object(), result.out.constData());
    }

    void errorsArePrintedAsOneJsonDocument_data()
    {
        QTest::addColumn<QString>("line");
        for (const Row &row : inventory)
            QTest::newRow(qPrintable(row.command)) << row.error;
        for (const auto &[row, reason] : elsewhere)
            QTest::newRow(qPrintable(row.command)) << row.error;
    }

    void errorsArePrintedAsOneJsonDocument()
    {
        QFETCH(const QString, line);
        checkError(line, m_copy->folder());
    }

private:
    static void addRows()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < inventory.size(); ++i)
            QTest::newRow(qPrintable(inventory.at(i).command)) << i;
    }

    std::unique_ptr<WorkspaceCopy> m_copy;
};

OUTCROP_TEST(TestCliInventory, CoreApplication)

} // namespace tst_cliinventory

#include "tst_cliinventory.moc"
