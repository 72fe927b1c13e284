// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/decide.h"
#include "core/evolution/schedule.h"
#include "core/ports/messenger.h"

#include <functional>

namespace outcrop {

/// Where suggestions are decided: one workspace and its store.
struct MessengerDesk {
    QString folder;
    Store &store;
    History *history = nullptr; ///< may be null
    std::function<Result<OpenedWorkspace>()> open; ///< returns the current state of the workspace
    std::function<void(const QString &)> onEvent = {}; ///< called with a sentence for each decision and each refusal
    std::function<QDateTime()> now = [] { return QDateTime::currentDateTimeUtc(); };
};

/// The figures of one round.
struct MessengerRound {
    int sent = 0;      ///< suggestions that were shown
    int decided = 0;   ///< accepted, rejected or postponed
    int refused = 0;   ///< updates that were not followed
};

/// Returns why the settings do not allow decisions from a messenger, or nullopt.
std::optional<Error> messengerSettingsError(const EvolutionSettings &settings);

/// Returns a short code of what a person sees when deciding: the suggestion, and the change that it would make to the current file. Another code means that the
/// person saw another diff.
QString decisionCode(const Suggestion &suggestion, const AcceptPlan *plan);

/// Reads the answers of the messenger, carries out the decisions with the functions of decide.h, and then shows open suggestions, at most three at a time.
/// Refuses, with a reason: an update from another chat or user, one that was already handled, and a decision on a diff that has changed. Each decision is in
/// the log with the person and the place. Waits up to `patience` for an answer. Errors: those of the messenger, the store and the state file.
Result<MessengerRound> runMessengerRound(Messenger &messenger, const MessengerDesk &desk, const EvolutionSettings &settings, std::chrono::seconds patience,
                                         const std::stop_token &stop);

} // namespace outcrop
