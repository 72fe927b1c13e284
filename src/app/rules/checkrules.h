// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/rules/ruleengine.h"

namespace outcrop {

/// What to check, and by which rules.
struct RuleJob {
    QStringList paths = {};      ///< files and folders, absolute
    QList<CheckedText> texts = {}; ///< besides: answers
    QStringList rules = {};      ///< ids; none: all
    QStringList domains = {};    ///< none: all
    QString coverageFile = {};   ///< absolute; of Cobertura or lcov
    AskModel ask = {};           ///< answers llm_check; empty: these are not run
};

/// The workspace's rules that a job asks for, one at least. Fails where there is no file of rules or nothing is left of them (NotFound), where the file
/// holds none that can be read (Invalid), or where the job names what there is not (NotFound).
Result<QList<Rule>> rulesOf(const OpenedWorkspace &opened, const RuleJob &job);

/// Reads the files and applies the rules, on all cores. Folders give their texts and source files, without hidden folders and links; a file that cannot be
/// read, or is larger than 16 MiB, is in `unreadable`. Fails where a path or the coverage report is not there.
Result<RuleReport> checkRules(const OpenedWorkspace &opened, const RuleJob &job);

} // namespace outcrop
