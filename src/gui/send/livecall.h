// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/response/responsepanel.h"
#include "gui/send/piecequeue.h"
#include "app/send/sendprompt.h"

#include <QThreadPool>

#include <stop_token>

namespace outcrop {

struct ResponseContract;

/// What came of a call, with what is shown of it.
struct CallResult {
    SendOutcome outcome;
    ShownResponse shown;
};

/// One call at a time, on a separate thread; what arrives goes into the Response dock a frame's worth at a time. Its destructor ends the call,
/// and what had come is kept.
class LiveCall : public QObject
{
    Q_OBJECT

public:
    /// Called on the call's thread. The settings tell what arrives.
    using Work = std::function<CallResult(SendSettings settings, const std::stop_token &stop)>;

    /// The panel outlives the call.
    explicit LiveCall(ResponsePanel &panel, QObject *parent = nullptr);
    ~LiveCall() override;

    /// `contract`: what the answer must be, for reading it while it arrives.
    void start(const ResponseContract &contract, const Work &work);
    void stop() { m_stop.request_stop(); }
    bool isRunning() const { return m_running; }

Q_SIGNALS:
    /// All that arrived is shown.
    void finished(const outcrop::CallResult &result);

private:
    SendSettings listening(const ResponseContract &contract);
    void take(const CallResult &result);
    void showPieces();
    void finish();

    ResponsePanel &m_panel;
    std::shared_ptr<PieceQueue> m_queue;
    std::optional<CallResult> m_result; ///< waits until everything that arrived is shown
    bool m_running = false;
    std::stop_source m_stop;
    QTimer m_frames;
    QThreadPool m_pool; ///< a call may take minutes
};

} // namespace outcrop
