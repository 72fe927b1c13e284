// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/contextcomparison.h"
#include "core/history/promptdiff.h"
#include "core/portability/reportparts.h"
#include "core/render/budgetreport.h"

namespace outcrop {

/// The first byte that differs between two requests, as `render` prints them: a provider's cache cannot be used after it.
struct RequestDifference {
    qint64 byte = 0; ///< offset from 0, in UTF-8 bytes of the later request
    QString file;    ///< source of the text at this byte; empty if the program generated it
    int line = 0;    ///< line in `file`, from 1; 0 if unknown
};

/// One state of a provider's request.
struct ReviewedRequest {
    std::optional<BudgetReport> budget; ///< nullopt if the request cannot be rendered
    QString problem;                    ///< why the request cannot be rendered
    Ledger losses; ///< dropped and truncated parts
};

/// The change to one provider's request.
struct ProviderReview {
    QString provider;
    ReviewedRequest before;
    ReviewedRequest after;
    std::optional<RequestDifference> difference; ///< nullopt if the requests are equal, or one is missing
    Ledger newLosses;
    Ledger fixedLosses;

    bool isSame() const { return !difference && before.problem == after.problem; }
};

/// The effects of a repository change on the requests of providers and clients.
struct FolderReview {
    QString base;   ///< revision as given
    QString head;   ///< revision as given; `now`: the current files
    QString baseId = {}; ///< full commit ID
    QString headId = {}; ///< full commit ID; empty for the current files
    QList<ProviderReview> providers = {};
    ContextComparison clients = {};          ///< only clients that find a file in one of the states
    QString problemBefore = {};              ///< why the prompt cannot be composed at `base`
    QString problemAfter = {};               ///< why the prompt cannot be composed at `head`
    QList<PartDifference> differences = {};  ///< empty if one of the prompts cannot be composed
    QList<ReportedFinding> newFindings = {}; ///< sorted by severity, then location
    QList<ReportedFinding> fixedFindings = {};
    qsizetype unchangedFindings = 0;

    /// Returns whether the prompt, the requests of providers and clients, and the findings are unchanged.
    bool isEmpty() const;
};

} // namespace outcrop
