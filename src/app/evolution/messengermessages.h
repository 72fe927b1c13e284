// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// The messages about decisions in a messenger that users read.
namespace outcrop::messengermessages {

inline constexpr char room[] = "app/evolution";
inline constexpr MessageText notConfigured{room, QT_TRANSLATE_NOOP("app/evolution", "[evolution] notify_channel in config.toml is not telegram, so no messenger is configured. Set it to telegram, and set telegram_chat")};
inline constexpr MessageText noChat{room, QT_TRANSLATE_NOOP("app/evolution", "[evolution] in config.toml has no telegram_chat. Set it to the ID of your chat with the bot")};
inline constexpr MessageText noUser{room, QT_TRANSLATE_NOOP("app/evolution", "the chat %1 is not private. Set telegram_user in [evolution] of config.toml to the ID of the user who is allowed to decide on suggestions")};
inline constexpr MessageText stateUnreadable{room, QT_TRANSLATE_NOOP("app/evolution", "%1 cannot be read, so replies could be handled twice. Delete the file to start over")};
inline constexpr MessageText unauthorizedUser{room, QT_TRANSLATE_NOOP("app/evolution", "ignored update %1: user %2 in chat %3 is not allowed to decide on suggestions")};
inline constexpr MessageText repeatedUpdate{room, QT_TRANSLATE_NOOP("app/evolution", "ignored update %1: it was already handled")};
inline constexpr MessageText refused{room, QT_TRANSLATE_NOOP("app/evolution", "ignored update %1: %2")};
inline constexpr MessageText outdatedDiff{room, QT_TRANSLATE_NOOP("app/evolution", "the diff of suggestion %1 has changed since it was shown, so your decision was not recorded. Decide again on the new diff")};
inline constexpr MessageText unreadableDecision{room, QT_TRANSLATE_NOOP("app/evolution", "this is not a decision. Use the buttons, or write one of: accept NUMBER CODE, reject NUMBER CODE REASON, postpone NUMBER CODE")};
inline constexpr MessageText cannotAccept{room, QT_TRANSLATE_NOOP("app/evolution", "suggestion %1 cannot be accepted in the messenger: %2")};
inline constexpr MessageText noFileToChange{room, QT_TRANSLATE_NOOP("app/evolution", "it has no diff. Edit the file manually")};
inline constexpr MessageText tooLong{room, QT_TRANSLATE_NOOP("app/evolution", "its diff is too long for a message. Read it with `outcrop-cli suggestions show %1`")};
inline constexpr MessageText conflicting{room, QT_TRANSLATE_NOOP("app/evolution", "it conflicts with the current version of %1. Edit the suggestion, or reject it")};
inline constexpr MessageText askReason{room, QT_TRANSLATE_NOOP("app/evolution", "Reply with the reason for rejecting suggestion %1 (%2).")};
inline constexpr MessageText accepted{room, QT_TRANSLATE_NOOP("app/evolution", "Suggestion %1 accepted: changed %2.")};
inline constexpr MessageText rejected{room, QT_TRANSLATE_NOOP("app/evolution", "Suggestion %1 rejected: %2.")};
inline constexpr MessageText postponed{room, QT_TRANSLATE_NOOP("app/evolution", "Suggestion %1 postponed until %2.")};
inline constexpr MessageText sent{room, QT_TRANSLATE_NOOP("app/evolution", "sent suggestion %1 to %2")};
inline constexpr MessageText heading{room, QT_TRANSLATE_NOOP("app/evolution", "Suggestion %1 (%2): %3")};
inline constexpr MessageText confidence{room, QT_TRANSLATE_NOOP("app/evolution", "Confidence: %1")};
inline constexpr MessageText acceptButton{room, QT_TRANSLATE_NOOP("app/evolution", "Accept")};
inline constexpr MessageText rejectButton{room, QT_TRANSLATE_NOOP("app/evolution", "Reject…")};
inline constexpr MessageText postponeButton{room, QT_TRANSLATE_NOOP("app/evolution", "Postpone")};

} // namespace outcrop::messengermessages
