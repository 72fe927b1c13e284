// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that cli/keys prints.
namespace outcrop::keysoutput {

inline constexpr char room[] = "cli/keys";
//: Noun inserted in “unknown %1 `name`”
inline constexpr MessageText keySourceNoun{room, QT_TRANSLATE_NOOP("cli/keys", "key source")};
//: Noun inserted in “unknown %1 `name`”
inline constexpr MessageText providerNoun{room, QT_TRANSLATE_NOOP("cli/keys", "provider")};

inline constexpr MessageText keyInArguments{room, QT_TRANSLATE_NOOP("cli/keys", "keys are not accepted on the command line, because other programs and the shell history can record them: type the key at the prompt, or pass it on standard input")};
//: %1 is a list of providers
inline constexpr MessageText unknownProvider{room, QT_TRANSLATE_NOOP("cli/keys", "unknown provider. Available: %1")};
//: %1 is a provider, %2 a list of providers
inline constexpr MessageText unknownProviderMeant{room, QT_TRANSLATE_NOOP("cli/keys", "unknown provider. Did you mean `%1`? Available: %2")};
//: Prompt for input. %1 is a provider
inline constexpr MessageText keyPrompt{room, QT_TRANSLATE_NOOP("cli/keys", "Key for %1 (it is not shown):")};
//: Prompt for input. %1 is a provider, %2 a host
inline constexpr MessageText keyPromptForHost{room, QT_TRANSLATE_NOOP("cli/keys", "Key for %1 at %2 (it is not shown):")};
inline constexpr MessageText keyNotStored{room, QT_TRANSLATE_NOOP("cli/keys", "the key was not stored")};
//: Result of `keys set`; %1 is a provider
inline constexpr MessageText stored{room, QT_TRANSLATE_NOOP("cli/keys", "Stored the key for %1")};
//: %1 is a provider, %2 a host
inline constexpr MessageText storedForHost{room, QT_TRANSLATE_NOOP("cli/keys", "Stored the key for %1 at %2")};
//: Result of `keys remove`; %1 is a provider
inline constexpr MessageText removed{room, QT_TRANSLATE_NOOP("cli/keys", "Removed the key for %1")};
//: %1 is a provider, %2 a host
inline constexpr MessageText removedForHost{room, QT_TRANSLATE_NOOP("cli/keys", "Removed the key for %1 at %2")};
//: Question. %1 is a provider
inline constexpr MessageText confirmTest{room, QT_TRANSLATE_NOOP("cli/keys", "Request the model list of %1 with its key?")};
//: %1 is a provider, %2 a host, %3 the number of models
inline constexpr CountText respondedWithoutKey{room, QT_TRANSLATE_N_NOOP("cli/keys", "%1 responded without a key (%2, %3 models)"), "%1 responded without a key (%2, %3 model)"};
//: %1 is a provider, %2 the source of the key such as `environment`, %3 a host, %4 the number of models
inline constexpr CountText respondedWithKey{room, QT_TRANSLATE_N_NOOP("cli/keys", "%1 responded with the key from %2 (%3, %4 models)"), "%1 responded with the key from %2 (%3, %4 model)"};
//: %1 is a provider, %2 a host
inline constexpr MessageText allowed{room, QT_TRANSLATE_NOOP("cli/keys", "The key for %1 may now be sent to %2")};
//: %1 is a provider, %2 an environment variable, %3 a host
inline constexpr MessageText allowedWithVariable{room, QT_TRANSLATE_NOOP("cli/keys", "The key for %1, including the one in %2, may now be sent to %3")};
//: %1 is a provider, %2 a host
inline constexpr MessageText forbidden{room, QT_TRANSLATE_NOOP("cli/keys", "The key for %1 is no longer sent to %2")};

//: Column heading
inline constexpr MessageText columnProvider{room, QT_TRANSLATE_NOOP("cli/keys", "provider")};
//: Column heading: the state of the key
inline constexpr MessageText columnState{room, QT_TRANSLATE_NOOP("cli/keys", "state")};
//: Column heading: the source of the key
inline constexpr MessageText columnSource{room, QT_TRANSLATE_NOOP("cli/keys", "source")};
//: Column heading: an environment variable
inline constexpr MessageText columnVariable{room, QT_TRANSLATE_NOOP("cli/keys", "variable")};
//: Column heading
inline constexpr MessageText columnHost{room, QT_TRANSLATE_NOOP("cli/keys", "host")};
//: Column heading
inline constexpr MessageText columnOtherHosts{room, QT_TRANSLATE_NOOP("cli/keys", "other allowed hosts")};
//: State of a key
inline constexpr MessageText keyNotNeeded{room, QT_TRANSLATE_NOOP("cli/keys", "not needed")};
//: State of a key
inline constexpr MessageText hostRejected{room, QT_TRANSLATE_NOOP("cli/keys", "host rejected")};
//: State of a key
inline constexpr MessageText missingHostNotAllowed{room, QT_TRANSLATE_NOOP("cli/keys", "missing, host not allowed")};
//: State of a key
inline constexpr MessageText hostNotAllowed{room, QT_TRANSLATE_NOOP("cli/keys", "host not allowed")};
//: State of a key
inline constexpr MessageText storeUnavailable{room, QT_TRANSLATE_NOOP("cli/keys", "key store unavailable")};
//: State of a key
inline constexpr MessageText keyReady{room, QT_TRANSLATE_NOOP("cli/keys", "ready")};
//: State of a key
inline constexpr MessageText keyMissing{room, QT_TRANSLATE_NOOP("cli/keys", "missing")};
//: %1 are the key sources in the order in which they are searched
inline constexpr MessageText searchOrder{room, QT_TRANSLATE_NOOP("cli/keys", "Search order: %1")};

} // namespace outcrop::keysoutput
