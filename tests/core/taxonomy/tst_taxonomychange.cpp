// SPDX-License-Identifier: GPL-3.0-or-later
// Tests changes to a taxonomy that need several edits: moving and removing concepts, and replacing labels and texts.
#include "core/taxonomy/taxonomychange.h"
#include "core/text/textchange.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QTest>

using namespace outcrop;

namespace tst_taxonomychange {

namespace {

Document documentOf(const QString &text)
{
    return *readDocument(QStringLiteral("taxonomy.ttl"), text.toUtf8());
}

Taxonomy taxonomyOf(const QString &text)
{
    return readTaxonomy(readDocument(QStringLiteral("taxonomy.ttl"), text.toUtf8()));
}

QString editedText(const QString &text, const Result<QList<TextEdit>> &edits)
{
    return edits ? applyEdits(text, *edits) : QStringLiteral("rejected: ") + edits.error().message;
}

QStringList notationsOf(const Taxonomy &taxonomy, const QStringList &uris)
{
    QStringList words;
    for (const QString &uri : uris)
        words.append(taxonomy.findByUri(uri)->notation);
    return words;
}

QString broaderOf(const QString &text, const QString &tag)
{
    const Taxonomy taxonomy = taxonomyOf(text);
    return taxonomy.diagnostics.isEmpty() ? notationsOf(taxonomy, taxonomy.find(tag)->broaderConcepts).join(u' ') : toString(taxonomy.diagnostics.first());
}

} // namespace

class TestTaxonomyChange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QFile file(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample/taxonomy.ttl"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_text = QString::fromUtf8(file.readAll());
    }

    void movesAConcept_data()
    {
        QTest::addColumn<QString>("tag");
        QTest::addColumn<QString>("below");
        QTest::newRow("stated by the narrower concept") << "observe/errors" << "platform";
        QTest::newRow("stated by both concepts") << "platform/k8s" << "observe";
        QTest::newRow("a top one below another") << "comms" << "meta";
        QTest::newRow("a level deeper") << "platform/storage" << "platform/k8s";
        QTest::newRow("to the top") << "platform/storage" << "";
    }
    void movesAConcept()
    {
        QFETCH(QString, tag);
        QFETCH(QString, below);
        const QString now = editedText(m_text, moveConceptEdits(documentOf(m_text), tag, below));
        QCOMPARE(broaderOf(now, tag), below);
        QCOMPARE(taxonomyOf(now).find(tag)->isTop, below.isEmpty());
        QCOMPARE(taxonomyOf(now).concepts.size(), taxonomyOf(m_text).concepts.size());
        QCOMPARE(now.count(u'#'), m_text.count(u'#')); // comments are preserved
    }

    void movesEveryConcept()
    {
        for (const Concept &one : taxonomyOf(m_text).concepts) {
            const QString tag = one.notation;
            const QString below = tag.startsWith(QLatin1StringView("meta")) ? QStringLiteral("build") : QStringLiteral("meta");
            const QString now = editedText(m_text, moveConceptEdits(documentOf(m_text), tag, below));
            QVERIFY2(!now.startsWith(QStringLiteral("rejected")), qPrintable(tag + u' ' + now));
            QCOMPARE(broaderOf(now, tag), below);
        }
    }

    void movingToTheSameParentChangesNothing()
    {
        QCOMPARE(editedText(m_text, moveConceptEdits(documentOf(m_text), QStringLiteral("platform/storage"), QStringLiteral("platform"))), m_text);
        QCOMPARE(editedText(m_text, moveConceptEdits(documentOf(m_text), QStringLiteral("platform"), QString())), m_text);
    }

    void rejectsInvalidMoves()
    {
        const Document document = documentOf(m_text);
        QCOMPARE(moveConceptEdits(document, QStringLiteral("platform"), QStringLiteral("platform/k8s")).error().code, ErrorCode::Invalid);
        QCOMPARE(moveConceptEdits(document, QStringLiteral("platform"), QStringLiteral("platform")).error().code, ErrorCode::Invalid);
        QCOMPARE(moveConceptEdits(document, QStringLiteral("nothing"), QStringLiteral("platform")).error().code, ErrorCode::NotFound);
        QCOMPARE(moveConceptEdits(document, QStringLiteral("platform"), QStringLiteral("nothing")).error().code, ErrorCode::NotFound);
    }

    void setsALabel()
    {
        const QString german = editedText(m_text, setLabelEdits(documentOf(m_text), QStringLiteral("build"), {QStringLiteral("Bau"), QStringLiteral("de")}));
        QCOMPARE(taxonomyOf(german).find(QStringLiteral("build"))->label(QStringLiteral("de")), QStringLiteral("Bau"));
        const QString french =
            editedText(german, setLabelEdits(documentOf(german), QStringLiteral("build"), {QStringLiteral("Construire"), QStringLiteral("fr")}));
        QCOMPARE(taxonomyOf(french).find(QStringLiteral("build"))->preferredLabels.size(), 3);
        QCOMPARE(editedText(french, setLabelEdits(documentOf(french), QStringLiteral("build"), {QStringLiteral("Construire"), QStringLiteral("fr")})), french);
    }

    void replacesAllTexts()
    {
        const QStringList wanted{QStringLiteral("Kubernetes"), QStringLiteral("containers")}; // the change removes pods and nodes, and adds containers
        const QString now = editedText(m_text,
            setConceptTextsEdits(documentOf(m_text), QStringLiteral("platform/k8s"), ConceptTextKind::Alternative,
                QStringLiteral("en"), wanted));
        QStringList words;
        const Taxonomy taxonomy = taxonomyOf(now);
        for (const ConceptLabel &one : taxonomy.find(QStringLiteral("platform/k8s"))->alternativeLabels)
            words.append(one.text);
        QCOMPARE(words, wanted);
        const QString none = editedText(now,
            setConceptTextsEdits(documentOf(now), QStringLiteral("platform/k8s"), ConceptTextKind::Alternative,
                QStringLiteral("en"), {}));
        QVERIFY2(taxonomyOf(none).find(QStringLiteral("platform/k8s"))->alternativeLabels.isEmpty(), qPrintable(none));
    }

    void removesEveryLeaf()
    {
        const Taxonomy before = taxonomyOf(m_text);
        for (const Concept &one : before.concepts) {
            const Result<QList<TextEdit>> edits = removeConceptEdits(documentOf(m_text), one.notation);
            if (!one.narrowerConcepts.isEmpty()) {
                QCOMPARE(edits.error().code, ErrorCode::NotAllowed);
                continue;
            }
            const QString now = editedText(m_text, edits);
            const Taxonomy left = taxonomyOf(now);
            QVERIFY2(left.diagnostics.isEmpty(), qPrintable(one.notation + u' ' + now));
            QCOMPARE(left.concepts.size(), before.concepts.size() - 1);
            QVERIFY(!left.find(one.notation));
            QVERIFY(!now.contains(u'<' + one.notation + u'>'));
        }
    }

    void removingAnAddedConceptRestoresTheText()
    {
        const QString more = editedText(m_text, addConceptEdits(documentOf(m_text), QStringLiteral("comms/press"), {QStringLiteral("Press"), QStringLiteral("en")}, QStringLiteral("comms")));
        QCOMPARE(editedText(more, removeConceptEdits(documentOf(more), QStringLiteral("comms/press"))).trimmed(), m_text.trimmed());
    }

private:
    QString m_text;
};

OUTCROP_TEST(TestTaxonomyChange, NoApplication)

} // namespace tst_taxonomychange

#include "tst_taxonomychange.moc"
