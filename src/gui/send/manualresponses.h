// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/recordwriter.h"
#include "app/send/manualmode.h"
#include "gui/live/workspacecontroller.h"
#include "gui/tasks/latestonlytask.h"
#include "models/response/shownresponse.h"

namespace outcrop {

/// Reads responses that the user adds: pasted, dropped, opened from a file, saved at the expected path, or already in the workspace. Stores the
/// response of an awaited turn with the turn, as after an API call. Works on worker threads.
class ManualResponses : public QObject
{
    Q_OBJECT

public:
    /// Creates the reader; `records` records stored responses and may be null.
    explicit ManualResponses(const std::shared_ptr<RecordWriter> &records, QObject *parent = nullptr);

    /// Sets the workspace with unsaved text; null if none is open. For the same folder, reads the awaited response if its file exists. Otherwise clears the
    /// awaited turn and the job.
    void setWorkspace(const WorkspacePtr &workspace);
    /// Sets the current job. A response without a turn is parsed as the response to this job.
    void setJob(const RenderJob &job) { m_job = job; }

    /// Sets the awaited turn. Its response is also read from the expected file.
    void setAwaitedTurn(const TurnLocation &location) { m_awaitedTurn = location; }
    void stopAwaiting() { m_awaitedTurn.reset(); }
    const std::optional<TurnLocation> &awaited() const { return m_awaitedTurn; }

    /// Stores the response of the awaited turn. Without an awaited turn, only parses the text.
    void storeResponse(const QString &text, ResponseOrigin origin);
    /// Parses a response without a turn.
    void read(const QString &text, ResponseOrigin origin);
    /// Reads a dropped or opened file; emits loaded(), or failed() if the file is empty, unreadable or too large.
    void readFile(const QString &path);
    /// Parses a file of the workspace, as the response of its turn if the file belongs to a session.
    void readWorkspaceFile(const QString &path);
    bool isIdle() const { return m_pendingStores == 0 && !m_readTask.isRunning() && !m_loadTask.isRunning(); }

Q_SIGNALS:
    /// Emitted with the content of a file.
    void loaded(const QString &text);
    /// Emitted with a parsed response, and with its turn if it has one.
    void shown(const outcrop::ShownResponse &response, const std::optional<outcrop::TurnLocation> &location);
    /// Emitted when the awaited response is stored; shown() follows.
    void stored(const QString &session);
    void failed(const QString &title, const QString &details);

private:
    /// The response, or nullopt if there is none yet.
    using ResponseResult = Result<std::optional<ShownResponse>>;

    void readAwaitedFile();
    void store(ResponseOrigin origin, const std::function<Result<std::optional<SendOutcome>>()> &work);
    void showReceived(const TurnLocation &location, const ResponseResult &received);

    std::shared_ptr<RecordWriter> m_records;
    WorkspacePtr m_workspace;
    std::optional<RenderJob> m_job;
    std::optional<TurnLocation> m_awaitedTurn;
    int m_pendingStores = 0;
    LatestOnlyTask<ShownResponse> m_readTask;
    LatestOnlyTask<QString> m_loadTask;
};

} // namespace outcrop
