// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Strata dock with a real workspace. A move is proposed, its effect is shown, and the move is accepted or discarded.
#include "app/prompt/renderprompt.h"
#include "gui/start/application.h"
#include "gui/strata/stratapanel.h"
#include "gui/strata/strataview.h"
#include "gui/widgets/emptystate.h"
#include "models/base/roles.h"
#include "tests/support/testregistry.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace outcrop;

namespace tst_stratapanel {

namespace {

std::shared_ptr<const OpenedWorkspace> sample()
{
    static const auto opened =
        std::make_shared<const OpenedWorkspace>(*openWorkspace(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample")));
    return opened;
}

RenderJob someJob()
{
    RenderJob job;
    job.provider = QStringLiteral("anthropic");
    job.selection.phase = QStringLiteral("planning");
    job.selection.workload = QStringLiteral("platform");
    job.selection.request = QStringLiteral("What blocks the release?");
    return job;
}

const QString lens = QStringLiteral("layers/review-lens.md");
const QString tools = QStringLiteral("layers/tools.md");

struct StrataPanelFixture {
    StrataPanel panel;

    StrataPanelFixture()
    {
        panel.resize(320, 700);
        panel.show();
        QVERIFY2(QTest::qWaitForWindowExposed(&panel), "the panel is shown");
        show(sample());
    }

    void show(const std::shared_ptr<const OpenedWorkspace> &workspace)
    {
        panel.setPrompt(workspace, someJob(), std::make_shared<const RenderResult>(*renderPrompt(*workspace, someJob())));
        wait();
    }
    void wait()
    {
        QVERIFY2(QTest::qWaitFor([this] { return panel.isIdle(); }), "the panel becomes idle");
    }
    template<typename T>
    T *find(const char *name)
    {
        return panel.findChild<T *>(QString::fromLatin1(name));
    }
    StrataView *view() { return find<StrataView>("view"); }
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : view(), Qt::Key(key), modifiers);
    }
};

} // namespace

class TestStrataPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    void showsThePromptAndItsSize()
    {
        StrataPanelFixture shown;
        const auto *model = qobject_cast<const StrataModel *>(shown.view()->model());
        QCOMPARE(model->rowCount(), 6); // the rows are the tiers and the tools
        QVERIFY(model->strata().total.tokens > 2'000);
        QCOMPARE(model->strata().total.tokens, model->strata().request.tokens); // the budget and the status bar show the same number
        qint64 sum = 0;
        for (int row = 0; row < model->rowCount(); ++row)
            sum += model->index(row, 0).data(SizeRole).toLongLong();
        QCOMPARE(sum, model->strata().request.tokens);
        QVERIFY(shown.find<QLabel>("total")->toolTip().contains(QStringLiteral("Tools and request overhead: ")));
        QVERIFY(shown.find<QLabel>("total")->text().contains(QStringLiteral("tokens")));
        QVERIFY(shown.find<QLabel>("scale")->toolTip().contains(QStringLiteral("square root")));
        QVERIFY(!shown.panel.isProposing());
    }

    void opensADocumentOnClickAndEnter()
    {
        StrataPanelFixture shown;
        QSignalSpy chosen(&shown.panel, &StrataPanel::documentChosen);
        QSignalSpy reading(&shown.panel, &StrataPanel::documentFocusRequested);
        QSignalSpy request(&shown.panel, &StrataPanel::requestChosen);
        shown.view()->selectPath(tools);
        const QPoint place = shown.view()->visualRect(shown.view()->currentIndex()).center();
        QTest::mouseClick(shown.view()->viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(chosen.takeFirst().first().toString(), tools);
        QCOMPARE(reading.size(), 0);
        shown.view()->setFocus();
        shown.key(Qt::Key_Return);
        QCOMPARE(chosen.takeFirst().first().toString(), tools);
        QCOMPARE(reading.size(), 1);
        shown.key(Qt::Key_Home);
        shown.key(Qt::Key_Down);
        shown.key(Qt::Key_Return);
        QCOMPARE(request.size(), 1);
        QCOMPARE(chosen.size(), 0);
    }

    void proposesAMoveWithTheKeyboard()
    {
        StrataPanelFixture shown;
        QSignalSpy taken(&shown.panel, &StrataPanel::moveAccepted);
        shown.panel.activateWindow();
        shown.view()->setFocus();
        shown.view()->selectPath(tools);
        shown.key(Qt::Key_Down, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(shown.panel.isProposing());
        QVERIFY(!shown.find<QPushButton>("take")->isEnabled());
        shown.wait();
        const auto *effects = shown.find<QTreeView>("effects");
        QVERIFY(effects->isVisible());
        QCOMPARE(effects->model()->rowCount(), sample()->providers().size());
        QVERIFY(shown.find<QLabel>("heading")->text().contains(QStringLiteral("SANDSTONE")));
        // The cell contains the cost of an edit before and after the move.
        QVERIFY(effects->model()->index(0, int(EffectColumn::Edit)).data().toString().contains(QStringLiteral("→")));
        QCOMPARE(effects->currentIndex().data().toString(), QStringLiteral("anthropic"));
        const QString costs = shown.find<QLabel>("costs")->text();
        QVERIFY2(costs.startsWith(QStringLiteral("anthropic: The move ")) && costs.contains(QStringLiteral("After that, each edit to this layer costs $")), qPrintable(costs));
        QCOMPARE(taken.size(), 0);
        shown.key(Qt::Key_Return);
        QCOMPARE(taken.size(), 1);
        const auto change = taken.first().at(0).value<WorkspaceChange>();
        QVERIFY(change.paths().contains(tools));
        QVERIFY(taken.first().at(1).toString().contains(QStringLiteral("SANDSTONE")));
        QVERIFY(!shown.panel.isProposing());
        QVERIFY(shown.view()->hasFocus());

        const Result<Workspace> changed = withChange(sample()->workspace(), change);
        QVERIFY(changed);
        OpenedWorkspace moved = *sample();
        moved.library = PromptLibrary::read(*changed);
        shown.show(std::make_shared<const OpenedWorkspace>(moved));
        QCOMPARE(shown.view()->currentPath(), tools);
        QCOMPARE(shown.view()->currentIndex().data(TierRole).toInt(), int(Tier::Sandstone));
    }

    /// The costs are visible without a horizontal scroll bar, and the buttons are below the table, even in a low panel.
    void showsTheCostsOfAMoveInANarrowPanel_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("narrow") << QSize(246, 640);
        QTest::newRow("low") << QSize(246, 480);
        QTest::newRow("wide") << QSize(600, 700);
    }

    void showsTheCostsOfAMoveInANarrowPanel()
    {
        QFETCH(QSize, size);
        StrataPanelFixture shown;
        shown.panel.resize(size);
        shown.panel.activateWindow();
        shown.view()->setFocus();
        shown.view()->selectPath(tools);
        shown.key(Qt::Key_Down, Qt::ControlModifier | Qt::AltModifier);
        shown.wait();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        const auto *effects = shown.find<QTreeView>("effects");
        const auto *take = shown.find<QPushButton>("take");
        QTRY_VERIFY(take->isEnabled());
        QVERIFY2(effects->header()->length() <= effects->viewport()->width() || !effects->isVisible(),
            qPrintable(QStringLiteral("%1 of %2 pixels").arg(effects->header()->length()).arg(effects->viewport()->width())));
        for (const EffectColumn column : {EffectColumn::Provider, EffectColumn::OneTimeCost, EffectColumn::Edit})
            QVERIFY(!effects->isColumnHidden(int(column)));
        QVERIFY(!effects->horizontalScrollBar()->isVisible());
        const QWidget *proposal = take->parentWidget();
        QTRY_VERIFY(!effects->isVisible() || take->mapTo(proposal, QPoint()).y() >= effects->geometry().bottom());
        QCOMPARE(effects->isColumnHidden(int(EffectColumn::LaterTurn)), size.width() < 300);
    }

    /// A layer whose condition is false can be moved, but there is no effect to compare.
    void reportsAMoveThatChangesNoRequest()
    {
        StrataPanelFixture shown;
        shown.panel.proposeMove(lens, {Tier::Bedrock, 0});
        shown.wait();
        const auto *costs = shown.find<QLabel>("costs");
        QVERIFY(costs->isVisible());
        QVERIFY2(costs->text().startsWith(QStringLiteral("The move changes none of the requests. The layer is not sent: its condition")), qPrintable(costs->text()));
        QVERIFY(!shown.find<QTreeView>("effects")->isVisible());
        QVERIFY(shown.find<QPushButton>("take")->isEnabled());
        shown.panel.proposeMove(tools, {Tier::Sandstone, 0});
        shown.wait();
        QVERIFY(shown.find<QTreeView>("effects")->isVisible());
        QVERIFY2(costs->text().startsWith(QStringLiteral("anthropic: The move ")), qPrintable(costs->text()));
    }

    void movesAProposalStepByStepAndCancelsIt()
    {
        StrataPanelFixture shown;
        QSignalSpy taken(&shown.panel, &StrataPanel::moveAccepted);
        shown.panel.activateWindow();
        shown.view()->setFocus();
        shown.view()->selectPath(tools);
        shown.key(Qt::Key_Down, Qt::ControlModifier | Qt::AltModifier);
        shown.key(Qt::Key_Down, Qt::ControlModifier | Qt::AltModifier);
        shown.wait();
        QVERIFY(shown.find<QLabel>("heading")->text().contains(QStringLiteral("BEDROCK")));
        shown.key(Qt::Key_Escape);
        QVERIFY(!shown.panel.isProposing());
        QVERIFY(!shown.view()->appearance().target);
        QCOMPARE(taken.size(), 0);
        shown.key(Qt::Key_Up, Qt::AltModifier);
        shown.wait();
        QVERIFY(shown.panel.isProposing());
        QVERIFY(shown.find<QLabel>("heading")->text().contains(QStringLiteral("TOPSOIL")));
        QTest::mouseClick(shown.find<QPushButton>("drop"), Qt::LeftButton);
        QVERIFY(!shown.panel.isProposing());
    }

    void proposesAMoveFromTheMenu()
    {
        StrataPanelFixture shown;
        shown.view()->selectPath(lens);
        QMenu *menu = shown.find<QToolButton>("more")->menu();
        Q_EMIT menu->aboutToShow();
        QAction *tiers = nullptr;
        for (QAction *action : menu->actions())
            tiers = action->menu() ? action : tiers;
        QVERIFY(tiers && tiers->isEnabled());
        QCOMPARE(tiers->menu()->actions().size(), 5);
        tiers->menu()->actions().constLast()->trigger();
        shown.wait();
        QVERIFY(shown.find<QLabel>("heading")->text().contains(QStringLiteral("GRANITE")));
        QTest::mouseClick(shown.find<QPushButton>("take"), Qt::LeftButton);
        QVERIFY(!shown.panel.isProposing());
        shown.panel.select(QStringLiteral("agents/conductor.md"));
        Q_EMIT menu->aboutToShow();
        QVERIFY2(!tiers->isEnabled(), "an agent's tier is not moved here");
    }

    void disablesAProposalIfItsLayerIsRemoved()
    {
        StrataPanelFixture shown;
        shown.panel.proposeMove(lens, {Tier::Bedrock, 0});
        shown.wait();
        const Workspace typed = sample()->workspace().withoutDocument(lens);
        OpenedWorkspace without = *sample();
        without.library = PromptLibrary::read(typed);
        shown.show(std::make_shared<const OpenedWorkspace>(without));
        QVERIFY2(!shown.find<QPushButton>("take")->isEnabled(), "a missing layer cannot be moved");
        shown.panel.clearContents();
        QVERIFY(!shown.panel.isProposing());
    }

    void rejectsInvalidMoves()
    {
        StrataPanelFixture shown;
        shown.panel.proposeMove(QStringLiteral("agents/conductor.md"), {Tier::Bedrock, 0});
        QVERIFY(!shown.panel.isProposing());
        shown.panel.proposeMove(QStringLiteral("nowhere.md"), {Tier::Bedrock, 0});
        QVERIFY(!shown.panel.isProposing());
    }

    void showsAnEmptyStateWithoutLayers()
    {
        StrataPanelFixture shown;
        QSignalSpy fresh(&shown.panel, &StrataPanel::newLayerRequested);
        shown.panel.clearContents();
        auto *empty = shown.find<EmptyState>("empty");
        QVERIFY(empty->isVisible());
        QTest::mouseClick(empty->findChild<QPushButton *>(), Qt::LeftButton);
        QCOMPARE(fresh.size(), 1);
    }

    void offersTheNextStepWithoutLayers()
    {
        StrataPanelFixture shown;
        QSignalSpy commands(&shown.panel, &StrataPanel::commandRequested);
        QSignalSpy adoption(&shown.panel, &StrataPanel::adoptionRequested);
        shown.panel.clearContents();
        auto *empty = shown.find<EmptyState>("empty");
        shown.panel.setFolderContents({0, 3});
        QVERIFY(empty->accessibleName().contains(QStringLiteral("Found 3 rule")));
        empty->actionButton()->click();
        shown.panel.setFolderContents({5, 3});
        QVERIFY(empty->accessibleName().contains(QStringLiteral("Found 5 prompt type")));
        empty->actionButton()->click();
        QCOMPARE(commands.takeFirst().first().toString(), QStringLiteral("showRules"));
        QCOMPARE(commands.takeFirst().first().toString(), QStringLiteral("showTemplates"));
        shown.panel.setFolderContents({5, 3, 2, 1});
        QVERIFY(empty->accessibleName().contains(QStringLiteral("2 file")));
        empty->actionButton()->click();
        QCOMPARE(adoption.size(), 1);
        shown.panel.setFolderContents({});
        QVERIFY(empty->accessibleName().contains(QStringLiteral("No layers yet")));
    }

    void copiesTheTable()
    {
        StrataPanelFixture shown;
        shown.panel.copyTable();
        const QStringList lines = QApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(lines.constFirst().startsWith(QStringLiteral("Title\tTier\tCadence\tSize (tokens)")));
        QVERIFY(lines.size() > 15);
    }

    void exportsTheSameSvgTwice()
    {
        StrataPanelFixture shown;
        const QByteArray svg = shown.panel.toSvg();
        QVERIFY(svg.contains("Tools and routing"));
        QCOMPARE(shown.panel.toSvg(), svg);
    }

    void zoomsWithButtons()
    {
        StrataPanelFixture shown;
        QTest::mouseClick(shown.find<QToolButton>("zoomIn"), Qt::LeftButton);
        QVERIFY(shown.view()->zoom() > 1);
        QTest::mouseClick(shown.find<QToolButton>("fit"), Qt::LeftButton);
        QVERIFY(shown.view()->isFitToHeight());
        QTest::mouseClick(shown.find<QToolButton>("zoomOut"), Qt::LeftButton);
        QVERIFY(!shown.view()->isFitToHeight());
        QVERIFY(!shown.find<QToolButton>("fit")->isChecked());
    }
};

OUTCROP_TEST(TestStrataPanel, GuiApplication)

} // namespace tst_stratapanel

#include "tst_stratapanel.moc"
