// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/ratify.h"

namespace outcrop {

// Keeps the log in step with Undo and Redo of an accepted change. The caller has restored or written the file. Both functions block on disk access.

/// Logs that the change of an accepted suggestion was undone, so that the suggestion is open again. NotAllowed if the suggestion is not accepted.
Result<Decision> undoAcceptance(Store &store, RecordId suggestion, const Decider &decider);

/// Logs an undone acceptance again, with the verdict, hunks, commit and details of `undone`. NotAllowed if the suggestion is not open.
Result<Decision> redoAcceptance(Store &store, const Decision &undone, const Decider &decider);

} // namespace outcrop
