// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/tokens/tokencount.h"

#include <QList>

#include <optional>

namespace outcrop {

/// What the tokens of a window are shared out among (ADR-PROJ010-003, section 3, "Context window").
enum class BudgetArea { Output, System, Tools, History };

inline constexpr int budgetAreas = 4;
/// `output`, `system`, `tools`, `history`.
QString budgetAreaName(BudgetArea area);

/// An adapter's shares of the window, in per cent: `rendering.context_window.shares`.
struct BudgetShares {
    std::optional<int> percent[budgetAreas];
    bool cutSystem = false; ///< `system_over: truncate`: a system prompt over its share is cut, otherwise only told of

    std::optional<int> of(BudgetArea area) const { return percent[static_cast<int>(area)]; }
};

BudgetShares readBudgetShares(const DataNode &contextWindow);

/// What is known about how much a request may hold. What is not known limits nothing.
struct BudgetLimits {
    std::optional<qint64> window;         ///< of the model, input and output together
    std::optional<qint64> maxOutput;      ///< of the model
    std::optional<qint64> maxInput;       ///< of the model, where its owner states one
    std::optional<qint64> wantedOutput;   ///< max_output_tokens of the profile
    std::optional<qint64> wantedInput;    ///< max_input_tokens of the profile
};

/// What an area uses of its share.
struct BudgetLine {
    BudgetArea area = BudgetArea::Output;
    TokenCount used;              ///< for the output: what is kept free for it
    std::optional<qint64> share;  ///< tokens

    bool isOver() const { return share && used.tokens > *share; }
};

/// A request against its model's window.
struct Budget {
    BudgetLimits limits;
    qint64 reserve = 0;               ///< kept free for the answer
    std::optional<qint64> inputLimit; ///< the tokens that the request may have at most
    QString inputLimitReason;         ///< for people: `the profile's max_input_tokens`
    TokenCount input;                 ///< the request
    QList<BudgetLine> lines;          ///< one for each area, in their order

    bool isOver() const { return inputLimit && input.tokens > *inputLimit; }
    /// Tokens still free, below zero when there are too many; nothing where no limit is known.
    std::optional<qint64> left() const;
};

/// The reserve is what the profile asks for, else the output's share of the window, and never more than the model gives. The limit is the least of
/// the profile's, the model's, and what the window leaves beside the reserve.
Budget inputBudget(const BudgetLimits &limits, const BudgetShares &shares);

/// The same with what is used: `system` and so on are parts of `input`.
Budget filledBudget(Budget budget, const BudgetShares &shares, const TokenCount &input, const TokenCount &system, const TokenCount &tools,
                    const TokenCount &history);

} // namespace outcrop
