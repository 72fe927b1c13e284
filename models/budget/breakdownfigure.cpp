// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/sizewords.h"
#include "models/budget/budgetwords.h"

namespace outcrop {

namespace {

/// A bar of a breakdown: which parts are in it.
struct Group {
    QString title;
    QList<PartTokens> parts = {};
    std::optional<qint64> share = std::nullopt; ///< of the window that it may use
    bool over = false;
};

QList<Group> tierGroups(const RequestTokens &tokens)
{
    QList<Group> groups;
    for (const BarInk ink : stackOrder) {
        Group group{barInkTitle(ink)};
        for (const PartTokens &part : tokens.parts) {
            if (inkOf(part) == ink)
                group.parts += part;
        }
        if (tierOf(ink) || !group.parts.isEmpty())
            groups += group;
    }
    return groups;
}

QList<Group> kindGroups(const RequestTokens &tokens)
{
    QList<Group> groups;
    for (const RequestPart kind : {RequestPart::Tools, RequestPart::Schema, RequestPart::Section, RequestPart::Example, RequestPart::History,
             RequestPart::Request, RequestPart::Instructions, RequestPart::Frame}) {
        Group group{requestPartTitle(kind)};
        for (const PartTokens &part : tokens.parts) {
            if (part.kind == kind)
                group.parts += part;
        }
        if (!group.parts.isEmpty())
            groups += group;
    }
    return groups;
}

bool isIn(BudgetArea area, RequestPart kind)
{
    switch (area) {
    case BudgetArea::Output:
        return false;
    case BudgetArea::System:
        return kind == RequestPart::Section || kind == RequestPart::Example;
    case BudgetArea::Tools:
        return kind == RequestPart::Tools || kind == RequestPart::Schema;
    case BudgetArea::History:
        return kind == RequestPart::History;
    }
    return false;
}

QList<Group> areaGroups(const ProviderBudget &provider)
{
    QList<Group> groups;
    for (const BudgetLine &line : provider.budget.lines) {
        Group group{budgetAreaTitle(line.area), {}, line.share, line.isOver()};
        for (const PartTokens &part : provider.tokens.parts) {
            if (isIn(line.area, part.kind))
                group.parts += part;
        }
        if (line.area == BudgetArea::Output) {
            PartTokens kept;
            kept.id = QStringLiteral("reserve");
            kept.title = barInkTitle(BarInk::Reserve);
            kept.count = line.used;
            group.parts = {kept};
        }
        groups += group;
    }
    return groups;
}

QList<Group> groupsOf(const ProviderBudget &provider, Breakdown by)
{
    switch (by) {
    case Breakdown::Tiers:
        return tierGroups(provider.tokens);
    case Breakdown::Kinds:
        return kindGroups(provider.tokens);
    case Breakdown::Areas:
        return areaGroups(provider);
    }
    return {};
}

QString partTip(const ProviderBudget &provider, const PartTokens &part)
{
    const std::optional<qint64> whole = provider.tokens.total.tokens;
    const QList<PlannedBlock> blocks = blocksOf(provider.plan, part.id);
    const bool cached = !blocks.isEmpty() && blocks.constFirst().cached;
    return joined({part.title, part.file != part.title ? part.file : QString(), tokensText(part.count), certaintyText(part.count, SizeUnit::Tokens),
        BudgetWords::tr("%1 of the request").arg(fineShareText(shareOf(part.count.tokens, whole))), cached ? BudgetWords::tr("cached") : QString(), blockPrices(blocks)});
}

FigureRow partRow(const ProviderBudget &provider, const PartTokens &part)
{
    const QList<PlannedBlock> blocks = blocksOf(provider.plan, part.id);
    const PlannedBlock block = blocks.value(0);
    const bool cached = !blocks.isEmpty() && block.cached;
    const auto price = [&](const std::optional<Cost> &cost) { return blocks.isEmpty() ? Figure() : figureOf(cost); };
    return {part.id, part.file,
        {Figure::word(part.title), Figure::word(requestPartTitle(part.kind)), Figure::word(part.tier ? tierTitle(*part.tier) : QString()),
            figureOf(part.count), Figure::of(part.count.low), Figure::of(part.count.high),
            shareFigure(shareOf(part.count.tokens, provider.tokens.total.tokens)), Figure::word(cached ? BudgetWords::tr("cached") : QString()),
            price(cached ? block.write : block.input), price(cached ? block.read : block.input), price(block.edit),
            blocks.isEmpty() ? Figure() : Figure::of(block.rewritten), Figure::word(part.file)}};
}

FigureTable partTable(const ProviderBudget &provider)
{
    FigureTable table{{BudgetWords::tr("Part"), BudgetWords::tr("Kind"), BudgetWords::tr("Tier"), BudgetWords::tr("Tokens"), BudgetWords::tr("At least"), BudgetWords::tr("At most"), BudgetWords::tr("Share (%)"), BudgetWords::tr("Cache"),
                          BudgetWords::tr("First turn ($)"), BudgetWords::tr("Later turns ($)"), BudgetWords::tr("An edit ($)"), BudgetWords::tr("Tokens written again"), BudgetWords::tr("File")},
        {}};
    for (const PartTokens &part : provider.tokens.parts)
        table.rows += partRow(provider, part);
    return table;
}

QString groupNote(const Group &group, const TokenCount &sum, const std::optional<qint64> &whole)
{
    if (!group.share) //: %1 is a number of tokens, %2 a share in per cent
        return BudgetWords::tr("%1 · %2").arg(numberText(sum), fineShareText(shareOf(sum.tokens, whole)));
    const QString note = BudgetWords::tr("%1 of %2").arg(numberText(sum), grouped(*group.share));
    return group.over ? BudgetWords::tr("%1 · too long").arg(note) : note;
}

} // namespace

BudgetFigure breakdownFigure(const ProviderBudget &provider, Breakdown by)
{
    BudgetFigure figure;
    figure.bars.axis = BudgetWords::tr("Tokens");
    figure.bars.limits = by == Breakdown::Areas ? BudgetWords::tr("Share of the window") : QString();
    const QList<Group> groups = groupsOf(provider, by);
    QStringList sentences;
    for (const Group &group : groups) {
        const int bar = static_cast<int>(figure.bars.bars.size());
        TokenCount sum;
        for (const PartTokens &part : group.parts) {
            sum += part.count;
            const BarInk ink = part.id == QLatin1String("reserve") ? BarInk::Reserve : inkOf(part);
            figure.bars.pieces += BarPiece{bar, static_cast<double>(part.count.tokens), ink, part.title, partTip(provider, part), part.id, part.file};
        }
        Bar row{group.title, groupNote(group, sum, provider.tokens.total.tokens)};
        row.limit = group.share ? static_cast<double>(*group.share) : 0;
        row.limitTitle = group.share ? BudgetWords::tr("Share of %1 tokens").arg(grouped(*group.share)) : QString();
        row.over = group.over;
        figure.bars.bars += row;
        sentences += BudgetWords::tr("%1: %2").arg(group.title, row.note);
    }
    figure.bars.finish();
    figure.table = partTable(provider);
    figure.headline = meterText(provider.budget);
    figure.summary = sentences.join(QStringLiteral("; "));
    return figure;
}

} // namespace outcrop
