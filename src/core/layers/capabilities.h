// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace outcrop {

/// The limits of a model at a provider, as far as composition needs them. nullopt means unknown or unlimited. The features of a provider's API
/// are in its adapter. Source: ADR-0009, ProviderCapabilities.
struct ProviderCapabilities {
    QString provider;
    QString model;
    std::optional<int> maxContextTokens;
    std::optional<int> maxOutputTokens;
    std::optional<double> minTemperature;
    std::optional<double> maxTemperature;
};

} // namespace outcrop
