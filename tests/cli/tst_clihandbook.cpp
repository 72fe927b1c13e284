// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the handbook: every page is listed, every link works, every command runs, and every option exists.
#include "app/help/formatpage.h"
#include "app/help/handbook.h"
#include "clirun.h"
#include "core/base/json.h"
#include "core/documents/data/tomlreader.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/frontmatter.h"
#include "core/documents/schema/schema.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clihandbook {

namespace {

const QDir source(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/handbook"));
const QString sample = QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample");

QString textOf(const QString &topic)
{
    const Result<QString> text = handbookText(topic);
    return text ? *text : QString();
}

/// Returns the lines of fenced code blocks in one language. For console blocks, returns only the commands, without prompts.
QStringList codeLines(const QString &markdown, const QString &language)
{
    QStringList lines;
    bool isInside = false;
    for (const QString &line : markdown.split(u'\n')) {
        if (line.startsWith(QLatin1String("```")))
            isInside = !isInside && line == QStringLiteral("```") + language;
        else if (isInside && language != u"console")
            lines.append(line);
        else if (isInside && line.startsWith(QLatin1String("$ ")))
            lines.append(line.mid(2));
    }
    return lines;
}

QString helpOf(const QStringList &command)
{
    const CliRun run = runCli(command + QStringList{QStringLiteral("--help")}, plainWorkspace());
    return run.code == ExitCode::Done ? QString::fromUtf8(run.out) : QString();
}

/// Returns the command in a line: `keys set` of `outcrop-cli -C dir keys set anthropic --host x`.
QStringList commandOf(QStringList words)
{
    words.removeFirst();
    if (words.value(0) == u"-C")
        words.remove(0, 2);
    qsizetype size = 1;
    while (size < words.size()) {
        const QStringList inner = words.mid(0, size + 1);
        if (!helpOf(inner).contains(QStringLiteral("Usage: outcrop-cli ") + inner.join(u' ')))
            break;
        ++size;
    }
    return words.mid(0, size);
}

void addTopics()
{
    QTest::addColumn<QString>("topic");
    for (const HandbookPage &page : handbookPages())
        QTest::newRow(qPrintable(page.name)) << page.name;
}

/// Parses a file in the sample: a TOML or YAML file, or the front matter of a Markdown file.
Json dataOf(const QString &path, const QString &text)
{
    if (path.endsWith(QLatin1String(".md"))) {
        const Json data = readFrontMatter(text, path).data.toJson();
        return data.is_null() ? Json::object() : data;
    }
    return (path.endsWith(QLatin1String(".toml")) ? readToml(text, path) : readYaml(text, path)).root.toJson();
}

Json jsonOf(const QByteArray &text)
{
    return Json::parse(text.begin(), text.end(), nullptr, false);
}

} // namespace

class TestCliHandbook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsEveryPage()
    {
        QStringList files;
        for (const QString &file : source.entryList({QStringLiteral("*.md")}))
            files.append(file.chopped(3));
        for (const QString &format : formatNames())
            files.append(QStringLiteral("format-") + format);
        QStringList listed;
        for (const HandbookPage &page : handbookPages())
            listed.append(page.name);
        files.sort();
        listed.sort();
        QCOMPARE(listed, files);
    }

    void everyPageHasATitleAndText_data() { addTopics(); }

    void everyPageHasATitleAndText()
    {
        QFETCH(QString, topic);
        const QString text = textOf(topic);
        QVERIFY(text.startsWith(QLatin1String("# ")));
        QVERIFY2(text.size() > 200, qPrintable(text));
    }

    void everyLinkRefersToAPage_data() { addTopics(); }

    void everyLinkRefersToAPage()
    {
        QFETCH(QString, topic);
        static const QRegularExpression link(QStringLiteral("\\]\\(([^)]+)\\)"));
        for (const QRegularExpressionMatch &match : link.globalMatch(textOf(topic))) {
            const QString target = match.captured(1);
            QVERIFY2(target.endsWith(QLatin1String(".md")), qPrintable(target));
            QVERIFY2(handbookText(target.chopped(3)).ok(), qPrintable(target));
        }
    }

    /// Runs the commands of console blocks, in order, in a folder with the sample in `garden`.
    void everyCommandRuns_data() { addTopics(); }

    void everyCommandRuns()
    {
        QFETCH(QString, topic);
        const QStringList lines = codeLines(textOf(topic), QStringLiteral("console"));
        const QTemporaryDir folder;
        if (!lines.value(0).contains(QLatin1String("init garden")))
            QCOMPARE(runCli({QStringLiteral("init"), QStringLiteral("garden"), QStringLiteral("--sample")}, folder.path()).code, ExitCode::Done);
        for (const QString &line : lines) {
            QStringList words = QProcess::splitCommand(line);
            QCOMPARE(words.takeFirst(), QStringLiteral("outcrop-cli"));
            const CliRun run = runCli(words, folder.path());
            QVERIFY2(run.code == ExitCode::Done, qPrintable(line + u'\n' + QString::fromUtf8(run.err)));
            QVERIFY2(!run.out.isEmpty(), qPrintable(line));
        }
    }

    /// Commands in `sh` blocks need a key, a server or a repository and are not run; only their names and options are checked.
    void everyOptionExists_data() { addTopics(); }

    void everyOptionExists()
    {
        QFETCH(QString, topic);
        static const QRegularExpression option(QStringLiteral("--[a-z-]+"));
        for (const QString &line : codeLines(textOf(topic), QStringLiteral("sh"))) {
            if (!line.startsWith(QLatin1String("outcrop-cli ")))
                continue;
            const QString help = helpOf(commandOf(QProcess::splitCommand(line.section(u'#', 0, 0))));
            QVERIFY2(!help.isEmpty(), qPrintable(line));
            for (const QRegularExpressionMatch &match : option.globalMatch(line))
                QVERIFY2(help.contains(match.captured()), qPrintable(line));
        }
    }

    void printsATopic()
    {
        const CliRun run = runCli({QStringLiteral("help"), QStringLiteral("checking")}, plainWorkspace());
        QCOMPARE(run.code, ExitCode::Done);
        QCOMPARE(QString::fromUtf8(run.out), textOf(QStringLiteral("checking")));
    }

    /// Pictures are omitted completely, because outcrop-cli does not contain their files.
    void omitsPictures_data() { addTopics(); }

    void omitsPictures()
    {
        QFETCH(QString, topic);
        for (const QStringList &words : {QStringList{QStringLiteral("help"), topic}, QStringList{QStringLiteral("--json"), QStringLiteral("help"), topic}}) {
            const CliRun run = runCli(words, plainWorkspace());
            QCOMPARE(run.code, ExitCode::Done);
            QVERIFY2(!run.out.contains("![") && !run.out.contains(".png"), run.out.constData());
        }
        QVERIFY(!textOf(topic).contains(QLatin1String("\n\n\n")));
    }

    void omitsOnlyPictures()
    {
        const QString topic = QStringLiteral("panel-budget");
        const Result<QString> whole = handbookText(topic, HandbookPictures::Included);
        QVERIFY(whole && whole->contains(QLatin1String("](pictures/panel-budget.png)")));
        QStringList lines = whole->split(u'\n');
        for (qsizetype i = lines.size() - 1; i >= 0; --i) {
            if (lines.at(i).startsWith(QLatin1String("![")))
                lines.remove(i, 2);
        }
        QCOMPARE(textOf(topic), lines.join(u'\n'));
        QVERIFY(!QFile::exists(QStringLiteral(":/handbook/pictures")));
    }

    void contentsListEveryTopic()
    {
        const CliRun run = runCli({QStringLiteral("help"), QStringLiteral("contents")}, plainWorkspace());
        for (const HandbookPage &page : handbookPages())
            QVERIFY2(run.out.contains(QStringLiteral("- [%1](%2.md)").arg(page.title, page.name).toUtf8()), qPrintable(page.name));
    }

    void unknownTopicIsAUsageError()
    {
        const CliRun run = runCli({QStringLiteral("help"), QStringLiteral("getting-startd")}, plainWorkspace());
        QCOMPARE(run.code, ExitCode::Usage);
        QVERIFY2(run.err.contains("did you mean `getting-started`?"), run.err.constData());
    }

    void printsEverySchema_data()
    {
        QTest::addColumn<QString>("format");
        for (const QString &format : formatNames())
            QTest::newRow(qPrintable(format)) << format;
    }

    void printsEverySchema()
    {
        QFETCH(QString, format);
        const CliRun run = runCli({QStringLiteral("schema"), QStringLiteral("print"), format}, plainWorkspace());
        QCOMPARE(run.code, ExitCode::Done);
        const Json schema = jsonOf(run.out);
        QVERIFY(schema.contains("$schema") && schema.contains("title") && schema.contains("description"));
        QVERIFY(schemaViolations(schema).isEmpty());
    }

    void printedSchemasAcceptTheSample_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("files");
        QTest::newRow("manifest") << "manifest" << "config.toml";
        QTest::newRow("layers") << "layer" << "layers/*.md";
        QTest::newRow("skills") << "skill" << "skills/*/SKILL.md";
        QTest::newRow("profiles") << "profile" << "profiles/*/config.yml";
        QTest::newRow("experiments") << "experiment" << "experiments/*.yaml";
        QTest::newRow("tasks") << "task" << "tasks/*.yaml";
        QTest::newRow("rules") << "prompt-rules" << "config/prompt_rules.yaml";
        QTest::newRow("prompt types") << "hybrid-prompt-templates" << "config/hybrid_prompt_templates.yaml";
        QTest::newRow("answers") << "response-schemas" << "config/response_schemas.yaml";
        QTest::newRow("thresholds") << "complexity-thresholds" << "config/complexity_thresholds.yaml";
        QTest::newRow("quality") << "quality-thresholds" << "config/quality_thresholds.yaml";
    }

    void printedSchemasAcceptTheSample()
    {
        QFETCH(QString, format);
        QFETCH(QString, files);
        const Schema schema(runCli({QStringLiteral("schema"), QStringLiteral("print"), format}, plainWorkspace()).out);
        const QRegularExpression pattern(QRegularExpression::wildcardToRegularExpression(files));
        int checked = 0;
        for (QDirIterator walk(sample, QDir::Files, QDirIterator::Subdirectories); walk.hasNext();) {
            const QString path = QDir(sample).relativeFilePath(walk.next());
            if (!pattern.match(path).hasMatch())
                continue;
            QFile file(sample + u'/' + path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QList<SchemaViolation> violations = schema.validate(dataOf(path, QString::fromUtf8(file.readAll())));
            QVERIFY2(violations.isEmpty(), qPrintable(path + QStringLiteral(": ") + violations.value(0).message));
            ++checked;
        }
        QVERIFY(checked > 0);
    }
};

OUTCROP_TEST(TestCliHandbook, CoreApplication)

} // namespace tst_clihandbook

#include "tst_clihandbook.moc"
