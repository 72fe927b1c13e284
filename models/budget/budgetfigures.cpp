// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/budget/budgetfigures.h"

#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "models/base/sizetext.h"
#include "models/budget/budgetvaluetext.h"

#include <QLocale>

namespace outcrop {
namespace {

TokenCount sumOf(const RequestTokens &tokens, BarColorRole colorRole)
{
    TokenCount sum;
    for (const PartTokens &part : tokens.parts) {
        if (colorRoleOf(part) == colorRole)
            sum += part.count;
    }
    return sum;
}

QString targetTitle(const ProviderBudget &provider)
{
    //: A provider and its model
    return provider.model.isEmpty() ? provider.provider
                                    : BudgetText::tr("%1 · %2").arg(provider.provider, provider.model);
}

/// Returns the request's tokens, their share of the context window if known, and whether they are too many; or the error.
QString windowNote(const ProviderBudget &provider)
{
    if (!provider.error.isEmpty())
        return provider.error;
    const Budget &budget = provider.budget;
    const QString tokens = tokensText(budget.input);
    if (budget.droppedByServer() > 0)
        //: %1 is a number of tokens with its unit, %2 a number of tokens; two short lines
        return BudgetText::tr("%1\nserver reads %2").arg(tokens, groupedDigits(*budget.limits.serverWindow));
    const std::optional<qint64> window = budget.usedWindow();
    if (!window)
        //: %1 is a number of tokens with its unit; two lines
        return BudgetText::tr("%1\ncontext window unknown").arg(tokens);
    //: %1 is a number of tokens with its unit, %2 a share in percent, %3 a context window in tokens; two lines
    const QString note = BudgetText::tr("%1\n%2 of %3")
                             .arg(tokens, preciseShareText(shareOf(budget.input.tokens, window)), groupedDigits(*window));
    return budget.isOver() ? BudgetText::tr("Too long: %1").arg(note) : note;
}

/// Returns whether the request fits, in a few words. The tooltip and spreadsheets have the sentence about tokens that the server drops.
TableCell stateCell(const ProviderBudget &provider)
{
    if (provider.budget.isOver())
        return TableCell::fromText(BudgetText::tr("%1 over the limit").arg(groupedDigits(provider.budget.excess())));
    if (const QString droppedText = serverDropText(provider.budget); !droppedText.isEmpty())
        //: %1 is the number of tokens of the request that the server drops
        return {BudgetText::tr("about %1 dropped").arg(groupedDigits(provider.budget.droppedByServer())), droppedText, false, droppedText};
    if (!provider.removed.isEmpty())
        //: The request fits because parts of the prompt were omitted
        return TableCell::fromText(BudgetText::tr("fits, %n part(s) omitted", nullptr, static_cast<int>(provider.removed.size())));
    if (!provider.budget.limits.window)
        return TableCell::fromText(BudgetText::tr("unknown", "a number of tokens"));
    //: The request fits
    return TableCell::fromText(BudgetText::tr("fits"));
}

ValueRow windowRow(const ProviderBudget &provider)
{
    const Budget &budget = provider.budget;
    const QString key = provider.provider + u'/' + provider.model;
    if (!provider.error.isEmpty())
        return {key, {},
            {TableCell::fromText(provider.provider), {}, {}, {}, TableCell::fromText(provider.error), TableCell::fromText(provider.model), {}, {}, {}, {},
                {}, {}, {}}};
    return {key, {},
        {TableCell::fromText(provider.provider), tableCell(provider.plan.firstCost), tableCell(provider.plan.nextCost),
            tableCell(budget.input), stateCell(provider), TableCell::fromText(provider.model),
            TableCell::fromNumber(budget.input.low), TableCell::fromNumber(budget.input.high),
            TableCell::fromText(certaintyText(budget.input, SizeUnit::Tokens)), tableCell(budget.limits.window),
            preciseShareCell(shareOf(budget.input.tokens, budget.limits.window)), TableCell::fromNumber(budget.reserve),
            tableCell(budget.inputLimit)}};
}

/// Returns the column headers. The costs and the state follow the name, so that they are visible in a narrow table.
QStringList windowHeaders()
{
    return {BudgetText::tr("Provider"), BudgetText::tr("First request ($)"), BudgetText::tr("Warm cache ($)"), BudgetText::tr("Tokens"),
        BudgetText::tr("State", "whether a request fits"), BudgetText::tr("Model"), BudgetText::tr("Tokens (lower bound)"), BudgetText::tr("Tokens (upper bound)"), BudgetText::tr("Counting method"),
        BudgetText::tr("Context window"), BudgetText::tr("Context window used (%)"), BudgetText::tr("Reserved for the response"),
        BudgetText::tr("Input limit")};
}

void addWindowSegments(Bars &bars, int bar, const ProviderBudget &provider, WindowScale scale)
{
    const std::optional<qint64> window = provider.budget.limits.window;
    const auto measure = [&](qint64 tokens) {
        return scale == WindowScale::Tokens ? static_cast<double>(tokens) : shareOf(tokens, window) * 100;
    };
    const auto tip = [&](const QString &title, const TokenCount &count) {
        return joinTooltipLines({targetTitle(provider), title, tokensText(count), certaintyText(count, SizeUnit::Tokens),
            window ? BudgetText::tr("%1 of the context window").arg(preciseShareText(shareOf(count.tokens, window)))
                   : QString()});
    };
    const QString key = provider.provider + u'/' + provider.model;
    for (const BarColorRole colorRole : segmentOrder) {
        const TokenCount count = sumOf(provider.tokens, colorRole);
        if (count.tokens > 0)
            bars.segments += BarSegment{
                bar, measure(count.tokens), colorRole, barColorRoleTitle(colorRole), tip(barColorRoleTitle(colorRole), count), key};
    }
    const qint64 reserve = provider.budget.reserve; // in tokens, the reserve would be much longer than the prompt
    if (reserve > 0 && scale == WindowScale::ShareOfWindow)
        bars.segments +=
            BarSegment{bar, measure(reserve), BarColorRole::Reserve, barColorRoleTitle(BarColorRole::Reserve),
                tip(barColorRoleTitle(BarColorRole::Reserve), TokenCount::exact(reserve, {})), key};
}

/// Returns the position of a bar's limit, which is the number of tokens that the server reads or the context window of the model. Returns 0 if it is unknown.
double limitOf(const Budget &budget, WindowScale scale)
{
    const std::optional<qint64> window = budget.usedWindow();
    if (!window)
        return 0;
    return scale == WindowScale::Tokens ? static_cast<double>(*window) : shareOf(*window, budget.limits.window) * 100;
}

QString limitTitle(const Budget &budget)
{
    QStringList lines;
    if (budget.limits.serverWindow)
        lines += BudgetText::tr("The server reads %1 tokens by default.").arg(groupedDigits(*budget.limits.serverWindow));
    if (budget.limits.window)
        lines += BudgetText::tr("Context window of %1 tokens").arg(groupedDigits(*budget.limits.window));
    return joinTooltipLines(lines);
}

} // namespace

BudgetFigure windowFigure(const QList<ProviderBudget> &providers, WindowScale scale)
{
    BudgetFigure figure;
    figure.bars.axis =
        scale == WindowScale::Tokens ? BudgetText::tr("Tokens") : BudgetText::tr("Context window used (%)");
    figure.bars.isPercent = scale == WindowScale::ShareOfWindow;
    figure.bars.limits = BudgetText::tr("Context window");
    figure.table.headers = windowHeaders();
    QStringList sentences;
    QStringList warnings;
    for (const ProviderBudget &provider : providers) {
        const int bar = static_cast<int>(figure.bars.bars.size());
        const std::optional<qint64> window = provider.budget.limits.window;
        Bar row{provider.provider, windowNote(provider)};
        row.limit = limitOf(provider.budget, scale);
        row.limitTitle = limitTitle(provider.budget);
        row.isOverLimit = provider.budget.isOver() || provider.budget.droppedByServer() > 0 || !provider.error.isEmpty();
        row.key = provider.provider + u'/' + provider.model;
        figure.bars.bars += row;
        if (provider.error.isEmpty() && (window || scale == WindowScale::Tokens))
            addWindowSegments(figure.bars, bar, provider, scale);
        figure.table.rows += windowRow(provider);
        sentences += BudgetText::tr("%1: %2").arg(provider.provider, QString(row.note).replace(QStringLiteral("\n"), listSeparator()));
        if (provider.budget.droppedByServer() > 0)
            //: %1 is a provider, %2 a sentence
            warnings += BudgetText::tr("%1: %2.").arg(provider.provider, serverDropText(provider.budget));
    }
    figure.bars.computeScale();
    figure.headline =
        BudgetText::tr("A jagged edge means that the context window is larger than shown. Click a bar to see its parts.");
    if (!warnings.isEmpty())
        figure.headline = (warnings << figure.headline).join(sentenceSeparator());
    figure.summary = sentences.join(clauseSeparator());
    return figure;
}

namespace {

/// A bar of a breakdown and its parts.
struct Group {
    QString title;
    QList<PartTokens> parts = {};
    std::optional<qint64> share = std::nullopt; ///< tokens of the context window that the group may use
    bool isOverLimit = false;
};

QList<Group> tierGroups(const RequestTokens &tokens)
{
    QList<Group> groups;
    for (const BarColorRole colorRole : segmentOrder) {
        Group group{barColorRoleTitle(colorRole)};
        for (const PartTokens &part : tokens.parts) {
            if (colorRoleOf(part) == colorRole)
                group.parts += part;
        }
        if (tierOf(colorRole) || !group.parts.isEmpty())
            groups += group;
    }
    return groups;
}

QList<Group> kindGroups(const RequestTokens &tokens)
{
    QList<Group> groups;
    for (const RequestPart kind : {RequestPart::Tools, RequestPart::Schema, RequestPart::Section, RequestPart::Example, RequestPart::History,
             RequestPart::Attachment, RequestPart::Request, RequestPart::Instructions, RequestPart::Overhead}) {
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

bool belongsToArea(BudgetArea area, RequestPart kind)
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
            if (belongsToArea(line.area, part.kind))
                group.parts += part;
        }
        if (line.area == BudgetArea::Output) {
            PartTokens kept;
            kept.id = QStringLiteral("reserve");
            kept.title = barColorRoleTitle(BarColorRole::Reserve);
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
    const bool isCached = !blocks.isEmpty() && blocks.constFirst().isCached;
    return joinTooltipLines({part.title, part.file != part.title ? part.file : QString(), tokensText(part.count),
        certaintyText(part.count, SizeUnit::Tokens),
        BudgetText::tr("%1 of the request").arg(preciseShareText(shareOf(part.count.tokens, whole))),
        isCached ? BudgetText::tr("cached") : QString(), blockPriceText(blocks)});
}

ValueRow partRow(const ProviderBudget &provider, const PartTokens &part)
{
    const QList<PlannedBlock> blocks = blocksOf(provider.plan, part.id);
    const PlannedBlock block = blocks.value(0);
    const bool isCached = !blocks.isEmpty() && block.isCached;
    const auto price = [&](const std::optional<Cost> &cost) {
        return blocks.isEmpty() ? TableCell() : tableCell(cost);
    };
    return {part.id, part.file,
        {TableCell::fromText(part.title), price(isCached ? block.write : block.input), price(isCached ? block.read : block.input), price(block.edit),
            tableCell(part.count), TableCell::fromText(requestPartTitle(part.kind)),
            TableCell::fromText(part.tier ? tierTitle(*part.tier) : QString()),
            TableCell::fromNumber(part.count.low), TableCell::fromNumber(part.count.high),
            preciseShareCell(shareOf(part.count.tokens, provider.tokens.total.tokens)),
            TableCell::fromText(isCached ? BudgetText::tr("cached") : QString()),
            blocks.isEmpty() ? TableCell() : TableCell::fromNumber(block.rewrittenTokens),
            TableCell::fromText(part.file)}};
}

ValueTable partTable(const ProviderBudget &provider)
{
    ValueTable table{
        {BudgetText::tr("Part"), BudgetText::tr("First request ($)"), BudgetText::tr("Warm cache ($)"), BudgetText::tr("Cost of an edit ($)"),
            BudgetText::tr("Tokens"), BudgetText::tr("Kind"), BudgetText::tr("Tier"),
            BudgetText::tr("Tokens (lower bound)"), BudgetText::tr("Tokens (upper bound)"), BudgetText::tr("Share (%)"), BudgetText::tr("Cache"),
            BudgetText::tr("Tokens rewritten"), BudgetText::tr("File")},
        {}};
    for (const PartTokens &part : provider.tokens.parts)
        table.rows += partRow(provider, part);
    return table;
}

QString groupNote(const Group &group, const TokenCount &sum, const std::optional<qint64> &whole)
{
    if (!group.share) //: %1 is a number of tokens, %2 a share in percent
        return BudgetText::tr("%1 · %2").arg(numberText(sum), preciseShareText(shareOf(sum.tokens, whole)));
    const QString note = BudgetText::tr("%1 of %2").arg(numberText(sum), groupedDigits(*group.share));
    return group.isOverLimit ? BudgetText::tr("%1 · over the limit").arg(note) : note;
}

} // namespace

BudgetFigure breakdownFigure(const ProviderBudget &provider, Breakdown by)
{
    BudgetFigure figure;
    figure.bars.axis = BudgetText::tr("Tokens");
    figure.bars.limits = by == Breakdown::Areas ? BudgetText::tr("Limit (share of the context window)") : QString();
    const QList<Group> groups = groupsOf(provider, by);
    QStringList sentences;
    for (const Group &group : groups) {
        const int bar = static_cast<int>(figure.bars.bars.size());
        TokenCount sum;
        for (const PartTokens &part : group.parts) {
            sum += part.count;
            const BarColorRole colorRole = part.id == QLatin1String("reserve") ? BarColorRole::Reserve : colorRoleOf(part);
            figure.bars.segments += BarSegment{bar, static_cast<double>(part.count.tokens), colorRole, part.title,
                partTip(provider, part), part.id, part.file};
        }
        Bar row{group.title, groupNote(group, sum, provider.tokens.total.tokens)};
        row.limit = group.share ? static_cast<double>(*group.share) : 0;
        row.limitTitle = group.share ? BudgetText::tr("Limit: %1 tokens").arg(groupedDigits(*group.share)) : QString();
        row.isOverLimit = group.isOverLimit;
        figure.bars.bars += row;
        sentences += BudgetText::tr("%1: %2").arg(group.title, row.note);
    }
    figure.bars.computeScale();
    figure.table = partTable(provider);
    figure.headline = budgetUsageText(provider.budget);
    figure.summary = sentences.join(clauseSeparator());
    return figure;
}

namespace {

double dollars(const std::optional<Cost> &cost)
{
    return cost ? static_cast<double>(cost->pico()) * 1e-12 : 0;
}

QString turnTip(const TurnCost &turn)
{
    return joinTooltipLines({BudgetText::tr("Turn %1").arg(turn.turn),
        BudgetText::tr("Cache read: %1 tokens").arg(groupedDigits(turn.read)),
        BudgetText::tr("Cache write: %1 tokens").arg(groupedDigits(turn.written)),
        BudgetText::tr("Uncached input: %1 tokens").arg(groupedDigits(turn.fresh)),
        BudgetText::tr("Response: %1 tokens").arg(groupedDigits(turn.response)),
        BudgetText::tr("Cost with response: %1").arg(costText(turn.cost)),
        BudgetText::tr("Without a cache: %1").arg(costText(turn.uncachedCost))});
}

void addTurn(Bars &bars, const TurnCost &turn, PlanScale scale)
{
    const int bar = static_cast<int>(bars.bars.size());
    const QString key = QString::number(turn.turn);
    Bar column{BudgetText::tr("Turn %1").arg(turn.turn), costText(turn.cost)};
    column.key = key;
    if (scale == PlanScale::Money) {
        column.limit = dollars(turn.uncachedCost);
        column.limitTitle = BudgetText::tr("Without a cache: %1").arg(costText(turn.uncachedCost));
        bars.segments += BarSegment{bar, dollars(turn.cost), BarColorRole::Size, {}, turnTip(turn), key};
    } else {
        const std::array<std::pair<BarColorRole, qint64>, 4> parts{
            {{BarColorRole::CacheRead, turn.read}, {BarColorRole::CacheWrite, turn.written},
                {BarColorRole::Uncached, turn.fresh}, {BarColorRole::Response, turn.response}}};
        for (const auto &[colorRole, tokens] : parts) {
            if (tokens > 0)
                bars.segments += BarSegment{bar, static_cast<double>(tokens), colorRole, {}, turnTip(turn), key};
        }
    }
    bars.bars += column;
}

ValueRow turnRow(const TurnCost &turn)
{
    return {QString::number(turn.turn), {},
        {TableCell::fromNumber(turn.turn), tableCell(turn.cost), tableCell(turn.uncachedCost), TableCell::fromNumber(turn.read),
            TableCell::fromNumber(turn.written), TableCell::fromNumber(turn.fresh), TableCell::fromNumber(turn.response)}};
}

/// Returns sentences about a turn that is too long, the costs of session and month, and findings about the cache; empty if there are none.
QString planSummary(const ProviderBudget &provider)
{
    const SessionCost &session = provider.session;
    QStringList sentences;
    if (session.overLimitTurn)
        //: %1 is the number of a turn, %2 and %3 are numbers of tokens
        sentences += BudgetText::tr("Turn %1 is too long: %2 tokens, but the limit is %3. Shorten the prompt, or plan shorter sessions.")
                         .arg(session.overLimitTurn->turn)
                         .arg(groupedDigits(session.overLimitTurn->input), groupedDigits(session.overLimitTurn->limit));
    if (!session.turns.isEmpty())
        sentences += BudgetText::tr(
            "%n turn(s) cost %1, including the responses and the growing conversation; without a cache, %2.", nullptr, static_cast<int>(session.turns.size()))
                         .arg(costText(session.total), costText(session.uncachedCost));
    if (session.month)
        sentences += BudgetText::tr(
            "%n session(s) per month cost %1.", nullptr, static_cast<int>(session.frequency.sessionsPerMonth))
                         .arg(costText(session.month));
    for (const CacheFinding &finding : provider.plan.findings)
        sentences += finding.message;
    return sentences.join(sentenceSeparator());
}

QString priceSource(const ModelPrice &price)
{
    //: %1 is a price list, %2 a date
    return price.isKnown() ? BudgetText::tr("Prices: %1, %2.").arg(dataText(price.source), price.checked) : QString();
}

} // namespace

BudgetFigure planFigure(const ProviderBudget &provider, PlanScale scale)
{
    BudgetFigure figure;
    figure.bars.isVertical = true;
    figure.bars.isInDollars = scale == PlanScale::Money;
    figure.bars.limits = scale == PlanScale::Money ? BudgetText::tr("Without a cache") : QString();
    figure.bars.axis =
        scale == PlanScale::Money ? BudgetText::tr("Dollars per turn") : BudgetText::tr("Tokens per turn");
    figure.table.headers = {BudgetText::tr("Turn"), BudgetText::tr("Cost with response ($)"), BudgetText::tr("Cost without a cache ($)"),
        BudgetText::tr("Cache read"), BudgetText::tr("Cache write"), BudgetText::tr("Uncached input"), BudgetText::tr("Response")};
    for (const TurnCost &turn : provider.session.turns) {
        addTurn(figure.bars, turn, scale);
        figure.table.rows += turnRow(turn);
    }
    figure.bars.computeScale();
    figure.headline = planSummary(provider);
    figure.summary = joinTooltipLines({figure.headline, priceSource(provider.price)});
    return figure;
}

BudgetFigure historyFigure(const QString &title, const QString &path, const QList<SizePoint> &points)
{
    BudgetFigure figure;
    figure.bars.isVertical = true;
    figure.bars.axis = BudgetText::tr("Tokens");
    figure.table.headers = {BudgetText::tr("Time"), BudgetText::tr("Tokens"), BudgetText::tr("Tokens (lower bound)"),
        BudgetText::tr("Tokens (upper bound)"), BudgetText::tr("Change"), BudgetText::tr("Counting method")};
    const QString counter = points.isEmpty() ? QString() : points.constLast().tokens.counter;
    std::optional<qint64> before;
    for (const SizePoint &point : points) {
        const QString key = point.time.toString(Qt::ISODateWithMs);
        const QString when = windowLocale().toString(point.time, QLocale::ShortFormat);
        const bool hasSameCounter = point.tokens.counter == counter;
        const qint64 change = before && hasSameCounter ? point.tokens.tokens - *before : 0;
        const QString changeText = (change > 0 ? QStringLiteral("+") : QString()) + groupedDigits(change);
        figure.table.rows += ValueRow{key, path,
            {TableCell::fromMeasurement(when, key), tableCell(point.tokens), TableCell::fromNumber(point.tokens.low),
                TableCell::fromNumber(point.tokens.high), TableCell::fromMeasurement(changeText, QString::number(change)),
                TableCell::fromText(certaintyText(point.tokens, SizeUnit::Tokens))}};
        if (!hasSameCounter)
            continue;
        before = point.tokens.tokens;
        Bar column{when, numberText(point.tokens)};
        column.key = key;
        figure.bars.segments += BarSegment{static_cast<int>(figure.bars.bars.size()),
            static_cast<double>(point.tokens.tokens), BarColorRole::Size, {},
            joinTooltipLines({title, when, tokensText(point.tokens), certaintyText(point.tokens, SizeUnit::Tokens)}), key, path};
        figure.bars.bars += column;
    }
    figure.bars.computeScale();
    if (!points.isEmpty())
        //: %1 is the title of a document, %2 its size, %n a number of versions
        figure.summary = BudgetText::tr("%1 has %2. The size is known for %n version(s).", nullptr, static_cast<int>(points.size()))
                             .arg(title, tokensText(points.constLast().tokens));
    figure.headline = figure.summary;
    return figure;
}

} // namespace outcrop
