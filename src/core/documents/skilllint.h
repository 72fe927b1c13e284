// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

namespace outcrop {

/// Checks the rules of the Agent Skills specification other than the limits of individual fields. The skill's name must be the name of its folder (`skill-name-folder`).
/// Its body may have at most 500 lines (`skill-body-long`, a note).
Diagnostics lintSkill(const Document &skill);

} // namespace outcrop
