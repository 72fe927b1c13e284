// SPDX-License-Identifier: GPL-3.0-or-later
// Tests concept schemes: reading, inference and lookup.
#include "core/taxonomy/taxonomy.h"
#include "core/taxonomy/taxonomycheck.h"
#include "core/taxonomy/workloadtext.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/growth.h"
#include "tests/support/markedtexts.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_taxonomy {

namespace {

Taxonomy taxonomyFrom(const QByteArray &turtle)
{
    return readTaxonomy(readDocument(QStringLiteral("taxonomy.ttl"), "@base <http://w/> .\n@prefix skos: <http://www.w3.org/2004/02/skos/core#> .\n" + turtle));
}

/// Returns a concept with a label and a notation.
QByteArray concept_(const QByteArray &name, const QByteArray &more = {})
{
    return '<' + name + "> a skos:Concept ; skos:prefLabel \"" + name + "\"@en ; skos:notation \"" + name + '"' + (more.isEmpty() ? QByteArray() : " ; " + more) + " .\n";
}

} // namespace

class TestTaxonomy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A label of a workspace is never translated, even if a built-in concept has the same label.
    void onlyBuiltInTextsAreTranslated()
    {
        const MarkedTexts texts;
        const Concept &builtIn = defaultTaxonomy().concepts.constFirst();
        QCOMPARE(builtIn.shownText(builtIn.label()), QStringLiteral("⟦%1⟧").arg(builtIn.label()));
        const Taxonomy own = taxonomyFrom(concept_(builtIn.label().toUtf8()));
        QCOMPARE(own.concepts.constFirst().shownText(builtIn.label()), builtIn.label());
    }

    void defaultHasNineWorkloads()
    {
        const Taxonomy &taxonomy = defaultTaxonomy();
        QVERIFY2(taxonomy.diagnostics.isEmpty(), qPrintable(findings(taxonomy.diagnostics)));
        QStringList tops;
        for (const Concept *one : taxonomy.topConcepts())
            tops.append(one->notation);
        QCOMPARE(tops.join(u' '), QStringLiteral("platform integration tooling pipeline build knowledge comms observe meta"));
        QVERIFY(taxonomy.find(QStringLiteral("work:platform/k8s")));
        QCOMPARE(taxonomy.schemes.size(), 1);
    }

    void sampleHasNoFindings()
    {
        QFile file(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample/taxonomy.ttl"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Taxonomy taxonomy = readTaxonomy(readDocument(QStringLiteral("taxonomy.ttl"), file.readAll()));
        QVERIFY2(taxonomy.diagnostics.isEmpty(), qPrintable(findings(taxonomy.diagnostics)));
        QCOMPARE(taxonomy.topConcepts().size(), 9);
        const Concept *platform = taxonomy.find(QStringLiteral("platform"));
        QCOMPARE(platform->label(QStringLiteral("de")), QStringLiteral("Plattform"));
        QCOMPARE(platform->alternativeLabels.size(), 2);
        QCOMPARE(platform->narrowerConcepts.size(), 3);
    }

    void describesWorkloads()
    {
        const Taxonomy taxonomy = taxonomyFrom(concept_("a", "skos:definition \"Das A.\"@de , \"The A.\"@en") + concept_("b")
            + "<c> a skos:Concept ; skos:notation \"c\" ; skos:definition \"The C.\" .\n");
        QCOMPARE(taxonomy.find(QStringLiteral("a"))->definition(QStringLiteral("de")), QStringLiteral("Das A."));
        QCOMPARE(workloadDescription(taxonomy, QStringLiteral("a")), QStringLiteral("a: The A."));
        QCOMPARE(workloadDescription(taxonomy, QStringLiteral("b")), QStringLiteral("b"));
        QCOMPARE(workloadDescription(taxonomy, QStringLiteral("c")), QStringLiteral("The C."));
        QVERIFY(workloadDescription(taxonomy, QStringLiteral("unknown")).isEmpty());
        QVERIFY(workloadDescription(taxonomy, {}).isEmpty());
    }

    void infersRelationsInBothDirections()
    {
        const Taxonomy taxonomy = taxonomyFrom(concept_("a", "skos:narrower <b>") + concept_("b", "skos:related <c>") + concept_("c", "skos:broader <a>"));
        QVERIFY2(taxonomy.diagnostics.isEmpty(), qPrintable(findings(taxonomy.diagnostics)));
        QCOMPARE(taxonomy.find(QStringLiteral("a"))->narrowerConcepts.join(u' '), QStringLiteral("http://w/b http://w/c"));
        QCOMPARE(taxonomy.find(QStringLiteral("b"))->broaderConcepts.join(u' '), QStringLiteral("http://w/a"));
        QCOMPARE(taxonomy.find(QStringLiteral("c"))->relatedConcepts.join(u' '), QStringLiteral("http://w/b"));
        QCOMPARE(taxonomy.topConcepts().size(), 1);
    }

    void returnsAllNarrowerConcepts()
    {
        const Taxonomy taxonomy = taxonomyFrom(concept_("a") + concept_("b", "skos:broader <a>") + concept_("c", "skos:broader <b>, <a>") + concept_("d"));
        QCOMPARE(taxonomy.notationsOfSubtree(QStringLiteral("a")).join(u' '), QStringLiteral("a b c"));
        QCOMPARE(taxonomy.notationsOfSubtree(QStringLiteral("b")).join(u' '), QStringLiteral("b c"));
        QVERIFY(taxonomy.notationsOfSubtree(QStringLiteral("nothing")).isEmpty());
    }

    void matchesBroaderWorkloads_data()
    {
        QTest::addColumn<QString>("tag");
        QTest::addColumn<QString>("workload");
        QTest::addColumn<bool>("expected");
        QTest::newRow("itself") << "b" << "b" << true;
        QTest::newRow("below") << "c" << "a" << true;
        QTest::newRow("above") << "a" << "c" << false;
        QTest::newRow("beside") << "d" << "a" << false;
        QTest::newRow("with a prefix") << "x:c" << "y:a" << true;
        QTest::newRow("unknown, by its path") << "odd/x" << "odd" << true;
        QTest::newRow("unknown beginning alike") << "oddity" << "odd" << false;
        QTest::newRow("nothing") << "" << "a" << false;
        QTest::newRow("in nothing") << "a" << "" << false;
    }

    void matchesBroaderWorkloads()
    {
        QFETCH(QString, tag);
        QFETCH(QString, workload);
        QFETCH(bool, expected);
        const Taxonomy taxonomy = taxonomyFrom(concept_("a") + concept_("b", "skos:broader <a>") + concept_("c", "skos:broader <b>") + concept_("d"));
        QCOMPARE(taxonomy.isWithin(tag, workload), expected);
        QCOMPARE(taxonomy.filterTags(QStringLiteral("a")).join(u' '), QStringLiteral("a b c"));
        QCOMPARE(taxonomy.filterTags(QStringLiteral("odd")).join(u' '), QStringLiteral("odd"));
    }

    void outlineContainsEveryConcept()
    {
        const Taxonomy taxonomy = taxonomyFrom(concept_("a") + concept_("b", "skos:broader <a>, <d>") + concept_("c", "skos:broader <b>") + concept_("d")
            + concept_("e", "skos:broader <f>") + concept_("f", "skos:broader <e>"));
        QStringList lines;
        for (const auto &[one, depth] : taxonomy.outline())
            lines.append(QString(depth, u'-') + one->notation);
        QCOMPARE(lines.join(u' '), QStringLiteral("a -b --c d -b e -f --e"));
    }

    void labelsFallBackToOtherLanguages()
    {
        const Taxonomy taxonomy = taxonomyFrom("<a> a skos:Concept ; skos:notation \"n\" ; skos:prefLabel \"Wort\"@de , \"word\"@en .\n<b> a skos:Concept ; skos:notation \"m\" .\n");
        QCOMPARE(taxonomy.find(QStringLiteral("n"))->label(QStringLiteral("de")), QStringLiteral("Wort"));
        QCOMPARE(taxonomy.find(QStringLiteral("n"))->label(QStringLiteral("fr")), QStringLiteral("word"));
        QCOMPARE(taxonomy.find(QStringLiteral("m"))->label(), QStringLiteral("m"));
    }

    void findingsHaveALocation_data()
    {
        QTest::addColumn<QByteArray>("turtle");
        QTest::addColumn<QString>("expected");
        QTest::newRow("no label") << QByteArray("<a> a skos:Concept ; skos:notation \"a\" .\n") << QStringLiteral("3:1 taxonomy-no-label");
        QTest::newRow("no notation") << QByteArray("<a> a skos:Concept ; skos:prefLabel \"a\" .\n") << QStringLiteral("3:1 taxonomy-no-notation");
        QTest::newRow("a notation twice") << concept_("a") + "<b> a skos:Concept ; skos:prefLabel \"b\" ; skos:notation \"a\" .\n" << QStringLiteral("4:1 taxonomy-notation-taken");
        QTest::newRow("two labels in a language") << QByteArray("<a> a skos:Concept ; skos:notation \"a\" ; skos:prefLabel \"a\"@en , \"b\"@en .\n") << QStringLiteral("3:66 taxonomy-two-labels");
        QTest::newRow("preferred and alternative") << concept_("a", "skos:altLabel \"a\"@en") << QStringLiteral("3:80 taxonomy-label-twice");
        QTest::newRow("broader than an unknown concept") << concept_("a", "skos:broader <b>") << QStringLiteral("3:79 taxonomy-unknown-concept");
        QTest::newRow("broader than itself") << concept_("a", "skos:broader <a>") << QStringLiteral("3:1 taxonomy-circle");
        QTest::newRow("broader and related") << concept_("a") + concept_("b", "skos:broader <a> ; skos:related <a>") << QStringLiteral("4:1 taxonomy-related-broader");
        QTest::newRow("no Turtle") << concept_("a") + "<b> a .\n" << QStringLiteral("4:8 turtle-syntax");
    }

    void findingsHaveALocation()
    {
        QFETCH(QByteArray, turtle);
        QFETCH(QString, expected);
        QCOMPARE(findings(taxonomyFrom(turtle).diagnostics), expected);
    }

    /// The broader concept can be indirect, so the message names both concepts.
    void namesRelatedConceptsThatAreBroader()
    {
        const Diagnostics found = taxonomyFrom(concept_("a") + concept_("b", "skos:broader <a>") + concept_("c", "skos:broader <b> ; skos:related <a>")).diagnostics;
        QCOMPARE(findings(found), QStringLiteral("5:1 taxonomy-related-broader"));
        QVERIFY2(found.first().message.startsWith(QStringLiteral("`c` is related to `a`,")), qPrintable(found.first().message));
    }

    /// A concept below a cycle, or between two cycles, is not reported as part of a cycle.
    void reportsOnlyConceptsInACycle()
    {
        const Taxonomy taxonomy = taxonomyFrom(concept_("a", "skos:broader <b>") + concept_("b", "skos:broader <a>")
            + concept_("c", "skos:broader <b> , <d>") + concept_("d", "skos:broader <e>") + concept_("e", "skos:broader <f>") + concept_("f", "skos:broader <d>") + concept_("g", "skos:broader <c>"));
        QCOMPARE(findings(taxonomy.diagnostics),
            QStringLiteral("3:1 taxonomy-circle\n4:1 taxonomy-circle\n6:1 taxonomy-circle\n7:1 taxonomy-circle\n8:1 taxonomy-circle"));
    }

    void readsDeepHierarchiesInLinearTime_data()
    {
        QTest::addColumn<bool>("isCircle");
        QTest::newRow("a chain") << false;
        QTest::newRow("a circle") << true;
    }

    /// Opening a folder waits for its taxonomy, so reading time must be linear in the depth.
    void readsDeepHierarchiesInLinearTime()
    {
        QFETCH(bool, isCircle);
        constexpr int count = 10'000;
        const auto chain = [isCircle](qsizetype length) {
            QByteArray turtle = concept_("c0", isCircle ? "skos:broader <c" + QByteArray::number(length - 1) + '>' : QByteArray());
            for (qsizetype i = 1; i < length; ++i)
                turtle += concept_('c' + QByteArray::number(i), "skos:broader <c" + QByteArray::number(i - 1) + '>');
            return turtle;
        };
        Taxonomy taxonomy;
        const double grows = growth(count, [&](qsizetype length) { taxonomy = taxonomyFrom(chain(length)); });
        QVERIFY2(grows < linearGrowth, qPrintable(QString::number(grows)));
        const auto circles = std::count_if(taxonomy.diagnostics.begin(), taxonomy.diagnostics.end(),
            [](const Diagnostic &one) { return one.code == u"taxonomy-circle"; });
        QCOMPARE(circles, isCircle ? count : 0);
    }

    void stopsAtCycles()
    {
        const Taxonomy taxonomy = taxonomyFrom(concept_("a", "skos:broader <b>") + concept_("b", "skos:broader <a>"));
        QVERIFY(hasErrors(taxonomy.diagnostics));
        QCOMPARE(taxonomy.notationsOfSubtree(QStringLiteral("a")).size(), 2);
    }

    void suggestsATagForAnUnknownOne()
    {
        const Taxonomy &taxonomy = defaultTaxonomy();
        QVERIFY(!unknownTagMessage(taxonomy, QStringLiteral("platform/k8s")));
        QCOMPARE(unknownTagMessage(taxonomy, QStringLiteral("platfrom")), QStringLiteral("The taxonomy has no concept `platfrom`; did you mean `platform`?"));
    }

    void missingFileHasNoConcepts()
    {
        const Taxonomy none = readTaxonomy(nullptr);
        QVERIFY(none.concepts.isEmpty() && none.diagnostics.isEmpty() && !none.find(QStringLiteral("a"))
            && none.topConcepts().isEmpty());
    }
};

OUTCROP_TEST(TestTaxonomy, CoreApplication)

} // namespace tst_taxonomy

#include "tst_taxonomy.moc"
