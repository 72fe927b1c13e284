// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/budgetreport.h"

#include <QDateTime>

namespace outcrop {

/// One provider's request in tokens and cost, or an error.
struct ProviderBudget : BudgetReport {
    QString error = {}; ///< reason why the request could not be rendered or counted
};

/// A recorded size of a document.
struct SizePoint {
    QDateTime time;
    TokenCount tokens;

    friend bool operator==(const SizePoint &, const SizePoint &) = default;
};

} // namespace outcrop
