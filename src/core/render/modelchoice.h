// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/base/diagnostic.h"

namespace outcrop {

class ProviderCatalog;

/// A model that a file requests, and the origin of the request.
struct ModelRequest {
    RequestedModel requestedModel;
    QString requestSource;           ///< for display, such as "`model` in [conductor] of config.toml"
    bool isBinding =
        false; ///< true if the model is used even if the adapter does not list it; set for the workspace's configuration
};

enum class ModelRequestOutcome {
    Chosen,
    NotNeeded,     ///< not needed: a better request was met, or the user selected a model
    Open,          ///< leaves the choice to the user
    OtherProvider, ///< a model of a provider other than the selected one
    Unmet,         ///< the provider or model does not exist
};

/// A model request and its outcome.
struct ModelRequestResult {
    ModelRequest request;
    ModelRequestOutcome outcome = ModelRequestOutcome::NotNeeded;
    QString provider; ///< provider that has the model
    QString model;    ///< the provider's model ID; empty for its default model
    QString reason;   ///< for display
};

/// The model for a prompt, the origin of the choice, and the outcome of every request. Only chooseModel() makes this choice.
struct ModelChoice {
    QString provider; ///< empty if none is selected
    QString model;    ///< empty for the manifest's model of this provider, or else the adapter's default
    QString chosenBy;       ///< origin of the provider or model that the user did not select, for display; empty if no request determined it
    bool isSelectedByUser = false; ///< if true, requests of files determine at most the provider
    QList<ModelRequestResult> results;
};

/// The user's or caller's selection; empty strings mean no selection.
struct ModelSelection {
    QString provider;
    QString model; ///< ID or alias such as `sonnet`; may begin with `provider/` if `provider` is empty
};

/// Returns the model of the first request, in order of preference, that the selected provider can meet. If none is selected, any provider can meet it. A model selected
/// by the user takes precedence. If no request can be met and no provider is selected, the first provider named in a request is used with its default model.
ModelChoice chooseModel(const ProviderCatalog &catalog, const ModelSelection &named, const QList<ModelRequest> &requests);

/// Returns the agent's models in order of preference.
QList<ModelRequest> modelRequests(const Agent &agent);

/// Marks unmet requests for the model that is used as not needed. A model that the user or the configuration selects can be one that the adapter does not list.
void acceptUsedModel(QList<ModelRequestResult> &results, const QString &provider, const QString &model);

/// Returns whether one of the agent's model requests can be met or leaves the choice to the user.
bool canMeetAnyRequest(const QList<ModelRequestResult> &results);

/// Returns warnings, with their locations, about models that were preferred over `model` but cannot be used. A model of another
/// provider is reported only if it would be the first warning and none of the agent's requests can be met. Empty if the user selected the model.
Diagnostics unmetRequests(const ModelChoice &choice, const QString &model);

} // namespace outcrop
