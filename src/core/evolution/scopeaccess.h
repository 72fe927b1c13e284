// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/evolution.h"

namespace outcrop {

/// The options that send a layer whose condition is a scope.
struct ScopeAccess {
    QString options = {}; ///< command-line options such as `--profile field --scope notes`; empty if no profile has the scope
    QString sentence;     ///< for display: the options, whether search finds the document, and the remedy if no profile has the scope
};

/// Returns the options for a scope. `word` is the scope as quoted on the command line.
ScopeAccess scopeAccess(const EvolutionInput &input, const QString &scope, const QString &word);

} // namespace outcrop
