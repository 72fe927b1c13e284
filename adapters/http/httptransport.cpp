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
HttpFault replyFault(HttpModuleResult &moduleResult)
{
    const auto error = static_cast<QNetworkReply::NetworkError>(moduleResult.error);
    HttpResult &result = moduleResult.result;
    result.wasSent = result.head.status != 0 || (result.wasSent && mayHaveBeenSent(error));
    if (isConnectionClosed(error) && isComplete(result.head, moduleResult.receivedBytes))
        return {};
    return toHttpFault(error, result, moduleResult.certificateErrors);
}

HttpFault faultOf(HttpModuleResult &moduleResult, const HttpLimits &limits)
{
    switch (moduleResult.end) {
    case HttpEnd::Finished:
        return replyFault(moduleResult);
    case HttpEnd::Canceled:
        return {HttpOutcome::Canceled, httpmessages::stopped()};
    case HttpEnd::TooSlow:
        return {HttpOutcome::TimedOut, httpmessages::responseTooSlow(formatDuration(moduleResult.limit))};
    case HttpEnd::NoData:
        return {HttpOutcome::TimedOut, httpmessages::noDataReceived(formatDuration(moduleResult.limit))};
    case HttpEnd::NoConnection:
        return {HttpOutcome::Unreachable, httpmessages::noConnection(formatDuration(moduleResult.limit))};
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
    HttpModuleResult moduleResult;
    sendHttp({request, m_network, listener, stop, isLocalHost(request.url)}, moduleResult);
    const HttpFault fault = faultOf(moduleResult, m_network.limits);
    moduleResult.result.outcome = fault.outcome;
    moduleResult.result.reason = fault.reason;
    return moduleResult.result;
}

} // namespace outcrop
