// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/summaryjob.h"

#include "app/send/sendmessages.h"

namespace outcrop {
namespace {

const QString summaryInstruction =
    QStringLiteral("Summarize the conversation below so that it can continue without its full text. Keep every "
                   "decision, number, name and open question; leave out courtesies. "
                   "Write plain paragraphs in the conversation's language, and nothing before or after them.\n\n");

QString transcript(const QList<Message> &messages)
{
    QString text;
    for (const Message &message : messages) {
        text += QStringLiteral("## %1\n\n%2\n\n").arg(roleName(message.role), message.content.text());
        for (const ToolCall &call : message.toolCalls)
            text += QStringLiteral("calls `%1` with %2\n\n").arg(call.name, QString::fromStdString(call.arguments.dump()));
    }
    return text;
}

} // namespace

SendJob summaryJob(const SendPreview &preview)
{
    SendJob job;
    job.render.isBare = true;
    job.call = preview.job.call;
    job.isForced = preview.job.isForced;
    job.session = preview.location.session;
    job.continuesPhase = false;
    job.retryReason = sendmessages::conversationTooLong();
    job.render.provider = preview.job.render.provider;
    job.render.model = preview.job.render.model;
    job.render.selection.phase = preview.location.phase + QStringLiteral("-summary");
    job.render.selection.request = summaryInstruction + transcript(preview.messagesToSummarize);
    return job;
}

} // namespace outcrop
