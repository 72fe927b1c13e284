// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/parseresponse.h"
#include "app/send/sendprompt.h"
#include "models/response/shownresponse.h"

namespace outcrop {

/// What the Response dock shows of a send. Looks the data up in the text once more, so call it on a worker thread.
ShownResponse shownOutcome(const ResponseContract &contract, const SendOutcome &outcome);

/// The same of a text without a call.
ShownResponse shownText(const ResponseContract &contract, const QString &text);

/// What the answer to a request would have to be; nothing where it cannot be rendered.
ResponseContract contractOfJob(const OpenedWorkspace &opened, const RenderJob &job);

} // namespace outcrop
