// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

namespace outcrop {

/// What the Agent Skills specification says of a SKILL.md beside the limits of its fields: its name is that of its
/// folder (`skill-name-folder`), and its body has fewer than 500 lines (`skill-body-long`, a note).
Diagnostics lintSkill(const Document &skill);

} // namespace outcrop
