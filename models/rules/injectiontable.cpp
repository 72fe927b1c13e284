// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/injectiontable.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "models/rules/ruletext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace outcrop {

namespace {

struct InjectionWords {
    Q_DECLARE_TR_FUNCTIONS(RuleInjection)
};

TableCell tokenCell(const TokenCount &count)
{
    const QString number = groupedNumber(count.tokens, windowLocale());
    return TableCell::fromMeasurement(
        count.isExact() ? number : QStringLiteral("≈ ") + number, QString::number(count.tokens), kindText(count));
}

ValueRow rowOf(const ShownRule &rule)
{
    //: State of a rule
    const QString sent = rule.isSent ? InjectionWords::tr("sent") : InjectionWords::tr("omitted");
    return {rule.id, rule.location.file,
        {TableCell::fromText(rule.id), TableCell::fromText(rule.name), TableCell::fromText(rule.domain),
            TableCell::fromText(ruleSeverityTitle(rule.severity)), TableCell::fromText(sent),
            tokenCell(rule.tokens), TableCell::fromNumber(rule.characters)}};
}

} // namespace

qsizetype ShownInjection::sentCount() const
{
    return std::count_if(rules.begin(), rules.end(), [](const ShownRule &rule) { return rule.isSent; });
}

qsizetype ShownInjection::characters() const
{
    qsizetype sum = 0;
    for (const ShownRule &rule : rules)
        sum += rule.isSent ? rule.characters : 0;
    return sum;
}

TokenCount ShownInjection::tokens() const
{
    TokenCount sum;
    for (const ShownRule &rule : rules) {
        if (!rule.isSent)
            continue;
        sum += rule.tokens;
        sum.counter = rule.tokens.counter;
    }
    return sum;
}

ValueTable injectionTable(const ShownInjection &injection)
{
    //: Column headings: the rules of a prompt, their states and their cost
    ValueTable table{{InjectionWords::tr("Rule"), InjectionWords::tr("Name"), InjectionWords::tr("Domain"),
                         InjectionWords::tr("Severity"), InjectionWords::tr("State"), InjectionWords::tr("Tokens"),
                         InjectionWords::tr("Characters")},
        {}};
    for (const ShownRule &rule : injection.rules)
        table.rows += rowOf(rule);
    if (!injection.rules.isEmpty())
        table.rows += ValueRow{QStringLiteral("all"), {},
            {TableCell::fromText(InjectionWords::tr("Total sent")), {}, {}, {},
                TableCell::fromNumber(injection.sentCount()), tokenCell(injection.tokens()),
                TableCell::fromNumber(injection.characters())}};
    return table;
}

QString injectionText(const ShownInjection &injection)
{
    if (injection.rules.isEmpty())
        //: %1 is a type of prompt, such as validation
        return InjectionWords::tr("The template %1 includes no rules").arg(injection.type);
    const QLocale locale;
    const TokenCount tokens = injection.tokens();
    const QString counted = tokens.counter.isEmpty() ? kindText(tokens) : kindText(tokens) + listSeparator() + counterTitle(tokens.counter);
    //: %1 and %2 are numbers of rules, %3 is a number of tokens, %4 the certainty of the count
    QString text = InjectionWords::tr("%1 of %2 rules, %3 tokens per prompt (%4)")
                       .arg(groupedNumber(injection.sentCount(), locale), groupedNumber(injection.rules.size(), locale), groupedNumber(tokens.tokens, locale), counted);
    if (injection.characterBudget)
        text += clauseSeparator() + InjectionWords::tr("%1 of %2 characters").arg(groupedNumber(injection.characters(), locale), groupedNumber(*injection.characterBudget, locale));
    if (injection.tokenBudget)
        text += clauseSeparator() + InjectionWords::tr("at most %1 tokens").arg(groupedNumber(*injection.tokenBudget, locale));
    if (!injection.isStructured)
        text += clauseSeparator() + InjectionWords::tr("no rules are sent in unstructured mode");
    return text;
}

} // namespace outcrop
