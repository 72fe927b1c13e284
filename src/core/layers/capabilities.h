// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace outcrop {

/// The hard limits of one model at one provider, as far as composing a prompt needs them (ADR-0009, ProviderCapabilities). Nothing is unknown or
/// unlimited. What a provider's API accepts is the adapter's business, not this one's.
struct ProviderCapabilities {
    QString provider;
    QString model;
    std::optional<int> maxContextTokens;
    std::optional<int> maxOutputTokens;
    std::optional<double> minTemperature;
    std::optional<double> maxTemperature;
};

} // namespace outcrop
