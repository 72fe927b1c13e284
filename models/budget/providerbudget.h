// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/requesttokens.h"
#include "core/tokens/budget.h"
#include "core/tokens/cacheplan.h"

#include <QDateTime>

namespace outcrop {

/// One provider's request in tokens and money, as the Budget dock shows it; or why there is none.
struct ProviderBudget {
    QString provider;
    QString model = {};
    QString counter = {}; ///< who counted
    RequestTokens tokens = {};
    Budget budget = {};
    CachePlan plan = {};
    SessionCost session = {};
    ModelPrice price = {};
    int cut = 0;        ///< passages that went so that the request fits
    QString error = {}; ///< the request could not be rendered, or not counted
};

/// How long a document was when it was saved.
struct SizePoint {
    QDateTime at;
    TokenCount tokens;

    friend bool operator==(const SizePoint &, const SizePoint &) = default;
};

} // namespace outcrop
