// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the example panel of CONTRIBUTING.md: its class and registration are enough for a dock, its commands in the menus and the palette, updates, and a
// restored position.
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/finder/commandlist.h"
#include "gui/live/rendersnapshot.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

using namespace outcrop;

namespace tst_examplepanel {

namespace {

/// Shows the number of documents in the workspace.
class ExampleController : public DockController
{
    Q_OBJECT

public:
    static PanelRegistration registration(const PanelEvents &events = {PanelEvent::CurrentDocument, PanelEvent::Render, PanelEvent::Saved})
    {
        const PanelInfo look{QStringLiteral("example"), tr("Example"), tr("Example"), QStringLiteral("layers"),
            tr("Number of documents")};
        return makeRegistration<ExampleController>(look, PanelView::Library, events);
    }

    explicit ExampleController(const DockContext &place)
        : DockController(place, new QLabel(place.window))
        , m_count(qobject_cast<QLabel *>(panelWidget()))
    {
        setWorkspace(nullptr);
    }

    bool isIdle() const override { return true; }
    void setCurrent(const QString &path) override { current = path; }
    void setJob(const RenderJob &) override { ++jobs; }
    void setRender(const RenderSnapshot &view) override { rendered = view.result().request.model; }
    void handleSaved(const QString &path) override { saved = path; }

    QString current;
    QString rendered;
    QString saved;
    int jobs = 0;

private:
    void refresh() override { m_count->setText(QString::number(workspace()->workspace().documents().size())); }
    void clear() override { m_count->setText(tr("Nothing is open")); }

    QLabel *m_count;
};

const QString opened = QStringLiteral("layers/soul.md");

PanelList withExample(const PanelRegistration &example = ExampleController::registration())
{
    return builtInPanels() + PanelList{example};
}

} // namespace

class TestExamplePanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addsItsActionAndItsDock()
    {
        OpenWindow window(withExample());
        auto *action = window.find<QAction>(QStringLiteral("showExample"));
        QVERIFY(window.find<QMenu>(QStringLiteral("menuGoTo"))->actions().contains(action));
        const QList<MenuCommand> commands = collectCommands(window.window().menuBar());
        QVERIFY(std::any_of(commands.begin(), commands.end(),
            [](const MenuCommand &command) { return command.path() == QStringLiteral("View ▸ Go to Panel ▸ Example"); }));
        QVERIFY2(!action->isEnabled(), "no workspace is open");
        QVERIFY(window.openSample());
        QVERIFY(action->isEnabled());
        auto *dock = window.find<QDockWidget>(QStringLiteral("exampleDock"));
        QVERIFY(!dock->isVisible());
        window.trigger(QStringLiteral("showExample"));
        QVERIFY(dock->isVisible());
        QCOMPARE(window.window().dockWidgetArea(dock), Qt::BottomDockWidgetArea);
    }

    void receivesSubscribedEvents()
    {
        OpenWindow window(withExample());
        QVERIFY(window.openSample());
        const auto *example = window.window().findChild<ExampleController *>();
        const auto *count = window.find<QLabel>(QStringLiteral("example"));
        window.trigger(QStringLiteral("showExample"));
        QTRY_VERIFY(count->text().toInt() > 10);
        auto *documents = window.find<DocumentTabs>(QStringLiteral("documents"));
        QVERIFY(documents->open(opened));
        QCOMPARE(example->current, opened);
        QVERIFY(window.pick(QStringLiteral("provider"), QStringLiteral("anthropic")));
        QVERIFY(!example->rendered.isEmpty());
        documents->current()->activeEditor()->insertPlainText(QStringLiteral("More. "));
        window.trigger(QStringLiteral("save"));
        QVERIFY(window.wait());
        QCOMPARE(example->saved, opened);
        QCOMPARE(example->jobs, 0); // the controller is not registered for this event
        window.trigger(QStringLiteral("closeWorkspace"));
        QCOMPARE(count->text(), QStringLiteral("Nothing is open"));
    }

    void receivesNoOtherEvents()
    {
        OpenWindow window(withExample(ExampleController::registration({PanelEvent::Job})));
        QVERIFY(window.openSample());
        QVERIFY(window.find<DocumentTabs>(QStringLiteral("documents"))->open(opened));
        QVERIFY(window.wait());
        const auto *example = window.window().findChild<ExampleController *>();
        QVERIFY(example->jobs > 0);
        QVERIFY(example->current.isEmpty());
        QVERIFY(example->rendered.isEmpty());
    }

    void nextWindowRestoresThePanel()
    {
        OpenWindow window(withExample());
        QVERIFY(window.openSample());
        window.trigger(QStringLiteral("showExample"));
        window.window().close();
        MainWindow next(window.settings(), window.dialogs(), window.fakes().services(), withExample());
        next.show();
        next.openFolder(window.path(QStringLiteral("sample")));
        QTRY_VERIFY(next.findChild<QDockWidget *>(QStringLiteral("exampleDock"))->isVisible());
        QTRY_VERIFY(next.isIdle());
        QTRY_VERIFY(next.findChild<QLabel *>(QStringLiteral("example"))->text().toInt() > 10);
    }

    /// The window also works without the program's panels, because it does not refer to specific panels.
    void windowWorksWithoutPanels()
    {
        OpenWindow window(PanelList{});
        QVERIFY(window.openSample());
        QVERIFY(window.find<DocumentTabs>(QStringLiteral("documents"))->open(opened));
        QVERIFY(window.wait());
        window.trigger(QStringLiteral("closeWorkspace"));
        QVERIFY(window.wait());
    }
};

OUTCROP_TEST(TestExamplePanel, GuiApplication)

} // namespace tst_examplepanel

#include "tst_examplepanel.moc"
