// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that cli/send prints about requests and responses.
namespace outcrop::sendoutput {

inline constexpr char room[] = "cli/send";
//: Noun inserted in “the value is empty; specify a %1”
inline constexpr MessageText fileNoun{room, QT_TRANSLATE_NOOP("cli/send", "file")};
//: Noun inserted in “%1 is not UTF-8 text”, and the name of a response's file
inline constexpr MessageText standardInput{room, QT_TRANSLATE_NOOP("cli/send", "standard input")};

inline constexpr MessageText noApi{room, QT_TRANSLATE_NOOP("cli/send", "This provider has no API. Choose another provider.")};
//: Follows a sentence that explains why a request is not sent
inline constexpr MessageText forceSends{room, QT_TRANSLATE_NOOP("cli/send", "Use --force to send it anyway.")};
//: %1 is the reason
inline constexpr MessageText notSent{room, QT_TRANSLATE_NOOP("cli/send", "no request was sent: %1")};
//: Question before a request is sent
inline constexpr MessageText confirmRequest{room, QT_TRANSLATE_NOOP("cli/send", "Send this request?")};
//: Next step after a prompt for manual sending; %1 is the path of the prompt
inline constexpr MessageText noResponseYet{room, QT_TRANSLATE_NOOP("cli/send", "%1 has no response yet: save the response file, or run `session receive`")};
//: %1 is the path of a prompt, %2 of its response
inline constexpr MessageText noResponseYetAt{room, QT_TRANSLATE_NOOP("cli/send", "%1 has no response yet: save the response as %2, or run `session receive`")};

//: Label in the preview of a request: provider and model. Shorter than 8 characters if possible
inline constexpr MessageText labelTo{room, QT_TRANSLATE_NOOP("cli/send", "model")};
//: Label in the preview of a request: the URL of the provider. Shorter than 8 characters if possible
inline constexpr MessageText labelAt{room, QT_TRANSLATE_NOOP("cli/send", "host")};
//: Label in the preview of a request: the state of the key. Shorter than 8 characters if possible
inline constexpr MessageText labelKey{room, QT_TRANSLATE_NOOP("cli/send", "key")};
//: Label in the preview of a request: number of tokens. Shorter than 8 characters if possible
inline constexpr MessageText labelTokens{room, QT_TRANSLATE_NOOP("cli/send", "tokens")};
//: Label in the preview of a request: the price. Shorter than 8 characters if possible
inline constexpr MessageText labelCost{room, QT_TRANSLATE_NOOP("cli/send", "cost")};
//: Label in the preview of a request: the number of requests. Shorter than 8 characters if possible
inline constexpr MessageText labelSends{room, QT_TRANSLATE_NOOP("cli/send", "requests")};
//: Label in the preview of a request: the conversation. Shorter than 8 characters if possible
inline constexpr MessageText labelHistory{room, QT_TRANSLATE_NOOP("cli/send", "history")};
//: Label in the preview of a request: the omitted parts. Shorter than 8 characters if possible
inline constexpr MessageText labelOmits{room, QT_TRANSLATE_NOOP("cli/send", "omitted")};
//: Label in the preview of a request: the reason why the request is not sent. Shorter than 8 characters if possible
inline constexpr MessageText labelProblem{room, QT_TRANSLATE_NOOP("cli/send", "problem")};
//: Label in the preview of a request: the secrets in the request. Shorter than 8 characters if possible
inline constexpr MessageText labelSecrets{room, QT_TRANSLATE_NOOP("cli/send", "secrets")};
//: Label in the preview of a request: the files that store the request. Shorter than 8 characters if possible
inline constexpr MessageText labelFiles{room, QT_TRANSLATE_NOOP("cli/send", "files")};
//: Label in the preview of a replay: the folder of the new session. Shorter than 8 characters if possible
inline constexpr MessageText labelInto{room, QT_TRANSLATE_NOOP("cli/send", "session")};

//: State of the key
inline constexpr MessageText keyNotNeeded{room, QT_TRANSLATE_NOOP("cli/send", "not needed")};
//: State of the key. %1 is a provider, %2 a host
inline constexpr MessageText keyMissingForHost{room, QT_TRANSLATE_NOOP("cli/send", "missing: run `outcrop-cli keys set %1 --host %2` to store one and allow the host")};
//: State of the key. %1 is a host
inline constexpr MessageText keyRefused{room, QT_TRANSLATE_NOOP("cli/send", "not sent to %1; use a valid HTTPS URL")};
//: State of the key. %1 is a provider, %2 a host
inline constexpr MessageText keyNotAllowed{room, QT_TRANSLATE_NOOP("cli/send", "not sent to %2 until you allow the host with `outcrop-cli keys allow %1 %2`")};
//: State of the key. %1 is a provider, %2 an environment variable
inline constexpr MessageText keyMissing{room, QT_TRANSLATE_NOOP("cli/send", "missing: run `outcrop-cli keys set %1`, or set %2")};
//: %1 is a provider, %2 a host
inline constexpr MessageText keyNeverSent{room, QT_TRANSLATE_NOOP("cli/send", "the key for %1 is never sent to %2: the connection is not encrypted, or the URL is not valid. Use a valid HTTPS URL")};
//: %1 is a provider, %2 a host
inline constexpr MessageText keyNotSent{room, QT_TRANSLATE_NOOP("cli/send", "the key for %1 is not sent to %2 until you allow the host with `outcrop-cli keys allow %1 %2`")};
//: %1 is a provider, %2 a host
inline constexpr MessageText noKeyForHost{room, QT_TRANSLATE_NOOP("cli/send", "there is no key for %1. Store one for this host with `outcrop-cli keys set %1 --host %2`")};
//: %1 is a provider
inline constexpr MessageText noKey{room, QT_TRANSLATE_NOOP("cli/send", "there is no key for %1. Store one with `outcrop-cli keys set %1`")};
//: %1 is a provider, %2 an environment variable
inline constexpr MessageText noKeyOrVariable{room, QT_TRANSLATE_NOOP("cli/send", "there is no key for %1. Store one with `outcrop-cli keys set %1`, or set %2")};

//: Highest cost of a call; %1 is the cost of the request, %2 that of request and response
inline constexpr MessageText cost{room, QT_TRANSLATE_NOOP("cli/send", "%1 for the request, at most %2 in total")};
//: %1 and %2 are costs, %3 is a number of tokens
inline constexpr MessageText costWithResponses{room, QT_TRANSLATE_NOOP("cli/send", "%1 for the request, at most %2 in total, with responses of %3 tokens")};
//: Highest cost of a call; %1 is the cost of the request, %2 the total, %3 the part of the total for a summary
inline constexpr MessageText costWithSummary{room, QT_TRANSLATE_NOOP("cli/send", "%1 for the request, at most %2 in total, including at most %3 for a summary")};
//: %1, %2 and %4 are costs, %3 is a number of tokens
inline constexpr MessageText costWithResponsesAndSummary{room, QT_TRANSLATE_NOOP("cli/send", "%1 for the request, at most %2 in total, with responses of %3 tokens, including at most %4 for a summary")};
//: Shown instead of the number of tokens of the request
inline constexpr MessageText notCounted{room, QT_TRANSLATE_NOOP("cli/send", "not counted")};
//: %1 is a model, %2 a host, %3 a cost
inline constexpr MessageText requestAtMost{room, QT_TRANSLATE_NOOP("cli/send", "%1 at %2, at most %3")};
//: %1 is a model, %2 a host, %3 the cost of each request
inline constexpr CountText requestsAtMost{room, QT_TRANSLATE_N_NOOP("cli/send", "%1 at %2, at most %3 each, up to %n times"), "%1 at %2, at most %3 each, up to %n time"};
//: %1 is a model, %2 a host
inline constexpr MessageText requestUnpriced{room, QT_TRANSLATE_NOOP("cli/send", "%1 at %2, price unknown")};
//: %1 is a model, %2 a host
inline constexpr CountText requestsUnpriced{room, QT_TRANSLATE_N_NOOP("cli/send", "%1 at %2, price unknown, up to %n times"), "%1 at %2, price unknown, up to %n time"};
//: After the label `requests`; %1 is the maximum number of requests
inline constexpr CountText atMostRequests{room, QT_TRANSLATE_N_NOOP("cli/send", "at most %1 requests"), "at most %1 request"};
//: %1 is the reason why a model is not called
inline constexpr MessageText skippedModel{room, QT_TRANSLATE_NOOP("cli/send", "skipped: %1")};
//: After the label `omitted`; %1 is the number of parts
inline constexpr CountText omittedParts{room, QT_TRANSLATE_N_NOOP("cli/send", "%1 parts so that the request fits"), "%1 part so that the request fits"};
//: After the label `secrets`. %1 are kinds of secrets
inline constexpr MessageText secretsShown{room, QT_TRANSLATE_NOOP("cli/send", "%1: shown unredacted")};
//: After the label `secrets`. %1 are kinds of secrets, %2 is a host
inline constexpr MessageText secretsSent{room, QT_TRANSLATE_NOOP("cli/send", "%1: sent unredacted to %2")};
//: After the label `files`. %1 is a path
inline constexpr MessageText storedFiles{room, QT_TRANSLATE_NOOP("cli/send", "%1, stored unredacted; the log stores a redacted copy")};

//: %1 and %2 are numbers of tokens
inline constexpr MessageText usage{room, QT_TRANSLATE_NOOP("cli/send", "%1 input tokens, %2 output tokens")};
//: %1, %2 and %3 are numbers of tokens; %2 is the part of %1 that was read from the cache
inline constexpr MessageText usageCached{room, QT_TRANSLATE_NOOP("cli/send", "%1 input tokens (%2 cached), %3 output tokens")};
//: %1 is the provider and %2 the model called after the first model failed
inline constexpr MessageText calledInstead{room, QT_TRANSLATE_NOOP("cli/send", "%1 (%2) was called")};
//: %1 is a verdict such as `valid`, %2 a quality from 0 to 100
inline constexpr MessageText verdictAndQuality{room, QT_TRANSLATE_NOOP("cli/send", "%1, quality %2")};

} // namespace outcrop::sendoutput
