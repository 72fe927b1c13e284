// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completion.h"
#include "core/documents/fieldedit.h"

#include <functional>

namespace outcrop {

/// Returns the names of a kind that a field can contain, from the whole workspace. Kinds are those of FieldSpec::names.
using FieldNames = std::function<QList<Candidate>(const QString &what, const QString &file, const FieldPath &path)>;

} // namespace outcrop
