// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/queue.
namespace outcrop::queuemessages {

inline constexpr char room[] = "app/queue";
inline constexpr MessageText queueNeedsServer{room, QT_TRANSLATE_NOOP("app/queue", "A queue needs a store on a PostgreSQL server. Set `store` in [workspace] of config.toml.")};
inline constexpr MessageText stopRuleNeedsOrder{room, QT_TRANSLATE_NOOP("app/queue", "The experiment `%1` has a stopping rule, so each result decides whether the next request is sent. Run it without the queue.")};
inline constexpr MessageText otherVersion{room, QT_TRANSLATE_NOOP("app/queue", "The experiment `%1` or its cases differ between this workspace and the queue. Update the workspace and start the worker again.")};
inline constexpr MessageText otherRequest{room, QT_TRANSLATE_NOOP("app/queue", "The request of trial %1 of `%2` differs between this workspace and the queue. Update the workspace and start the worker again.")};
inline constexpr MessageText unknownTrial{room, QT_TRANSLATE_NOOP("app/queue", "The experiment `%2` has no trial %1. Update the workspace and start the worker again.")};
inline constexpr MessageText cannotRun{room, QT_TRANSLATE_NOOP("app/queue", "This worker skips the jobs of `%1`: %2")};
inline constexpr MessageText unknownKind{room, QT_TRANSLATE_NOOP("app/queue", "The queue has jobs of an unknown kind, `%1`. Upgrade Outcrop.")};
inline constexpr MessageText otherWorkspace{room, QT_TRANSLATE_NOOP("app/queue", "The jobs belong to the workspace `%1`. Start a worker in that workspace.")};
inline constexpr MessageText agentOutside{room, QT_TRANSLATE_NOOP("app/queue", "The agent %1 is outside the workspace, so workers cannot read it. Validate it without the queue.")};
inline constexpr MessageText otherAgent{room, QT_TRANSLATE_NOOP("app/queue", "The requests of the agent %1 differ between this workspace and the queue. Update the workspace, or cancel the run with `outcrop-cli queue cancel validate` and validate again.")};
inline constexpr MessageText callNotMade{room, QT_TRANSLATE_NOOP("app/queue", "The workers did not send this request. Run the validation again.")};
inline constexpr MessageText noEmbeddingModel{room, QT_TRANSLATE_NOOP("app/queue", "Workers compute embeddings, but [retrieval] in config.toml has no `embeddings`. Set a provider and a model.")};
inline constexpr MessageText otherEmbeddingModel{room, QT_TRANSLATE_NOOP("app/queue", "The queued embeddings are for the model %1, which this workspace does not use. Update the workspace and start the worker again.")};
inline constexpr MessageText otherDocument{room, QT_TRANSLATE_NOOP("app/queue", "The document %1 differs between this workspace and the queue. Update the workspace, or cancel the run with `outcrop-cli queue cancel index` and index again.")};
inline constexpr MessageText noEmbedding{room, QT_TRANSLATE_NOOP("app/queue", "Some documents have no embeddings, so search finds them only by keyword. %1")};
inline constexpr MessageText otherEvolution{room, QT_TRANSLATE_NOOP("app/queue", "The documents or the store differ between this workspace and the queue. Update the workspace and start the worker again.")};
inline constexpr MessageText unreadableResult{room, QT_TRANSLATE_NOOP("app/queue", "The result of job %1 in the queue cannot be read. Upgrade Outcrop.")};
inline constexpr MessageText notATrialResult{room, QT_TRANSLATE_NOOP("app/queue", "The result of trial %1 in the queue cannot be read. Upgrade Outcrop.")};
inline constexpr MessageText runAtCostLimit{room, QT_TRANSLATE_NOOP("app/queue", "The next request could exceed the cost limit of the run, %1. Completed requests cost %2; interrupted requests cost at most %3. Run the command again with a higher limit.")};
inline constexpr MessageText requestAtCostLimit{room, QT_TRANSLATE_NOOP("app/queue", "The next request could exceed the cost limit of the run. Increase the limit.")};
inline constexpr MessageText leaseLost{room, QT_TRANSLATE_NOOP("app/queue", "The lease of the job expired, so another worker can run the job.")};
inline constexpr MessageText stopped{room, QT_TRANSLATE_NOOP("app/queue", "Stopped.")};
inline constexpr MessageText noRun{room, QT_TRANSLATE_NOOP("app/queue", "The queue has no run of `%1`. List the runs with `outcrop-cli queue list`.")};

} // namespace outcrop::queuemessages
