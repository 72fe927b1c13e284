// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/documents/workspacechange.h"
#include "core/ports/provider.h"
#include "core/ports/store.h"

#include <functional>

namespace outcrop {

/// A recorded interaction, replayed with the prompt before and after a change.
struct ReplayedInteraction {
    Interaction recordedInteraction;
    qint64 tokensBefore = 0; ///< tokens of the request before the change
    qint64 tokensAfter = 0;  ///< tokens of the request after the change
    bool isPromptChanged = false;
    std::optional<ProviderResponse> response = {}; ///< response to the changed prompt, if a provider was called
    std::optional<double> similarity =
        {}; ///< similarity of the recorded and the new response (responseSimilarity()), 0 to 1
    QString problem = {};                      ///< why the request could not be rendered, or why it got no response
};

/// The result of a replay. It measures differences; the user decides whether they are improvements.
struct ReplayReport {
    QList<ReplayedInteraction> cases;
    QString emptyReason = {}; ///< why there are no interactions to replay; empty otherwise
    bool hasProvider = false;   ///< whether a provider was given; it is called only for changed prompts
};

/// Returns interactions of the suggestion's workload, with request and response, that are not examples in its evidence. Excludes calls of experiments. Newest
/// first, up to `limit`; may read all records of the workload.
Result<QList<Interaction>> readHeldOutInteractions(Store &store, const Suggestion &suggestion, int limit = 5);

/// Renders each interaction's prompt before and after a change. With a `provider` (may be null), a changed prompt is sent, and its response is compared with
/// the recorded one. `target` is provider and model; if empty, those of the interaction, or the first provider if its provider is unknown. Blocks during calls.
/// Returns Interrupted after `stop`. `progress` is called with the number of finished cases.
Result<ReplayReport> replayHeldOutInteractions(const OpenedWorkspace &opened, const WorkspaceChange &change,
    const QList<Interaction> &interactions, const std::pair<QString, QString> &target = {},
    Provider *provider = nullptr, const std::stop_token &stop = {}, const std::function<void(int)> &progress = {});

/// Returns the Dice similarity of the words of two texts, 0 to 1. Two empty texts have similarity 1.
double responseSimilarity(const QString &a, const QString &b);

} // namespace outcrop
