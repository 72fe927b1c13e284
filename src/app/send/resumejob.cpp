// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/sendprompt.h"

namespace outcrop {
namespace {

Error nothing(const QString &message)
{
    return {ErrorCode::NotFound, message, {}};
}

/// The job as the phase's conversation tells it, for its last provider.
SendJob jobOf(const Session &session, const SessionPhase &phase, const TurnRecord &last)
{
    SendJob job;
    const Json selection = phase.conversation.selection();
    job.session = session.id;
    job.goesOn = true;
    job.render.bare = selection.is_object() && selection.value("bare", Json()) == Json(true);
    job.render.selection = readSelection(selection);
    if (job.render.selection.phase.isEmpty())
        job.render.selection.phase = phaseOfStem(phase.place.phase);
    job.render.provider = last.provider;
    job.render.model = last.model;
    return job;
}

} // namespace

Result<SendJob> resumeJob(const OpenedWorkspace &opened, const QString &session, const QString &request, const QString &requestFile)
{
    const std::optional<Session> found = sessionOf(opened.workspace(), session);
    const SessionPhase *phase = found ? found->latest() : nullptr;
    if (!phase || phase->isEmpty())
        return nothing(found ? QStringLiteral("The session `%1` has no turn to go on from.").arg(session) : QStringLiteral("There is no session `%1`.").arg(session));
    const TurnRecord &last = phase->turns.last();
    SendJob job = jobOf(*found, *phase, last);
    job.render.selection.request = request;
    job.render.selection.requestFile = requestFile;
    if (request.isEmpty() && last.state != TurnState::Answered)
        job.render.selection.request = last.request;
    if (job.render.selection.request.isEmpty())
        return nothing(QStringLiteral("The last turn of `%1` is answered. Say what to ask next.").arg(session));
    return job;
}

} // namespace outcrop
