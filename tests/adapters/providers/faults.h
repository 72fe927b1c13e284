// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/providers/callsettings.h"
#include "core/exchange/answer.h"
#include "core/exchange/callfailure.h"
#include "tests/support/faultserver.h"

namespace outcrop::testing {

class Certificates;

/// One way in which a provider, the network between or a gateway can fail, and what is to become of a call.
struct Fault {
    QString name;
    FaultServer::Script script;
    std::optional<FailureKind> kind = {}; ///< nothing: it is answered all the same
    int attempts = 1;                     ///< requests that the server gets and the log shows
    QString text = {};                    ///< of the answer as far as it came
    bool stream = false;
    QString provider = QStringLiteral("anthropic");
    bool mayLoseText = false;             ///< a reset can overtake what was sent before it
    QList<std::chrono::milliseconds> waits = {}; ///< before each further attempt; nothing: from the policy
    std::function<void(QString &url, CallSettings &settings)> arrange = {}; ///< what differs from calling the server quickly
    std::optional<TlsIdentity> identity = {};
    int received = -1; ///< requests at the server where they are none of the provider's, such as a proxy's
};

QList<Fault> connectionFaults(const Certificates &certificates);
QList<Fault> replyFaults();
QList<Fault> statusFaults();
QList<Fault> bodyFaults();
QList<Fault> streamFaults();

/// An answer in the words of Anthropic's API.
QByteArray message(const QByteArray &text);

/// The parts of a stream of that API.
QByteArray event(const QByteArray &name, const QByteArray &data);
QByteArray streamBegin();
QByteArray streamText(const QByteArray &text);
QByteArray streamEnd();

/// How a stream of OpenAI's Responses API begins.
QByteArray responseBegin();

/// A script that reads the request and writes this; then the connection is closed in order.
FaultServer::Script says(const QByteArray &bytes);
/// The same, and the connection stays open.
FaultServer::Script saysAndWaits(const QByteArray &bytes);

} // namespace outcrop::testing
