// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/windowsettings.h"

namespace outcrop {

class DocumentTabs;

/// The open documents in their order, the one in front, and where each was being read. Documents without a file are
/// the recovery's business.
WorkspaceSession sessionOf(const DocumentTabs &tabs);

/// Opens them again; what is gone is left out.
void restore(const WorkspaceSession &session, DocumentTabs &tabs);

} // namespace outcrop
