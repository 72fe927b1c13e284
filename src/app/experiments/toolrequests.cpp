// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/toolrequests.h"

#include "app/send/sendmessages.h"
#include "app/send/toolresults.h"

#include <algorithm>

namespace outcrop {
namespace {

bool hasReplies(const LoadedExperiment &loadedExperiment)
{
    return !loadedExperiment.setup.tools.replies.isEmpty()
        || std::any_of(loadedExperiment.cases.begin(), loadedExperiment.cases.end(), [](const ExperimentCase &one) { return !one.toolReplies.isEmpty(); });
}

/// Returns the length of the longest fixed reply in bytes, which is at least its number of tokens.
qint64 longestReply(const LoadedExperiment &loadedExperiment)
{
    qint64 longest = 0;
    for (const ExperimentCase &one : loadedExperiment.cases) {
        longest = std::max(longest, one.toolReplies.longestReply());
        for (const ToolReply &reply : loadedExperiment.setup.tools.replies.replies)
            longest = std::max<qint64>(longest, expandPlaceholders(reply.content, one.fields).toUtf8().size());
    }
    return longest;
}

/// Returns the model that simulates tool results, with the longest instructions of all cases.
ToolModel longestInstructions(const LoadedExperiment &loadedExperiment)
{
    ToolModel toolModel = *loadedExperiment.setup.tools.replies.model;
    QString longest;
    for (const ExperimentCase &one : loadedExperiment.cases) {
        const QString text = expandPlaceholders(toolModel.instructions, one.fields);
        longest = text.size() > longest.size() ? text : longest;
    }
    toolModel.instructions = longest;
    return toolModel;
}

qint64 responseLimit(const RenderedRequest &request)
{
    return request.figures ? request.figures->responseLimit.value_or(0) : 0;
}

/// Returns the request for the tool with the longest definition.
Result<RenderedRequest> longestToolRequest(const OpenedWorkspace &opened, const LoadedExperiment &loadedExperiment, const QList<ToolDefinition> &tools)
{
    const ToolModel toolModel = longestInstructions(loadedExperiment);
    const ToolDefinition &tool = longestTool(toolModel, tools);
    return toolModelRequest(opened, toolModel, tool, {{}, tool.name, Json::object()});
}

} // namespace

Result<std::optional<RenderedRequest>> addToolRequests(
    SendPlan &plan, const OpenedWorkspace &opened, const LoadedExperiment &loadedExperiment, const ToolTrials &trials, const CallOptions &options)
{
    const ExperimentTools &setup = loadedExperiment.setup.tools;
    if (trials.tools.isEmpty() || trials.remainingCount == 0 || !hasReplies(loadedExperiment))
        return std::optional<RenderedRequest>();
    std::optional<RenderedRequest> toolRequest;
    qint64 reply = longestReply(loadedExperiment);
    if (setup.replies.model) {
        const Result<RenderedRequest> request = longestToolRequest(opened, loadedExperiment, trials.tools);
        if (!request)
            return request.error();
        if (request->url.isEmpty())
            return Error{ErrorCode::NotAllowed, sendmessages::toolModelManual(setup.replies.model->provider), setup.replies.model->location};
        toolRequest = *request;
        reply = std::max(reply, responseLimit(*toolRequest));
        addChainRequests(plan, {*toolRequest}, RequestCause::ToolReply, options,
            trials.remainingCount * maxToolModelCalls(setup.replies, trials.tools, setup.rounds), sendmessages::onlyForCallsWithoutReply(),
            responseLimit(trials.request));
    }
    const qint64 added = setup.rounds * (responseLimit(trials.request) + trials.tools.size() * reply);
    addChainRequests(plan, {trials.request}, RequestCause::ToolRound, options, trials.remainingCount * setup.rounds, sendmessages::onlyForToolCalls(), added);
    return toolRequest;
}

} // namespace outcrop
