// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/livepipeline.h"

#include "app/workspace/initworkspace.h"
#include "core/render/requestfigures.h"
#include "gui/tasks/workers.h"
#include "tests/support/testregistry.h"

#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace outcrop;

namespace tst_livepipeline {

namespace {

const QString layer = QStringLiteral("layers/soul.md");
const QString otherLayer = QStringLiteral("layers/renamed.md");
const QString frontMatter = QStringLiteral("---\ntier: granite\n---\n");

RenderJob jobFor(const char *provider)
{
    return {{}, QLatin1String(provider), {}, {}};
}

WorkspacePtr withAppendedText(const OpenedWorkspace &workspace, const QString &text)
{
    const QByteArray bytes = workspace.workspace().document(layer)->bytes + text.toUtf8() + '\n';
    return std::make_shared<const OpenedWorkspace>(withText(workspace, layer, bytes));
}

/// A pipeline with the sample workspace, its editors, and the results it emits.
struct PipelineFixture {
    explicit PipelineFixture(const WorkspacePtr &disk) : live(sessions), disk(disk)
    {
        QObject::connect(&live, &LivePipeline::stateChanged, &live, [this](const LiveState &state) {
            states += state;
            emittedResults += live.isCurrent() ? QStringLiteral("state") : QStringLiteral("early state");
        });
        QObject::connect(&live, &LivePipeline::rendered, &live, [this](const RenderSnapshot &render) {
            renders += render;
            emittedResults += render.isCurrent ? QStringLiteral("render") : QStringLiteral("older render");
        });
        live.setDisk(disk);
    }

    EditSession *session() { return sessions.open(disk->workspace().document(layer)); }
    void type(const QString &text) { session()->setText(frontMatter + text, QStringLiteral("Typing")); }
    /// Calls a function as soon as the next state is emitted.
    void atNextState(const std::function<void()> &callback)
    {
        QObject::connect(&live, &LivePipeline::stateChanged, &live, callback, Qt::SingleShotConnection);
    }
    const QTimer &timer() const { return *live.findChild<QTimer *>(); }
    /// Returns whether a run has taken the input, even if no worker has started it.
    bool hasTakenInput() const { return !timer().isActive(); }
    QString shown() const { return live.state().workspace->workspace().document(layer)->text; }
    /// Returns the workspace with the typed text, computed independently.
    OpenedWorkspace expected() { return withText(*disk, layer, session()->bytes()); }

    EditSessions sessions;
    LivePipeline live;
    WorkspacePtr disk;
    QList<LiveState> states;
    QList<RenderSnapshot> renders;
    QStringList emittedResults;
};

/// Blocks all workers until it is destroyed.
class BusyWorkers
{
public:
    BusyWorkers()
    {
        for (int i = 0; i < workers()->maxThreadCount(); ++i)
            workers()->start([this] { m_go.acquire(); });
    }
    ~BusyWorkers()
    {
        m_go.release(workers()->maxThreadCount());
        workers()->waitForDone();
    }

private:
    QSemaphore m_go;
};

} // namespace

class TestLivePipeline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(initWorkspace(m_folder.path(), true).ok());
        const Result<OpenedWorkspace> opened = openWorkspace(m_folder.path());
        QVERIFY(opened.ok());
        m_disk = std::make_shared<const OpenedWorkspace>(*opened);
    }

    void showsTypedText()
    {
        PipelineFixture desk(m_disk);
        QTRY_VERIFY(desk.live.isCurrent());
        const InputRevision before = desk.live.revision();
        desk.type(QStringLiteral("Typed"));
        QCOMPARE(desk.live.revision(), before + 1);
        QVERIFY(!desk.live.isCurrent());
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.shown(), frontMatter + QStringLiteral("Typed"));
        desk.sessions.close(layer);
        QVERIFY(!desk.live.isCurrent());
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.shown(), m_disk->workspace().document(layer)->text);
    }

    void combinesRapidInputIntoOneRun()
    {
        PipelineFixture desk(m_disk);
        QTRY_VERIFY(desk.live.isCurrent());
        desk.states.clear();
        for (int i = 0; i < 50; ++i)
            desk.type(QString::number(i));
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.states.size(), 1);
        QCOMPARE(desk.shown(), frontMatter + QStringLiteral("49"));
    }

    /// The next run takes all input that arrives during a run.
    void queuesInputThatArrivesDuringARun()
    {
        PipelineFixture desk(m_disk);
        QTRY_VERIFY(desk.live.isCurrent());
        desk.states.clear();
        {
            const BusyWorkers busy;
            desk.type(QStringLiteral("First"));
            QTRY_VERIFY(desk.hasTakenInput());
            for (int i = 0; i < 50; ++i) {
                desk.type(QString::number(i));
                QCoreApplication::processEvents();
            }
            QVERIFY(desk.states.isEmpty());
        }
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.states.size(), 2);
        QCOMPARE(desk.states.first().workspace->workspace().document(layer)->text, frontMatter + QStringLiteral("First"));
        QCOMPARE(desk.shown(), frontMatter + QStringLiteral("49"));
    }

    void pausesAfterALongText()
    {
        PipelineFixture desk(m_disk);
        QTRY_VERIFY(desk.live.isCurrent());
        QElapsedTimer clock;
        desk.atNextState([&] {
            clock.start();
            desk.type(QString(600'000, u'b'));
        });
        desk.type(QString(600'000, u'a'));
        QTRY_COMPARE(desk.states.size(), 3);
        QVERIFY2(clock.elapsed() >= 150, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(desk.live.isCurrent());
        QCOMPARE(desk.shown().back(), u'b');
    }

    /// Only text input is debounced. A change on disk starts immediately and includes pending text.
    void diskChangesStartARunWithoutDelay()
    {
        PipelineFixture desk(m_disk);
        QTRY_VERIFY(desk.live.isCurrent());
        desk.atNextState([&] {
            desk.type(QStringLiteral("Unsaved"));
            QVERIFY(desk.timer().isActive() && desk.timer().interval() > 0);
            desk.live.setDisk(m_disk);
            QVERIFY(desk.timer().isActive());
            QCOMPARE(desk.timer().interval(), 0);
        });
        desk.type(QString(1'500'000, u'a'));
        QTRY_COMPARE(desk.states.size(), 3);
        QVERIFY(desk.live.isCurrent());
        QCOMPARE(desk.shown(), frontMatter + QStringLiteral("Unsaved"));

        const QByteArray written = desk.session()->beginSave();
        desk.session()->finishSave(true, written);
        desk.live.setDisk(m_disk);
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.shown(), m_disk->workspace().document(layer)->text);
    }

    void selectionStartsARunWithoutDelay()
    {
        PipelineFixture desk(m_disk);
        QTRY_VERIFY(desk.live.isCurrent());
        desk.atNextState([&] {
            desk.type(QStringLiteral("Short"));
            QVERIFY(desk.timer().interval() > 0);
            desk.live.setJob(jobFor("openai"));
            QCOMPARE(desk.timer().interval(), 0);
        });
        desk.type(QString(1'500'000, u'a'));
        QTRY_COMPARE(desk.renders.size(), 1);
        QVERIFY(desk.live.isCurrent());
        QCOMPARE(desk.shown(), frontMatter + QStringLiteral("Short"));
    }

    void closingAnEditorDropsUnsavedText()
    {
        PipelineFixture desk(m_disk);
        QTRY_VERIFY(desk.live.isCurrent());
        desk.type(QStringLiteral("Dropped"));
        desk.sessions.close(layer);
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.shown(), m_disk->workspace().document(layer)->text);
        desk.live.setDisk(nullptr);
        QVERIFY(desk.live.isCurrent());
        QVERIFY(!desk.live.state().workspace);
        QVERIFY(!desk.states.constLast().workspace);
    }

    /// A document deleted by another program remains while its unsaved text is open, and is removed when the editor closes.
    void closingTheEditorRemovesADeletedDocument()
    {
        const QTemporaryDir folder;
        QVERIFY(initWorkspace(folder.path(), true).ok());
        const Result<OpenedWorkspace> before = openWorkspace(folder.path());
        QVERIFY(before.ok() && QFile::remove(folder.filePath(layer)));
        const Result<OpenedWorkspace> after = openWorkspace(folder.path());
        QVERIFY(after.ok());
        PipelineFixture desk(std::make_shared<const OpenedWorkspace>(*before));
        desk.type(QStringLiteral("Typed"));
        desk.live.setDisk(std::make_shared<const OpenedWorkspace>(*after));
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.shown(), frontMatter + QStringLiteral("Typed"));
        desk.sessions.close(layer);
        QTRY_VERIFY(desk.live.isCurrent());
        QVERIFY(!desk.live.state().workspace->workspace().document(layer));
    }

    void renamingKeepsUnsavedText()
    {
        PipelineFixture desk(m_disk);
        desk.type(QStringLiteral("Typed"));
        QTRY_VERIFY(desk.live.isCurrent());
        QVERIFY(desk.sessions.rename(layer, otherLayer));
        desk.live.setDisk(std::make_shared<const OpenedWorkspace>(withText(*m_disk, otherLayer, "---\ntier: granite\n---\nOn the disk")));
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.live.state().workspace->workspace().document(otherLayer)->text, frontMatter + QStringLiteral("Typed"));
        QCOMPARE(desk.shown(), m_disk->workspace().document(layer)->text);
    }

    void ignoresUntitledDocuments()
    {
        PipelineFixture desk(m_disk);
        QTRY_VERIFY(desk.live.isCurrent());
        EditSession *session = desk.sessions.create(QStringLiteral("New"));
        session->setText(QStringLiteral("Newer"), QStringLiteral("Typing"));
        QVERIFY(desk.live.isCurrent());
        QCOMPARE(desk.states.size(), 1);
    }

    /// The tree, the findings and the pickers do not wait for the requests, and are shared with the previous state if only body text changed.
    void publishesTheViewBeforeTheRender()
    {
        PipelineFixture desk(m_disk);
        desk.live.setJob(jobFor("anthropic"));
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.emittedResults, QStringList({QStringLiteral("early state"), QStringLiteral("render")}));
        desk.emittedResults.clear();
        EditSession *session = desk.session();
        session->setText(session->text() + QStringLiteral("One more line.\n"), QStringLiteral("Typing"));
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.emittedResults, QStringList({QStringLiteral("early state"), QStringLiteral("render")}));
        QCOMPARE(desk.states.at(1).library, desk.states.at(0).library);
        QCOMPARE(desk.states.at(1).findings, desk.states.at(0).findings);
        QCOMPARE(desk.states.at(1).choices, desk.states.at(0).choices);
        desk.emittedResults.clear();
        session->setText(QStringLiteral("---\ntier: weather\n---\nBody\n"), QStringLiteral("Typing"));
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.emittedResults, QStringList({QStringLiteral("early state"), QStringLiteral("render")}));
        QVERIFY(desk.states.at(2).library != desk.states.at(1).library);
        QCOMPARE(desk.renders.at(2).workspace, desk.states.at(2).workspace);
    }

    /// Changes the job when the state changes, as a picker does if its selected document disappears.
    void rendersAJobSetOnStateChange()
    {
        PipelineFixture desk(m_disk);
        desk.live.setJob(jobFor("nobody"));
        const QSignalSpy failed(&desk.live, &LivePipeline::failed);
        connect(&desk.live, &LivePipeline::stateChanged, &desk.live, [&desk] {
            if (desk.live.job().provider == QLatin1String("nobody"))
                desk.live.setJob(jobFor("openai"));
        });
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.renders.size(), 1);
        QCOMPARE(desk.renders.first().job.provider, QStringLiteral("openai"));
        QVERIFY(desk.renders.first().isCurrent);
        QCOMPARE(failed.size(), 0); // the replaced job must not emit an error
    }

    /// Invariant: a view that is shown as current equals a direct render of the current state, regardless of how fast input arrives.
    void currentViewMatchesADirectRender()
    {
        PipelineFixture desk(m_disk);
        desk.session();
        RenderJob job = jobFor("anthropic");
        int current = 0;
        connect(&desk.live, &LivePipeline::rendered, &desk.live, [&](const RenderSnapshot &view) {
            QCOMPARE(view.isCurrent, view.revision == desk.live.revision());
            QCOMPARE(view.workspace, desk.live.state().workspace);
            if (!view.isCurrent)
                return;
            current += 1;
            const OpenedWorkspace workspace = desk.expected();
            const Result<RenderResult> expected = renderPrompt(workspace, job);
            QVERIFY(expected.ok());
            QCOMPARE(view.result().request.provider, job.provider);
            QCOMPARE(view.prompt->wrappedText.text(), expected->request.display.text());
            QCOMPARE(view.request->wrappedText.text(), expected->request.bodyText().text());
            QCOMPARE(view.curl->wrappedText.text(), curlCommand(expected->request));
            QVERIFY(view.result().request.figures);
            checkCompared(view, workspace, job);
        });
        QRandomGenerator random(3);
        desk.live.setJob(job);
        for (int i = 0; i < 150; ++i) {
            change(random, desk, job, i);
            if (random.bounded(3) == 0)
                QTRY_VERIFY(desk.live.isCurrent());
            else if (random.bounded(2) == 0)
                QCoreApplication::processEvents();
        }
        QTRY_VERIFY(desk.live.isCurrent());
        QVERIFY(current > 20);
    }

    /// One thread is enough, even for a comparison of several providers.
    void rendersOnOneThread()
    {
        const int threads = workers()->maxThreadCount();
        workers()->setMaxThreadCount(1);
        const auto restore = qScopeGuard([threads] { workers()->setMaxThreadCount(threads); });
        PipelineFixture desk(m_disk);
        desk.live.setJob(jobFor("openai"));
        desk.live.setComparison(Comparison{{{QStringLiteral("anthropic")}, {QStringLiteral("google")}}, {}, false});
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.renders.size(), 1);
    }

    void reportsOutdatedViewsImmediately()
    {
        PipelineFixture desk(m_disk);
        const QSignalSpy outdated(&desk.live, &LivePipeline::outdated);
        desk.live.setJob(jobFor("openai"));
        QCOMPARE(outdated.size(), 1);
        QVERIFY(!desk.live.isCurrent());
        QTRY_VERIFY(desk.live.isCurrent());
        desk.type(QStringLiteral("Typed"));
        QCOMPARE(outdated.size(), 2);
        desk.live.setComparison(Comparison{{{QStringLiteral("anthropic")}, {QStringLiteral("google")}}, {}, false});
        QCOMPARE(outdated.size(), 3);
        desk.live.setDisk(m_disk);
        QCOMPARE(outdated.size(), 4);
    }

    /// While newer text is pending, the result of a run is shown but marked as outdated.
    void viewIsStaleWhileTextIsPending()
    {
        PipelineFixture desk(m_disk);
        desk.live.setJob(jobFor("anthropic"));
        {
            const BusyWorkers busy;
            QTRY_VERIFY(desk.hasTakenInput());
            desk.type(QStringLiteral("Newer"));
        }
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.emittedResults, QStringList({QStringLiteral("early state"), QStringLiteral("older render"), QStringLiteral("early state"), QStringLiteral("render")}));
        QVERIFY(desk.renders.at(0).revision < desk.renders.at(1).revision);
        QCOMPARE(desk.renders.at(1).revision, desk.live.revision());
        QCOMPARE(desk.shown(), frontMatter + QStringLiteral("Newer"));
    }

    void combinesChangesIntoOneRender()
    {
        PipelineFixture desk(m_disk);
        for (const char *provider : {"anthropic", "openai", "google"})
            desk.live.setJob(jobFor(provider));
        desk.type(QStringLiteral("Typed"));
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.renders.size(), 1);
        QCOMPARE(desk.renders.first().job.provider, QStringLiteral("google"));
    }

    void splicesStartFromThePreviousRender()
    {
        PipelineFixture desk(m_disk);
        desk.live.setJob(jobFor("anthropic"));
        QTRY_COMPARE(desk.renders.size(), 1);
        desk.live.setDisk(withAppendedText(*m_disk, QStringLiteral("One more line.")));
        QTRY_COMPARE(desk.renders.size(), 2);
        QCOMPARE(desk.renders.at(1).request->base, desk.renders.at(0).request->id);
        qsizetype inserted = 0;
        for (const Splice &splice : desk.renders.at(1).request->splices)
            inserted += splice.inserted.size();
        QVERIFY2(inserted < 200, qPrintable(QString::number(inserted)));
    }

    void reportsAnError()
    {
        PipelineFixture desk(m_disk);
        const QSignalSpy failed(&desk.live, &LivePipeline::failed);
        desk.live.setJob(jobFor("nobody"));
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(desk.live.isCurrent());
    }

    void closedWorkspacePublishesNoResults()
    {
        PipelineFixture desk(m_disk);
        desk.live.setJob(jobFor("anthropic"));
        QCoreApplication::processEvents();
        desk.live.setDisk(nullptr);
        QVERIFY(desk.live.isCurrent());
        workers()->waitForDone();
        QCoreApplication::processEvents();
        QVERIFY(desk.renders.isEmpty());
        QVERIFY(desk.live.job().provider.isEmpty());
    }

    /// A selection belongs to its folder. Another folder is not rendered before a selection is made in it.
    void doesNotRenderTheOldJobInAnotherFolder()
    {
        QTemporaryDir folder;
        QVERIFY(initWorkspace(folder.path(), true).ok());
        const Result<OpenedWorkspace> other = openWorkspace(folder.path());
        QVERIFY(other.ok());
        PipelineFixture desk(m_disk);
        desk.live.setJob(jobFor("anthropic"));
        QTRY_VERIFY(desk.live.isCurrent());
        bool wasCalled = false;
        desk.type(QStringLiteral("Typed"));
        desk.live.runWhenCurrent(&desk.live, [&wasCalled] { wasCalled = true; });
        desk.renders.clear();
        desk.live.setDisk(std::make_shared<const OpenedWorkspace>(*other));
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.live.state().workspace->folder, other->folder);
        QVERIFY(desk.renders.isEmpty());
        QVERIFY(!wasCalled);
    }

    /// One provider that cannot be rendered does not affect the others.
    void aFailedProviderDoesNotAffectOthers()
    {
        PipelineFixture desk(m_disk);
        desk.live.setJob(jobFor("anthropic"));
        desk.live.setComparison(Comparison{{{QStringLiteral("anthropic")}, {QStringLiteral("nobody")}}, {}, false});
        QTRY_COMPARE(desk.renders.size(), 1);
        QVERIFY(desk.renders.first().compared.at(0).numbers.error.isEmpty());
        QVERIFY(!desk.renders.first().compared.at(1).numbers.error.isEmpty());
    }

    void callsBackOnceTypedTextIsRead()
    {
        PipelineFixture desk(m_disk);
        QTRY_VERIFY(desk.live.isCurrent());
        QStringList calls;
        const auto addCallback = [&](QObject *owner, const QString &what) {
            desk.live.runWhenCurrent(owner, [&calls, &desk, what] { calls += what + desk.shown().section(u'\n', -1); });
        };
        QObject first;
        QObject second;
        auto gone = std::make_unique<QObject>();
        addCallback(&first, QStringLiteral("current: "));
        QCOMPARE(calls.size(), 1);
        calls.clear();
        desk.type(QStringLiteral("Typed"));
        addCallback(&first, QStringLiteral("replaced: "));
        addCallback(gone.get(), QStringLiteral("gone: "));
        addCallback(&first, QStringLiteral("first: "));
        addCallback(&second, QStringLiteral("second: "));
        gone.reset();
        QVERIFY(calls.isEmpty());
        QTRY_COMPARE(calls.size(), 2);
        QCOMPARE(calls, QStringList({QStringLiteral("first: Typed"), QStringLiteral("second: Typed")}));
    }

    /// Continuous typing does not delay the callback.
    void callsBackDuringContinuousTyping()
    {
        PipelineFixture desk(m_disk);
        QTRY_VERIFY(desk.live.isCurrent());
        QString read;
        {
            const BusyWorkers busy;
            desk.type(QStringLiteral("Asked"));
            desk.live.runWhenCurrent(&desk.live, [&] { read = desk.shown(); });
            QTRY_VERIFY(desk.hasTakenInput());
            desk.type(QStringLiteral("Later"));
        }
        QTRY_VERIFY(!read.isEmpty());
        QCOMPARE(read, frontMatter + QStringLiteral("Asked"));
    }

private:
    static void change(QRandomGenerator &random, PipelineFixture &desk, RenderJob &job, int number)
    {
        static const QStringList providers{QStringLiteral("anthropic"), QStringLiteral("openai"), QStringLiteral("google"),
            QStringLiteral("open-source"), QStringLiteral("manual")};
        switch (random.bounded(5)) {
        case 0:
            job.provider = providers.at(random.bounded(providers.size()));
            return desk.live.setJob(job);
        case 1:
            job.selection.request = QStringLiteral("Request %1").arg(number);
            return desk.live.setJob(job);
        case 2: {
            Comparison comparison{{}, random.bounded(2) ? Comparison::Form::Prompt : Comparison::Form::Request, random.bounded(2) == 0};
            for (int i = 0; i < 2 + random.bounded(4); ++i)
                comparison.targets += {providers.at(i)};
            return desk.live.setComparison(random.bounded(3) ? std::optional(comparison) : std::nullopt);
        }
        case 3:
            desk.disk = std::make_shared<const OpenedWorkspace>(withText(*desk.disk, QStringLiteral("layers/added.md"),
                QStringLiteral("---\ntier: topsoil\n---\nRead %1\n").arg(number).toUtf8()));
            return desk.live.setDisk(desk.disk);
        default:
            return desk.session()->setText(desk.session()->text() + QStringLiteral("Line %1\n").arg(number), QStringLiteral("Typing"));
        }
    }

    static void checkCompared(const RenderSnapshot &view, const OpenedWorkspace &workspace, RenderJob job)
    {
        if (!view.comparison)
            return;
        QCOMPARE(view.compared.size(), view.comparison->targets.size());
        for (const ComparedRender &compared : view.compared) {
            job.provider = compared.numbers.provider;
            const Result<RenderResult> expected = renderPrompt(workspace, job);
            const bool comparesPrompts = view.comparison->form == Comparison::Form::Prompt;
            QCOMPARE(compared.text->wrappedText.text(), comparesPrompts ? expected->request.display.text() : expected->request.bodyText().text());
            QCOMPARE(compared.numbers.characters, compared.text->wrappedText.text().size());
            QCOMPARE(compared.numbers.losses, losses(expected->request.ledger).size());
            QCOMPARE(compared.text->marks.size(), compared.text->wrappedText.lines().size());
        }
    }

    QTemporaryDir m_folder;
    WorkspacePtr m_disk;
};

OUTCROP_TEST(TestLivePipeline, GuiApplication)

} // namespace tst_livepipeline

#include "tst_livepipeline.moc"
