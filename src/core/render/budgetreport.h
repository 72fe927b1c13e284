// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/renderer.h"
#include "core/render/requestfigures.h"

namespace outcrop {

/// The tokens and cost of one provider's request. Shown by the `budget` command and the Budget dock.
struct BudgetReport {
    QString provider;
    QString model = {};
    QString counter = {};      ///< name of the token counter: `o200k_base`, `estimate for Claude 4.7 and later`
    RequestTokens tokens = {}; ///< one count per part, in the provider's reading order
    Budget budget = {};
    CachePlan plan = {};
    ModelPrice price = {};
    SessionCost session = {};
    Ledger removed = {};       ///< parts removed to fit the budget
};

/// Returns the report of a rendered request, or nullopt if it was rendered without a token counter. Cheap, because rendering has counted the
/// tokens. Thread-safe.
std::optional<BudgetReport> budgetReport(const RenderedRequest &request, const Frequency &frequency = {});

Json toJson(const BudgetReport &report);

} // namespace outcrop
