// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/toolmodeljob.h"

#include "app/send/sendmessages.h"
#include "app/send/toolresults.h"

namespace outcrop {

SendJob toolModelJob(const SendPreview &preview, const ToolDefinition &tool, const ToolCall &call)
{
    const ToolModel &toolModel = *preview.job.toolReplies.model;
    SendJob job;
    job.render.isBare = true;
    job.call = preview.job.call;
    job.isForced = preview.job.isForced;
    job.session = preview.location.session;
    job.iteration = preview.location.iteration;
    job.retryReason = sendmessages::toolSimulated(tool.name);
    job.render.provider = toolModel.provider;
    job.render.model = toolModel.model;
    job.render.selection.phase = preview.location.phase + QStringLiteral("-tools");
    job.render.selection.request = toolModelPrompt(toolModel, tool, call);
    return job;
}

} // namespace outcrop
