// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/tier.h"

namespace outcrop {
namespace {

template<typename Enum>
std::optional<Enum> fromName(const QStringList &names, const QString &name)
{
    const qsizetype index = names.indexOf(name.trimmed().toLower());
    return index < 0 ? std::nullopt : std::optional(static_cast<Enum>(index));
}

} // namespace

QStringList tierNames()
{
    return {QStringLiteral("granite"), QStringLiteral("bedrock"), QStringLiteral("sandstone"), QStringLiteral("topsoil"),
            QStringLiteral("weather")};
}

QString tierName(Tier tier)
{
    return tierNames().at(static_cast<int>(tier));
}

std::optional<Tier> tierFromName(const QString &name)
{
    return fromName<Tier>(tierNames(), name);
}

QStringList cadenceNames()
{
    return {QStringLiteral("quarterly"), QStringLiteral("monthly"), QStringLiteral("weekly"), QStringLiteral("daily"),
            QStringLiteral("per-turn")};
}

QString cadenceName(Cadence cadence)
{
    return cadenceNames().at(static_cast<int>(cadence));
}

std::optional<Cadence> cadenceFromName(const QString &name)
{
    return fromName<Cadence>(cadenceNames(), name);
}

Cadence defaultCadence(Tier tier)
{
    switch (tier) {
    case Tier::Granite:
        return Cadence::Quarterly;
    case Tier::Bedrock:
        return Cadence::Weekly;
    case Tier::Sandstone:
        return Cadence::Monthly;
    case Tier::Topsoil:
        return Cadence::Daily;
    case Tier::Weather:
        return Cadence::PerTurn;
    }
    Q_UNREACHABLE();
}

} // namespace outcrop
