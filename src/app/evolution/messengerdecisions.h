// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/decide.h"
#include "core/evolution/schedule.h"
#include "core/ports/messenger.h"

#include <functional>

namespace outcrop {

/// The workspace whose suggestions are decided, and its store.
struct MessengerContext {
    QString folder;
    Store &store;
    History *history = nullptr; ///< may be null
    std::function<Result<OpenedWorkspace>()> open; ///< returns the current state of the workspace
    std::function<void(const QString &)> onEvent = {}; ///< called with a sentence for each sent suggestion, decision, ignored update and failed reply
    std::function<QDateTime()> now = [] { return QDateTime::currentDateTimeUtc(); };
};

/// The counts of one round.
struct MessengerRound {
    int sent = 0;           ///< suggestions that were shown
    int decidedCount = 0;   ///< accepted, rejected or postponed
    int refused = 0;        ///< updates that were ignored, or whose decision failed
};

/// Returns why the settings do not allow decisions from a messenger, or nullopt.
std::optional<Error> messengerSettingsError(const EvolutionSettings &settings);

/// Returns a short code for the suggestion and its change to the current file (`plan`, may be null). If a decision has a different code, the person saw a
/// different diff.
QString decisionCode(const Suggestion &suggestion, const AcceptPlan *plan);

/// Shows new or changed suggestions among the first three open ones that are not postponed. Then reads the replies and carries out the decisions with the functions of
/// decide.h. Ignores, with a reason, an update from another chat or user, one that was already handled, and a decision on a diff that has changed. Logs each decision
/// with the person and the channel. Waits up to `patience` for a reply. Errors: those of the settings, workspace, messenger, store and state file.
Result<MessengerRound> runMessengerRound(Messenger &messenger, const MessengerContext &context, const EvolutionSettings &settings,
                                         std::chrono::seconds patience, const std::stop_token &stop);

} // namespace outcrop
