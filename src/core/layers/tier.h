// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace outcrop {

/// How long a layer is meant to stay as it is (ADR-0163, section 1). From the most stable, which is sent first so that a provider's cache
/// holds, to the one that changes every turn.
enum class Tier { Granite, Bedrock, Sandstone, Topsoil, Weather };

inline constexpr std::array allTiers{Tier::Granite, Tier::Bedrock, Tier::Sandstone, Tier::Topsoil, Tier::Weather};

/// `granite`, as written in front matter.
QString tierName(Tier tier);
/// Any spelling of case; nothing for a word that is not a tier.
std::optional<Tier> tierFromName(const QString &name);
QStringList tierNames();

/// How often a layer is expected to change. Ordered from seldom to often.
enum class Cadence { Quarterly, Monthly, Weekly, Daily, PerTurn };

/// `per-turn`, as written in front matter.
QString cadenceName(Cadence cadence);
std::optional<Cadence> cadenceFromName(const QString &name);
QStringList cadenceNames();
/// The seed's table: quarterly, weekly, monthly, daily, per turn for the five tiers in their order.
Cadence defaultCadence(Tier tier);

} // namespace outcrop
