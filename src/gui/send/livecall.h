// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/sendprompt.h"
#include "gui/response/responsepanel.h"
#include "gui/send/chunkqueue.h"

#include <QThreadPool>

#include <stop_token>

namespace outcrop {

struct ResponseContract;

/// The result of a call, and the response for display.
struct CallResult {
    SendOutcome outcome;
    ShownResponse shown;
};

/// Runs one call at a time on a separate thread and appends arriving text to the Response dock, a limited amount per frame. The destructor stops the
/// call; the received text is stored.
class LiveCall : public QObject
{
    Q_OBJECT

public:
    /// Runs on the call's thread. The settings contain callbacks for arriving text.
    using Work = std::function<CallResult(SendSettings settings, const std::stop_token &stop)>;

    /// The panel must outlive the call.
    explicit LiveCall(ResponsePanel &panel, QObject *parent = nullptr);
    ~LiveCall() override;

    /// Starts the call. `contract` is used to parse the response while it arrives.
    void start(const ResponseContract &contract, const Work &work);
    void stop() { m_stop.request_stop(); }
    bool isRunning() const { return m_isRunning; }

Q_SIGNALS:
    /// Emitted when all received text is shown.
    void finished(const outcrop::CallResult &result);

private:
    SendSettings makeSettings(const ResponseContract &contract);
    void setResult(const CallResult &result);
    void showNextChunk();
    void finish();

    ResponsePanel &m_panel;
    std::shared_ptr<ChunkQueue> m_queue;
    std::optional<CallResult> m_result; ///< result of the call, until all received text is shown
    bool m_isRunning = false;
    std::stop_source m_stop;
    QTimer m_frameTimer;
    QThreadPool m_pool; ///< one thread; a call can take minutes
};

} // namespace outcrop
