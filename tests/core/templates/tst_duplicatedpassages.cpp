// SPDX-License-Identifier: GPL-3.0-or-later
// Tests finding passages that occur in several documents, and moving them to partials.
#include "core/templates/duplicatedpassages.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_duplicatedpassages {

namespace {

const QString head = QStringLiteral("---\ntier: granite\n---\n");
const QString rules = QStringLiteral("Write short sentences.\nName the source of each number.\n\n- Use metric units.\n- Write dates as 2026-11-29.");
const QString soul = QStringLiteral("layers/soul.md"), tone = QStringLiteral("layers/tone.md");

Workspace twoLayers(const QString &first, const QString &second)
{
    return workspaceOf({{soul, head + first}, {tone, head + second}});
}

QString textAfter(const Workspace &workspace, const WorkspaceChange &change, const QString &path)
{
    const Result<Workspace> after = withChange(workspace, change);
    return after ? after->document(path)->text : toString(after.error());
}

} // namespace

class TestDuplicatedPassages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void joinsRepeatedParagraphs()
    {
        const Workspace workspace = twoLayers(QStringLiteral("You are calm.\n\n") + rules + QStringLiteral("\n\nEnd.\n"), QString(rules).replace(QStringLiteral("units."), QStringLiteral("units.  ")) + u'\n');
        const QList<DuplicatedPassage> passages = findDuplicatedPassages(workspace, 40);
        QCOMPARE(passages.size(), 1);
        QCOMPARE(passages.first().text, rules);
        QCOMPARE(passages.first().locations.size(), 2);
        QCOMPARE(passages.first().locations.at(0).file, soul);
        QCOMPARE(passages.first().locations.at(0).range.start.line, 6);
        QCOMPARE(passages.first().locations.at(0).range.end.line, 10);
        QCOMPARE(passages.first().locations.at(1).range.start.line, 4);
        QVERIFY(passageAt(passages, tone, 7));
        QVERIFY(!passageAt(passages, soul, 4));
        QVERIFY(findDuplicatedPassages(workspace, 1000).isEmpty());
    }

    void findsPassagesInOneDocument()
    {
        const Workspace workspace = workspaceOf({{soul, head + rules + QStringLiteral("\n\nBetween.\n\n") + rules + u'\n'}});
        const QList<DuplicatedPassage> passages = findDuplicatedPassages(workspace, 40);
        QCOMPARE(passages.size(), 1);
        QCOMPARE(passages.first().locations.size(), 2);
    }

    /// Consecutive repeated paragraphs do not give overlapping passages.
    void repeatedParagraphsDoNotOverlap()
    {
        const QString one = QStringLiteral("The same paragraph again and again.");
        const QList<DuplicatedPassage> passages = findDuplicatedPassages(workspaceOf({{soul, head + QStringList(5, one).join(QStringLiteral("\n\n")) + u'\n'}}), 10);
        QCOMPARE(passages.size(), 1);
        QCOMPARE(passages.first().locations.size(), 5);
    }

    void ignoresOtherKinds()
    {
        QVERIFY(findDuplicatedPassages(workspaceOf({{soul, head + rules + u'\n'}, {QStringLiteral("notes/a.txt"), rules}, {QStringLiteral("README.md"), rules}}), 10).isEmpty());
    }

    void movesAPassageToAPartial()
    {
        const Workspace workspace = twoLayers(QStringLiteral("You are calm.\n\n") + rules + QStringLiteral("\n\nEnd.\n"), rules + u'\n');
        const Result<WorkspaceChange> change = extractPartialChange(workspace, findDuplicatedPassages(workspace, 40).first(), QStringLiteral("house-rules"));
        QVERIFY2(change.ok(), change ? "" : qPrintable(toString(change.error())));
        QCOMPARE(change->newFiles.size(), 1);
        QCOMPARE(change->newFiles.first().path, QStringLiteral("partials/house-rules.md"));
        QCOMPARE(change->newFiles.first().text, rules + u'\n');
        const QString after = textAfter(workspace, *change, soul);
        QVERIFY2(after.contains(QStringLiteral("template: handlebars\n")), qPrintable(after));
        QVERIFY2(after.endsWith(QStringLiteral("---\nYou are calm.\n\n{{> house-rules}}\n\nEnd.\n")), qPrintable(after));
    }

    void keepsTheDialectOfATemplate()
    {
        const QString mustache = QStringLiteral("---\ntier: granite\ntemplate: mustache\n---\n");
        const Workspace workspace = workspaceOf({{soul, mustache + rules + u'\n'}, {tone, head + rules + u'\n'}});
        const Result<WorkspaceChange> change = extractPartialChange(workspace, findDuplicatedPassages(workspace, 40).first(), QStringLiteral("rules"));
        QVERIFY(change.ok());
        QCOMPARE(textAfter(workspace, *change, soul), mustache + QStringLiteral("{{>rules}}\n"));
    }

    void rejectsExtractionsThatChangeThePrompt_data()
    {
        QTest::addColumn<QString>("second");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("place");
        QTest::newRow("braces") << head + rules + QStringLiteral("\n\nWrite {{ name }} as it is.\n") << QStringLiteral("rules") << QStringLiteral("layers/tone.md:10:7");
        QTest::newRow("another dialect") << QStringLiteral("---\ntier: granite\ntemplate: jinja\n---\n") + rules + u'\n' << QStringLiteral("rules") << QStringLiteral("layers/tone.md:5:1");
        QTest::newRow("a path") << head + rules + u'\n' << QStringLiteral("../rules") << QStringLiteral("not a valid name for a partial");
        QTest::newRow("a file of this name") << head + rules + u'\n' << QStringLiteral("tone") << QStringLiteral("layers/soul.md:4:1");
    }
    void rejectsExtractionsThatChangeThePrompt()
    {
        QFETCH(const QString, second);
        QFETCH(const QString, name);
        QFETCH(const QString, place);
        const Workspace workspace = workspaceOf({{soul, head + rules + u'\n'}, {tone, second}});
        const Result<WorkspaceChange> change = extractPartialChange(workspace, findDuplicatedPassages(workspace, 40).first(), name);
        QVERIFY(!change.ok());
        QVERIFY2(toString(change.error()).contains(place), qPrintable(toString(change.error())));
    }
};

OUTCROP_TEST(TestDuplicatedPassages, CoreApplication)

} // namespace tst_duplicatedpassages

#include "tst_duplicatedpassages.moc"
