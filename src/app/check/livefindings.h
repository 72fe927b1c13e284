// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/check/checkfolder.h"

namespace outcrop {

/// The depth of a check. A quick check does not run the portability criteria, which render every agent, and reuses their findings from the last full check.
enum class CheckDepth { Quick, Full };

/// The findings of `check` for a workspace that is being edited: the only source of findings for the window and the language server. A value type with caches. Use each
/// value with one workspace.
class LiveFindings
{
public:
    /// `quick` selects the checks of a quick update. A full update runs all checks.
    explicit LiveFindings(const CheckScope &quickCheck) : m_quickScope(quickCheck) { }

    /// Updates the findings to a state of the workspace. After `stop`, the findings of a full check are incomplete: discard the value.
    void update(const OpenedWorkspace &opened, CheckDepth depth, const std::stop_token &stop = {});

    /// Returns the findings, sorted by file and location. After a full update, these are the findings of `check`.
    const Diagnostics &diagnostics() const { return m_diagnostics; }

private:
    CheckScope m_quickScope;
    CheckCache m_cache;
    Diagnostics m_fullOnlyFindings; ///< findings of the last full check that a quick check does not have
    Diagnostics m_diagnostics;
};

} // namespace outcrop
