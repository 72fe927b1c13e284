// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/windowsettings.h"

namespace outcrop {

class DocumentTabs;

/// Returns the open documents in tab order, the current document and the view states. Omits documents without a file, which crash recovery restores.
WorkspaceSession sessionOf(const DocumentTabs &tabs);

/// Opens the existing documents of the session, restores their view states and selects the session's current document.
void openSessionDocuments(const WorkspaceSession &session, DocumentTabs &tabs);

} // namespace outcrop
