// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sendprompt.h"
#include "models/response/shownresponse.h"

namespace outcrop {

/// What the Response dock shows of a send; without a preview, as of a replay, nothing is known of what was asked for. Looks the data up in the text
/// once more, so call it on a worker thread.
ShownResponse shownOutcome(const SendPreview *preview, const SendOutcome &outcome);

/// An answer that was brought by hand and belongs to no turn: read as one to this request would be, where there is a request.
ShownResponse shownText(const std::shared_ptr<const OpenedWorkspace> &opened, const std::optional<RenderJob> &job, const QString &text);

} // namespace outcrop
