// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/budget/budgetvaluetext.h"

#include "core/base/localnumbers.h"
#include "models/base/sizetext.h"

namespace outcrop {

QString groupedDigits(qint64 number)
{
    return groupedNumber(number, windowLocale());
}

QString tokensText(const TokenCount &count)
{
    return sizeText(count, SizeUnit::Tokens);
}

TableCell tableCell(const TokenCount &count)
{
    return TableCell::fromMeasurement(
        numberText(count), QString::number(count.tokens), certaintyText(count, SizeUnit::Tokens));
}

TableCell tableCell(const std::optional<qint64> &number)
{
    return number ? TableCell::fromNumber(*number) : TableCell::fromMeasurement(BudgetText::tr("unknown", "a number of tokens"), QString());
}

TableCell tableCell(const std::optional<Cost> &cost)
{
    return cost ? TableCell::fromMeasurement(toText(*cost, windowLocale()), decimalText(*cost))
                : TableCell::fromMeasurement(BudgetText::tr("unknown", "costs"), QString());
}

double shareOf(qint64 part, const std::optional<qint64> &whole)
{
    return whole && *whole > 0 ? static_cast<double>(part) / static_cast<double>(*whole) : 0;
}

QString preciseShareText(double share)
{
    if (share > 0 && share < 0.0005)
        return BudgetText::tr("< 0.1%");
    return withPercentSign(windowLocale().toString(share * 100, 'f', share < 0.0995 ? 1 : 0), windowLocale());
}

TableCell preciseShareCell(double share)
{
    return TableCell::fromMeasurement(preciseShareText(share), QString::number(share * 100, 'f', 3));
}

QString joinTooltipLines(QStringList lines)
{
    lines.removeAll(QString());
    return lines.join(u'\n');
}

BarColorRole colorRoleOf(const PartTokens &part)
{
    switch (part.kind) {
    case RequestPart::Tools:
    case RequestPart::Schema:
        return BarColorRole::Tools;
    case RequestPart::Section:
    case RequestPart::Example:
        return part.tier ? tierColorRole(*part.tier) : BarColorRole::Weather;
    case RequestPart::History:
    case RequestPart::Attachment:
    case RequestPart::Request:
    case RequestPart::Instructions:
        return BarColorRole::Conversation;
    case RequestPart::Overhead:
        return BarColorRole::RequestFraming;
    }
    return BarColorRole::RequestFraming;
}

QString costText(const std::optional<Cost> &cost)
{
    return cost ? toText(*cost, windowLocale()) : BudgetText::tr("unknown", "costs");
}

QString budgetUsageText(const Budget &budget)
{
    const TokenCount &input = budget.input;
    const QString kind = input.kind == CountKind::Exact ? BudgetText::tr("exact")
        : input.kind == CountKind::Provider             ? BudgetText::tr("counted by the provider")
                                                        : BudgetText::tr("estimate");
    if (budget.droppedByServer() > 0)
        //: Limit of a server; %1 is the number of tokens that it reads, %2 that of the request
        return BudgetText::tr("Server reads %1 of %2 tokens").arg(groupedDigits(*budget.limits.serverWindow), numberText(input));
    const std::optional<qint64> window = budget.usedWindow();
    if (!window)
        //: %1 is a number with its unit, %2 its certainty
        return BudgetText::tr("%1 (%2)").arg(tokensText(input), kind);
    const QString number = input.kind == CountKind::Estimate ? numberText(input) : groupedDigits(input.tokens);
    //: %1 and %2 are numbers of tokens; %3 is the certainty of %1
    return BudgetText::tr("%1 of %2 tokens (%3)").arg(number, groupedDigits(*window), kind);
}

QString serverDropText(const Budget &budget)
{
    if (budget.droppedByServer() == 0)
        return {};
    //: Effect of a server's limit; %1 is the number of dropped tokens, %2 that of the request
    const QString text = BudgetText::tr("Dropped by the server: about %1 of %2 tokens").arg(groupedDigits(budget.droppedByServer()), groupedDigits(budget.input.tokens));
    //: %1 is a number of dropped tokens, %2 the titles of the parts of the prompt that they are in
    return budget.droppedParts.isEmpty() ? text : BudgetText::tr("%1, from the beginning of the prompt: %2").arg(text, budget.droppedParts);
}

QString requestPartTitle(RequestPart part)
{
    switch (part) {
    case RequestPart::Tools:
        return BudgetText::tr("Tools");
    case RequestPart::Schema:
        return BudgetText::tr("Output schema");
    case RequestPart::Section:
        return BudgetText::tr("System prompt");
    case RequestPart::Example:
        return BudgetText::tr("Examples");
    case RequestPart::History:
        return BudgetText::tr("Conversation");
    case RequestPart::Attachment:
        return BudgetText::tr("Attachments");
    case RequestPart::Request:
        return BudgetText::tr("Request");
    case RequestPart::Instructions:
        return BudgetText::tr("Output instructions");
    case RequestPart::Overhead:
        return BudgetText::tr("Request overhead");
    }
    return {};
}

QString budgetAreaTitle(BudgetArea area)
{
    switch (area) {
    case BudgetArea::Output:
        return BudgetText::tr("Response");
    case BudgetArea::System:
        return BudgetText::tr("System prompt");
    case BudgetArea::Tools:
        return BudgetText::tr("Tools");
    case BudgetArea::History:
        return BudgetText::tr("Conversation");
    }
    return {};
}

QList<PlannedBlock> blocksOf(const CachePlan &plan, const QString &id)
{
    QList<PlannedBlock> blocks;
    for (const PlannedBlock &block : plan.blocks) {
        if (block.block.id == id)
            blocks += block;
    }
    return blocks;
}

QString blockPriceText(const QList<PlannedBlock> &blocks)
{
    if (blocks.isEmpty() || !blocks.constFirst().input)
        return {};
    std::optional<Cost> first = Cost();
    std::optional<Cost> laterCost = Cost();
    for (const PlannedBlock &block : blocks) {
        first = first + (block.isCached ? block.write : block.input);
        laterCost = laterCost + (block.isCached ? block.read : block.input);
    }
    //: Costs of a part of the prompt; %1 is the cost in the first request, %2 the cost in a request with a warm cache
    const QString turns = BudgetText::tr("First request %1, warm cache %2").arg(costText(first), costText(laterCost));
    const PlannedBlock &editedBlock = blocks.constFirst(); // the provider also writes all blocks after it to the cache again
    if (editedBlock.rewrittenTokens <= 0)
        return turns;
    //: %1 is a price, %2 a number of tokens
    return turns + u'\n'
        + BudgetText::tr("An edit costs %1 on the next turn: %2 tokens are written to the cache again")
              .arg(costText(editedBlock.edit), groupedDigits(editedBlock.rewrittenTokens));
}

} // namespace outcrop
