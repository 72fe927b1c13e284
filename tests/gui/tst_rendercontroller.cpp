// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/rendercontroller.h"

#include "app/workspace/initworkspace.h"
#include "gui/tasks/workers.h"
#include "tests/support/testregistry.h"

#include <QRandomGenerator>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;

namespace {

const QString layer = QStringLiteral("layers/soul.md");

} // namespace

class TestRenderController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(initWorkspace(m_folder.path(), true).ok());
        const Result<OpenedWorkspace> opened = openWorkspace(m_folder.path());
        QVERIFY(opened.ok());
        m_workspace = std::make_shared<const OpenedWorkspace>(*opened);
    }

    /// The promise: what is shown as current is what a direct render of the current state gives, whatever came how fast.
    void whatIsCurrentIsTheCurrentState()
    {
        RenderController controller;
        std::shared_ptr<const OpenedWorkspace> workspace = m_workspace;
        RenderJob job{{}, QStringLiteral("anthropic"), {}, {}};
        int current = 0;
        connect(&controller, &RenderController::rendered, &controller, [&](const RenderedView &view) {
            QCOMPARE(view.current, view.generation == controller.generation());
            if (!view.current)
                return;
            current += 1;
            const Result<RenderResult> expected = renderPrompt(*workspace, job);
            QVERIFY(expected.ok());
            QCOMPARE(view.result.request.provider, job.provider);
            QCOMPARE(view.prompt->soft.text(), expected->request.display.text());
            QCOMPARE(view.request->soft.text(), expected->request.bodyText().text());
            QCOMPARE(view.curl->soft.text(), curlCommand(expected->request));
            QCOMPARE(view.workspace, workspace);
            checkCompared(view, *workspace, job);
        });
        QRandomGenerator random(3);
        controller.setWorkspace(workspace);
        controller.setJob(job);
        for (int i = 0; i < 150; ++i) {
            change(random, controller, workspace, job, i);
            if (random.bounded(3) == 0)
                QTRY_VERIFY(controller.isCurrent());
            else if (random.bounded(2) == 0)
                QCoreApplication::processEvents();
        }
        QTRY_VERIFY(controller.isCurrent());
        QVERIFY(current > 20);
    }

    /// However few threads there are, and though others wait for them as well.
    void rendersOnOneThread()
    {
        const int threads = workers()->maxThreadCount();
        workers()->setMaxThreadCount(1);
        const auto restore = qScopeGuard([threads] { workers()->setMaxThreadCount(threads); });
        RenderController controller;
        controller.setWorkspace(m_workspace);
        controller.setJob({{}, QStringLiteral("openai"), {}, {}});
        controller.setComparison(Comparison{{{QStringLiteral("anthropic")}, {QStringLiteral("google")}}, {}, false});
        QTRY_VERIFY(controller.isCurrent());
    }

    void tellsAtOnceThatTheShownIsOld()
    {
        RenderController controller;
        controller.setWorkspace(m_workspace);
        const QSignalSpy outdated(&controller, &RenderController::outdated);
        controller.setJob({{}, QStringLiteral("openai"), {}, {}});
        QCOMPARE(outdated.size(), 1);
        QVERIFY(!controller.isCurrent());
        QTRY_VERIFY(controller.isCurrent());
    }

    /// A newer text is on the way: what a render finds meanwhile is shown, but as what it is.
    void nothingIsCurrentWhileAWorkspaceIsAwaited()
    {
        RenderController controller;
        QList<RenderedView> views;
        connect(&controller, &RenderController::rendered, &controller, [&](const RenderedView &view) { views += view; });
        const QSignalSpy outdated(&controller, &RenderController::outdated);
        const QSignalSpy busy(&controller, &RenderController::busyChanged);
        controller.setWorkspace(m_workspace);
        controller.setJob({{}, QStringLiteral("anthropic"), {}, {}});
        controller.awaitWorkspace();
        QCOMPARE(outdated.size(), 2);
        QTRY_COMPARE(views.size(), 1);
        QVERIFY(!views.first().current);
        QVERIFY(!controller.isCurrent());
        QCOMPARE(busy.constLast().constFirst().toBool(), false); // it does not work on what it has not got
        controller.setWorkspace(edited(*m_workspace, QStringLiteral("One more line.")), false);
        QTRY_COMPARE(views.size(), 2);
        QVERIFY(!views.at(1).current);
        controller.setWorkspace(edited(*m_workspace, QStringLiteral("Another line.")));
        QTRY_COMPARE(views.size(), 3);
        QVERIFY(views.at(2).current);
        QVERIFY(controller.isCurrent());
    }

    void whatComesTogetherIsOneRender()
    {
        RenderController controller;
        const QSignalSpy rendered(&controller, &RenderController::rendered);
        controller.setWorkspace(m_workspace);
        for (const char *provider : {"anthropic", "openai", "google"})
            controller.setJob({{}, QLatin1String(provider), {}, {}});
        QTRY_VERIFY(controller.isCurrent());
        QCOMPARE(rendered.size(), 1);
    }

    void differencesBeginFromWhatWasHandedOutLast()
    {
        RenderController controller;
        QList<RenderedView> views;
        connect(&controller, &RenderController::rendered, &controller, [&](const RenderedView &view) { views += view; });
        controller.setWorkspace(m_workspace);
        controller.setJob({{}, QStringLiteral("anthropic"), {}, {}});
        QTRY_COMPARE(views.size(), 1);
        controller.setWorkspace(edited(*m_workspace, QStringLiteral("One more line.")));
        QTRY_COMPARE(views.size(), 2);
        QCOMPARE(views.at(1).request->base, views.at(0).request->id);
        qsizetype inserted = 0;
        for (const Splice &splice : views.at(1).request->splices)
            inserted += splice.inserted.size();
        QVERIFY2(inserted < 200, qPrintable(QString::number(inserted)));
    }

    void anErrorIsTold()
    {
        RenderController controller;
        const QSignalSpy failed(&controller, &RenderController::failed);
        controller.setWorkspace(m_workspace);
        controller.setJob({{}, QStringLiteral("nobody"), {}, {}});
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(controller.isCurrent());
    }

    void nothingComesFromAClosedWorkspace()
    {
        RenderController controller;
        const QSignalSpy rendered(&controller, &RenderController::rendered);
        controller.setWorkspace(m_workspace);
        controller.setJob({{}, QStringLiteral("anthropic"), {}, {}});
        QCoreApplication::processEvents();
        controller.setWorkspace(nullptr);
        QVERIFY(controller.isCurrent());
        QVERIFY(!QTest::qWaitFor([&] { return !rendered.isEmpty(); }, 100));
    }

    /// One provider that cannot be rendered leaves the others standing.
    void aFailedProviderStandsBesideTheOthers()
    {
        RenderController controller;
        QList<RenderedView> views;
        connect(&controller, &RenderController::rendered, &controller, [&](const RenderedView &view) { views += view; });
        controller.setWorkspace(m_workspace);
        controller.setJob({{}, QStringLiteral("anthropic"), {}, {}});
        controller.setComparison(Comparison{{{QStringLiteral("anthropic")}, {QStringLiteral("nobody")}}, {}, false});
        QTRY_COMPARE(views.size(), 1);
        QVERIFY(views.first().compared.at(0).numbers.error.isEmpty());
        QVERIFY(!views.first().compared.at(1).numbers.error.isEmpty());
    }

private:
    static std::shared_ptr<const OpenedWorkspace> edited(const OpenedWorkspace &workspace, const QString &text)
    {
        const QByteArray bytes = workspace.workspace().document(layer)->bytes + text.toUtf8() + '\n';
        return std::make_shared<const OpenedWorkspace>(withText(workspace, layer, bytes));
    }

    static void change(QRandomGenerator &random, RenderController &controller,
        std::shared_ptr<const OpenedWorkspace> &workspace, RenderJob &job, int number)
    {
        static const QStringList providers{QStringLiteral("anthropic"), QStringLiteral("openai"), QStringLiteral("google"),
            QStringLiteral("open-source"), QStringLiteral("manual")};
        switch (random.bounded(4)) {
        case 0:
            job.provider = providers.at(random.bounded(providers.size()));
            return controller.setJob(job);
        case 1:
            job.selection.request = QStringLiteral("Request %1").arg(number);
            return controller.setJob(job);
        case 2: {
            Comparison comparison{{}, random.bounded(2) ? Comparison::Form::Prompt : Comparison::Form::Request, random.bounded(2) == 0};
            for (int i = 0; i < 2 + random.bounded(4); ++i)
                comparison.targets += {providers.at(i)};
            return controller.setComparison(random.bounded(3) ? std::optional(comparison) : std::nullopt);
        }
        default:
            workspace = edited(*workspace, QStringLiteral("Line %1").arg(number));
            return controller.setWorkspace(workspace);
        }
    }

    static void checkCompared(const RenderedView &view, const OpenedWorkspace &workspace, RenderJob job)
    {
        if (!view.comparison)
            return;
        QCOMPARE(view.compared.size(), view.comparison->targets.size());
        for (const ComparedView &compared : view.compared) {
            job.provider = compared.numbers.provider;
            const Result<RenderResult> expected = renderPrompt(workspace, job);
            const bool prompt = view.comparison->form == Comparison::Form::Prompt;
            QCOMPARE(compared.text->soft.text(), prompt ? expected->request.display.text() : expected->request.bodyText().text());
            QCOMPARE(compared.numbers.characters, compared.text->soft.text().size());
            QCOMPARE(compared.numbers.losses, losses(grouped(expected->request.ledger)).size());
            QCOMPARE(compared.text->marks.size(), compared.text->soft.lines().size());
        }
    }

    QTemporaryDir m_folder;
    std::shared_ptr<const OpenedWorkspace> m_workspace;
};

OUTCROP_TEST(TestRenderController, GuiApplication)
#include "tst_rendercontroller.moc"
