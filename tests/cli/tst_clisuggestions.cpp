// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `suggestions`: reading, accepting and rejecting them from the command line.
#include "clirun.h"
#include "core/base/json.h"
#include "core/diff/unifieddiff.h"
#include "tests/support/gitfolder.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QCryptographicHash>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clisuggestions {

namespace {

const QString layer = QStringLiteral("layers/beds.md");

QString text()
{
    QString text = QStringLiteral("---\ntier: topsoil\n---\n");
    for (int i = 1; i <= 20; ++i)
        text += QStringLiteral("Bed %1 is sown.\n").arg(i);
    return text;
}

QString suggestedText()
{
    return text().replace(QStringLiteral("Bed 3 is"), QStringLiteral("Bed 3 was")).replace(QStringLiteral("Bed 18 is"), QStringLiteral("Bed 18 was"));
}

const char *printedText(const CliRun &run)
{
    return run.out.isEmpty() ? run.err.constData() : run.out.constData();
}

Json document(const CliRun &run)
{
    return Json::parse(run.out.begin(), run.out.end(), nullptr, false);
}

} // namespace

class TestCliSuggestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_copy = std::make_unique<WorkspaceCopy>(QStringLiteral("plain"));
        m_copy->write(layer, text().toUtf8());
    }

    void readOnlyCommandsCreateNoStore()
    {
        QCOMPARE(run({"suggestions", "list"}).code, ExitCode::Done);
        QVERIFY(!QFile::exists(m_copy->path(QStringLiteral(".outcrop"))));
    }

    void listsAndShowsSuggestions()
    {
        storeSuggestion();
        const CliRun list = run({"suggestions", "list"});
        QCOMPARE(list.code, ExitCode::Done);
        QVERIFY2(list.out.contains("layers/beds.md") && list.out.contains("70%") && list.out.contains("Say what was sown"), list.out.constData());
        const CliRun shown = run({"suggestions", "show", "1"});
        QVERIFY2(shown.out.contains("@@ hunk 1\n") && shown.out.contains("@@ hunk 2\n") && shown.out.contains("+Bed 3 was sown.\n"), shown.out.constData());
        QVERIFY2(shown.out.contains("  interactions: 10\n"), shown.out.constData());
        const CliRun words = run({"suggestions", "show", "1", "--words"});
        QVERIFY2(words.out.contains("Bed 3 [-is-]{+was+} sown.\n"), words.out.constData());
        QCOMPARE(document(run({"--json", "suggestions", "show", "1"}))["state"], Json("open"));
    }

    /// Evidence is printed line by line, even if another program stored it in a different form.
    void printsEvidenceAsText_data()
    {
        QTest::addColumn<QByteArray>("suggestion");
        QTest::addColumn<QByteArray>("included");
        const QByteArray figure = "{\"name\":\"stuck turns\",\"count\":90,\"of\":100,\"share\":0.9,\"low\":0.8,\"high\":0.95,\"level\":0.95,\"method\":\"wilson\"}";
        QTest::newRow("of a workload") << QByteArray("{\"kind\":\"friction\",\"workload\":\"comms\",\"confidence\":1}") << QByteArray("\nfriction, workload comms, confidence 99.9%\n");
        QTest::newRow("without a workload") << QByteArray("{\"kind\":\"friction\"}") << QByteArray("\nfriction\n");
        QTest::newRow("figures") << QByteArray("{\"kind\":\"friction\",\"evidence\":{\"figures\":[" + figure + "],\"examples\":[3,4]}}")
                                 << QByteArray("\n  stuck turns: 90 in 100 turns, 80 to 95%\n  examples: interactions 3, 4\n");
        QTest::newRow("missing values") << QByteArray("{\"kind\":\"friction\",\"evidence\":{\"figures\":[{\"name\":\"stuck\",\"at\":[1.5]}],\"p\":0.012345678}}")
                                         << QByteArray("\n  figures.1.name: stuck\n  figures.1.at.1: 1.5\n  p: 0.01235\n");
        QTest::newRow("no object") << QByteArray("{\"kind\":\"friction\",\"evidence\":[7]}") << QByteArray("\nfriction\nThis suggestion has no diff");
    }
    void printsEvidenceAsText()
    {
        QFETCH(const QByteArray, suggestion);
        QFETCH(const QByteArray, included);
        QCOMPARE(run({"log", "add", "suggestions"}, suggestion).code, ExitCode::Done);
        const CliRun shown = run({"suggestions", "show", "1"});
        QVERIFY2(shown.out.contains(included) && !shown.out.contains('{'), shown.out.constData());
    }

    void acceptsSelectedHunks()
    {
        storeSuggestion();
        const CliRun dry = run({"suggestions", "accept", "1", "--dry-run"});
        QVERIFY2(dry.code == ExitCode::Done && dry.out.contains("+Bed 18 was sown.\n") && dry.out.contains("tokens before"), printedText(dry));
        QVERIFY2(dry.out.contains("These figures are for a prompt with"), printedText(dry));
        QCOMPARE(currentText(), text());
        const CliRun accepted = run({"--json", "suggestions", "accept", "1", "--hunks", "2", "--replay"});
        QVERIFY2(accepted.code == ExitCode::Done, accepted.err.constData());
        QCOMPARE(currentText(), text().replace(QStringLiteral("Bed 18 is"), QStringLiteral("Bed 18 was")));
        const Json json = document(accepted);
        QCOMPARE(json["decision"]["verdict"], Json("partly"));
        QCOMPARE(json["decision"]["hunks"], Json("2"));
        QVERIFY(json["prompt"].size() > 0 && json["prompt"][0]["before"].is_object());
        QVERIFY(!json["replay"]["nothing"].get<std::string>().empty()); // there are no recorded interactions to replay
        QVERIFY(!run({"suggestions", "list"}).out.contains("layers/beds.md"));
        QVERIFY(run({"suggestions", "list", "--all"}).out.contains("accepted in part"));
        const QByteArray shown = run({"suggestions", "show", "1"}).out;
        QVERIFY2(shown.contains("hunk 1, not accepted\n") && shown.contains("hunk 2, accepted\n"), shown.constData());
        QCOMPARE(run({"suggestions", "accept", "1"}).code, ExitCode::Usage); // the suggestion has already been decided
    }

    void acceptsAnEditedText()
    {
        storeSuggestion();
        m_copy->write(QStringLiteral("mine.md"), "Mine.\n");
        QCOMPARE(run({"suggestions", "accept", "1", "--edited", "mine.md"}).code, ExitCode::Done);
        QCOMPARE(currentText(), QStringLiteral("Mine.\n"));
    }

    void showsConflicts()
    {
        storeSuggestion();
        const QString theirs = text().replace(QStringLiteral("Bed 3 is"), QStringLiteral("Bed 3 will be"));
        m_copy->write(layer, theirs.toUtf8());
        const CliRun run1 = run({"suggestions", "accept", "1"});
        QCOMPARE(run1.code, ExitCode::Findings);
        QVERIFY2(run1.err.contains("hunk 1") && run1.err.contains("the file was not changed"), run1.err.constData());
        QCOMPARE(currentText(), theirs);
        QCOMPARE(document(run({"--json", "suggestions", "accept", "1"}))["conflicts"].size(), size_t(1));
        QCOMPARE(run({"suggestions", "accept", "1", "--hunks", "2"}).code, ExitCode::Done); // the other hunk can still be applied
    }

    /// In a repository, manual edits of the file are reported before and after accepting.
    void reportsManualEdits_data()
    {
        QTest::addColumn<QString>("edit"); // text of the line that the user changed
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("included");
        QTest::addColumn<QByteArray>("excluded");
        QTest::newRow("none") << QString() << int(ExitCode::Done) << QByteArray("Changed layers/beds.md\n") << QByteArray("not committed");
        QTest::newRow("elsewhere") << "Bed 10 is" << int(ExitCode::Done)
            << QByteArray("layers/beds.md had uncommitted changes; they are included in this commit\n") << QByteArray("conflict");
        QTest::newRow("the very line") << "Bed 3 is" << int(ExitCode::Findings)
                                       << QByteArray("these lines have changed differently since the suggestion was made")
                                       << QByteArray("merged");
    }
    void reportsManualEdits()
    {
        QFETCH(const QString, edit);
        QFETCH(const int, code);
        QFETCH(const QByteArray, included);
        QFETCH(const QByteArray, excluded);
        GitFolder folder;
        folder.write(layer, text().toUtf8());
        folder.write(QStringLiteral(".gitignore"), ".outcrop/\n");
        folder.commit(QStringLiteral("Begin"));
        storeSuggestionIn(folder.folder(), suggestedText(), QStringLiteral("sha256:") + QString::fromLatin1(QCryptographicHash::hash(text().toUtf8(), QCryptographicHash::Sha256).toHex()));
        if (!edit.isEmpty())
            folder.write(layer, text().replace(edit, QString(edit).replace(QStringLiteral(" is"), QStringLiteral(" will be"))).toUtf8());
        const Json plan = document(runCli({"--json", "suggestions", "accept", "1", "--dry-run"}, folder.folder()));
        QCOMPARE(plan["uncommitted"], Json(!edit.isEmpty()));
        const CliRun dry = runCli({"suggestions", "accept", "1", "--dry-run"}, folder.folder());
        QVERIFY2(dry.out.contains("they will be included in this commit\n") == (code == int(ExitCode::Done) && !edit.isEmpty()), dry.out.constData());
        const CliRun accepted = runCli({"suggestions", "accept", "1"}, folder.folder());
        QCOMPARE(int(accepted.code), code);
        const QByteArray all = accepted.out + accepted.err;
        QVERIFY2(all.contains(included) && !all.contains(excluded), all.constData());
    }

    void growthRequiresAllowGrowth()
    {
        storeSuggestion(text() + QStringLiteral("A bed and its path and what grows along them.\n").repeated(40'000));
        const CliRun refused = run({"suggestions", "accept", "1"});
        QCOMPARE(refused.code, ExitCode::Findings);
        QVERIFY2(refused.err.contains("--allow-growth"), refused.err.constData());
        QCOMPARE(currentText(), text());
        QCOMPARE(run({"suggestions", "accept", "1", "--allow-growth"}).code, ExitCode::Done);
    }

    void rejectsWithAReason()
    {
        storeSuggestion();
        QCOMPARE(run({"suggestions", "reject", "1"}).code, ExitCode::Usage);
        QCOMPARE(run({"suggestions", "reject", "1", "--reason", " "}).code, ExitCode::Usage);
        QCOMPARE(run({"suggestions"}).out, run({"suggestions", "list"}).out);
        QVERIFY(run({"suggestions"}).out.contains("1"));
        const CliRun rejected = run({"suggestions", "reject", "1", "--reason", "Not here."});
        QVERIFY2(rejected.code == ExitCode::Done && rejected.out.contains("rejected") && rejected.out.contains("Not here."), printedText(rejected));
        QVERIFY(run({"suggestions", "show", "1"}).out.contains("Suggestion 1 (rejected)"));
        const CliRun again = run({"suggestions", "reject", "1", "--reason", "Still not."}); // the message is the same as for `accept`
        QVERIFY2(again.code == ExitCode::Usage && again.err.contains("suggestion 1 has already been decided: "), printedText(again));
        QCOMPARE(currentText(), text());
    }

    void rejectsInvalidArguments_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("no such suggestion") << QStringList{"suggestions", "show", "9"} << QByteArray("there is no suggestion 9");
        QTest::newRow("no hunk at all") << QStringList{"suggestions", "accept", "1", "--hunks", ""}
                                        << QByteArray("no hunks were given: list them, such as 1,3");
        QTest::newRow("no such hunk") << QStringList{"suggestions", "accept", "1", "--hunks", "3"}
                                      << QByteArray("hunk 3 does not exist. Use numbers from 1 to 2");
        QTest::newRow("no number") << QStringList{"suggestions", "accept", "first"} << QByteArray("NUMBER");
        QTest::newRow("hunks of an edited text") << QStringList{"suggestions", "accept", "1", "--hunks", "1", "--edited", "x"} << QByteArray("--edited");
    }

    void rejectsInvalidArguments()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, message);
        storeSuggestion();
        const CliRun mistaken = run(words);
        QCOMPARE(mistaken.code, ExitCode::Usage);
        QVERIFY2(mistaken.err.contains(message), mistaken.err.constData());
    }

private:
    CliRun run(const QStringList &words, const QByteArray &input = {}) const { return runCli(words, m_copy->folder(), input); }
    QString currentText() const { return QString::fromUtf8(bytesOf(m_copy->path(layer))); }

    /// Stores a suggestion as another program would.
    void storeSuggestion(const QString &after = suggestedText()) const { storeSuggestionIn(m_copy->folder(), after, {}); }

    static void storeSuggestionIn(const QString &folder, const QString &after, const QString &baseVersion)
    {
        const Json suggestion{{"kind", "edit"}, {"target", jsonString(layer)}, {"title", "Say what was sown"}, {"confidence", 0.7}, {"base_version", jsonString(baseVersion)},
                              {"evidence", {{"interactions", 10}}}, {"diff", jsonString(toText(diffFile(text(), after, layer)))}};
        const CliRun added = runCli({"log", "add", "suggestions"}, folder, QByteArray::fromStdString(suggestion.dump()));
        QVERIFY2(added.code == ExitCode::Done, added.err.constData());
    }

    std::unique_ptr<WorkspaceCopy> m_copy;
};

OUTCROP_TEST(TestCliSuggestions, CoreApplication)

} // namespace tst_clisuggestions

#include "tst_clisuggestions.moc"
