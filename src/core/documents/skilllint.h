// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

namespace outcrop {

/// Checks the rules of the Agent Skills specification other than the limits of individual fields: the skill's name is the
/// name of its folder (`skill-name-folder`), and its body has at most 500 lines (`skill-body-long`, a note).
Diagnostics lintSkill(const Document &skill);

} // namespace outcrop
