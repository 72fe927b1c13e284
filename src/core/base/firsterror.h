// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/result.h"

#include <algorithm>
#include <optional>

namespace outcrop {

/// The first error among findings, which warnings may stand before; nothing where there is none.
inline std::optional<Diagnostic> firstError(const Diagnostics &diagnostics)
{
    const auto error = std::find_if(diagnostics.begin(), diagnostics.end(), [](const Diagnostic &found) { return found.severity == Severity::Error; });
    return error == diagnostics.end() ? std::nullopt : std::optional(*error);
}

/// A finding as a failure: Invalid, in its words and at its place.
inline Error asError(const Diagnostic &found)
{
    return {ErrorCode::Invalid, found.message, found.location};
}

} // namespace outcrop
