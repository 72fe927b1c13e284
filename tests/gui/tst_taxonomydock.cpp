// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Taxonomy dock in the window: the concepts of the sample, changes as edits of its document, and a workspace without a taxonomy.
#include "gui/documents/documentscontroller.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "models/taxonomy/taxonomymodel.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <memory>

using namespace outcrop;

namespace tst_taxonomydock {

namespace {

const QString file = QStringLiteral("taxonomy.ttl");

class TaxonomyDockFixture
{
public:
    explicit TaxonomyDockFixture(bool opensSample = true)
    {
        m_isReady = opensSample ? m_window.openSample() : QDir().mkpath(m_window.path(QStringLiteral("bare"))) && m_window.openFolder(m_window.path(QStringLiteral("bare")));
        m_window.trigger(QStringLiteral("showTaxonomy"));
        m_isReady = m_isReady && m_window.wait();
    }

    bool isReady() const { return m_isReady; }
    OpenWindow &window() { return m_window; }
    QTreeView &tree() { return *m_window.find<QTreeView>(QStringLiteral("taxonomyTree")); }
    QLineEdit &line(const char *name) { return *m_window.find<QLineEdit>(QString::fromLatin1(name)); }
    QString note() { return m_window.find<QLabel>(QStringLiteral("taxonomyNote"))->text(); }

    /// Returns the row of a tag, or an invalid index.
    QModelIndex row(const QString &notation, const QModelIndex &below = {})
    {
        const QAbstractItemModel *model = tree().model();
        for (int at = 0; at < model->rowCount(below); ++at) {
            const QModelIndex child = model->index(at, 0, below);
            if (child.siblingAtColumn(1).data().toString() == notation)
                return child;
            if (const QModelIndex found = row(notation, child); found.isValid())
                return found;
        }
        return {};
    }

    void choose(const QString &notation) { tree().setCurrentIndex(row(notation)); }

    /// Replaces the content of a line edit and confirms it, as a user does.
    bool write(const char *name, const QString &text)
    {
        line(name).setFocus();
        line(name).selectAll();
        QTest::keyClicks(&line(name), text);
        QTest::keyClick(&line(name), Qt::Key_Return);
        return m_window.wait();
    }

    /// Opens the document and returns its current text; empty if it cannot be opened.
    QString openText()
    {
        auto *tabs = m_window.find<DocumentTabs>(QStringLiteral("documents"));
        tabs->open(file);
        return tabs->currentSession() ? tabs->currentSession()->text() : QString();
    }

    bool undo()
    {
        openText(); // opening the document also raises it
        m_window.trigger(QStringLiteral("undo"));
        return m_window.wait();
    }

private:
    OpenWindow m_window;
    bool m_isReady = false;
};

} // namespace

class TestTaxonomyDock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A long tag or path does not make the form wider than a narrow panel.
    void theFormNeedsNoHorizontalScrollBar()
    {
        TaxonomyDockFixture dock;
        QVERIFY(dock.isReady());
        dock.choose(QStringLiteral("platform/k8s"));
        dock.window().window().resize(960, 700);
        QVERIFY(dock.window().wait());
        auto *area = dock.window().find<QScrollArea>(QStringLiteral("conceptArea"));
        auto *splitter = qobject_cast<QSplitter *>(area->parentWidget());
        QVERIFY(splitter);
        splitter->setSizes({splitter->width(), 1}); // the form becomes as narrow as possible
        QTRY_VERIFY(area->width() < splitter->width() / 2);
        QTRY_VERIFY(!area->horizontalScrollBar()->isVisible());
        QTRY_VERIFY(area->widget()->width() <= area->viewport()->width());
    }

    void showsTheSample()
    {
        TaxonomyDockFixture dock;
        QVERIFY(dock.isReady());
        QCOMPARE(dock.tree().model()->rowCount(), 9);
        QVERIFY2(dock.note().contains(file), qPrintable(dock.note()));
        dock.choose(QStringLiteral("platform/k8s"));
        QCOMPARE(dock.line("conceptLabel").text(), QStringLiteral("Cluster"));
        QCOMPARE(dock.line("conceptAlternative").text(), QStringLiteral("Kubernetes, pods, nodes"));
        QCOMPARE(dock.line("conceptRelated").text(), QStringLiteral("observe/errors"));
        QVERIFY(dock.window().find<QLabel>(QStringLiteral("conceptTagged"))->text().contains(QStringLiteral("skills/cluster-check/SKILL.md")));
    }

    void undoesALabelEdit()
    {
        TaxonomyDockFixture dock;
        QVERIFY(dock.isReady());
        dock.choose(QStringLiteral("platform/k8s"));
        QVERIFY(dock.write("conceptLabel", QStringLiteral("Kubernetes cluster")));
        QCOMPARE(dock.row(QStringLiteral("platform/k8s")).data().toString(), QStringLiteral("Kubernetes cluster"));
        const QString changed = dock.openText();
        QVERIFY(changed.contains(QStringLiteral("\"Kubernetes cluster\"@en ; skos:altLabel \"Kubernetes\"@en")));
        QVERIFY(dock.undo());
        QCOMPARE(dock.row(QStringLiteral("platform/k8s")).data().toString(), QStringLiteral("Cluster"));
        QCOMPARE(dock.openText(), QString(changed).replace(QStringLiteral("Kubernetes cluster"), QStringLiteral("Cluster")));
    }

    void editsAlternativeLabelsAndRelations()
    {
        TaxonomyDockFixture dock;
        QVERIFY(dock.isReady());
        dock.choose(QStringLiteral("platform/k8s"));
        QVERIFY(dock.write("conceptAlternative", QStringLiteral("Kubernetes, containers")));
        QVERIFY(dock.openText().contains(QStringLiteral("skos:altLabel \"Kubernetes\"@en , \"containers\"@en")));
        QVERIFY(dock.write("conceptRelated", QStringLiteral("build")));
        QCOMPARE(dock.line("conceptRelated").text(), QStringLiteral("build"));
        QVERIFY(dock.write("conceptRelated", QStringLiteral("biuld")));
        QVERIFY2(dock.note().contains(QStringLiteral("no concept `biuld`")), qPrintable(dock.note()));
    }

    /// A definition can be longer than one line.
    void editsADefinitionInSeveralLines()
    {
        TaxonomyDockFixture dock;
        QVERIFY(dock.isReady());
        dock.window().window().resize(1024, 700);
        dock.window().trigger(QStringLiteral("viewLibrary"));
        dock.window().trigger(QStringLiteral("showTaxonomy"));
        QVERIFY(dock.window().wait());
        dock.choose(QStringLiteral("platform"));
        auto *field = dock.window().find<QPlainTextEdit>(QStringLiteral("conceptDefinition"));
        const QString before = QStringLiteral("Keeping the machines, the cluster and the backups in good order.");
        QCOMPARE(field->toPlainText(), before);
        QTRY_COMPARE(field->verticalScrollBar()->maximum(), 0); // without a scroll range, the whole text is visible
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("Machines"));
        QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClicks(field, QStringLiteral("and backups."));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(dock.window().wait());
        QVERIFY2(dock.openText().contains(QStringLiteral("skos:definition \"Machines\\nand backups.\"@en")), qPrintable(dock.openText()));
        QVERIFY(dock.undo());
        QTRY_COMPARE(field->toPlainText(), before);
    }

    void droppingMovesAConcept()
    {
        TaxonomyDockFixture dock;
        QVERIFY(dock.isReady());
        QAbstractItemModel *model = dock.tree().model();
        const std::unique_ptr<QMimeData> data(model->mimeData({dock.row(QStringLiteral("platform/k8s"))}));
        model->dropMimeData(data.get(), Qt::MoveAction, -1, -1, dock.row(QStringLiteral("observe")));
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.row(QStringLiteral("platform/k8s")).parent(), dock.row(QStringLiteral("observe")));
    }

    void keyboardMovesAConcept()
    {
        TaxonomyDockFixture dock;
        QVERIFY(dock.isReady());
        dock.choose(QStringLiteral("platform/storage"));
        auto *broader = dock.window().find<QComboBox>(QStringLiteral("conceptBroader"));
        QCOMPARE(broader->currentText().trimmed(), QStringLiteral("Platform"));
        broader->setFocus();
        QTest::keyClick(broader, Qt::Key_Home);
        QVERIFY(dock.window().wait());
        QVERIFY(!dock.row(QStringLiteral("platform/storage")).parent().isValid());
        QCOMPARE(dock.tree().currentIndex().siblingAtColumn(1).data().toString(), QStringLiteral("platform/storage"));
    }

    void addsAndRemovesAConcept()
    {
        TaxonomyDockFixture dock;
        QVERIFY(dock.isReady());
        dock.choose(QStringLiteral("comms"));
        QTest::mouseClick(dock.window().find<QToolButton>(QStringLiteral("newConcept")), Qt::LeftButton);
        QCOMPARE(dock.line("newNotation").text(), QStringLiteral("comms/"));
        QVERIFY(dock.write("newNotation", QStringLiteral("comms/press-office")));
        QCOMPARE(dock.tree().currentIndex().siblingAtColumn(1).data().toString(), QStringLiteral("comms/press-office"));
        QCOMPARE(dock.line("conceptLabel").text(), QStringLiteral("Press office"));
        QCOMPARE(dock.row(QStringLiteral("comms/press-office")).parent(), dock.row(QStringLiteral("comms")));
        QTest::mouseClick(dock.window().find<QToolButton>(QStringLiteral("removeConcept")), Qt::LeftButton);
        QVERIFY(dock.window().wait());
        QVERIFY(!dock.row(QStringLiteral("comms/press-office")).isValid());
        dock.choose(QStringLiteral("comms"));
        QTest::mouseClick(dock.window().find<QToolButton>(QStringLiteral("removeConcept")), Qt::LeftButton);
        QVERIFY2(dock.note().contains(QStringLiteral("Move or remove them first")), qPrintable(dock.note()));
    }

    void renamingATagUpdatesItsDocuments()
    {
        TaxonomyDockFixture dock;
        QVERIFY(dock.isReady());
        dock.choose(QStringLiteral("platform/k8s"));
        QVERIFY(dock.write("conceptNotation", QStringLiteral("platform/cluster")));
        QVERIFY(!dock.row(QStringLiteral("platform/k8s")).isValid());
        auto *tabs = dock.window().find<DocumentTabs>(QStringLiteral("documents"));
        tabs->open(QStringLiteral("skills/cluster-check/SKILL.md"));
        QVERIFY(tabs->currentSession()->text().contains(QStringLiteral("workloads: \"platform/cluster, observe/errors\"")));
    }

    void filtersConcepts()
    {
        TaxonomyDockFixture dock;
        QVERIFY(dock.isReady());
        dock.line("taxonomyFilter").setText(QStringLiteral("k8s"));
        QCOMPARE(dock.tree().model()->rowCount(), 1);
        dock.line("taxonomyFilter").setText(QStringLiteral("nothing of the kind"));
        QVERIFY(dock.window().find<QWidget>(QStringLiteral("taxonomyEmpty"))->isVisible());
    }

    void copiesTheBuiltInTaxonomyIntoTheWorkspace()
    {
        TaxonomyDockFixture dock(false);
        QVERIFY(dock.isReady());
        QCOMPARE(dock.tree().model()->rowCount(), 9);
        QVERIFY2(dock.note().contains(QStringLiteral("built-in workloads")), qPrintable(dock.note()));
        QVERIFY(!dock.window().find<QToolButton>(QStringLiteral("newConcept"))->isEnabled());
        QVERIFY(dock.line("conceptLabel").isReadOnly());
        QTest::mouseClick(dock.window().find<QPushButton>(QStringLiteral("ownTaxonomy")), Qt::LeftButton);
        QVERIFY(dock.window().wait());
        QVERIFY(QTest::qWaitFor([&] { return dock.window().find<QToolButton>(QStringLiteral("newConcept"))->isEnabled(); }, 20'000));
        QVERIFY(dock.openText().contains(QStringLiteral("skos:notation \"platform/k8s\"")));
    }
};

OUTCROP_TEST(TestTaxonomyDock, GuiApplication)

} // namespace tst_taxonomydock

#include "tst_taxonomydock.moc"
