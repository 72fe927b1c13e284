// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/sizetext.h"

#include "core/base/localnumbers.h"

#include <QCoreApplication>

namespace outcrop {

QString tierTitle(Tier tier)
{
    return tierName(tier).toUpper();
}

QString cadenceTitle(Cadence cadence)
{
    switch (cadence) {
    case Cadence::Quarterly:
        return QCoreApplication::translate("Strata", "quarterly");
    case Cadence::Monthly:
        return QCoreApplication::translate("Strata", "monthly");
    case Cadence::Weekly:
        return QCoreApplication::translate("Strata", "weekly");
    case Cadence::Daily:
        return QCoreApplication::translate("Strata", "daily");
    case Cadence::PerTurn:
        return QCoreApplication::translate("Strata", "per turn");
    }
    return {};
}

QString unitName(SizeUnit unit)
{
    return unit == SizeUnit::Characters ? QCoreApplication::translate("Strata", "characters")
                                        : QCoreApplication::translate("Strata", "tokens");
}

QString numberText(const TokenCount &size)
{
    const QString number = groupedNumber(size.tokens, windowLocale());
    //: %1 is a number that is only an estimate
    return size.kind == CountKind::Estimate ? QCoreApplication::translate("Strata", "≈ %1").arg(number) : number;
}

QString sizeText(const TokenCount &size, SizeUnit unit)
{
    //: A size in a unit: %1 is the number, %2 the unit, such as "tokens"
    return QCoreApplication::translate("Strata", "%1 %2").arg(numberText(size), unitName(unit));
}

QString certaintyText(const TokenCount &size, SizeUnit unit)
{
    if (unit == SizeUnit::Characters)
        return {};
    switch (size.kind) {
    case CountKind::Exact:
        if (size.counter.isEmpty()) // an empty sum
            return kindText(size);
        //: A number of tokens; %1 is the name of the tokenizer that counted
        return QCoreApplication::translate("Strata", "exact, %1").arg(counterTitle(size.counter));
    case CountKind::Provider:
        //: Source of a token count
        return QCoreApplication::translate("Strata", "counted by the provider");
    case CountKind::Estimate:
        //: %1 and %2 are numbers of tokens, %3 is the tokenizer of the estimate
        return QCoreApplication::translate("Strata", "estimate, %1 to %2, %3")
            .arg(groupedNumber(size.low, windowLocale()), groupedNumber(size.high, windowLocale()), counterTitle(size.counter));
    }
    return {};
}

QString shareText(double share)
{
    if (share > 0 && share < 0.01)
        return QCoreApplication::translate("Strata", "< 1%");
    return withPercentSign(groupedNumber(qRound(share * 100), windowLocale()), windowLocale());
}

} // namespace outcrop
