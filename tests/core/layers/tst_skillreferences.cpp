// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the findings for broken links in skills, links that are nested too deeply, and links to targets outside the skill.
#include "core/layers/composer.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_skillreferences {

namespace {

const QString path = QStringLiteral("skills/watering/SKILL.md");
const QString front = QStringLiteral("---\nname: watering\ndescription: d\n---\n");
const QString beds = QStringLiteral("skills/watering/references/beds.md");

Workspace workspaceWithSkill(const QString &body)
{
    return workspaceOf({{path, front + body}, {beds, "Beds.\n"},
        {"skills/watering/references/old/years.md", "Years.\n"}, {"notes.md", "Notes.\n"}});
}

} // namespace

class SkillReferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checksLinks_data();
    void checksLinks();
    void checksASkillInTheRootFolder();
    void updatesFindingsWhenFilesChange();
    void reportsOnlyNotesForTheCorpora();
};

void SkillReferences::checksLinks_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("expected");

    QTest::newRow("none") << "Water.\n"
                          << "";
    QTest::newRow("one level deep") << "See [beds](references/beds.md).\n"
                                    << "";
    QTest::newRow("with an anchor") << "See [beds](./references/beds.md#north).\n"
                                    << "";
    QTest::newRow("missing") << "See [beds](references/paths.md).\n"
                             << "5:12 skill-reference-missing";
    QTest::newRow("missing below") << "One.\n\nTwo [a](a.md) and [b](b.md).\n"
                                   << "7:9 skill-reference-missing\n7:23 skill-reference-missing";
    QTest::newRow("deep") << "See [years](references/old/years.md).\n"
                          << "5:13 skill-reference-deep";
    QTest::newRow("outside") << "See [notes](../../notes.md).\n"
                             << "5:13 skill-reference-outside";
    QTest::newRow("a script, which no workspace reads") << "Run [it](scripts/water.sh).\n"
                                                        << "";
    QTest::newRow("by reference") << "See [beds].\n\n[beds]: references/paths.md\n"
                                  << "7:9 skill-reference-missing";
    QTest::newRow("an address") << "See [it](https://example.com/a.md) and [top](#top).\n"
                                << "";
    QTest::newRow("in code") << "Write `[a](a.md)`.\n"
                             << "";
}

void SkillReferences::checksLinks()
{
    QFETCH(QString, body);
    const Diagnostics found = PromptLibrary::read(workspaceWithSkill(body)).diagnostics;
    QTEST(findings(found), "expected");
    for (const Diagnostic &one : found)
        QVERIFY(one.severity == Severity::Note && one.location.file == path);
}

void SkillReferences::checksASkillInTheRootFolder()
{
    const Workspace workspace = workspaceOf({{"SKILL.md", front + "[a](a.md) [b](b.md)\n"}, {"a.md", "A.\n"}});
    QCOMPARE(findings(PromptLibrary::read(workspace).diagnostics), QStringLiteral("5:15 skill-reference-missing"));
}

/// The skill itself is unchanged, but its findings change.
void SkillReferences::updatesFindingsWhenFilesChange()
{
    const Workspace whole = workspaceWithSkill(QStringLiteral("See [beds](references/beds.md).\n"));
    const PromptLibrary library = PromptLibrary::read(whole);
    QVERIFY(library.diagnostics.isEmpty());
    const PromptLibrary without = library.with(whole.withoutDocument(beds));
    QCOMPARE(findings(without.diagnostics), QStringLiteral("5:12 skill-reference-missing"));
    QVERIFY(without.with(whole).diagnostics.isEmpty());
}

void SkillReferences::reportsOnlyNotesForTheCorpora()
{
    const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
    if (corpora.isEmpty())
        QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
    const PromptLibrary library = PromptLibrary::read(workspaceAt(corpora + QStringLiteral("/joelclaw")));
    QCOMPARE(library.stack.skills.size(), 41);
    for (const Diagnostic &found : library.diagnostics)
        QVERIFY2(found.severity == Severity::Note, qPrintable(toString(found)));
    qInfo("%d notes on links", int(library.diagnostics.size()));
}

OUTCROP_TEST(SkillReferences, NoApplication)

} // namespace tst_skillreferences

#include "tst_skillreferences.moc"
