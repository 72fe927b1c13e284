// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completion.h"
#include "core/documents/fieldedit.h"

#include <functional>

namespace outcrop {

/// Returns the names in the workspace that a field can refer to. `what` is one of the kinds in FieldSpec::names.
using FieldNames = std::function<QList<Candidate>(const QString &what, const QString &file, const FieldPath &path)>;

} // namespace outcrop
