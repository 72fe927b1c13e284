// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/telemetryreceiver.h"

#include <memory>

namespace outcrop {

/// Receives OTLP/HTTP on 127.0.0.1 with Boost.Beast. One thread serves all connections, so the handler is called for one request at a time.
class OtlpReceiver : public TelemetryReceiver
{
public:
    OtlpReceiver();
    ~OtlpReceiver() override; ///< stops the receiver

    Result<quint16> start(quint16 port, const TelemetryHandler &handler, const TelemetryLimits &limits = {}) override;
    void stop() override;

private:
    class Server;

    std::unique_ptr<Server> m_server;
};

} // namespace outcrop
