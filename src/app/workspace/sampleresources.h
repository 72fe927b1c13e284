// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// Registers the resources of the sample workspace (:/sample), its records (:/sample-records) and the starter workspace (:/starter). Resources of a static
/// library must be registered explicitly.
void registerSampleResources();

} // namespace outcrop
