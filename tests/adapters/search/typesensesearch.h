// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/adapters/search/typesensefilter.h"

#include <variant>

namespace outcrop::testing {

/// Answers one search of multi_search, or says what the documentation forbids about it.
std::variant<Json, TypesenseProblem> answerSearch(const Json &search, const TypesenseCollection &collection);

/// The properties that `include_fields` names; all where it names none.
Json onlyFields(const Json &document, const QString &names);

} // namespace outcrop::testing
