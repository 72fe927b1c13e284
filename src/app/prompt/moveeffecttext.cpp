// SPDX-License-Identifier: GPL-3.0-or-later
// What a change does to requests, for people and for scripts.
#include "app/prompt/moveeffect.h"

#include <QCoreApplication>
#include <QLocale>

namespace outcrop {
namespace {

struct MoveEffectWords {
    Q_DECLARE_TR_FUNCTIONS(MoveEffect)
};

/// The C locale groups no digits, which long numbers need.
QString numberText(qsizetype number)
{
    const QLocale locale = QLocale().language() == QLocale::C ? QLocale(QLocale::English) : QLocale();
    return locale.toString(number);
}

QString prefixText(const ProviderEffect &effect)
{
    if (!effect.changes())
        return MoveEffectWords::tr("the prompt stays as it is");
    return MoveEffectWords::tr("the prompt keeps its first %1 of %2 characters").arg(numberText(effect.stablePrefix), numberText(effect.promptBefore));
}

/// The one that moved itself is at an end of those whose order changed.
QString orderText(const ProviderEffect &effect)
{
    const QStringList &moved = effect.movedSections;
    if (effect.sectionBefore < 0 && effect.sectionAfter >= 0)
        return MoveEffectWords::tr("it is sent now");
    if (effect.sectionBefore >= 0 && effect.sectionAfter < 0)
        return MoveEffectWords::tr("it is sent no longer");
    if (moved.size() < 2 || effect.sectionAfter == effect.sectionBefore)
        return {};
    if (effect.sectionAfter > effect.sectionBefore) //: both are titles of sections
        return MoveEffectWords::tr("%1 moves behind %2").arg(moved.last(), moved.at(moved.size() - 2));
    return MoveEffectWords::tr("%1 moves before %2").arg(moved.first(), moved.at(1)); //: both are titles of sections
}

QString bodyText(const ProviderEffect &effect)
{
    if (effect.changes() || effect.bodyBefore == effect.bodyAfter)
        return {};
    return MoveEffectWords::tr("the request goes from %1 to %2 characters").arg(numberText(effect.bodyBefore), numberText(effect.bodyAfter));
}

QString lossesText(const ProviderEffect &effect)
{
    QStringList parts;
    if (!effect.lossesGained.isEmpty())
        parts.append(MoveEffectWords::tr("%n loss(es) more", nullptr, int(effect.lossesGained.size())));
    if (!effect.lossesLost.isEmpty())
        parts.append(MoveEffectWords::tr("%n loss(es) less", nullptr, int(effect.lossesLost.size())));
    return parts.join(QStringLiteral(", "));
}

Json pair(qsizetype before, qsizetype after)
{
    const auto number = [](qsizetype value) { return value < 0 ? Json() : Json(value); };
    return {{"before", number(before)}, {"after", number(after)}};
}

Json toJson(const ProviderEffect &effect)
{
    Json json{{"provider", jsonString(effect.provider)}, {"rendered", effect.rendered}};
    if (!effect.rendered) {
        json["problem"] = jsonString(effect.problem);
        return json;
    }
    json["model"] = jsonString(effect.model);
    json["prompt"] = pair(effect.promptBefore, effect.promptAfter);
    json["body"] = pair(effect.bodyBefore, effect.bodyAfter);
    json["stable_prefix"] = effect.stablePrefix;
    json["place"] = pair(effect.placeBefore, effect.placeAfter);
    json["section"] = pair(effect.sectionBefore, effect.sectionAfter);
    json["moved_sections"] = jsonStrings(effect.movedSections);
    json["losses_gained"] = toJson(effect.lossesGained);
    json["losses_lost"] = toJson(effect.lossesLost);
    return json;
}

Json toJson(const Diagnostic &found)
{
    return {{"severity", jsonString(toString(found.severity))}, {"code", jsonString(found.code)}, {"message", jsonString(found.message)},
        {"file", jsonString(found.location.file)}, {"line", found.location.range.start.line}, {"column", found.location.range.start.column}};
}

} // namespace

QString effectText(const ProviderEffect &effect)
{
    if (!effect.rendered)
        return effect.problem;
    QStringList parts{prefixText(effect), orderText(effect), bodyText(effect), lossesText(effect)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral("; "));
}

Json toJson(const ChangeEffect &effect)
{
    Json providers = Json::array();
    for (const ProviderEffect &provider : effect.providers)
        providers.push_back(toJson(provider));
    Json findings = Json::array();
    for (const Diagnostic &found : effect.newDiagnostics)
        findings.push_back(toJson(found));
    return {{"file", jsonString(effect.file)}, {"providers", providers}, {"new_diagnostics", findings}};
}

} // namespace outcrop
