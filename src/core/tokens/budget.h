// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/tokens/tokencount.h"

#include <QList>

#include <optional>

namespace outcrop {

/// The areas that share a model's context window. Source: ADR-PROJ010-003, section 3, "Context window".
enum class BudgetArea { Output, System, Tools, History };

inline constexpr int budgetAreaCount = 4;
/// Returns `output`, `system`, `tools` or `history`.
QString budgetAreaName(BudgetArea area);
/// Returns the area for display.
QString budgetAreaText(BudgetArea area);

/// An adapter's shares of the context window in percent: `rendering.context_window.shares`.
struct BudgetShares {
    std::optional<int> percent[budgetAreaCount];
    bool truncatesSystem = false; ///< `system_over: truncate`: whether a system prompt that exceeds its share is truncated; otherwise it is only reported

    std::optional<int> percentOf(BudgetArea area) const { return percent[static_cast<int>(area)]; }
};

BudgetShares readBudgetShares(const DataNode &contextWindow);

/// The known limits of a request. A limit that is not set does not apply.
struct BudgetLimits {
    std::optional<qint64> window;         ///< context window of the model, for input and output together
    std::optional<qint64> maxOutput;      ///< maximum output of the model
    std::optional<qint64> maxInput;       ///< maximum input of the model, if published
    std::optional<qint64> requestMaxOutput;   ///< maximum number of response tokens in the request: from the profile, or the API's default
    std::optional<qint64> profileMaxInput;    ///< the profile's max_input_tokens
    std::optional<qint64> serverWindow = {};  ///< tokens that the server reads by default, if the request does not set its window; it silently drops the beginning of the prompt
};

/// The tokens used in an area, and its share.
struct BudgetLine {
    BudgetArea area = BudgetArea::Output;
    TokenCount used;              ///< tokens in use; for the output, the reserve
    std::optional<qint64> share;  ///< in tokens; nullopt if there is no share

    bool isOver() const { return share && used.tokens > *share; }
};

/// The tokens of a request compared with its model's limits.
struct Budget {
    BudgetLimits limits;
    qint64 reserve = 0;               ///< tokens reserved for the response
    std::optional<qint64> inputLimit; ///< maximum number of input tokens; nullopt if unknown
    QString inputLimitReason;         ///< for display: `the profile's max_input_tokens`
    TokenCount input;                 ///< tokens of the request
    QList<BudgetLine> lines;          ///< one per area, in the order of BudgetArea
    QString droppedParts = {};        ///< for display: the parts that the server drops, `Soul, Hard rules and 3 more`; empty if it drops none or only parts without a name

    bool isOver() const { return inputLimit && input.tokens > *inputLimit; }
    /// Returns the number of tokens above the input limit; 0 if the request is not too long.
    qint64 excess() const;
    /// Returns the context window that the server uses: that of the model, or a smaller one that the server reads by default.
    std::optional<qint64> usedWindow() const;
    /// Returns the maximum number of input tokens that the model receives: the input limit, or a smaller number that the server reads by default.
    std::optional<qint64> readableInput() const;
    /// Returns the number of tokens that can be added, negative if the request is too long for the model or the server. Returns nullopt if no limit is known.
    std::optional<qint64> remaining() const;
    /// Returns the number of tokens that the server drops without an error. No part is removed for this limit, because the server's settings may differ.
    qint64 droppedByServer() const;
};

/// Computes the reserve and the input limit. The reserve is the limit in the request, or else the output's share of the window, but at most the
/// model's maximum output. The limit is the minimum of the profile's limit, the model's limit, and the window without the reserve.
Budget inputBudget(const BudgetLimits &limits, const BudgetShares &shares);

/// Adds the used tokens to a budget. `system`, `tools` and `history` are parts of `input`.
Budget budgetWithUsage(Budget budget, const BudgetShares &shares, const TokenCount &input, const TokenCount &system,
    const TokenCount &tools, const TokenCount &history);

} // namespace outcrop
