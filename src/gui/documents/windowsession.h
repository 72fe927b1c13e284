// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/windowsettings.h"

namespace outcrop {

class DocumentTabs;

/// Returns the open documents in tab order, the current one, and the position in each. Documents without a file are left to crash recovery.
WorkspaceSession sessionOf(const DocumentTabs &tabs);

/// Opens the documents of the session that still exist.
void restore(const WorkspaceSession &session, DocumentTabs &tabs);

} // namespace outcrop
