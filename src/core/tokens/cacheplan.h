// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/tier.h"
#include "core/tokens/modelprice.h"

namespace outcrop {

/// A part of a request that changes as a whole: a layer, a tool, an example.
struct CacheBlock {
    QString id;    ///< ID of the part, such as `layers/soul.md` or `tools/0`
    QString title;
    CachePosition position = CachePosition::System; ///< Tools or System
    int group = 0; ///< group (the tools, or a tier) that is sent as one content block; a breakpoint is only possible at its end
    Cadence cadence = Cadence::Daily;
    qint64 tokens = 0;
};

/// A request in its provider's reading order: tools, system prompt, conversation, request.
struct CacheInput {
    QList<CacheBlock> blocks; ///< in order; group numbers start at 0
    qint64 history = 0;
    qint64 request = 0;

    qint64 total() const;
};

/// The cost of a block, and the cost of editing it.
struct PlannedBlock {
    CacheBlock block;
    bool isCached = false;
    bool hasBreakpointAfter = false;
    std::optional<Cost> input;  ///< cost without a cache
    std::optional<Cost> write;  ///< cost of writing it to the cache
    std::optional<Cost> read;   ///< cost of reading it from the cache
    qint64 rewrittenTokens = 0; ///< cached tokens that must be rewritten in the next turn after this block is edited
    std::optional<Cost> edit;   ///< additional cost of the next turn after an edit of the block
};

/// A volatile block before a stable one. Tools are only reported if they change every turn, because the provider determines their position.
struct CacheFinding {
    QString block;              ///< ID of the block that should be placed later
    bool changesEveryTurn =
        false; ///< true if the block changes every turn, so that later tokens are never read from the cache; otherwise only after each change
    qint64 tokens = 0;          ///< stable tokens after the block
    std::optional<Cost> cost;   ///< additional cost of each turn, or of each change
    QString message;            ///< for display
};

/// The positions of a request's cache breakpoints, and their costs.
///
/// The cached prefix ends before the first group that changes every turn. Candidates are the ends of groups where the prefix has at least the minimum length. The last
/// candidate is always chosen, because every turn reads everything before it. The other breakpoints are at the candidates that together save the most. When a group
/// changes, the text before the last breakpoint above the group is read instead of written. A group changes as often as its most volatile block: quarterly 1, monthly 3,
/// weekly 13, daily 90 times a quarter. If no group changes every turn, the conversation gets the last breakpoint if the policy allows it.
struct CachePlan {
    CachePolicy policy;
    QList<PlannedBlock> blocks;
    QList<int> breakpoints;     ///< groups with a breakpoint at their end
    /// Whether the conversation ends with a breakpoint, the provider sets one at the request, or automatic caching includes the conversation.
    bool hasHistoryBreakpoint = false;
    qint64 cachedTokens = 0;          ///< tokens of the cached prefix
    qint64 total = 0;                 ///< tokens of the request
    std::optional<Cost> firstCost; ///< cost of this request with a cold cache, without the response
    std::optional<Cost> nextCost;     ///< cost of the same request with a warm cache
    std::optional<Cost> uncachedCost; ///< cost without a cache
    QList<CacheFinding> findings;

    bool hasBreakpoint(int group) const { return breakpoints.contains(group); }
};

CachePlan planCache(const CacheInput &input, const CachePolicy &policy, const ModelPrice &price);

/// The assumed frequency of a prompt's use. Show these assumptions wherever derived costs are displayed.
struct Frequency {
    int turns = 10;           ///< turns per session
    qint64 responseTokens = 500; ///< tokens per response
    qint64 sessionsPerMonth = 0; ///< 0 if the cost of a month is not computed
};

/// The cost of one turn of a session.
struct TurnCost {
    int turn = 1;
    qint64 read = 0;    ///< input tokens read from the cache
    qint64 written = 0; ///< input tokens written to the cache
    qint64 fresh = 0;   ///< other input tokens
    qint64 response = 0; ///< tokens of the response
    std::optional<Cost> cost;
    std::optional<Cost> uncachedCost; ///< cost without a cache

    qint64 input() const { return read + written + fresh; }
};

/// The first turn of a session that exceeds the input limit.
struct TurnOverLimit {
    int turn = 1;
    qint64 input = 0; ///< input tokens of that turn
    qint64 limit = 0; ///< maximum number of input tokens
};

/// The cost of a conversation that starts with a cold cache. Each turn's request and response become part of the next turn's conversation. Requests
/// and responses have a constant length, and the cache never expires between turns. The session ends before the first turn that exceeds the limit,
/// because it cannot be sent.
struct SessionCost {
    Frequency frequency;
    QList<TurnCost> turns; ///< turns within the limit; empty if the first one exceeds it
    std::optional<TurnOverLimit> overLimitTurn = {}; ///< nullopt if all turns fit or the limit is unknown
    std::optional<Cost> total; ///< cost of `turns`; nullopt if it is unknown or there are none
    std::optional<Cost> uncachedCost;
    std::optional<Cost> month; ///< nullopt if no number of sessions is given
    /// Cost of the session if the blocks that change every turn followed the conversation; nullopt if there are none or it is unknown.
    std::optional<Cost> totalWithVolatileLast;
};

/// Computes the cost of a session. `inputLimit` is the maximum number of input tokens; nullopt if unknown.
SessionCost priceSession(const CacheInput &input, const CachePolicy &policy, const ModelPrice &price, const Frequency &frequency,
                         const std::optional<qint64> &inputLimit = {});

} // namespace outcrop
