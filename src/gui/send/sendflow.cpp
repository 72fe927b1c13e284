// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/send/sendflow.h"

#include "app/manualmode.h"
#include "app/parseresponse.h"
#include "gui/dialogs.h"
#include "gui/fileexport.h"
#include "gui/look/icons.h"
#include "gui/paneldock.h"
#include "gui/send/livereading.h"
#include "gui/send/sendsheet.h"
#include "gui/send/shownoutcome.h"
#include "gui/windowsettings.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QGuiApplication>
#include <QMainWindow>

namespace outcrop {

namespace {

constexpr int frameMilliseconds = 25;
constexpr qsizetype mostPerFrame = 24 * 1024; ///< characters that can be laid out within a frame
constexpr qint64 largestFile = 100 * 1024 * 1024;

Result<std::shared_ptr<const SendPreview>> previewWithKey(const OpenedWorkspace &opened, const Result<SendJob> &job, const KeyRing &keys)
{
    if (!job)
        return job.error();
    Result<SendPreview> preview = previewSend(opened, *job, QDateTime::currentDateTimeUtc());
    if (!preview)
        return preview.error();
    addKey(*preview, keys);
    return std::shared_ptr<const SendPreview>(std::make_shared<SendPreview>(std::move(preview).value()));
}

SendFlow::Done done(const SendServices &services, const SendPreview *preview, const SendOutcome &outcome)
{
    ShownResponse shown = shownOutcome(preview, outcome);
    if (services.limits)
        shown.limits = services.limits(shown.provider);
    return {outcome, shown};
}

SendFlow::Carried carriedAnswer(const SendPreview &preview, const SendOutcome &outcome)
{
    return std::optional(SendFlow::Done{outcome, shownOutcome(&preview, outcome)});
}

/// Files of other programs: whatever is no UTF-8 becomes replacement characters, and is seen.
QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.size() <= largestFile ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

SendFlow::SendFlow(const DockPlace &place)
    : m_around(place)
    , m_send(new QAction(lineIcon(QStringLiteral("send")), tr("Sen&d"), place.window))
    , m_show(new QAction(lineIcon(QStringLiteral("response")), tr("Response"), place.window))
    , m_panel(new ResponsePanel(place.window))
    , m_dock(new QDockWidget(tr("Response"), place.window))
    , m_sheet(new SendSheet(place.window))
    , m_previewing(this)
    , m_planning(this)
    , m_reading(this)
{
    m_panel->setObjectName(QStringLiteral("response"));
    m_pool.setMaxThreadCount(2); // a call, and reading an answer beside it
    m_frames.setInterval(frameMilliseconds);
    connect(&m_frames, &QTimer::timeout, this, &SendFlow::showPieces);
    setUpActions();
    setUpDock(place.beside);
    connectPanel();
    connectSheet();
    setWorkspace(nullptr);
}

/// What had come is written down before the window goes.
SendFlow::~SendFlow()
{
    m_stop.request_stop();
    m_pool.waitForDone();
}

void SendFlow::setUpActions()
{
    m_send->setObjectName(QStringLiteral("send"));
    m_send->setToolTip(tr("Send the prompt to the provider, after showing what that means"));
    m_send->setStatusTip(m_send->toolTip());
    m_send->setShortcut(Qt::CTRL | Qt::Key_Return);
    m_show->setObjectName(QStringLiteral("showResponse"));
    m_show->setToolTip(tr("The answer, what was repaired in it, and what it is worth"));
    m_show->setShortcut(Qt::ALT | Qt::Key_7);
}

void SendFlow::setUpDock(QDockWidget *beside)
{
    m_dock->setObjectName(QStringLiteral("responseDock"));
    addPanelDock(m_around.window, m_dock, beside, m_panel, m_show);
}

void SendFlow::connectPanel()
{
    connect(m_panel, &ResponsePanel::sendRequested, this, &SendFlow::sendWanted);
    connect(m_panel, &ResponsePanel::stopRequested, this, [this] { m_stop.request_stop(); });
    connect(m_panel, &ResponsePanel::keysRequested, this, [this] { Q_EMIT keysWanted(m_preview ? m_preview->request().provider : QString()); });
    connect(m_panel, &ResponsePanel::textBrought, this, &SendFlow::readText);
    connect(m_panel, &ResponsePanel::fileBrought, this, &SendFlow::readFile);
    connect(m_panel, &ResponsePanel::fileWanted, this, &SendFlow::chooseFile);
    connect(m_panel, &ResponsePanel::saveRequested, this, &SendFlow::save);
    connect(m_panel, &ResponsePanel::askAgainRequested, this, &SendFlow::askAgain);
}

void SendFlow::connectSheet()
{
    connect(m_sheet, &SendSheet::sendRequested, this, &SendFlow::confirm);
    connect(m_sheet, &SendSheet::cancelled, this, [this] { m_previewing.forget(); });
    connect(m_sheet, &SendSheet::keysRequested, this, [this] { Q_EMIT keysWanted(m_preview ? m_preview->request().provider : QString()); });
}

void SendFlow::setWorkspace(const WorkspacePtr &workspace)
{
    const bool other = !workspace || !m_workspace || workspace->folder != m_workspace->folder;
    m_workspace = workspace;
    m_send->setEnabled(workspace && !m_sending);
    if (!other)
        return pickUp();
    m_sheet->hide();
    m_carried.reset();
    m_job.reset();
    if (!m_sending)
        m_panel->setNothing(workspace != nullptr);
}

void SendFlow::start(const WorkspacePtr &workspace, const SendJob &job)
{
    preview(workspace, [job] { return Result<SendJob>(job); });
}

void SendFlow::goOn(const WorkspacePtr &workspace, const QString &session, const QString &request)
{
    preview(workspace, [workspace, session, request] { return resumeJob(*workspace, session, request); });
}

void SendFlow::preview(const WorkspacePtr &workspace, const std::function<Result<SendJob>()> &job)
{
    if (!workspace || m_sending)
        return;
    m_previewing.run([workspace, job, keys = m_around.services.keys] { return previewWithKey(*workspace, job(), *keys); },
        [this](const Result<PreviewPtr> &preview) { takePreview(preview); });
}

void SendFlow::takePreview(const Result<PreviewPtr> &preview)
{
    if (!preview)
        return m_sheet->showError(preview.error().message);
    m_preview = *preview;
    m_replay.reset();
    const bool unasked = m_around.settings.sendsUnasked().contains(m_preview->request().provider);
    if (unasked && !SendSheet::mustBeSeen(*m_preview))
        return send(m_preview);
    m_sheet->showPreview(*m_preview);
}

void SendFlow::replay(const WorkspacePtr &workspace, const QString &session, const QString &provider)
{
    if (!workspace || m_sending)
        return;
    m_planning.run([workspace, session, provider] { return planReplay(*workspace, session, provider, {}); }, [this, workspace, provider](const Result<ReplayPlan> &plan) {
        if (!plan)
            return m_sheet->showError(plan.error().message);
        m_replay = Replay{workspace, provider, *plan};
        m_sheet->showReplay(*plan, provider);
    });
}

void SendFlow::confirm()
{
    if (m_replay)
        return sendReplay(*m_replay);
    if (!m_preview || !SendSheet::canSend(*m_preview))
        return;
    if (m_sheet->asksNoMore())
        m_around.settings.setSendsUnasked(m_around.settings.sendsUnasked() + QStringList(m_preview->request().provider));
    send(m_preview);
}

void SendFlow::startCall()
{
    m_sheet->hide();
    m_sending = true;
    m_send->setEnabled(false);
    m_carried.reset();
    m_done.reset();
    m_stop = {};
    m_queue = std::make_shared<PieceQueue>();
    showDock();
}

void SendFlow::send(const PreviewPtr &preview)
{
    startCall();
    if (!preview->isManual()) {
        m_panel->startWaiting({preview->request().provider, preview->request().model});
        m_frames.start();
    }
    const auto work = [this, preview, services = m_around.services, queue = m_queue, stop = m_stop.get_token()] {
        const SendSettings settings = listening(queue, contractOf(preview->opened, preview->render));
        const std::shared_ptr<Provider> provider = services.provider(preview->opened);
        const SendOutcome outcome = sendPrompt(*preview, *provider, settings, stop);
        return done(services, preview.get(), outcome);
    };
    later<Done>(this, work, [this](const Done &done) { take(done); }, &m_pool);
}

/// The last answer stays in the dock; all of them are in the session.
void SendFlow::sendReplay(const Replay &replay)
{
    startCall();
    m_panel->startWaiting({replay.provider, {}});
    m_frames.start();
    SendSettings settings = listening(m_queue, {});
    settings.listener.stored = [this, provider = replay.provider](const TurnPlace &) {
        QMetaObject::invokeMethod(this, [this, provider] { m_panel->startWaiting({provider, {}}); }, Qt::QueuedConnection);
    };
    const auto work = [replay, services = m_around.services, settings, stop = m_stop.get_token()] {
        const std::shared_ptr<Provider> provider = services.provider(*replay.workspace);
        const QList<ReplayedTurn> turns = replaySession(*replay.workspace, replay.plan, *provider, settings, stop);
        const SendOutcome outcome = turns.isEmpty() ? SendOutcome() : turns.constLast().now;
        return done(services, nullptr, outcome);
    };
    m_replay.reset();
    later<Done>(this, work, [this](const Done &done) { take(done); }, &m_pool);
}

/// What it gives is called on other threads, and so is it. Whoever ends this flow waits for them.
SendSettings SendFlow::listening(const std::shared_ptr<PieceQueue> &queue, const ResponseContract &contract)
{
    SendSettings settings;
    settings.reAsks = 0; // a person sees what would be said, and sends it
    const auto reading = std::make_shared<LiveReading>(contract, [this](const ShownResponse &soFar) {
        QMetaObject::invokeMethod(this, [this, soFar] { m_panel->setSoFar(soFar); }, Qt::QueuedConnection);
    });
    settings.listener.piece = [queue, reading](const AnswerPiece &piece) {
        if (piece.kind == AnswerPiece::Kind::Reasoning)
            return queue->addReasoning(piece.text.size());
        queue->add(piece.text);
        reading->add(piece.text);
    };
    settings.listener.note = [this](const QString &note) {
        QMetaObject::invokeMethod(this, [this, note] { m_panel->setProgress(note); }, Qt::QueuedConnection);
    };
    return settings;
}

void SendFlow::take(const Done &done)
{
    m_done = done;
    if (m_queue->isEmpty())
        finish();
}

void SendFlow::showPieces()
{
    const QString piece = m_queue->take(mostPerFrame);
    if (!piece.isEmpty())
        m_panel->append(piece);
    else if (const qsizetype thought = m_queue->reasoning())
        m_panel->setProgress(tr("%1 characters of reasoning so far").arg(QLocale().toString(thought)));
    if (m_done && m_queue->isEmpty())
        finish();
}

void SendFlow::finish()
{
    m_frames.stop();
    m_sending = false;
    m_send->setEnabled(m_workspace != nullptr);
    const Done done = *std::exchange(m_done, std::nullopt);
    if (done.outcome.isWaiting())
        carry(done);
    else
        m_panel->setResponse(done.shown);
    if (done.outcome.error)
        m_panel->showTrouble(tr("Not everything could be stored"), done.outcome.error->message);
    Q_EMIT turnMade(done.outcome.place.session);
}

/// The prompt goes to the clipboard; its answer comes back by hand, or as a file where it is awaited.
void SendFlow::carry(const Done &done)
{
    m_carried = done.outcome.place;
    QGuiApplication::clipboard()->setText(m_preview->request().display.text());
    m_panel->startCarrying({m_carried->promptPath(), m_carried->responsePath()});
}

void SendFlow::readText(const QString &text)
{
    showDock();
    if (!m_carried || !m_workspace)
        return parse(text);
    const auto work = [workspace = m_workspace, preview = m_preview, place = *m_carried, text] {
        const Result<SendOutcome> outcome = receiveResponse(*workspace, place, text, QDateTime::currentDateTimeUtc());
        return outcome ? carriedAnswer(*preview, *outcome) : Carried(outcome.error());
    };
    later<Carried>(this, work, [this](const Carried &carried) { takeCarried(carried); }, &m_pool);
}

/// An answer that belongs to no turn.
void SendFlow::parse(const QString &text)
{
    m_reading.run([workspace = m_workspace, job = m_job, text] { return shownText(workspace, job, text); }, [this](const ShownResponse &shown) { m_panel->setResponse(shown); });
}

void SendFlow::readFile(const QString &path)
{
    later<QString>(this, [path] { return textOf(path); }, [this, path](const QString &text) {
        if (!text.isEmpty())
            return readText(text);
        m_panel->showTrouble(tr("%1 holds no answer").arg(QDir::toNativeSeparators(path)), tr("It is empty, cannot be read, or is larger than 100 MB."));
    });
}

void SendFlow::examine(const QString &path)
{
    const DocumentPtr document = m_workspace ? m_workspace->workspace().document(path) : nullptr;
    if (!document || m_sending)
        return;
    showDock();
    parse(document->text);
}

/// The folder changed: the awaited answer may be there.
void SendFlow::pickUp()
{
    if (!m_carried || !m_workspace->workspace().document(m_carried->responsePath()))
        return;
    const auto work = [workspace = m_workspace, preview = m_preview, place = *m_carried] {
        const Result<std::optional<SendOutcome>> outcome = pickUpResponse(*workspace, place, QDateTime::currentDateTimeUtc());
        if (!outcome)
            return Carried(outcome.error());
        return *outcome ? carriedAnswer(*preview, **outcome) : Carried(std::nullopt);
    };
    later<Carried>(this, work, [this](const Carried &carried) { takeCarried(carried); }, &m_pool);
}

/// A file that is still being written is taken when the folder changes again.
void SendFlow::takeCarried(const Carried &carried)
{
    if (!carried)
        return m_panel->showTrouble(tr("The answer could not be stored"), carried.error().message);
    if (!*carried || !m_carried)
        return;
    m_carried.reset();
    m_panel->setResponse((*carried)->shown);
    Q_EMIT turnMade((*carried)->outcome.place.session);
}

/// The next turn of the same conversation.
void SendFlow::askAgain(const QString &message)
{
    if (!m_preview || !m_workspace)
        return;
    SendJob job = m_preview->job;
    job.session = m_preview->place.session;
    job.goesOn = true;
    job.render.selection.request = message;
    job.because = tr("the answer before did not obey");
    start(m_workspace, job);
}

void SendFlow::chooseFile()
{
    const QString purpose = QStringLiteral("answer");
    const QString path = m_around.dialogs.chooseFileToOpen(m_around.window, tr("Open an Answer"), m_around.settings.lastFolder(purpose));
    if (path.isEmpty())
        return;
    m_around.settings.setLastFolder(purpose, QFileInfo(path).absolutePath());
    readFile(path);
}

void SendFlow::save()
{
    m_around.files.start({QStringLiteral("answer"), tr("Save the Answer"), QStringLiteral("answer.md"), tr("The answer was written"), [text = m_panel->text()] { return text.toUtf8(); }});
}

void SendFlow::showDock()
{
    m_dock->show();
    m_dock->raise();
}

} // namespace outcrop
