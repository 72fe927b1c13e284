// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completion.h"
#include "core/documents/fieldedit.h"

#include <functional>

namespace outcrop {

/// Everything of a workspace that has a kind of name, for a field of a document: what the field can hold. Kinds are those of FieldSpec::names.
using FieldNames = std::function<QList<Candidate>(const QString &what, const QString &file, const FieldPath &path)>;

} // namespace outcrop
