// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace outcrop {

// These functions format an error for the user of the window and of the command line: the message, then the action to take. If the message states no action,
// the error's code and file determine it. tst_errortexts fails on an interface that shows `toString(error)` or `error.message` instead.

/// Returns the error as sentences, without its location, for a view that names the file. If the only action is to correct the file, that sentence
/// contains the location. Empty if the error has no message.
QString explainError(const Error &error);

/// Returns the error as sentences after its location, `file:line:column: `, for a view that does not name the file.
QString explainErrorAt(const Error &error);

/// Returns the error with the action in its message, for the lines of the command line. A message that states an action is unchanged.
Error withAction(const Error &error);

} // namespace outcrop
