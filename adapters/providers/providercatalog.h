// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

#include <QList>

namespace outcrop {

/// Returns the adapters that are not active until they are copied into a workspace, and the wire formats that only they use. The paths are relative to a
/// workspace. The comments at the beginning of an adapter list its sources and which facts were verified.
QList<DocumentPtr> catalogProviders();

} // namespace outcrop
