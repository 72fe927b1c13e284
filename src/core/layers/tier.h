// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace outcrop {

/// The stability of a layer, from the most stable tier to the tier that changes every turn. Stable tiers are sent first, so that the
/// provider's cache stays valid. Source: ADR-0163, section 1.
enum class Tier { Granite, Bedrock, Sandstone, Topsoil, Weather };

inline constexpr std::array allTiers{Tier::Granite, Tier::Bedrock, Tier::Sandstone, Tier::Topsoil, Tier::Weather};

/// Returns the name in front matter, such as `granite`.
QString tierName(Tier tier);
/// Parses a name, case-insensitively. Returns nullopt if it is not a tier.
std::optional<Tier> tierFromName(const QString &name);
QStringList tierNames();

/// The expected frequency of changes of a layer, from the rarest to the most frequent.
enum class Cadence { Quarterly, Monthly, Weekly, Daily, PerTurn };

/// Returns the name in front matter, such as `per-turn`.
QString cadenceName(Cadence cadence);
std::optional<Cadence> cadenceFromName(const QString &name);
QStringList cadenceNames();
/// Returns the cadence of layers that declare none: quarterly, weekly, monthly, daily and per-turn for the five tiers, from GRANITE to WEATHER.
Cadence defaultCadence(Tier tier);

} // namespace outcrop
