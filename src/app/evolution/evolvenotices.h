// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/evolve.h"

namespace outcrop {

// Notifications about analysis runs, through the channel in `[evolution] notify_channel`. Without a channel, no notification is sent.

/// Sends the notifications that are due after a run. They are about new suggestions and the first run of a workspace. A summary is due if the last one is a week old.
/// Sends nothing if the run wrote no report. Errors: those of the notifier, the store and `.outcrop/notices.json`.
Status sendDueNotices(const EvolveOutcome &outcome, const OpenedWorkspace &opened, KeyRing &keys);

/// Sends a notification that a run has failed, with the reason.
Status sendFailureNotice(const Error &error, const OpenedWorkspace &opened, KeyRing &keys);

/// Like sendDueNotices(), with a notifier and a store.
Status sendDueNotices(const EvolveOutcome &outcome, const OpenedWorkspace &opened, Store &store, Notifier &notifier);

/// Like sendFailureNotice(), with a notifier.
Status sendFailureNotice(const Error &error, const OpenedWorkspace &opened, Notifier &notifier);

} // namespace outcrop
