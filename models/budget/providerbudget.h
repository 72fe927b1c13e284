// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/budgetreport.h"

#include <QDateTime>

namespace outcrop {

/// One provider's request in tokens and cost, or an error.
struct ProviderBudget : BudgetReport {
    QString error = {}; ///< why the request could not be rendered or counted
};

/// The size of a document when it was saved.
struct SizePoint {
    QDateTime at;
    TokenCount tokens;

    friend bool operator==(const SizePoint &, const SizePoint &) = default;
};

} // namespace outcrop
