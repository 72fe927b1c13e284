// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/send/manualresponses.h"

#include "core/base/explainerror.h"
#include "gui/send/shownoutcome.h"

#include <QDir>
#include <QFile>

namespace outcrop {

namespace {

constexpr qint64 maxFileSize = 100 * 1024 * 1024;

/// Returns the text of a file, with replacement characters for invalid UTF-8; empty if the file is unreadable or too large.
QString readText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.size() <= maxFileSize ? QString::fromUtf8(file.readAll()) : QString();
}

/// Returns whether the turn is the last of its session.
bool isLastTurn(const Workspace &workspace, const TurnLocation &location)
{
    const std::optional<Session> session = sessionOf(workspace, location.session);
    const SessionPhase *phase = session ? session->latest() : nullptr;
    return phase && !phase->isEmpty() && phase->turnLocation(phase->turns.last().turn) == location;
}

} // namespace

ManualResponses::ManualResponses(const std::shared_ptr<RecordWriter> &records, QObject *parent)
    : QObject(parent)
    , m_records(records)
    , m_readTask(this)
    , m_loadTask(this)
{
}

void ManualResponses::setWorkspace(const WorkspacePtr &workspace)
{
    const bool isOtherFolder = !workspace || !m_workspace || workspace->folder != m_workspace->folder;
    m_workspace = workspace;
    if (!isOtherFolder)
        return readAwaitedFile();
    m_awaitedTurn.reset();
    m_job.reset();
    m_readTask.discard();
    m_loadTask.discard();
}

void ManualResponses::storeResponse(const QString &text, ResponseOrigin origin)
{
    if (!m_awaitedTurn || !m_workspace)
        return read(text, origin);
    store(origin, [workspace = m_workspace, location = *m_awaitedTurn, text]() -> Result<std::optional<SendOutcome>> {
        const Result<SendOutcome> outcome = receiveResponse(*workspace, location, text, QDateTime::currentDateTimeUtc());
        if (!outcome)
            return outcome.error();
        return std::optional(*outcome);
    });
}

/// Reads the awaited response if its file exists. Called when the workspace is read again, so that a file that is still being written is read later.
void ManualResponses::readAwaitedFile()
{
    if (m_awaitedTurn && m_pendingStores == 0 && m_workspace->workspace().document(m_awaitedTurn->responsePath()))
        store(ResponseOrigin::File, [workspace = m_workspace, location = *m_awaitedTurn] {
            return readSavedResponse(*workspace, location, QDateTime::currentDateTimeUtc());
        });
}

void ManualResponses::store(ResponseOrigin origin, const std::function<Result<std::optional<SendOutcome>>()> &work)
{
    m_pendingStores += 1;
    const auto storeAndShow = [origin, work, workspace = m_workspace, location = *m_awaitedTurn, records = m_records]() -> ResponseResult {
        const Result<std::optional<SendOutcome>> outcome = work();
        if (!outcome)
            return outcome.error();
        if (!*outcome)
            return std::optional<ShownResponse>();
        if (records)
            records->writeTurn(*workspace, **outcome);
        ShownResponse shownResponse = shownOutcome(contractOfTurn(*workspace, location), **outcome);
        shownResponse.origin = origin;
        return std::optional(shownResponse);
    };
    runAsync<ResponseResult>(this, storeAndShow, [this, location = *m_awaitedTurn](const ResponseResult &received) {
        m_pendingStores -= 1;
        showReceived(location, received);
    });
}

void ManualResponses::showReceived(const TurnLocation &location, const ResponseResult &received)
{
    if (m_awaitedTurn != location)
        return;
    if (!received)
        return Q_EMIT failed(tr("Cannot store the response"), explainError(received.error()));
    if (!*received)
        return;
    m_awaitedTurn.reset();
    Q_EMIT stored(location.session);
    Q_EMIT shown(**received, location);
}

void ManualResponses::read(const QString &text, ResponseOrigin origin)
{
    const auto work = [workspace = m_workspace, job = m_job, text, origin] {
        ShownResponse shownResponse = shownText(workspace && job ? contractOfJob(*workspace, *job) : ResponseContract(), text);
        shownResponse.origin = origin;
        shownResponse.retryMessage.clear(); // a response without a turn cannot have a follow-up
        return shownResponse;
    };
    m_readTask.run(work, [this](const ShownResponse &response) { Q_EMIT shown(response, std::nullopt); });
}

void ManualResponses::readFile(const QString &path)
{
    m_loadTask.run([path] { return readText(path); }, [this, path](const QString &found) {
        if (!found.isEmpty())
            return Q_EMIT loaded(found);
        Q_EMIT failed(tr("%1 contains no response").arg(QDir::toNativeSeparators(path)), tr("The file is empty, unreadable, or larger than 100 MiB. Choose another file."));
    });
}

void ManualResponses::readWorkspaceFile(const QString &path)
{
    const DocumentPtr document = m_workspace ? m_workspace->workspace().document(path) : nullptr;
    const std::optional<SessionFile> file = sessionFileOf(path);
    if (!document)
        return;
    if (!file)
        return read(document->text, ResponseOrigin::File);
    const auto work = [workspace = m_workspace, location = file->location, text = document->text] {
        ShownResponse shownResponse = shownText(contractOfTurn(*workspace, location), text);
        shownResponse.origin = ResponseOrigin::Session;
        if (!isLastTurn(workspace->workspace(), location))
            shownResponse.retryMessage.clear();
        return shownResponse;
    };
    m_readTask.run(work, [this, location = file->location](const ShownResponse &response) { Q_EMIT shown(response, location); });
}

} // namespace outcrop
