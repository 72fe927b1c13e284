// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"
#include "core/render/requesttokens.h"
#include "core/tokens/cacheplan.h"
#include "core/tokens/tokencounter.h"
#include "models/base/problemcount.h"
#include "models/base/sizewords.h"
#include "models/base/treemodel.h"

#include <optional>

namespace outcrop {

/// What lies in the ground. A Tier holds all the others.
enum class StratumKind { Tier, Layer, Agent, Examples, Skill, Conversation, Instructions, Request };

/// Whether a stratum is part of the prompt, and if not, why.
enum class Presence { Sent, ConditionFails, Empty, Cut };

/// What a provider's cache makes of a stratum.
struct StratumCache {
    bool held = false;    ///< lies below the last breakpoint, so that a turn that follows reads it from the cache
    int breakpoint = 0;   ///< number, from 1 and from below, of the breakpoint that lies on top of a tier or the conversation; 0 for none
    QString prices = {};  ///< what it costs on the first turn and on those that follow, and what an edit costs; in words

    friend bool operator==(const StratumCache &, const StratumCache &) = default;
};

/// How often a layer changed lately, from its history.
struct StratumChurn {
    QString text = {};   ///< in words; empty where nothing is known
    bool erodes = false; ///< more often than its cadence declares

    friend bool operator==(const StratumChurn &, const StratumChurn &) = default;
};

/// One body of rock: a tier, or something inside one.
struct Stratum {
    StratumKind kind = StratumKind::Layer;
    Tier tier = Tier::Topsoil;
    QString title;
    QString path = {}; ///< of the document it is made of; empty for a tier and a typed request
    std::optional<Cadence> cadence = std::nullopt; ///< of tiers and layers
    TokenCount size = {};   ///< in the strata's unit; of a layer that is not sent, what it would take
    double share = 0;       ///< of the whole prompt, 0 to 1; 0 for what is not sent
    QString condition = {}; ///< as written in `when`
    Presence presence = Presence::Sent;
    bool shortForm = false; ///< the condensed document is sent instead
    int place = -1;         ///< of a layer: its number among the layers of its tier, in the order sent
    int count = 0;          ///< of a tier: how many strata it holds
    StratumCache cache = {};
    ProblemCount problems = {};
    StratumChurn churn = {};

    bool isMovable() const { return kind == StratumKind::Layer; }
    bool isConditional() const { return !condition.isEmpty(); }
    friend bool operator==(const Stratum &, const Stratum &) = default;
};

/// A prompt as ground: what is sent last lies on top, as it would outdoors.
struct Strata {
    QList<Branch<Stratum>> tiers; ///< WEATHER first; all five, or none where there is no workspace
    TokenCount total = {};        ///< of what is sent
    TokenCount request = {};      ///< with what lies in no tier, such as tools; 0 where that is not counted
    SizeUnit unit = SizeUnit::Characters;
    bool hasCache = false; ///< some of it is held by the provider's cache
    QString model = {};
    std::optional<qint64> window = std::nullopt; ///< of the model, in tokens

    /// Nothing lies in any tier.
    bool isEmpty() const;
};

/// What is known about the tokens of a prompt. Without a counter sizes are characters.
struct StrataFigures {
    TokenCounterPtr counter = {};          ///< for what is not sent
    const RequestTokens *tokens = nullptr; ///< of what is sent; null: the counter counts it
    const CachePlan *plan = nullptr;
    QHash<QString, StratumChurn> churn = {}; ///< of layers, by path
};

/// The ground a bundle is made of. Layers whose condition does not hold are in it, marked as such.
Strata strataOf(const PromptLibrary &library, const PromptBundle &bundle, const Diagnostics &diagnostics = {}, const StrataFigures &figures = {});

/// How thickness is to be read, in one line under a picture.
QString scaleText(const Strata &strata);
/// The same in whole sentences.
QString scaleDescription(const Strata &strata);
/// What the condition decided, in words; empty for what is always sent.
QString presenceText(const Stratum &stratum);
/// `cached`, `breakpoint 2 of the cache above`; empty for what is sent afresh every turn.
QString cacheText(const StratumCache &cache);

} // namespace outcrop
