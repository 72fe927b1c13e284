// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// The exit status of a command. Scripts rely on these numbers, so they must not change.
enum class ExitCode {
    Done = 0,
    Findings = 1,       ///< findings, failed criteria or a rejected response
    Usage = 2,          ///< the command line is malformed or names an item that does not exist
    Input = 3,          ///< an input or output could not be read, written or used; the message names it
    Provider = 4,       ///< a provider or the network failed
    Keys = 5,           ///< the key store is unavailable, or a key is missing
    InternalError = 70, ///< an unexpected failure, a bug in Outcrop
    Interrupted = 130,  ///< stopped by the user; the same number as in shells. No files are incomplete
};

} // namespace outcrop
