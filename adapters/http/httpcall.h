// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httpmodule.h"
#include "adapters/http/oneshotdevice.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTimer>

#include <memory>

namespace outcrop {

/// One HTTP request, run in an event loop of the calling thread. No part of it outlives run().
class HttpCall : public QObject
{
public:
    explicit HttpCall(const HttpModuleCall &call);
    HttpModuleResult run();

private:
    void setUp();
    void connectReply();
    bool isSent() const;
    void waitForReply();
    void readHead();
    void readBytes();
    void handleBytes(const QByteArray &bytes);
    void handleIdleTimeout();
    void end(HttpEnd reason, std::chrono::milliseconds limit = {});
    void finishReply();

    const HttpModuleCall &m_call;
    const HttpLimits &m_limits;
    QNetworkAccessManager m_manager;
    QEventLoop m_loop;
    QTimer m_idleTimer;
    QTimer m_totalTimer;
    QElapsedTimer m_clock;
    std::unique_ptr<OneShotDevice> m_body; ///< owned here, because Qt does not own the body of a request
    std::unique_ptr<QNetworkReply> m_reply;
    HttpModuleResult m_result;
    bool m_hasEnded = false;
};

} // namespace outcrop
