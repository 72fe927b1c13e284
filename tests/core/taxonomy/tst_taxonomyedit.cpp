// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that editing a taxonomy changes only the necessary characters.
#include "core/taxonomy/taxonomyedit.h"
#include "core/taxonomy/turtleeditor.h"
#include "core/text/textchange.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QTest>

using namespace outcrop;

namespace tst_taxonomyedit {

namespace {

QString sampleText()
{
    QFile file(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample/taxonomy.ttl"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

Document documentOf(const QString &text)
{
    return *readDocument(QStringLiteral("taxonomy.ttl"), text.toUtf8());
}

Taxonomy taxonomyOf(const QString &text)
{
    return readTaxonomy(readDocument(QStringLiteral("taxonomy.ttl"), text.toUtf8()));
}

/// Returns the edited text, or the error.
QString after(const QString &text, const Result<QList<TextEdit>> &edits)
{
    return edits ? applyEdits(text, *edits) : QStringLiteral("rejected: ") + edits.error().message;
}

/// Returns the lines from the first to the last changed line: the old lines marked with `-`, then the new lines with `+`.
QString changedLines(const QString &before, const QString &after)
{
    QStringList old = before.split(u'\n');
    QStringList now = after.split(u'\n');
    while (!old.isEmpty() && !now.isEmpty() && old.first() == now.first()) {
        old.removeFirst();
        now.removeFirst();
    }
    while (!old.isEmpty() && !now.isEmpty() && old.last() == now.last()) {
        old.removeLast();
        now.removeLast();
    }
    QStringList lines;
    for (const QString &line : old)
        lines.append(u'-' + line.trimmed());
    for (const QString &line : now)
        lines.append(u'+' + line.trimmed());
    return lines.join(u'\n');
}

} // namespace

class TestTaxonomyEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_text = sampleText();
        QVERIFY(!m_text.isEmpty());
    }

    void addsALabel()
    {
        const QString now = after(m_text,
            addConceptTextEdits(documentOf(m_text), QStringLiteral("platform/storage"), ConceptTextKind::Alternative,
                {QStringLiteral("ta\"pe"), QStringLiteral("en")}));
        QCOMPARE(changedLines(m_text, now), QStringLiteral("-skos:prefLabel \"Storage and backups\"@en ; skos:altLabel \"disk\"@en , \"restore\"@en ;\n"
                                                           "+skos:prefLabel \"Storage and backups\"@en ; skos:altLabel \"disk\"@en , \"restore\"@en , \"ta\\\"pe\"@en ;"));
    }

    void addsALabelOfANewKind()
    {
        const QString now = after(m_text,
            addConceptTextEdits(documentOf(m_text), QStringLiteral("tooling"), ConceptTextKind::Hidden,
                {QStringLiteral("toolz"), QStringLiteral("en")}));
        QCOMPARE(taxonomyOf(now).find(QStringLiteral("tooling"))->hiddenLabels.first().text, QStringLiteral("toolz"));
        QVERIFY(changedLines(m_text, now).endsWith(QStringLiteral("+skos:hiddenLabel \"toolz\"@en .")));
    }

    void renamesAndRemovesALabel()
    {
        const QString renamed = after(m_text,
            renameConceptTextEdits(documentOf(m_text), QStringLiteral("build"), ConceptTextKind::Preferred,
                {QStringLiteral("Bauen"), QStringLiteral("de")}, QStringLiteral("Bau")));
        QCOMPARE(changedLines(m_text, renamed), QStringLiteral("-skos:prefLabel \"Build\"@en , \"Bauen\"@de ;\n+skos:prefLabel \"Build\"@en , \"Bau\"@de ;"));
        const QString first = after(m_text,
            removeConceptTextEdits(documentOf(m_text), QStringLiteral("build"), ConceptTextKind::Preferred,
                {QStringLiteral("Build"), QStringLiteral("en")}));
        QCOMPARE(changedLines(m_text, first), QStringLiteral("-skos:prefLabel \"Build\"@en , \"Bauen\"@de ;\n+skos:prefLabel \"Bauen\"@de ;"));
        const QString second = after(m_text,
            removeConceptTextEdits(documentOf(m_text), QStringLiteral("build"), ConceptTextKind::Preferred,
                {QStringLiteral("Bauen"), QStringLiteral("de")}));
        QCOMPARE(changedLines(m_text, second), QStringLiteral("-skos:prefLabel \"Build\"@en , \"Bauen\"@de ;\n+skos:prefLabel \"Build\"@en ;"));
    }

    void addsAConcept()
    {
        const QString now = after(m_text, addConceptEdits(documentOf(m_text), QStringLiteral("comms/press"), {QStringLiteral("Press"), QStringLiteral("en")}, QStringLiteral("comms")));
        QVERIFY2(now.startsWith(m_text), qPrintable(now));
        QCOMPARE(now.mid(m_text.size()), QStringLiteral("\n<comms/press> a skos:Concept ;\n    skos:prefLabel \"Press\"@en ;\n    skos:notation \"comms/press\" ;\n"
                                                        "    skos:broader <comms> ;\n    skos:inScheme <scheme> .\n"));
        const Taxonomy taxonomy = taxonomyOf(now);
        QVERIFY(taxonomy.diagnostics.isEmpty());
        QVERIFY(taxonomy.notationsOfSubtree(QStringLiteral("comms")).contains(QStringLiteral("comms/press")));
    }

    void addsAndRemovesRelations()
    {
        const QString related = after(m_text,
            addRelationEdits(documentOf(m_text), QStringLiteral("comms/members"), ConceptRelation::Related,
                QStringLiteral("pipeline/stock")));
        QCOMPARE(taxonomyOf(related).find(QStringLiteral("pipeline/stock"))->relatedConcepts.size(), 2);
        const QString back = after(related,
            removeRelationEdits(documentOf(related), QStringLiteral("pipeline/stock"), ConceptRelation::Related,
                QStringLiteral("comms/members")));
        QCOMPARE(back, m_text);
        const QString moved = after(m_text,
            removeRelationEdits(
                documentOf(m_text), QStringLiteral("build/data"), ConceptRelation::Broader, QStringLiteral("build")));
        QCOMPARE(taxonomyOf(moved).find(QStringLiteral("build"))->narrowerConcepts.size(), 1);
    }

    void rejectsInvalidEdits()
    {
        const Document document = documentOf(m_text);
        QCOMPARE(addConceptTextEdits(document, QStringLiteral("nothing"), ConceptTextKind::Hidden, {QStringLiteral("x")})
                     .error()
                     .code,
            ErrorCode::NotFound);
        QCOMPARE(addConceptTextEdits(document, QStringLiteral("build"), ConceptTextKind::Preferred,
                     {QStringLiteral("Make"), QStringLiteral("en")})
                     .error()
                     .code,
            ErrorCode::Invalid);
        QCOMPARE(addConceptEdits(document, QStringLiteral("build"), {QStringLiteral("Build"), QStringLiteral("en")}).error().code, ErrorCode::Invalid);
        QCOMPARE(addConceptEdits(document, QString(), {QStringLiteral("Build")}).error().code, ErrorCode::Invalid);
        QCOMPARE(addRelationEdits(document, QStringLiteral("build"), ConceptRelation::Broader, QStringLiteral("build/data"))
                     .error()
                     .code,
            ErrorCode::Invalid);
        QCOMPARE(removeRelationEdits(document, QStringLiteral("build"), ConceptRelation::Related, QStringLiteral("meta"))
                     .error()
                     .code,
            ErrorCode::NotFound);
        QCOMPARE(removeConceptTextEdits(document, QStringLiteral("build"), ConceptTextKind::Hidden, {QStringLiteral("x")})
                     .error()
                     .code,
            ErrorCode::NotFound);
        const QString broken = m_text + QStringLiteral("<x> a .\n");
        QCOMPARE(
            addConceptTextEdits(documentOf(broken), QStringLiteral("build"), ConceptTextKind::Hidden, {QStringLiteral("x")})
                .error()
                .code,
            ErrorCode::NotAllowed);
    }

    /// Adding a label or a definition to a concept and removing it again restores the text.
    void removingAnAddedTextRestoresTheFile()
    {
        const Taxonomy taxonomy = taxonomyOf(m_text);
        const ConceptLabel word{QStringLiteral("tab\there\nand \\ there"), QStringLiteral("x-test")};
        const QList<ConceptTextKind> kinds{ConceptTextKind::Preferred, ConceptTextKind::Alternative, ConceptTextKind::Hidden, ConceptTextKind::Definition};
        for (qsizetype at = 0; at < taxonomy.concepts.size(); ++at) {
            const QString tag = taxonomy.concepts[at].notation;
            const ConceptTextKind kind = kinds[at % kinds.size()];
            const QString now = after(m_text, addConceptTextEdits(documentOf(m_text), tag, kind, word));
            QVERIFY2(!now.startsWith(QStringLiteral("rejected")), qPrintable(now));
            QCOMPARE(after(now, removeConceptTextEdits(documentOf(now), tag, kind, word)), m_text);
        }
    }

    void rejectsAmbiguousEdits()
    {
        const QString text = QStringLiteral("@prefix s: <http://www.w3.org/2004/02/skos/core#> .\n<http://w/a> a s:Concept ; s:notation \"a\" ; s:altLabel \"x\" , [ s:note \"y\" ] .\n");
        const TurtleEditor edit(text, QStringLiteral("a.ttl"));
        const Result<QList<TextEdit>> added = edit.add(QStringLiteral("http://w/a"), QStringLiteral("http://www.w3.org/2004/02/skos/core#hiddenLabel"), {TurtleNode::Kind::Literal, QStringLiteral("z")});
        QCOMPARE(added.ok(), false);
        QCOMPARE(added.error().code, ErrorCode::NotAllowed);
    }

private:
    QString m_text;
};

OUTCROP_TEST(TestTaxonomyEdit, NoApplication)

} // namespace tst_taxonomyedit

#include "tst_taxonomyedit.moc"
