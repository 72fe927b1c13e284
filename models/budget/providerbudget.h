// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/budgetreport.h"

#include <QDateTime>

namespace outcrop {

/// One provider's request in tokens and money; or why there is none.
struct ProviderBudget : BudgetReport {
    QString error = {}; ///< the request could not be rendered, or not counted
};

/// How long a document was when it was saved.
struct SizePoint {
    QDateTime at;
    TokenCount tokens;

    friend bool operator==(const SizePoint &, const SizePoint &) = default;
};

} // namespace outcrop
