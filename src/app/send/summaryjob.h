// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/sendprompt.h"

namespace outcrop {

/// Returns the job that summarizes the messages that do not fit: a separate call in the same session, to the same provider. Its files are in a separate
/// phase.
SendJob summaryJob(const SendPreview &preview);

} // namespace outcrop
