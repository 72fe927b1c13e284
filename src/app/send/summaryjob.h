// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/sendprompt.h"

namespace outcrop {

/// The call that summarises what a prompt has no room for: a separate one, in the same session and for the same provider; its files stay beside the
/// phase's.
SendJob summaryJob(const SendPreview &preview);

} // namespace outcrop
