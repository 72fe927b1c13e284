// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httptransport.h"

#include <QStringList>

namespace outcrop {

/// A call to the module `outcrop-http`, which uses Qt Network. The referenced objects must exist until the call returns.
struct HttpModuleCall {
    const HttpRequest &request;
    const HttpSettings &network;
    const HttpListener &listener;
    const std::stop_token &stop;
    bool isLocal = false; ///< whether the server is on this computer, so that no proxy is used
};

/// The reason why a call ended.
enum class HttpEnd {
    Finished,         ///< Qt ended it: with a response, or with HttpModuleResult::error
    Canceled,        ///< stopped by the user
    TooSlow,         ///< the response was incomplete at the time limit
    NoData,          ///< no data arrived within a time limit
    NoConnection,    ///< the request could not be sent within the time limit
    TooLarge,        ///< the response exceeded the limit
    ListenerStopped, ///< the listener stopped reading
};

/// The result of a call. `result` has no outcome or reason: HttpTransport derives them, because a module has no messages.
struct HttpModuleResult {
    HttpResult result = {};
    HttpEnd end = HttpEnd::Finished;
    std::chrono::milliseconds limit{0}; ///< the time limit that was reached
    int error = 0;                      ///< QNetworkReply::NetworkError
    QStringList certificateErrors = {};
    qint64 receivedBytes = 0;                ///< number of bytes of the body
};

/// Runs a call in an event loop of the calling thread and stores its result in `result`. Weak: null if the program does not link the module.
extern "C" [[gnu::weak]] void outcropSendHttp(const HttpModuleCall &call, HttpModuleResult &result);

} // namespace outcrop
