// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ratify/evidence.h"

#include "core/base/localnumbers.h"
#include "core/tokens/cost.h"
#include "core/tokens/tokencount.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <functional>

namespace outcrop {

namespace {

struct EvidenceWords {
    Q_DECLARE_TR_FUNCTIONS(Evidence)
};

const Json &member(const Json &value, const char *name)
{
    static const Json nullJson;
    if (!value.is_object())
        return nullJson;
    const auto found = value.find(name);
    return found == value.end() ? nullJson : *found;
}

std::optional<double> number(const Json &value, const char *name)
{
    const Json &found = member(value, name);
    return found.is_number() ? std::optional(found.get<double>()) : std::nullopt;
}

std::optional<qint64> integerMember(const Json &value, const char *name)
{
    const std::optional<double> found = number(value, name);
    return found && std::abs(*found) < 1e15 ? std::optional(static_cast<qint64>(*found)) : std::nullopt;
}

EvidenceValue readFigure(const Json &storedJson)
{
    EvidenceValue figure;
    figure.name = qString(member(storedJson, "name"));
    figure.count = integerMember(storedJson, "count").value_or(0);
    figure.turnCount = integerMember(storedJson, "of");
    figure.days = number(storedJson, "days");
    figure.value = number(storedJson, "share");
    figure.low = number(storedJson, "low");
    figure.high = number(storedJson, "high");
    figure.confidence = number(storedJson, "level").value_or(0.95);
    figure.method = qString(member(storedJson, "method"));
    return figure;
}

std::optional<EvidenceChange> readChange(const Json &storedJson, const char *basis)
{
    const std::optional<double> before = number(storedJson, "before");
    const std::optional<double> after = number(storedJson, "after");
    if (!before || !after)
        return std::nullopt;
    const Json &exactJson = member(storedJson, "exact");
    return EvidenceChange{*before, *after, !exactJson.is_boolean() || exactJson.get<bool>(), qString(member(storedJson, basis))};
}

QString formatDecimal(double value, int places)
{
    return groupedNumber(value, places, windowLocale());
}

/// Returns a percentage without the percent sign, with one decimal place below ten, so that 1.2 and 0.5 differ.
QString percentText(double share)
{
    return formatDecimal(100 * share, share < 0.1 ? 1 : 0);
}

QString signedText(double value, const QString &text)
{
    //: a change; %1 is a number without sign
    return value < 0 ? EvidenceWords::tr("−%1").arg(text) : EvidenceWords::tr("+%1").arg(text);
}

QString dollarText(double amount)
{
    return toText(Cost::fromDollars(amount), windowLocale());
}

QString dollarChange(double amount)
{
    return toChangeText(Cost::fromDollars(amount), windowLocale());
}

QString intervalText(const EvidenceValue &figure)
{
    if (!figure.low || !figure.high)
        return {};
    const QString level = formatDecimal(100 * figure.confidence, 0);
    if (figure.turnCount)
        //: an interval: %1 is its confidence level in percent, %2 and %3 are percentages
        return EvidenceWords::tr("%1%: %2 to %3%").arg(level, percentText(*figure.low), percentText(*figure.high));
    //: an interval: %1 is its confidence level in percent, %2 and %3 are numbers
    return EvidenceWords::tr("%1%: %2 to %3").arg(level, formatDecimal(*figure.low, 1), formatDecimal(*figure.high, 1));
}

QString valueText(const EvidenceValue &figure)
{
    const QLocale locale;
    if (figure.turnCount && figure.value)
        //: %1 is a percentage, %2 a number of turns
        return EvidenceWords::tr("%1% of %2 turns").arg(percentText(*figure.value), groupedNumber(*figure.turnCount, locale));
    if (figure.days)
        //: %1 is "%n change(s)", %2 is "%n day(s)"
        return EvidenceWords::tr("%1 in %2").arg(EvidenceWords::tr("%n change(s)", nullptr, static_cast<int>(figure.count)), EvidenceWords::tr("%n day(s)", nullptr, qRound(*figure.days)));
    return figure.value ? formatDecimal(*figure.value, 2) : groupedNumber(figure.count, locale);
}

ValueRow valueRow(const EvidenceValue &figure, qsizetype at)
{
    const QString value = figure.value ? QString::number(*figure.value) : QString::number(figure.count);
    return {QStringLiteral("figure %1").arg(at), {},
        {TableCell::fromText(figure.name), TableCell::fromNumber(figure.count),
            TableCell::fromMeasurement(valueText(figure), value), TableCell::fromText(intervalText(figure)),
            TableCell::fromText(figure.method)}};
}

ValueRow changeRow(const QString &name, const EvidenceChange &change, const std::function<QString(double)> &text, const std::function<QString(double)> &differenceText)
{
    //: %1 is a number before a change, %2 the number after it
    const QString both = EvidenceWords::tr("%1 → %2").arg(text(change.before), text(change.after));
    return {name, {},
        {TableCell::fromText(name), {}, TableCell::fromMeasurement(both, QString::number(change.difference(), 'g', 12)),
            TableCell::fromText(differenceText(change.difference())),
            TableCell::fromText(counterTitle(change.basis))}};
}

QString tokensNumber(double tokens)
{
    return groupedNumber(static_cast<qint64>(std::llround(tokens)), windowLocale());
}

QString tokensChange(double tokens)
{
    return signedText(tokens, tokensNumber(std::abs(tokens)));
}

} // namespace

Evidence readEvidence(const Json &storedJson)
{
    Evidence evidence;
    for (const Json &figure : member(storedJson, "figures"))
        evidence.values += readFigure(figure);
    for (const Json &example : member(storedJson, "examples")) {
        if (example.is_number_integer())
            evidence.examples += example.get<qint64>();
    }
    evidence.interactions = integerMember(storedJson, "interactions");
    evidence.tokens = readChange(member(storedJson, "tokens"), "counter");
    evidence.price = readChange(member(storedJson, "price"), "model");
    return evidence;
}

QString evidenceValueText(const EvidenceValue &figure)
{
    const QString interval = intervalText(figure);
    //: %1 is a measured value such as "71% of 312 turns", %2 its interval
    return interval.isEmpty() ? valueText(figure) : EvidenceWords::tr("%1 (%2)").arg(valueText(figure), interval);
}

QString effectText(const Evidence &evidence)
{
    QStringList parts;
    if (evidence.tokens && std::llround(evidence.tokens->difference()) != 0) {
        const double difference = evidence.tokens->difference();
        const QString text = tokensNumber(std::abs(difference));
        const QString number = signedText(difference, evidence.tokens->isExact ? text : QStringLiteral("≈ ") + text);
        //: %1 is a number with + or −, %2 the tokenizer that counted
        parts += evidence.tokens->basis.isEmpty() ? EvidenceWords::tr("%1 tokens").arg(number)
                                                  : EvidenceWords::tr("%1 tokens (%2)").arg(number, counterTitle(evidence.tokens->basis));
    }
    if (evidence.price && !Cost::fromDollars(evidence.price->difference()).isZero())
        //: Cost in the evidence for a suggestion; %1 is an amount with + or −
        parts += EvidenceWords::tr("%1 per turn").arg(dollarChange(evidence.price->difference()));
    return parts.join(QStringLiteral(" · "));
}

ValueTable evidenceTable(const Evidence &evidence)
{
    //: Column headings: the evidence for a suggestion
    ValueTable table{{EvidenceWords::tr("Measurement"), EvidenceWords::tr("Count"), EvidenceWords::tr("Value"),
                         EvidenceWords::tr("Confidence interval or change"), EvidenceWords::tr("Method")},
        {}};
    for (const EvidenceValue &figure : evidence.values)
        table.rows += valueRow(figure, table.rows.size());
    if (evidence.tokens)
        table.rows += changeRow(EvidenceWords::tr("Prompt tokens"), *evidence.tokens, tokensNumber, tokensChange);
    if (evidence.price) {
        table.rows += changeRow(EvidenceWords::tr("Input cost per turn, warm cache"), *evidence.price, dollarText, dollarChange);
        for (TableCell &cell : table.rows.last().cells)
            cell.note = EvidenceWords::tr("Measured by the analysis for a prompt with the workload of the suggestion and the default agent. The status bar shows the prices of the current selection.");
    }
    return table;
}

} // namespace outcrop
