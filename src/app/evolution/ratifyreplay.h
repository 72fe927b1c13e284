// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/documents/workspacechange.h"
#include "core/ports/provider.h"
#include "core/ports/store.h"

#include <functional>

namespace outcrop {

/// A recorded interaction put through the prompt as it is and as it would be.
struct ReplayedInteraction {
    Interaction recorded;
    qint64 tokensBefore = 0; ///< of the request as the prompt is now
    qint64 tokensAfter = 0;  ///< and after the change
    bool promptChanges = false;
    std::optional<ProviderAnswer> answer = {}; ///< to the changed prompt, where a provider was asked
    std::optional<double> common = {};         ///< share of words that the recorded answer and the new one have in common, 0 to 1
    QString problem = {};                      ///< why it could not be rendered or was not answered
};

/// What a replay found. It measures differences; whether they are for the better a person must say.
struct ReplayReport {
    QList<ReplayedInteraction> cases;
    QString nothing = {}; ///< why there is nothing to replay; empty where there is
    bool asked = false;   ///< whether a provider was asked
};

/// Recorded interactions of a suggestion's workload, with request and response, that its evidence does not name: those that did not lead to it.
/// Calls of experiments are not among them. The newest first, `most` at most; looks as far back as it has to.
Result<QList<Interaction>> heldBackInteractions(Store &store, const Suggestion &suggestion, int most = 5);

/// Composes each interaction's prompt before and after a change. With a `provider` (may be null) the changed prompt is sent, and its answer compared with
/// the recorded one. `target` names provider and model; where it names none, the interaction's own are taken. Blocks while the provider answers: call
/// on a worker thread; `stop` ends it soon; `progress` hears of every case that is done.
Result<ReplayReport> replayHeldBack(const OpenedWorkspace &opened, const WorkspaceChange &change, const QList<Interaction> &interactions,
                                    const std::pair<QString, QString> &target = {}, Provider *provider = nullptr, const std::stop_token &stop = {},
                                    const std::function<void(int)> &progress = {});

/// Share of words that two texts have in common (Dice), 0 to 1; 1 for two empty texts.
double wordsInCommon(const QString &a, const QString &b);

} // namespace outcrop
