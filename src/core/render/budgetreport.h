// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/renderer.h"
#include "core/render/requestfigures.h"

namespace outcrop {

/// Everything there is to say about the tokens and the cost of one provider's request: what the `budget` command prints and the Budget dock shows.
struct BudgetReport {
    QString provider;
    QString model = {};
    QString counter = {};      ///< who counted: `o200k_base`, `estimate for claude`
    RequestTokens tokens = {}; ///< part by part, in the order in which the provider reads them
    Budget budget = {};
    CachePlan plan = {};
    ModelPrice price = {};
    SessionCost session = {};
    Ledger cut = {};           ///< what went so that the request fits
};

/// Pure, on any thread, and cheap: the render has counted already. Nothing where it was made without a counter.
std::optional<BudgetReport> budgetReport(const RenderedRequest &request, const Frequency &frequency = {});

Json toJson(const BudgetReport &report);

} // namespace outcrop
