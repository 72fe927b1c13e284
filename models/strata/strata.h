// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"
#include "core/render/requesttokens.h"
#include "core/tokens/cacheplan.h"
#include "core/tokens/tokencounter.h"
#include "models/base/problemcount.h"
#include "models/base/sizetext.h"
#include "models/base/treemodel.h"

#include <optional>

namespace outcrop {

/// The kinds of strata. A Tier contains the parts of the prompt, and Outside the parts of the request that belong to no tier: Tools, Schema and Overhead. An
/// Addition is text that the provider's adapter adds to a tier.
enum class StratumKind { Tier, Layer, Agent, Examples, Skill, Conversation, Instructions, Request, Attachments, Addition, Outside, Tools, Schema, Overhead };

/// The presence of a stratum in the prompt: sent, or the reason why it is not sent.
enum class Presence { Sent, ConditionFails, Empty, TooLong, Excluded, Omitted };

struct StratumCache {
    bool isCached = false; ///< whether the stratum is below the last breakpoint, so that later turns read it from the cache
    int breakpoint = 0;   ///< number of the breakpoint above a tier or the conversation, counted from below, from 1; 0 for none
    QString prices = {};  ///< cost in the first request, with a warm cache, and of an edit, as text

    friend bool operator==(const StratumCache &, const StratumCache &) = default;
};

/// The recent changes of a layer.
struct StratumChurn {
    QString text = {};   ///< description of the changes; empty if unknown
    bool exceedsCadence = false; ///< whether the layer changes more often than its declared cadence

    friend bool operator==(const StratumChurn &, const StratumChurn &) = default;
};

/// A stratum: a tier, or a part of the request.
struct Stratum {
    StratumKind kind = StratumKind::Layer;
    Tier tier = Tier::Topsoil; ///< the lowest tier if the stratum belongs to none
    QString title;
    QString path = {}; ///< path of its document; empty for a tier and a typed request
    std::optional<Cadence> cadence = std::nullopt; ///< set for tiers and layers only
    TokenCount size = {};   ///< size in the unit of the strata; for an unsent layer, its size if it were sent
    double share = 0;       ///< share of the prompt, from 0 to 1; 0 if it is not sent
    QString condition = {}; ///< condition, as written in `when`
    bool dependsOnWorkload = false; ///< whether the condition contains the workload
    Presence presence = Presence::Sent;
    bool isCondensed = false; ///< whether the condensed document is sent instead
    int position = -1;         ///< position of a layer in its tier, in the order sent
    int count = 0;          ///< number of strata in a tier
    StratumCache cache = {};
    ProblemCount problems = {};
    StratumChurn churn = {};

    bool isMovable() const { return kind == StratumKind::Layer; }
    /// Returns whether the stratum contains other strata.
    bool isGroup() const { return kind == StratumKind::Tier || kind == StratumKind::Outside; }
    bool isInTier() const { return kind < StratumKind::Outside; }
    bool isConditional() const { return !condition.isEmpty(); }
    friend bool operator==(const Stratum &, const Stratum &) = default;
};

/// A prompt as strata: parts that are sent last are on top.
struct Strata {
    QList<Branch<Stratum>> tiers; ///< WEATHER first; all five, or none without a workspace. Then the parts outside tiers, if the request has any
    TokenCount total = {};        ///< total size of the parts that are sent; equals `request` if the request was counted
    TokenCount request = {};      ///< size of the request; 0 if not counted
    TokenCount outsideTokens = {};      ///< size of the parts outside tiers
    SizeUnit unit = SizeUnit::Characters;
    bool hasCache = false; ///< whether parts are cached by the provider
    QString model = {};
    std::optional<qint64> window = std::nullopt; ///< context window of the model, in tokens

    /// Returns whether all tiers are empty.
    bool isEmpty() const;
};

/// Data about a prompt besides its text: token counts, cache plan and churn. Without a counter, sizes are characters.
struct StrataInput {
    TokenCounterPtr counter = {};          ///< counts the tokens of parts that `tokens` does not contain, such as layers that are not sent
    const RequestTokens *tokens = nullptr; ///< counts of the request; if null, the counter is used
    const CachePlan *plan = nullptr;
    QHash<QString, StratumChurn> churn = {}; ///< changes of layers, by path
};

/// Returns the strata of a bundle. Layers that are not sent are included, with the reason as Presence.
Strata strataOf(const PromptLibrary &library, const PromptBundle &bundle, const Diagnostics &diagnostics = {},
    const StrataInput &input = {});

/// Returns the scale of the chart in one line.
QString scaleText(const Strata &strata);
/// Returns the scale as sentences, for a tooltip and the description of an SVG.
QString scaleDescription(const Strata &strata);
/// Returns the state of a conditional or unsent stratum with the reason; empty for a stratum that is always sent.
QString presenceText(const Stratum &stratum);
/// Returns `cached` or `cache breakpoint 2 above`; empty for parts that are not cached.
QString cacheText(const StratumCache &cache);

} // namespace outcrop
