// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"
#include "models/problemcount.h"
#include "models/treemodel.h"

#include <optional>

namespace outcrop {

/// What lies in the ground. A Tier holds all the others.
enum class StratumKind { Tier, Layer, Agent, Examples, Skill, Conversation, Instructions, Request };

/// Whether a stratum is part of the prompt, and if not, why.
enum class Presence { Sent, ConditionFails, Empty };

/// What sizes count. Characters until the exact counters are there: this and sizeOf() in strata.cpp are all that
/// changes then.
enum class SizeUnit { Characters, Tokens };

/// One body of rock: a tier, or something inside one.
struct Stratum {
    StratumKind kind = StratumKind::Layer;
    Tier tier = Tier::Topsoil;
    QString title;
    QString path = {}; ///< of the document it is made of; empty for a tier and a typed request
    std::optional<Cadence> cadence = std::nullopt; ///< of tiers and layers
    qsizetype size = 0;     ///< in the strata's unit; of a layer that is not sent, what it would take
    double share = 0;       ///< of the whole prompt, 0 to 1; 0 for what is not sent
    QString condition = {}; ///< as written in `when`
    Presence presence = Presence::Sent;
    bool shortForm = false; ///< the condensed document is sent instead
    int place = -1;         ///< of a layer: its number among the layers of its tier, in the order sent
    int count = 0;          ///< of a tier: how many strata it holds
    ProblemCount problems = {};

    bool isMovable() const { return kind == StratumKind::Layer; }
    bool isConditional() const { return !condition.isEmpty(); }
    friend bool operator==(const Stratum &, const Stratum &) = default;
};

/// A prompt as ground: what is sent last lies on top, as it would outdoors.
struct Strata {
    QList<Branch<Stratum>> tiers; ///< WEATHER first; all five, or none where there is no workspace
    qsizetype total = 0;          ///< of what is sent
    SizeUnit unit = SizeUnit::Characters;
    QString model = {};
    std::optional<int> window = std::nullopt; ///< of the model, in tokens

    /// Nothing lies in any tier.
    bool isEmpty() const;
};

/// The ground a bundle is made of. Layers whose condition does not hold are in it, and say so.
Strata strataOf(const PromptLibrary &library, const PromptBundle &bundle, const Diagnostics &diagnostics = {});

/// `GRANITE`.
QString tierTitle(Tier tier);
/// `per turn`, as a person says it.
QString cadenceTitle(Cadence cadence);
QString unitName(SizeUnit unit);
/// `4,652 characters`, in the user's locale.
QString sizeText(qsizetype size, SizeUnit unit);
/// How thickness is to be read, in one line under a picture.
QString scaleText(SizeUnit unit);
/// The same in whole sentences.
QString scaleDescription(SizeUnit unit);
/// `24 %`; `< 1 %` for what is little but not nothing.
QString shareText(double share);
/// What the condition decided, in words; empty for what is always sent.
QString presenceText(const Stratum &stratum);

} // namespace outcrop
