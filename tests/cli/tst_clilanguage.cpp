// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the language of the command line. People read texts in their language, and programs and agents in English. Every text of help is in the catalogs.
#include "cli/base/englishtexts.h"
#include "cli/base/helpformatter.h"
#include "cli/knowncommands.h"
#include "clirun.h"
#include "tests/support/markedtexts.h"
#include "tests/support/testregistry.h"

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clilanguage {

namespace {

const QByteArray mark = MarkedTexts::open.toUtf8();

/// Returns the texts of a context in the English catalog.
QSet<QString> catalogTexts(const QString &wanted)
{
    QFile file(QStringLiteral(OUTCROP_SOURCE_DIR "/translations/outcrop_en.ts"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QSet<QString> texts;
    QString context;
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"source" && context == wanted)
            texts.insert(xml.readElementText());
    }
    return texts;
}

/// Returns the help of a command and of its inner commands.
std::string helpOf(const CLI::App &app)
{
    std::string text = HelpFormatter(0).make_help(&app, app.get_name(), CLI::AppFormatMode::Normal);
    for (const CLI::App *inner : app.get_subcommands([](const CLI::App *) { return true; }))
        text += helpOf(*inner);
    return text;
}

/// Returns whether a text of help consists only of values, such as `bash, zsh, fish`, or of texts that have been translated already.
bool needsNoTranslation(const QString &text)
{
    static const QRegularExpression values(QStringLiteral("^[a-z][\\w-]*(?:, [a-z][\\w-]*)+$"));
    return text.contains(MarkedTexts::open) || values.match(text).hasMatch();
}

void write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

/// A copy of the workspace `plain` with files that coding agents load, and with mistakes.
class DataTextsFolder
{
public:
    DataTextsFolder()
    {
        for (QDirIterator walk(plainWorkspace(), QDir::Files, QDirIterator::Subdirectories); walk.hasNext();) {
            QFile file(walk.next());
            if (file.open(QIODevice::ReadOnly))
                write(m_directory.filePath(QDir(plainWorkspace()).relativeFilePath(file.fileName())), file.readAll());
        }
        write(m_directory.filePath(QStringLiteral(".git/HEAD")), "ref: refs/heads/main\n");
        write(m_directory.filePath(QStringLiteral("AGENTS.md")), "Use pnpm.\n");
        write(m_directory.filePath(QStringLiteral(".claude/commands/go.md")), "---\ndescription: Goes.\ntools: Read\n---\nGo.\n");
        write(m_directory.filePath(QStringLiteral(".claude/agents/guide.md")), "---\nname: Big Guide\n---\nGuide.\n");
        write(m_directory.filePath(QStringLiteral("tasks/late.yaml")), "id: late\ndescription: Opens late.\nlines: -1\n");
    }

    QString path() const { return m_directory.path(); }

private:
    QTemporaryDir m_directory;
};

/// Runs the program in a locale.
QByteArray outputIn(const char *language, const char *lang, const QStringList &words)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("LC_ALL"));
    environment.remove(QStringLiteral("LC_MESSAGES"));
    environment.insert(QStringLiteral("LC_CTYPE"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("LANGUAGE"), QString::fromLatin1(language));
    environment.insert(QStringLiteral("LANG"), QString::fromLatin1(lang));
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(OUTCROP_CLI), words);
    program.waitForFinished();
    return program.readAllStandardOutput();
}

} // namespace

class TestCliLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsTranslatedTexts()
    {
        const MarkedTexts texts;
        const CliRun formats = runCli({"formats"}, plainWorkspace());
        QCOMPARE(formats.code, ExitCode::Done);
        QVERIFY2(formats.out.contains("⟦FORMAT⟧"), formats.out.constData());
        QVERIFY2(formats.out.contains("⟦in, out⟧"), formats.out.constData());
        const CliRun unknown = runCli({"nonsense"}, plainWorkspace());
        QCOMPARE(unknown.code, ExitCode::Usage);
        QVERIFY2(unknown.err.contains("⟦unknown command `nonsense`⟧"), unknown.err.constData());
        QVERIFY(runCli({"formats", "nonsense"}, plainWorkspace()).err.contains("unknown ⟦format⟧"));
    }

    void printsTranslatedHelp()
    {
        const MarkedTexts texts;
        const CliRun help = runCli({"help", "queue", "cancel"}, plainWorkspace());
        for (const char *text : {"⟦Usage: outcrop-cli queue cancel [OPTIONS] NAME⟧", "\n⟦⟦Run⟧:⟧\n", "⟦Name of the run: an experiment, validate, index or evolve⟧", "\n⟦Example:⟧\n  outcrop-cli "})
            QVERIFY2(help.out.contains(text), help.out.constData());
        QVERIFY(runCli({"--help"}, plainWorkspace()).out.contains("⟦Exit codes:⟧\n  ⟦0 done;"));
    }

    /// Texts of data files: reasons in the loss ledger, findings of schemas, kinds of files that coding agents load, criteria, adapters and workloads.
    void translatesTextsOfDataFiles_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("texts");
        const QString losses = QStringLiteral("render --agent cataloguer --phase generating --workload lending/desk --request x --as losses --provider ");
        QTest::newRow("reason with a value") << losses + QStringLiteral("openai") << QStringList{"⟦gpt-6-sol does not accept a temperature⟧", "⟦without it, OpenAI keeps the response for 30 days⟧"};
        QTest::newRow("schemas") << "check" << QStringList{"⟦The number of lines of code that will change.", "⟦Commands use the key allowed-tools.⟧",
            "⟦A description of when Claude should delegate work to this agent.⟧", "⟦lowercase letters and digits, with single hyphens between words⟧"};
        QTest::newRow("context") << "context --client codex" << QStringList{"⟦project instructions⟧"};
        QTest::newRow("notes") << "context --client kiro" << QStringList{"⟦Kiro CLI loads all steering files of .kiro/steering. It does not support inclusion modes.⟧"};
        QTest::newRow("criteria") << "validate --list" << QStringList{"⟦The portability flag is set⟧", "⟦portability.enabled is true.⟧"};
        QTest::newRow("catalog") << "adapters list" << QStringList{"⟦no call was made to the live service. Prices of the older file may have changed.⟧"};
        QTest::newRow("models") << "models list openai" << QStringList{"⟦genai-prices (window), OpenAI SDK 7.55.0 (ID)⟧"};
        QTest::newRow("estimators") << "tokens config.toml --model mystery-1" << QStringList{"⟦estimate for ⟦a model whose tokenizer is not known⟧⟧"};
        QTest::newRow("adoption") << "adopt" << QStringList{"⟦Project instructions for every coding agent.⟧"};
    }
    void translatesTextsOfDataFiles()
    {
        QFETCH(const QString, line);
        QFETCH(const QStringList, texts);
        const DataTextsFolder folder;
        const MarkedTexts marked;
        const CliRun run = runCli(line.split(u' '), folder.path());
        for (const QString &text : texts)
            QVERIFY2(run.out.contains(text.toUtf8()), run.out.constData());
        const CliRun json = runCli(line.split(u' ') + QStringList{"--json"}, folder.path());
        const qsizetype at = json.out.indexOf(mark);
        QVERIFY2(!json.out.isEmpty() && at < 0, json.out.mid(std::max<qsizetype>(0, at - 200), 400).constData());
    }

    void programsReadEnglish_data()
    {
        QTest::addColumn<QString>("line");
        for (const char *line : {"formats --json", "nonsense --json", "help formats --json", "formats nonsense --json", "check --json", "check --report json", "check --report sarif",
                 "check --report junit", "validate --report codeclimate", "context --as json", "completion bash", "completion zsh", "schema print layer", "schema print output/check"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void programsReadEnglish()
    {
        QFETCH(const QString, line);
        const MarkedTexts texts;
        const CliRun run = runCli(line.split(u' '), plainWorkspace());
        QVERIFY(!run.out.isEmpty());
        QVERIFY2(!run.out.contains(mark), run.out.constData());
    }

    void theGuardIsForAnyCatalog()
    {
        const MarkedTexts texts;
        const auto text = [] { return QCoreApplication::translate("any", "text"); };
        QCOMPARE(text(), QStringLiteral("⟦text⟧"));
        {
            const EnglishTexts english;
            QCOMPARE(text(), QStringLiteral("text"));
        }
        QCOMPARE(text(), QStringLiteral("⟦text⟧"));
    }

    /// Other people and programs read the files of a workspace, so they do not depend on the language.
    void filesAreInEnglish()
    {
        const MarkedTexts texts;
        QTemporaryDir directory;
        const QString folder = directory.filePath(QStringLiteral("w"));
        QCOMPARE(runCli({"init", "w", "--sample", "--records"}, directory.path()).code, ExitCode::Done);
        write(directory.filePath(QStringLiteral("repository/AGENTS.md")), "Use pnpm.\n");
        QCOMPARE(runCli({"adopt", "repository", "--write"}, directory.path()).code, ExitCode::Done);
        for (const char *line : {"new layer rain", "new agent gardener", "new skill watering", "new experiment ab", "export --to ../out --provider openai --request x --force", "check --baseline known.json --write-baseline",
                 "convert --to all reviewer", "sync --from workspace --to codex --yes", "set config.toml workspace.name x",
                 "estimate --text Add_login_and_logout_in_src/auth.py --record", "evolve --since 2020-01-01", "experiment run passages --offline", "rules check --record layers/soul.md"})
            runCli(QString::fromLatin1(line).split(u' '), folder);
        QStringList marked;
        int files = 0;
        for (QDirIterator walk(directory.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); walk.hasNext(); ++files) {
            QFile file(walk.next());
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains(mark))
                marked += file.fileName();
        }
        QVERIFY(files > 20);
        QVERIFY2(marked.isEmpty(), qPrintable(marked.join(u'\n')));
    }

    /// Help is translated when it is printed, so each text must be marked with QT_TRANSLATE_NOOP("cli", …). Build the target update_translations afterwards.
    void everyTextOfHelpIsInTheCatalog()
    {
        const MarkedTexts texts;
        runCli({"--help"}, plainWorkspace());
        for (const KnownCommand &known : knownCommands()) {
            CLI::App program;
            program.set_help_flag();
            const std::unique_ptr<Command> command = known.make();
            helpOf(*command->addTo(program));
        }
        QVERIFY(texts.help().size() > 500);
        QStringList missing = (texts.help() - catalogTexts(QStringLiteral("cli"))).values();
        missing.removeIf(needsNoTranslation);
        missing.sort();
        QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("%1 texts are missing, such as:\n").arg(missing.size()) + missing.mid(0, 10).join(u'\n')));
    }

    /// Numbers follow the language of the texts; programs read the same bytes in every language.
    void numbersFollowTheLanguage_data()
    {
        QTest::addColumn<QByteArray>("locale");
        QTest::addColumn<QString>("amount");
        QTest::newRow("English") << QByteArray("en_US.UTF-8") << "\\$\\d\\.\\d{4}";
        QTest::newRow("German") << QByteArray("de_DE.UTF-8") << "\\d,\\d{4}\u00A0\\$";
        QTest::newRow("French") << QByteArray("fr_FR.UTF-8") << "\\d,\\d{4}\u00A0\\$";
        QTest::newRow("Spanish") << QByteArray("es_ES.UTF-8") << "\\d,\\d{4}\u00A0\\$";
        QTest::newRow("Brazilian Portuguese") << QByteArray("pt_BR.UTF-8") << "US\\$\u00A0\\d,\\d{4}";
        QTest::newRow("Japanese") << QByteArray("ja_JP.UTF-8") << "\\$\\d\\.\\d{4}";
        QTest::newRow("Chinese") << QByteArray("zh_CN.UTF-8") << "\\$\\d\\.\\d{4}";
        QTest::newRow("Arabic") << QByteArray("ar_EG.UTF-8") << "\\$\\d\\.\\d{4}";
    }
    void numbersFollowTheLanguage()
    {
        QFETCH(const QByteArray, locale);
        QFETCH(const QString, amount);
        const QStringList words{QStringLiteral("-C"), plainWorkspace(), QStringLiteral("budget"), QStringLiteral("--provider"), QStringLiteral("openai"), QStringLiteral("--model"), QStringLiteral("gpt-4.1"), QStringLiteral("--request"), QStringLiteral("x")};
        const QString text = QString::fromUtf8(outputIn("", locale.constData(), words));
        QVERIFY2(text.contains(QRegularExpression(amount)), qPrintable(text));
        static const QRegularExpression unexpected(QStringLiteral("[\u0660-\u0669\u2066-\u2069]")); // the text must not contain other digits or isolates
        QVERIFY2(!text.contains(unexpected), qPrintable(text));
        const QStringList json = words + QStringList{QStringLiteral("--json")};
        QCOMPARE(outputIn("", locale.constData(), json), outputIn("", "C.UTF-8", json));
    }

    void theEnvironmentSelectsTheLanguage()
    {
        const QStringList help{QStringLiteral("--help")};
        const QByteArray english = outputIn("", "C.UTF-8", help);
        QVERIFY(english.contains("Usage: "));
        QCOMPARE(outputIn("de", "C.UTF-8", help), english);
        QCOMPARE(outputIn("", "en_US.UTF-8", help), english);
        QCOMPARE(outputIn("tlh", "de_DE.UTF-8", help), english); // the language is not available, so the output is in English
        QCOMPARE(outputIn("de", "de_DE.UTF-8", {QStringLiteral("formats"), QStringLiteral("--json")}), outputIn("", "C.UTF-8", {QStringLiteral("formats"), QStringLiteral("--json")}));
        const QByteArray german = outputIn("", "de_DE.UTF-8", help);
        QVERIFY(german != english);
        QCOMPARE(outputIn("", "de_DE", help), german);
        QCOMPARE(outputIn("", "de_DE@euro", help), german);
        QCOMPARE(outputIn("de:fr", "fr_FR.UTF-8", help), german);
    }
};

OUTCROP_TEST(TestCliLanguage, CoreApplication)

} // namespace tst_clilanguage

#include "tst_clilanguage.moc"
