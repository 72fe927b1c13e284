// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httptransport.h"
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
    HttpCall(const HttpSettings &network, const HttpListener &listener);
    HttpResult run(const HttpRequest &request, const std::stop_token &stop);

private:
    void setUp(const HttpRequest &request);
    void connectReply();
    bool isSent() const;
    void waitForReply();
    void readHead();
    void readBytes();
    void handleBytes(const QByteArray &bytes);
    void handleSilence();
    void end(HttpOutcome outcome, const QString &reason);
    void finishReply();

    const HttpSettings &m_network;
    const HttpListener &m_listener;
    QNetworkAccessManager m_manager;
    QEventLoop m_loop;
    QTimer m_silenceTimer;
    QTimer m_totalTimer;
    QElapsedTimer m_clock;
    std::unique_ptr<OneShotDevice> m_body; ///< the request body
    std::unique_ptr<QNetworkReply> m_reply;
    HttpResult m_result;
    QStringList m_certificateErrors;
    qint64 m_received = 0;
    bool m_hasEnded = false;
};

} // namespace outcrop
