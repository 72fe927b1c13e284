// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/adapters/search/typesensefilter.h"

#include <variant>

namespace outcrop::testing {

/// Returns the results of one search in multi_search, or the error if the documentation does not allow the search.
std::variant<Json, TypesenseProblem> answerSearch(const Json &search, const TypesenseCollection &collection);

/// Returns the properties that `include_fields` names; all if it is empty.
Json selectFields(const Json &document, const QString &names);

} // namespace outcrop::testing
