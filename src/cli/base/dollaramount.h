// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/cost.h"

#include <CLI/CLI.hpp>

#include <optional>
#include <string>

namespace outcrop {

/// Returns the exact amount of an argument in dollars, or nullopt if it is empty or not an amount.
std::optional<Cost> dollarAmount(const std::string &argument);

/// Returns a validator that accepts only amounts in dollars.
CLI::Validator dollarAmountValidator();

} // namespace outcrop
