// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/providers/callsettings.h"
#include "core/exchange/callfailure.h"
#include "core/exchange/providerresponse.h"
#include "tests/support/faultserver.h"

namespace outcrop::testing {

class Certificates;

/// A failure of a provider, the network or a gateway, and the expected result of a call.
struct Fault {
    QString name;
    FaultServer::Script script;
    std::optional<FailureKind> kind = {}; ///< expected failure; nullopt if the call succeeds
    int attempts = 1;                     ///< requests received by the server and shown in the log
    QString text = {};                    ///< response text received before the failure
    bool isStream = false;
    QString provider = QStringLiteral("anthropic");
    bool mayLoseText = false;             ///< a connection reset can discard data sent before it
    QList<std::chrono::milliseconds> waits = {}; ///< the delay before each further attempt; if empty, the delays of the policy
    std::function<void(QString &url, CallSettings &settings)> adjustCall = {}; ///< changes to the default settings of the call
    std::optional<TlsIdentity> identity = {};
    int received = -1; ///< number of received requests if it differs from `attempts`, such as with a proxy; -1 if it is equal
};

QList<Fault> connectionFaults(const Certificates &certificates);
QList<Fault> replyFaults();
QList<Fault> statusFaults();
QList<Fault> bodyFaults();
QList<Fault> streamFaults();

/// Returns an Anthropic API response.
QByteArray message(const QByteArray &text);

/// Return events of an Anthropic API stream.
QByteArray event(const QByteArray &name, const QByteArray &data);
QByteArray streamBegin();
QByteArray streamText(const QByteArray &text);
QByteArray streamEnd();

/// Returns the start of an OpenAI Responses API stream.
QByteArray responseBegin();

/// Returns a script that reads the request, writes `bytes` and closes the connection normally.
FaultServer::Script respondWith(const QByteArray &bytes);
/// Returns the script of respondWith(), except that the connection stays open.
FaultServer::Script respondAndKeepOpen(const QByteArray &bytes);

} // namespace outcrop::testing
