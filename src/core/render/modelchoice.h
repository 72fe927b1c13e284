// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/base/diagnostic.h"

namespace outcrop {

class ProviderCatalog;

/// A model that a file asks for, and who asks.
struct ModelRequest {
    ModelWish wish;
    QString by;           ///< for people: `the agent `builder``, `[conductor] model in config.toml`
    bool binding = false; ///< sent as it is written even where the adapter does not list it: the workspace's own configuration
};

/// What became of a model that was asked for.
enum class WishFate {
    Chosen,
    Spare,     ///< not needed: a better one was chosen, or the user named one
    Open,      ///< it leaves the choice to the person who runs the agent
    Elsewhere, ///< a model of another provider than the one that is asked
    Unmet,     ///< there is no such provider or model
};

struct WishResult {
    ModelRequest request;
    WishFate fate = WishFate::Spare;
    QString provider; ///< where it was found
    QString model;    ///< id at that provider; empty for the provider's usual one
    QString reason;   ///< for people
};

/// Which model a prompt goes to, who chose it, and what became of everything that was asked for. The only place where that is decided.
struct ModelChoice {
    QString provider; ///< empty if none is named
    QString model;    ///< empty: the manifest's for this provider, else the adapter's usual one
    QString by;       ///< for people; empty if the user named it, or if none is named
    bool isNamed = false; ///< the user named the model
    QList<WishResult> wishes;
};

/// What a user or a caller has named already; empty texts leave it open.
struct NamedModel {
    QString provider;
    QString model; ///< an id, or a word for one such as `sonnet`; with its provider before a slash where that is left open
};

/// Takes the first request, best first, that can be met: by the provider named, else by any. A model that was named goes before all of them. Where none
/// can be met and no provider was named, the first provider that any of them names is taken with its usual model.
ModelChoice chooseModel(const ProviderCatalog &catalog, const NamedModel &named, const QList<ModelRequest> &requests);

/// The agent's models, best first.
QList<ModelRequest> modelRequests(const Agent &agent);

/// Whether one of the models that the agent asks for could be had, or it leaves the choice open.
bool isServed(const QList<WishResult> &wishes);

/// A warning for each model that an agent asks for in vain, at its place: `model` is the one that is used instead.
Diagnostics unmetWishes(const ModelChoice &choice, const QString &model);

} // namespace outcrop
