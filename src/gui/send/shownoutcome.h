// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/parseresponse.h"
#include "app/send/sendprompt.h"
#include "models/response/shownresponse.h"

namespace outcrop {

/// Returns the response of a sent turn for display. Locates the data in the text, which is slow: call on a worker thread.
ShownResponse shownOutcome(const ResponseContract &contract, const SendOutcome &outcome);

/// Returns the predicted and reported cache use of a sent turn; nullopt if none was predicted or the call failed. Reads the session's files: call on a
/// worker thread.
std::optional<ShownCache> shownCache(const OpenedWorkspace &opened, const SendOutcome &outcome);

/// Returns a response without a call for display. Call on a worker thread.
ShownResponse shownText(const ResponseContract &contract, const QString &text);

/// Returns the expected form of the response to a job; empty if the job cannot be rendered.
ResponseContract contractOfJob(const OpenedWorkspace &opened, const RenderJob &job);

} // namespace outcrop
