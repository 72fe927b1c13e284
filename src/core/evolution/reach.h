// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/evolution.h"

namespace outcrop {

/// How a layer can still be had in this workspace that is sent in the scope of its name only, in sentences for people: by a search where the documents
/// are searched, and by the scope where a profile has it. Where none has, what is to be done so that it is sent. `word` is the scope as a command line
/// takes it.
QString waysToReach(const EvolutionInput &input, const QString &scope, const QString &word);

} // namespace outcrop
