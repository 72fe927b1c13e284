// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rules/checkrules.h"
#include "core/rules/ruleexamples.h"
#include "models/rules/injectiontable.h"

#include <stop_token>

namespace outcrop {

/// Returns the rules of each prompt type and their tokens, counted for a model; empty after a stop request. Thread-safe.
QList<ShownInjection> injectionsOf(const OpenedWorkspace &opened, const QString &provider, const QString &model, const std::stop_token &stop = {});

/// The report of a check with the workspace and the text that were checked.
struct FinishedCheck {
    RuleReport report;
    std::shared_ptr<const OpenedWorkspace> workspace;
    CheckedText text;
};

/// Returns the report in English, for programs. Checks the text again, but keeps the judgments of a model, which cost money. Call on a worker thread.
RuleReport reportInEnglish(const FinishedCheck &check);

} // namespace outcrop
