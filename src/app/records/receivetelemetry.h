// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/importinteractions.h"

#include <functional>
#include <stop_token>

namespace outcrop {

/// The counts of a receiver so far.
struct ReceiveReport {
    qint64 requests = 0;   ///< export requests received
    qint64 classifiedCount = 0; ///< interactions that were classified after they were stored
    ImportReport stored = {};
};

struct ReceiveJob {
    quint16 port = 4318; ///< 0: a free port
    QString source = QStringLiteral("otlp"); ///< value of the field `source` of the interactions
};

/// Receives progress: the port once the receiver listens, then the report after each export. `listening` is called on the calling thread, `stored` on a thread
/// of the receiver, and `failed` on the thread that classifies.
struct ReceiveListener {
    std::function<void(quint16)> listening = {};
    std::function<void(const ReceiveReport &)> stored = {};
    std::function<void(const Error &)> failed = {}; ///< a classification failure; the classification is retried with the next export
};

/// Receives OTLP/HTTP on 127.0.0.1 until a stop is requested. Model calls are redacted and stored before an export is acknowledged, and classified on another thread
/// afterward. Calls that an earlier run left unclassified are classified first. Other spans are counted. Blocks. Errors: NotAllowed if the port is in use; Invalid if the
/// workspace's rules cannot be read.
Result<ReceiveReport> receiveTelemetry(Store &store, const ReceiveJob &job, const InteractionPreprocessor &preprocessor, const Taxonomy &taxonomy,
    const std::stop_token &stop, const ReceiveListener &listener = {});

} // namespace outcrop
