// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/portability/validation.h"

#include <stop_token>

namespace outcrop {

/// How much is tried: only what a file says, or also what it renders to and what was answered (recorded in the workspace).
enum class PortabilityDepth { Reading, Everything };

/// The portability report of a workspace that is being edited. A value: with() gives the next state's, and only agents that changed are read
/// again. Renders and recordings are checked every time, since any document may change them.
class LivePortability
{
public:
    /// Pure, safe on any thread. `stop` ends it soon; what was not tried by then is NotRun.
    LivePortability with(const OpenedWorkspace &opened, PortabilityDepth depth, const std::stop_token &stop = {}) const;

    const PortabilityReport &report() const { return m_report; }

private:
    LibraryValidation m_reading;
    DocumentPtr m_tests; ///< the workspace's own criteria, as m_reading knows them
    PortabilityReport m_report;
};

} // namespace outcrop
