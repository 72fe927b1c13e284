// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/exitcode.h"
#include "core/exchange/callfailure.h"

namespace outcrop {

/// Returns the exit code for a failed provider call.
inline ExitCode failureCode(const CallFailure &failure)
{
    if (failure.kind == FailureKind::Canceled)
        return ExitCode::Interrupted;
    return failure.kind == FailureKind::NoKey ? ExitCode::Keys : ExitCode::Provider;
}

} // namespace outcrop
