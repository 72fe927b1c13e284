// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/recordkeeper.h"
#include "app/send/manualmode.h"
#include "gui/live/workspacecontroller.h"
#include "gui/tasks/latestonlytask.h"
#include "models/response/shownresponse.h"

namespace outcrop {

/// Answers that no call of this window brought: pasted, dropped, opened from a file, put where one is awaited, or lying in the workspace. One that a
/// turn waits for is stored with it, as after a call. Works off the event loop.
class BroughtAnswers : public QObject
{
    Q_OBJECT

public:
    /// `records` keep what is stored; there may be none.
    explicit BroughtAnswers(const std::shared_ptr<RecordKeeper> &records, QObject *parent = nullptr);

    /// The workspace as it is being edited; null when nothing is open. Another one ends the waiting.
    void setWorkspace(const WorkspacePtr &workspace);
    /// What is rendered: an answer that belongs to no turn is read as one to this.
    void setJob(const RenderJob &job) { m_job = job; }

    /// The turn whose answer a person brings, until it is there. It is picked up where its file belongs, too.
    void await(const TurnPlace &place) { m_awaited = place; }
    void forget() { m_awaited.reset(); }
    const std::optional<TurnPlace> &awaited() const { return m_awaited; }

    /// The answer of the turn that is awaited.
    void answer(const QString &text);
    /// An answer that belongs to no turn.
    void read(const QString &text);
    /// A file that was dropped or opened: loaded() follows.
    void readFile(const QString &path);
    /// A file of the workspace, read as the answer of its turn where it is one.
    void examine(const QString &path);
    bool isIdle() const { return m_storing == 0 && !m_reading.isRunning() && !m_loading.isRunning(); }

Q_SIGNALS:
    /// Of a file that was read.
    void loaded(const QString &text);
    /// With the turn that it belongs to, if it belongs to one.
    void shown(const outcrop::ShownResponse &response, const std::optional<outcrop::TurnPlace> &place);
    /// The awaited answer is stored, and is shown next.
    void stored(const QString &session);
    void failed(const QString &title, const QString &details);

private:
    /// Nothing where the answer is not there yet.
    using Received = Result<std::optional<ShownResponse>>;

    void pickUp();
    void store(const std::function<Result<std::optional<SendOutcome>>()> &work);
    void take(const TurnPlace &place, const Received &received);

    std::shared_ptr<RecordKeeper> m_records;
    WorkspacePtr m_workspace;
    std::optional<RenderJob> m_job;
    std::optional<TurnPlace> m_awaited;
    int m_storing = 0;
    LatestOnlyTask<ShownResponse> m_reading;
    LatestOnlyTask<QString> m_loading;
};

} // namespace outcrop
