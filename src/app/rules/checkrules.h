// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/rules/ruleengine.h"

namespace outcrop {

/// The files to check and the rules to apply.
struct RuleJob {
    QStringList paths = {};        ///< absolute paths of files and folders
    QList<CheckedText> texts = {}; ///< additional texts, such as responses
    QStringList rules = {};      ///< rule IDs; empty: all rules
    QStringList domains = {};    ///< rule domains; empty: all domains
    QString coverageFile = {};   ///< absolute path of a Cobertura or lcov report
    ModelQuery ask = {};           ///< calls the model for llm_check; empty: those rules are not run
    std::stop_token stop = {};     ///< interrupts the check; the remaining texts then have no results
};

/// Returns the rules that a job selects, at least one. NotFound if there is no rules file, a selected rule or domain does not exist, or the selection is
/// empty. Invalid if no rule in the file can be read.
Result<QList<Rule>> rulesOf(const OpenedWorkspace &opened, const RuleJob &job);

/// Reads the files and applies the rules on all cores. In folders, reads text and source files, except hidden ones, links, node_modules and __pycache__. A file
/// that cannot be read, is larger than 16 MiB or is not UTF-8 is in `unreadable`. Errors: those of rulesOf() and readCoverage(), those of reading the coverage
/// report, and NotFound for a missing path.
Result<RuleReport> checkRules(const OpenedWorkspace &opened, const RuleJob &job);

} // namespace outcrop
