// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/http/httptransport.h"

#include "adapters/http/httpmessages.h"
#include "adapters/http/httpmodule.h"
#include "adapters/http/httpoutcome.h"
#include "adapters/modules/programmodule.h"
#include "core/base/weborigin.h"

namespace outcrop {
namespace {

const char *const moduleName = "outcrop-http";

bool isLocalHost(const QUrl &url)
{
    const Result<WebOrigin> origin = WebOrigin::of(url);
    return origin && origin->isLoopback();
}

/// Returns the fault of a call that Qt ended. Also corrects `wasSent`, because some errors occur before the request is sent.
HttpFault replyFault(HttpModuleResult &ended)
{
    const auto error = static_cast<QNetworkReply::NetworkError>(ended.error);
    HttpResult &result = ended.result;
    result.wasSent = result.head.status != 0 || (result.wasSent && mayHaveBeenSent(error));
    if (isConnectionClosed(error) && isComplete(result.head, ended.receivedBytes))
        return {};
    return toHttpFault(error, result, ended.certificateErrors);
}

HttpFault faultOf(HttpModuleResult &ended, const HttpLimits &limits)
{
    switch (ended.end) {
    case HttpEnd::Finished:
        return replyFault(ended);
    case HttpEnd::Canceled:
        return {HttpOutcome::Canceled, httpmessages::stopped()};
    case HttpEnd::TooSlow:
        return {HttpOutcome::TimedOut, httpmessages::responseTooSlow(formatDuration(ended.limit))};
    case HttpEnd::NoData:
        return {HttpOutcome::TimedOut, httpmessages::noDataReceived(formatDuration(ended.limit))};
    case HttpEnd::NoConnection:
        return {HttpOutcome::Unreachable, httpmessages::noConnection(formatDuration(ended.limit))};
    case HttpEnd::TooLarge:
        return {HttpOutcome::TooLarge, httpmessages::responseTooLong(limits.bytes / (1024 * 1024))};
    case HttpEnd::ListenerStopped:
        return {HttpOutcome::ListenerStopped, {}};
    }
    Q_UNREACHABLE();
}

} // namespace

HttpResult HttpTransport::send(const HttpRequest &request, const HttpListener &listener, const std::stop_token &stop) const
{
    if (stop.stop_requested())
        return {HttpOutcome::Canceled, httpmessages::stopped()};
    static const auto sendHttp = moduleFunction(outcropSendHttp, moduleName, "outcropSendHttp");
    if (!sendHttp)
        return {HttpOutcome::Unreachable, httpmessages::moduleMissing(moduleFile(moduleName))};
    HttpModuleResult ended;
    sendHttp({request, m_network, listener, stop, isLocalHost(request.url)}, ended);
    const HttpFault fault = faultOf(ended, m_network.limits);
    ended.result.outcome = fault.outcome;
    ended.result.reason = fault.reason;
    return ended.result;
}

} // namespace outcrop
