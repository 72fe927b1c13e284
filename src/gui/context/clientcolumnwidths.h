// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTreeView;

namespace outcrop {

/// Shows all columns of the list of clients (ContextClientsModel). If the list is narrow, only names and losses without a number, such as
/// `in other folders`, are elided; tooltips explain them.
void fitClientColumns(QTreeView &clients);

} // namespace outcrop
