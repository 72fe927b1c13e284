// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that moving a passage to a partial does not change the prompt.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/gitfolder.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clipartials {

namespace {

const QByteArray head = "---\ntier: granite\n---\n";
const QByteArray rules = "Write short sentences, and name the source of each number that you use.\n\n- Use metric units.\n- Write dates as 2026-11-29.\n";

void fillWorkspace(const GitFolder &folder)
{
    folder.write("config.toml", "");
    folder.write("layers/soul.md", head + "You are calm.\n\n" + rules + "\nAnswer in English.\n");
    folder.write("layers/tone.md", head + rules);
}

/// Returns the texts of the composed sections. Their locations change, because the passage comes from the partial.
QStringList composedTexts(const GitFolder &folder)
{
    const Json composed = Json::parse(runCli({"compose", "--request", "Hello"}, folder.folder()).out.toStdString());
    QStringList texts;
    for (const Json &section : composed["sections"])
        texts.append(QString::fromStdString(section["text"].get<std::string>()));
    return texts;
}

} // namespace

class TestCliPartials : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsPassages()
    {
        const GitFolder folder(false);
        fillWorkspace(folder);
        const CliRun run = runCli({"partials", "find", "--min-length", "80"}, folder.folder());
        QVERIFY2(run.out.contains("layers/soul.md:6, layers/tone.md:4"), run.out.constData());
        const Json json = Json::parse(runCli({"--json", "partials", "find", "--min-length", "80"}, folder.folder()).out.toStdString());
        QCOMPARE(json["passages"].size(), std::size_t(1));
        QVERIFY(runCli({"partials", "find", "--min-length", "5000"}, folder.folder()).out.startsWith("No duplicated passages"));
    }

    void extractingKeepsThePrompt()
    {
        const GitFolder folder(false);
        fillWorkspace(folder);
        const QStringList before = composedTexts(folder);
        QVERIFY(before.join(u'\n').contains(QStringLiteral("Use metric units.")));
        const QStringList extract{"partials", "extract", "layers/soul.md:8", "--to", "house-rules", "--min-length", "80"};
        const CliRun dry = runCli(extract + QStringList{"--dry-run"}, folder.folder());
        QVERIFY2(dry.out.contains("+{{> house-rules}}"), dry.out.constData());
        QVERIFY(!QFile::exists(folder.path("partials")));
        const CliRun run = runCli(extract, folder.folder());
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QCOMPARE(folder.read("partials/house-rules.md"), rules);
        QCOMPARE(composedTexts(folder), before);
        QVERIFY(runCli({"partials", "find", "--min-length", "80"}, folder.folder()).out.startsWith("No duplicated passages"));
    }

    void rejectsInvalidLocations()
    {
        const GitFolder folder(false);
        fillWorkspace(folder);
        for (const char *place : {"layers/soul.md:4", "layers/none.md:1", "layers/soul.md", "layers/soul.md:x"})
            QCOMPARE(runCli({"partials", "extract", QString::fromLatin1(place), "--to", "x"}, folder.folder()).code, ExitCode::Usage);
    }
};

OUTCROP_TEST(TestCliPartials, CoreApplication)

} // namespace tst_clipartials

#include "tst_clipartials.moc"
