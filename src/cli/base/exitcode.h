// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// The exit status of a command. The numbers are a contract with scripts (see formats).
enum class ExitCode {
    Done = 0,
    Findings = 1,      ///< findings, failed criteria or a rejected response
    Usage = 2,         ///< the command line could not be understood, or names something that does not exist
    Input = 3,         ///< something could not be read, written or used; the message says where
    Provider = 4,      ///< a provider or the network failed
    Keys = 5,          ///< the key store is unavailable, or a key is missing
    Defect = 70,       ///< a defect in the program
    Interrupted = 130, ///< stopped by the user, as shells number it; nothing is half-written
};

} // namespace outcrop
