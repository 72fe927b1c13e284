// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/evolution.h"

namespace outcrop {

/// How to get a layer into a prompt that is sent in one scope only.
struct ScopeAccess {
    QString options = {}; ///< of a command line, such as `--profile field --scope notes`; empty where no profile has the scope yet
    QString sentence;     ///< for people: those options, a search where the documents are searched, and what to do where no profile has the scope
};

/// `word` is the scope as a command line takes it.
ScopeAccess scopeAccess(const EvolutionInput &input, const QString &scope, const QString &word);

} // namespace outcrop
