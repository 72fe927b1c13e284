// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/documents/fieldspec.h"

namespace outcrop {

/// Returns a new mapping with valid values for its required fields, so that it has no findings before the user edits it. Its texts differ from those of the
/// other list items in `siblings`. Fields whose values name something else, such as a file, remain empty.
Json newMapping(const FieldSpec &mapping, const Json &siblings = {});

} // namespace outcrop
