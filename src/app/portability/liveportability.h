// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/portability/validation.h"

#include <stop_token>

namespace outcrop {

/// The extent of the checks: only the agent's file, or also its renders and the responses recorded in the workspace.
enum class PortabilityDepth { FileOnly, Full };

/// The portability report of a workspace that is being edited. An immutable value: with() returns the report of the next state and rereads only changed
/// agents. Renders and recordings are always checked again, since any document can affect them.
class LivePortability
{
public:
    /// Returns the report for this state of the workspace. Thread-safe, without side effects. If `stop` interrupts it, the remaining criteria are NotRun.
    LivePortability with(const OpenedWorkspace &opened, PortabilityDepth depth, const std::stop_token &stop = {}) const;

    const PortabilityReport &report() const { return m_report; }

private:
    LibraryValidation m_library;
    DocumentPtr m_tests; ///< the workspace's criteria that m_library uses
    PortabilityReport m_report;
};

} // namespace outcrop
