// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/cacheplan.h"

#include "core/base/localnumbers.h"
#include "core/tokens/tokensmessages.h"

#include <algorithm>
#include <array>

namespace outcrop {
namespace {

/// Returns the expected number of changes per quarter.
qint64 changesPerQuarter(Cadence cadence)
{
    static constexpr std::array<qint64, 5> changes{1, 3, 13, 90, 0}; // 0 for per-turn blocks, which are never cached
    return changes.at(static_cast<std::size_t>(cadence));
}

/// The blocks of one group.
struct Group {
    int index = 0;
    CachePosition position = CachePosition::System;
    Cadence cadence = Cadence::Quarterly; ///< cadence of the most volatile block
    qint64 start = 0;                     ///< number of tokens before the group
    qint64 end = 0;

    bool isVolatile() const { return cadence == Cadence::PerTurn; }
};

QList<Group> groupsOf(const QList<CacheBlock> &blocks)
{
    QList<Group> groups;
    qint64 tokens = 0;
    for (const CacheBlock &block : blocks) {
        if (groups.isEmpty() || groups.last().index != block.group)
            groups.append({block.group, block.position, block.cadence, tokens, tokens});
        tokens += block.tokens;
        groups.last().cadence = std::max(groups.last().cadence, block.cadence);
        groups.last().end = tokens;
    }
    return groups;
}

/// The positions of the breakpoints, and the length of the cached prefix.
struct Layout {
    QList<Group> groups;
    QList<Group> stableGroups;   ///< groups before the first one that changes every turn
    QList<Group> chosen;
    bool cachesHistory = false;
    qint64 cachedTokens = 0;

    bool isVolatile() const { return stableGroups.size() < groups.size(); }
    qint64 system() const { return groups.isEmpty() ? 0 : groups.last().end; }
};

/// Returns the tokens saved per quarter: for each change of a stable group, the tokens before the last breakpoint above it.
qint64 savingOf(const QList<Group> &chosen, const QList<Group> &stableGroups)
{
    qint64 savedTokens = 0;
    for (const Group &group : stableGroups) {
        qint64 keptTokens = 0;
        for (const Group &mark : chosen) {
            if (mark.end <= group.start)
                keptTokens = std::max(keptTokens, mark.end);
        }
        savedTokens += changesPerQuarter(group.cadence) * keptTokens;
    }
    return savedTokens;
}

/// Returns the best subset of candidates that contains the last one and has at most `count` members. Tries all subsets, because there are
/// few candidates: tools and five tiers. If several subsets save the same, the smallest is chosen.
QList<Group> findBestSubset(const QList<Group> &candidates, int count, const QList<Group> &stableGroups)
{
    if (candidates.isEmpty() || count < 1)
        return {};
    const qsizetype others = std::min<qsizetype>(candidates.size() - 1, 16);
    QList<Group> best{candidates.last()};
    for (quint32 mask = 1; mask < (1U << others); ++mask) {
        QList<Group> choice;
        for (qsizetype i = 0; i < others; ++i) {
            if (mask & (1U << i))
                choice.append(candidates.at(i));
        }
        choice.append(candidates.last());
        if (choice.size() > count)
            continue;
        const qint64 gain = savingOf(choice, stableGroups) - savingOf(best, stableGroups);
        if (gain > 0 || (gain == 0 && choice.size() < best.size()))
            best = choice;
    }
    return best;
}

class Planner
{
public:
    Planner(const CacheInput &input, const CachePolicy &policy) : m_input(input), m_policy(policy)
    {
        m_layout.groups = groupsOf(input.blocks);
        const auto firstVolatile = std::find_if(m_layout.groups.begin(), m_layout.groups.end(), [](const Group &group) { return group.isVolatile(); });
        m_layout.stableGroups = m_layout.groups.first(firstVolatile - m_layout.groups.begin());
    }

    Layout run()
    {
        if (m_policy.kind == CacheKind::Explicit)
            placeBreakpoints();
        else if (m_policy.kind == CacheKind::Automatic)
            computeCachedPrefix();
        return m_layout;
    }

private:
    qint64 stableTokens() const { return m_layout.stableGroups.isEmpty() ? 0 : m_layout.stableGroups.last().end; }

    void placeBreakpoints()
    {
        const qint64 tail = m_layout.system() + m_input.history + (m_policy.cachesRequest ? m_input.request : 0);
        const bool includesHistory = m_policy.cachesRequest || m_policy.allowsBreakpoint(CachePosition::History);
        m_layout.cachesHistory = includesHistory && m_input.history > 0 && !m_layout.isVolatile() && tail >= m_policy.minimum && m_policy.breakpoints > 0;
        m_layout.chosen = findBestSubset(candidates(), m_policy.breakpoints - (m_layout.cachesHistory ? 1 : 0), m_layout.stableGroups);
        m_layout.cachedTokens = m_layout.cachesHistory ? tail : m_layout.chosen.isEmpty() ? 0 : m_layout.chosen.last().end;
    }

    QList<Group> candidates() const
    {
        QList<Group> candidates;
        for (const Group &group : m_layout.stableGroups) {
            if (m_policy.allowsBreakpoint(group.position) && group.end >= m_policy.minimum && group.end > group.start)
                candidates.append(group);
        }
        return candidates;
    }

    void computeCachedPrefix()
    {
        const qint64 prefix = m_layout.isVolatile() ? stableTokens() : m_input.total();
        m_layout.cachesHistory = !m_layout.isVolatile() && m_input.history > 0;
        m_layout.cachedTokens = prefix < m_policy.minimum ? 0 : prefix - prefix % m_policy.step;
    }

    const CacheInput &m_input;
    const CachePolicy &m_policy;
    Layout m_layout;
};

std::optional<Cost> inputCost(const PriceList &prices, qint64 read, qint64 written, qint64 fresh)
{
    // A price is needed only for tokens that are used.
    const auto part = [](const std::optional<Price> &price, qint64 tokens) { return tokens == 0 ? Cost() : costOf(price, tokens); };
    return part(prices.cacheRead, read) + part(prices.cacheWrite, written) + part(prices.input, fresh);
}

/// Returns the number of tokens that remain cached after this block changes.
qint64 tokensStillCached(const PlannedBlock &block, qint64 start, const Layout &layout, const CachePolicy &policy)
{
    if (policy.kind == CacheKind::Automatic)
        return start < policy.minimum ? 0 : start - start % policy.step;
    qint64 keptTokens = 0;
    for (const Group &mark : layout.chosen) {
        if (mark.index < block.block.group)
            keptTokens = mark.end;
    }
    return keptTokens;
}

QList<PlannedBlock> pricedBlocks(const CacheInput &input, const CachePolicy &policy, const PriceList &prices, const Layout &layout)
{
    QList<PlannedBlock> blocks;
    qint64 start = 0;
    for (qsizetype i = 0; i < input.blocks.size(); ++i) {
        PlannedBlock block;
        block.block = input.blocks.at(i);
        block.isCached = start < layout.cachedTokens;
        const bool endsGroup = i + 1 == input.blocks.size() || input.blocks.at(i + 1).group != block.block.group;
        block.hasBreakpointAfter = endsGroup
            && std::any_of(layout.chosen.begin(), layout.chosen.end(), [&](const Group &mark) { return mark.index == block.block.group; });
        block.input = costOf(prices.input, block.block.tokens);
        block.write = costOf(prices.cacheWrite, block.block.tokens);
        block.read = costOf(prices.cacheRead, block.block.tokens);
        block.rewrittenTokens = block.isCached ? layout.cachedTokens - tokensStillCached(block, start, layout, policy) : 0;
        block.edit = block.rewrittenTokens == 0 ? Cost() : costOf(prices.cacheWrite, block.rewrittenTokens) - costOf(prices.cacheRead, block.rewrittenTokens);
        blocks.append(block);
        start += block.block.tokens;
    }
    return blocks;
}

/// Finds blocks that should be placed later, and the cost of their position.
class BlockOrderChecker
{
public:
    BlockOrderChecker(const CacheInput &input, const CachePolicy &policy, const PriceList &prices, const Layout &layout)
        : m_input(input), m_policy(policy), m_prices(prices), m_layout(layout)
    {
    }

    QList<CacheFinding> run()
    {
        if (!m_policy.caches())
            return {};
        findVolatile();
        for (const Group &group : m_layout.stableGroups) {
            if (group.position == CachePosition::System)
                findMoreVolatile(group);
        }
        return m_findings;
    }

private:
    const CacheBlock &findMostVolatileBlock(const Group &group) const
    {
        return *std::find_if(m_input.blocks.begin(), m_input.blocks.end(),
                             [&group](const CacheBlock &block) { return block.group == group.index && block.cadence == group.cadence; });
    }

    /// Returns the number of stable tokens from this group on, including the conversation.
    qint64 stableTokensFrom(const Group &group) const
    {
        qint64 tokens = m_input.history;
        for (const CacheBlock &block : m_input.blocks) {
            if (block.group >= group.index && block.cadence != Cadence::PerTurn)
                tokens += block.tokens;
        }
        return tokens;
    }

    void findVolatile()
    {
        if (!m_layout.isVolatile())
            return;
        const Group &group = m_layout.groups.at(m_layout.stableGroups.size());
        const qint64 tokens = stableTokensFrom(group);
        if (tokens == 0 || group.start + tokens < m_policy.minimum)
            return;
        add(group, true, tokens, costOf(m_prices.input, tokens) - costOf(m_prices.cacheRead, tokens),
            tokensmessages::changesBeforeStable(nameOf(group), groupedNumber(tokens)));
    }

    void findMoreVolatile(const Group &group)
    {
        qint64 tokens = 0;
        for (const Group &later : m_layout.stableGroups) {
            if (later.start >= group.end && later.end <= m_layout.cachedTokens && later.cadence < group.cadence)
                tokens += later.end - later.start;
        }
        if (tokens == 0)
            return;
        add(group, false, tokens, costOf(m_prices.cacheWrite, tokens) - costOf(m_prices.cacheRead, tokens),
            tokensmessages::changesBeforeCached(nameOf(group), cadenceName(group.cadence), groupedNumber(tokens)));
    }

    QString nameOf(const Group &group) const
    {
        const CacheBlock &block = findMostVolatileBlock(group);
        return block.title.isEmpty() ? block.id : block.title;
    }

    void add(const Group &group, bool changesEveryTurn, qint64 tokens, const std::optional<Cost> &cost, const QString &message)
    {
        m_findings.append({findMostVolatileBlock(group).id, changesEveryTurn, tokens, cost, message});
    }

    const CacheInput &m_input;
    const CachePolicy &m_policy;
    const PriceList &m_prices;
    const Layout &m_layout;
    QList<CacheFinding> m_findings;
};

/// Returns the request of a later turn, with all previous messages in the conversation.
CacheInput inputAtTurn(const CacheInput &input, int turn, qint64 responseTokens)
{
    CacheInput later = input;
    later.history += (turn - 1) * (input.request + responseTokens);
    return later;
}

} // namespace

qint64 CacheInput::total() const
{
    qint64 tokens = history + request;
    for (const CacheBlock &block : blocks)
        tokens += block.tokens;
    return tokens;
}

CachePlan planCache(const CacheInput &input, const CachePolicy &policy, const ModelPrice &price)
{
    const Layout layout = Planner(input, policy).run();
    CachePlan plan;
    plan.policy = policy;
    plan.total = input.total();
    plan.cachedTokens = layout.cachedTokens;
    plan.hasHistoryBreakpoint = layout.cachesHistory;
    for (const Group &mark : layout.chosen)
        plan.breakpoints.append(mark.index);
    const PriceList prices = price.pricesForPrompt(plan.total);
    plan.blocks = pricedBlocks(input, policy, prices, layout);
    plan.firstCost = inputCost(prices, 0, plan.cachedTokens, plan.total - plan.cachedTokens);
    plan.nextCost = inputCost(prices, plan.cachedTokens, 0, plan.total - plan.cachedTokens);
    plan.uncachedCost = inputCost(prices, 0, 0, plan.total);
    plan.findings = BlockOrderChecker(input, policy, prices, layout).run();
    return plan;
}

namespace {

TurnCost pricedTurn(const CacheInput &later, const CachePolicy &policy, const ModelPrice &price, qint64 responseTokens, qint64 cachedBefore)
{
    const qint64 cachedTokens = Planner(later, policy).run().cachedTokens;
    const PriceList prices = price.pricesForPrompt(later.total());
    const std::optional<Cost> responseCost = costOf(prices.output, responseTokens);
    TurnCost turn;
    turn.read = std::min(cachedBefore, cachedTokens);
    turn.written = cachedTokens - turn.read;
    turn.fresh = later.total() - cachedTokens;
    turn.response = responseTokens;
    turn.cost = inputCost(prices, turn.read, turn.written, turn.fresh) + responseCost;
    turn.uncachedCost = inputCost(prices, 0, 0, later.total()) + responseCost;
    return turn;
}

/// Returns the cost of the same session with the blocks that change every turn after the conversation, uncached. Returns nullopt if there are none, the model has no
/// cache, or a price is unknown.
std::optional<Cost> costWithVolatileLast(const CacheInput &input, const CachePolicy &policy, const ModelPrice &price, const Frequency &frequency)
{
    CacheInput stableGroups = input;
    stableGroups.blocks.removeIf([](const CacheBlock &block) { return block.cadence == Cadence::PerTurn; });
    const qint64 firstVolatile = input.total() - stableGroups.total();
    if (firstVolatile == 0 || !policy.caches())
        return std::nullopt;
    return priceSession(stableGroups, policy, price, frequency).total
        + costOf(price.pricesForPrompt(input.total()).input, firstVolatile) * static_cast<qint64>(frequency.turns);
}

} // namespace

SessionCost priceSession(const CacheInput &input, const CachePolicy &policy, const ModelPrice &price, const Frequency &frequency,
                         const std::optional<qint64> &inputLimit)
{
    SessionCost session;
    session.frequency = frequency;
    std::optional<Cost> total = Cost();
    std::optional<Cost> uncachedCost = Cost();
    qint64 cachedTokens = 0;
    for (int number = 1; number <= frequency.turns; ++number) {
        const CacheInput later = inputAtTurn(input, number, frequency.responseTokens);
        if (inputLimit && later.total() > *inputLimit) {
            session.overLimitTurn = TurnOverLimit{number, later.total(), *inputLimit};
            break;
        }
        TurnCost turn = pricedTurn(later, policy, price, frequency.responseTokens, cachedTokens);
        turn.turn = number;
        total = total + turn.cost;
        uncachedCost = uncachedCost + turn.uncachedCost;
        cachedTokens = turn.read + turn.written;
        session.turns.append(turn);
    }
    if (session.turns.isEmpty())
        return session;
    session.total = total;
    session.uncachedCost = uncachedCost;
    if (frequency.sessionsPerMonth > 0)
        session.month = session.total * frequency.sessionsPerMonth;
    session.totalWithVolatileLast = costWithVolatileLast(input, policy, price, {int(session.turns.size()), frequency.responseTokens, 0});
    return session;
}

} // namespace outcrop
