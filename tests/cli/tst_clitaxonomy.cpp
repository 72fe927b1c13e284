// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `taxonomy`: its output, exit codes, and that it leaves the rest of the file unchanged.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/golden.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clitaxonomy {

namespace {

const QByteArray turtle = R"(# The work of a house.
@base <https://example.org/house/> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .

<scheme> a skos:ConceptScheme ; skos:hasTopConcept <inside> , <garden> .

# Inside.
<inside> a skos:Concept ; skos:prefLabel "Inside"@en , "Innen"@de ; skos:notation "inside" ; skos:topConceptOf <scheme> .
<inside/kitchen> a skos:Concept ; skos:prefLabel "Kitchen"@en ; skos:altLabel "cooking"@en ; skos:notation "inside/kitchen" ; skos:broader <inside> .

<garden> a skos:Concept ; skos:prefLabel "Garden"@en ; skos:notation "garden" ; skos:related <inside/kitchen> ; skos:topConceptOf <scheme> .
)";

QByteArray skill(const QByteArray &workloads, const QByteArray &description = "What it does.")
{
    return "---\nname: x\ndescription: " + description + "\nmetadata:\n  workloads: \"" + workloads + "\"\n---\n# X\n";
}

/// A workspace with tagged skills, six memories about taxes and, if `hasTaxonomy` is set, a taxonomy of three concepts.
class TaxonomyWorkspace
{
public:
    explicit TaxonomyWorkspace(bool hasTaxonomy = true) : m_copy(QStringLiteral("plain"))
    {
        if (hasTaxonomy)
            m_copy.write(QStringLiteral("taxonomy.ttl"), turtle);
        m_copy.write(QStringLiteral("skills/bake/SKILL.md"), skill("inside/kitchen"));
        m_copy.write(QStringLiteral("skills/tidy/SKILL.md"), skill("inside"));
        for (int number = 1; number <= 6; ++number)
            m_copy.write(QStringLiteral("memory/tax-%1.md").arg(number), "# Tax\n\nThe tax return form asks for receipts, deductions and the assessment.\n");
    }

    CliRun run(const QStringList &words) const { return runCli(words, m_copy.folder()); }
    CliRun run(const QString &line) const { return run(line.split(u' ', Qt::SkipEmptyParts)); }
    const WorkspaceCopy &copy() const { return m_copy; }

    QByteArray text() const
    {
        QFile file(m_copy.path(QStringLiteral("taxonomy.ttl")));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    WorkspaceCopy m_copy;
};

Json jsonOf(const CliRun &run)
{
    return Json::parse(run.out.toStdString(), nullptr, false);
}

} // namespace

class CliTaxonomy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exitCodeMatchesTheOutcome_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("the list") << "taxonomy" << 0 << QByteArray();
        QTest::newRow("an unknown concept") << "taxonomy show inside/kitchn" << 2 << QByteArray("did you mean `inside/kitchen`?");
        QTest::newRow("nowhere to move to") << "taxonomy move garden" << 2 << QByteArray("--below CONCEPT or --top");
        QTest::newRow("two places to move to") << "taxonomy move garden --top --below inside" << 2 << QByteArray();
        QTest::newRow("below an unknown concept") << "taxonomy add garden/beds Beds --below gardn" << 2 << QByteArray("did you mean `garden`?");
        QTest::newRow("a circle") << "taxonomy move inside --below inside/kitchen" << 3 << QByteArray("form a cycle");
        QTest::newRow("taken") << "taxonomy add garden Garden" << 3 << QByteArray("already has this tag");
        QTest::newRow("something below") << "taxonomy remove inside" << 3 << QByteArray("Move or remove them first");
    }
    void exitCodeMatchesTheOutcome()
    {
        QFETCH(QString, line);
        QFETCH(int, code);
        QFETCH(QByteArray, message);
        const TaxonomyWorkspace house;
        const CliRun run = house.run(line);
        QVERIFY2(static_cast<int>(run.code) == code, run.err.constData());
        QVERIFY2(run.err.contains(message), run.err.constData());
        QCOMPARE(house.text(), turtle);
    }

    void outputMatchesTheGoldenFiles()
    {
        const TaxonomyWorkspace house;
        COMPARE_GOLDEN(QStringLiteral("cli/taxonomy.txt"), house.run(QStringLiteral("taxonomy list")).out);
        COMPARE_GOLDEN(QStringLiteral("cli/taxonomy.json"), house.run(QStringLiteral("--json taxonomy list")).out);
        COMPARE_GOLDEN(QStringLiteral("cli/taxonomy-show.txt"), house.run(QStringLiteral("taxonomy show inside/kitchen")).out);
        COMPARE_GOLDEN(QStringLiteral("cli/taxonomy-propose.txt"), house.run(QStringLiteral("taxonomy propose")).out);
    }

    void reportsUnknownTags()
    {
        const TaxonomyWorkspace house;
        house.copy().write(QStringLiteral("skills/cook/SKILL.md"), skill("inside/kitchne"));
        const CliRun run = house.run(QStringLiteral("taxonomy check"));
        QCOMPARE(run.code, ExitCode::Findings);
        QVERIFY2(run.out.contains("skills/cook/SKILL.md:5:15: warning: The taxonomy has no concept `inside/kitchne`; did you mean `inside/kitchen`?"), run.out.constData());
        const Json json = jsonOf(house.run(QStringLiteral("--json taxonomy check")));
        QVERIFY(std::any_of(json["findings"].begin(), json["findings"].end(), [](const Json &one) { return one["code"] == "tag-unknown"; }));
    }

    void changesOnlyTheEditedStatement_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("rename") << QStringList{"rename", "garden", "Outside"} << QByteArray("\"Garden\"@en") << QByteArray("\"Outside\"@en");
        QTest::newRow("a label in another language") << QStringList{"rename", "garden", "Garten", "--language", "de"} << QByteArray("\"Garden\"@en") << QByteArray("\"Garden\"@en , \"Garten\"@de");
        QTest::newRow("move") << QStringList{"move", "inside/kitchen", "--below", "garden"} << QByteArray("skos:broader <inside>") << QByteArray("skos:broader <garden>");
    }
    void changesOnlyTheEditedStatement()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const TaxonomyWorkspace house;
        const CliRun shown = house.run(QStringList{"taxonomy"} + words + QStringList{"--dry-run"});
        QCOMPARE(shown.code, ExitCode::Done);
        QVERIFY(shown.out.contains("+++ "));
        QCOMPARE(house.text(), turtle);
        const CliRun run = house.run(QStringList{"taxonomy"} + words);
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QCOMPARE(house.text(), QByteArray(turtle).replace(before, after));
    }

    void retagChangesEveryDocument()
    {
        const TaxonomyWorkspace house;
        const CliRun run = house.run(QStringLiteral("taxonomy retag inside/kitchen inside/galley"));
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QVERIFY2(run.out.contains("Changed skills/bake/SKILL.md"), run.out.constData());
        QCOMPARE(house.run(QStringLiteral("taxonomy show inside/galley")).code, ExitCode::Done);
        QCOMPARE(jsonOf(house.run(QStringLiteral("--json taxonomy show inside/galley")))["documents"].get<int>(), 1);
    }

    void addsAndRemovesAConcept()
    {
        const TaxonomyWorkspace house;
        QCOMPARE(house.run(QStringList{"taxonomy", "add", "garden/beds", "Flower beds", "--below", "garden"}).code, ExitCode::Done);
        QVERIFY(house.text().startsWith(turtle));
        QCOMPARE(qString(jsonOf(house.run(QStringLiteral("--json taxonomy show garden/beds")))["broader"][0]), QStringLiteral("garden"));
        QCOMPARE(house.run(QStringLiteral("taxonomy remove garden/beds")).code, ExitCode::Done);
        QCOMPARE(house.text().trimmed(), turtle.trimmed());
    }

    void showsTheBuiltInTaxonomy()
    {
        const TaxonomyWorkspace house(false);
        const Json json = jsonOf(house.run(QStringLiteral("--json taxonomy")));
        QVERIFY(json["built_in"].get<bool>() && json["file"].is_null());
        QCOMPARE(house.run(QStringLiteral("taxonomy check")).code, ExitCode::Done); // all findings are notes
        const CliRun refused = house.run(QStringLiteral("taxonomy rename build Making"));
        QCOMPARE(refused.code, ExitCode::Input);
        QVERIFY2(refused.err.contains("outcrop-cli new taxonomy"), refused.err.constData());
        QCOMPARE(house.run(QStringLiteral("new taxonomy")).code, ExitCode::Done);
        QCOMPARE(house.run(QStringLiteral("taxonomy rename build Making")).code, ExitCode::Done);
        QVERIFY(house.text().contains("\"Making\"@en"));
    }
};

OUTCROP_TEST(CliTaxonomy, CoreApplication)

} // namespace tst_clitaxonomy

#include "tst_clitaxonomy.moc"
