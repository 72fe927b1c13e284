// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a taxonomy as a tree: its content, drag and drop, and editing.
#include "models/taxonomy/taxonomymodel.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace outcrop;

namespace tst_taxonomymodel {

namespace {

const QByteArray turtle = R"(@base <http://h/> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
<a> a skos:Concept ; skos:prefLabel "Alpha"@en , "Erstes"@de ; skos:notation "a" .
<b> a skos:Concept ; skos:prefLabel "Beta"@en ; skos:notation "a/b" ; skos:broader <a> .
<c> a skos:Concept ; skos:prefLabel "Gamma"@en ; skos:notation "a/b/c" ; skos:broader <b> .
<d> a skos:Concept ; skos:prefLabel "Delta"@en ; skos:notation "d" .
)";

const QMap<QString, QStringList> tagged{{QStringLiteral("a"), {QStringLiteral("1.md")}}, {QStringLiteral("a/b"), {QStringLiteral("1.md"), QStringLiteral("2.md")}}};

Taxonomy someTaxonomy(const QByteArray &text = turtle)
{
    return readTaxonomy(readDocument(QStringLiteral("taxonomy.ttl"), text));
}

QString address(const char *name)
{
    return QStringLiteral("http://h/") + QLatin1StringView(name);
}

} // namespace

class TestTaxonomyModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_model = std::make_unique<TaxonomyModel>();
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        m_model->setTree(conceptTree(someTaxonomy(), tagged, QStringLiteral("en")));
    }

    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
    }

    void showsTheConceptHierarchy()
    {
        QCOMPARE(dump(*m_model), QStringLiteral("# Concept | Tag | Documents\n"
                                                "Alpha | a | 1 of 2\n"
                                                "  Beta | a/b | 2\n"
                                                "    Gamma | a/b/c | 0\n"
                                                "Delta | d | 0\n"));
        QVERIFY(rejectsOutOfRange(*m_model));
    }

    void fallsBackToAnotherLanguage()
    {
        m_model->setTree(conceptTree(someTaxonomy(), {}, QStringLiteral("de")));
        QVERIFY(dump(*m_model).contains(QStringLiteral("Erstes | a | 0\n  Beta")));
    }

    void keepsPersistentIndexes()
    {
        const QPersistentModelIndex beta = m_model->indexOf(address("b"));
        m_model->setTree(conceptTree(someTaxonomy(QByteArray(turtle).replace("Beta", "Bravo")), tagged, QStringLiteral("en")));
        QVERIFY(beta.isValid());
        QCOMPARE(beta.data().toString(), QStringLiteral("Bravo"));
    }

    void rejectsEditsUnlessEditable()
    {
        const QModelIndex alpha = m_model->indexOf(address("a"));
        QSignalSpy labels(m_model.get(), &TaxonomyModel::labelChangeRequested);
        QVERIFY(!(m_model->flags(alpha) & Qt::ItemIsEditable));
        QVERIFY(!m_model->setData(alpha, QStringLiteral("First")));
        m_model->setEditable(true);
        QVERIFY(m_model->flags(alpha) & Qt::ItemIsEditable);
        QVERIFY(!(m_model->flags(alpha.siblingAtColumn(1)) & Qt::ItemIsEditable));
        QVERIFY(!m_model->setData(alpha, QStringLiteral("  ")));
        QVERIFY(!m_model->setData(alpha, QStringLiteral("Alpha"))); // the value is unchanged, so the edit is ignored
        QVERIFY(m_model->setData(alpha, QStringLiteral(" First ")));
        QCOMPARE(labels.count(), 1);
        QCOMPARE(labels.first().value(1).toString(), QStringLiteral("First"));
    }

    void requestsAMoveOnDrop_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("onto");
        QTest::addColumn<bool>("allowed");
        QTest::newRow("onto another") << "c" << "d" << true;
        QTest::newRow("to the top") << "c" << "" << true;
        QTest::newRow("onto itself") << "b" << "b" << false;
        QTest::newRow("onto a narrower concept") << "a" << "c" << false;
    }
    void requestsAMoveOnDrop()
    {
        QFETCH(QString, what);
        QFETCH(QString, onto);
        QFETCH(bool, allowed);
        m_model->setEditable(true);
        const QModelIndex below = onto.isEmpty() ? QModelIndex() : m_model->indexOf(address(qPrintable(onto)));
        const std::unique_ptr<QMimeData> data(m_model->mimeData({m_model->indexOf(address(qPrintable(what)))}));
        QSignalSpy moves(m_model.get(), &TaxonomyModel::moveRequested);
        QCOMPARE(m_model->canDropMimeData(data.get(), Qt::MoveAction, -1, -1, below), allowed);
        QVERIFY(!m_model->dropMimeData(data.get(), Qt::MoveAction, -1, -1, below)); // the model does not move rows, because the change of the document moves them
        QCOMPARE(moves.count(), allowed ? 1 : 0);
        if (allowed)
            QCOMPARE(moves.first().value(1).toString(), onto.isEmpty() ? QString() : address(qPrintable(onto)));
    }

    void rejectsForeignDrops()
    {
        QMimeData data;
        data.setText(QStringLiteral("a"));
        m_model->setEditable(true);
        QVERIFY(!m_model->canDropMimeData(&data, Qt::MoveAction, -1, -1, {}));
    }

private:
    std::unique_ptr<TaxonomyModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

OUTCROP_TEST(TestTaxonomyModel, CoreApplication)

} // namespace tst_taxonomymodel

#include "tst_taxonomymodel.moc"
