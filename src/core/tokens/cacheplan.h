// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/tier.h"
#include "core/tokens/modelprice.h"

namespace outcrop {

/// A piece of a request that changes or stays as a whole: a layer, a tool, an example.
struct CacheBlock {
    QString id;    ///< of the part, such as `layers/soul.md` or `tools/0`
    QString title;
    CachePlace place = CachePlace::System; ///< tools or system
    int group = 0; ///< blocks of one group are sent as one piece (the tools, a tier): a breakpoint can only be at its end
    Cadence cadence = Cadence::Daily;
    qint64 tokens = 0;
};

/// A request as its provider reads it: tools, system prompt, conversation, request.
struct CacheInput {
    QList<CacheBlock> blocks; ///< in order; groups count up from 0
    qint64 history = 0;
    qint64 request = 0;

    qint64 total() const;
};

/// What a block costs, and what it costs to touch it.
struct PlannedBlock {
    CacheBlock block;
    bool cached = false;
    bool breakpointAfter = false;
    std::optional<Cost> input; ///< sent afresh
    std::optional<Cost> write; ///< written to the cache
    std::optional<Cost> read;  ///< read from it
    qint64 rewritten = 0;      ///< cached tokens that the next turn must rewrite once this block was edited …
    std::optional<Cost> edit;  ///< … and what that turn costs more than if nothing had been edited
};

/// A volatile block before a stable one. Of tools only those that change each turn are reported: the provider chooses their position.
struct CacheFinding {
    QString block;              ///< id of the block that should be further back
    bool everyTurn = false;     ///< it changes each turn: nothing after it is ever read from the cache; otherwise with each change
    qint64 tokens = 0;          ///< lasting tokens behind it
    std::optional<Cost> cost;   ///< of a turn, or of a change
    QString message;            ///< for people
};

/// The positions of a request's cache breakpoints, and their value.
///
/// The rule, for paper and pencil. The cached prefix ends before the first group that changes each turn. Group ends in it whose prefix has the
/// minimum are candidates. The last one is always taken: each turn reads all before it. Of the others those are taken that together save most,
/// as far as there are breakpoints: when a group changes (quarterly 1, monthly 3, weekly 13, daily 90 times a quarter, the group's quickest block
/// counts), the text before the last breakpoint above it is read and not written again. A conversation without anything fleeting
/// before it takes the last place of all.
struct CachePlan {
    CachePolicy policy;
    QList<PlannedBlock> blocks;
    QList<int> breakpoints;     ///< groups that end with one
    bool historyMarked = false; ///< the conversation so far ends with one, or the provider sets its own at the request
    qint64 cached = 0;          ///< tokens of the prefix that is cached
    qint64 total = 0;           ///< tokens of the request
    std::optional<Cost> first;    ///< this request with a cold cache, without the answer
    std::optional<Cost> again;    ///< the same request once more, while the cache lives
    std::optional<Cost> uncached; ///< with no cache at all
    QList<CacheFinding> findings;

    bool marks(int group) const { return breakpoints.contains(group); }
};

CachePlan planCache(const CacheInput &input, const CachePolicy &policy, const ModelPrice &price);

/// How often a prompt is used. All of it is stated where a figure that rests on it is shown.
struct Frequency {
    int turns = 10;           ///< of a session
    qint64 answerTokens = 500; ///< of each answer
    qint64 sessionsPerMonth = 0; ///< 0: nothing is said about a month
};

/// One turn of a session.
struct TurnCost {
    int turn = 1;
    qint64 read = 0;    ///< input tokens from the cache
    qint64 written = 0; ///< … written to it
    qint64 fresh = 0;   ///< … neither
    qint64 answer = 0;
    std::optional<Cost> cost;
    std::optional<Cost> uncached; ///< what it would cost without a cache

    qint64 input() const { return read + written + fresh; }
};

/// The first turn of a session that no longer fits.
struct FullSession {
    int turn = 1;
    qint64 input = 0; ///< tokens that it would send …
    qint64 limit = 0; ///< … of those that may be sent
};

/// A conversation, begun with a cold cache: each turn's request and answer join the conversation of the next; requests and answers stay as long as they
/// are, and no turn outlives the cache. It ends where a turn no longer fits: what cannot be sent has no price.
struct SessionCost {
    Frequency frequency;
    QList<TurnCost> turns; ///< those that fit; none where the first does not
    std::optional<FullSession> full = {}; ///< nothing where all turns fit, or the limit is not known
    std::optional<Cost> total; ///< of `turns`; nothing where there are none
    std::optional<Cost> uncached;
    std::optional<Cost> month; ///< nothing where no frequency is stated
    std::optional<Cost> fleetingLast; ///< the whole session, if the part that changes each turn were after the conversation; nothing if there is none
};

/// `inputLimit` is how many tokens a request may have; nothing where that is not known.
SessionCost priceSession(const CacheInput &input, const CachePolicy &policy, const ModelPrice &price, const Frequency &frequency,
                         const std::optional<qint64> &inputLimit = {});

} // namespace outcrop
