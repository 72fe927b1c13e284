// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/send.
namespace outcrop::sendmessages {

inline constexpr char room[] = "app/send";
inline constexpr MessageText costUnknown{room, QT_TRANSLATE_NOOP("app/send", "No request was sent: the limit is %1, and the cost is unknown. Either a price is missing, or the length of the response is not limited. Add the price to the adapter, or use --max-tokens.")};
inline constexpr MessageText noResponseSchemas{room, QT_TRANSLATE_NOOP("app/send", "There is no response type `%1`: the workspace has no config/response_schemas.yaml. Create it.")};
inline constexpr MessageText noResponseType{room, QT_TRANSLATE_NOOP("app/send", "There is no response type `%1`. Available: %2")};
inline constexpr MessageText summaryUnfit{room, QT_TRANSLATE_NOOP("app/send", "The conversation is too long even after it was summarized, so the prompt was not sent. At most %1 tokens are allowed (%2). Start a new session, or increase the limit.")};
inline constexpr MessageText verdictWas{room, QT_TRANSLATE_NOOP("app/send", "the verdict on the response was: %1")};
inline constexpr MessageText retrying{room, QT_TRANSLATE_NOOP("app/send", "retrying the request: %1")};
inline constexpr MessageText noFurtherRequest{room, QT_TRANSLATE_NOOP("app/send", "no further requests are sent: %1")};
inline constexpr MessageText filterRemoved{room, QT_TRANSLATE_NOOP("app/send", "the output filter `%1` removed text from the response: %2")};
inline constexpr MessageText filterUnchecked{room, QT_TRANSLATE_NOOP("app/send", "the output filter `%1` could not check the response, so it is not accepted: %2")};
inline constexpr MessageText filterViolated{room, QT_TRANSLATE_NOOP("app/send", "the response violates the output filter `%1`: %2")};
inline constexpr MessageText guardrailRetry{room, QT_TRANSLATE_NOOP("app/send", "the agent's guardrails specify `%1`: the request is retried up to the limit")};
inline constexpr MessageText guardrailContinue{room, QT_TRANSLATE_NOOP("app/send", "the agent's guardrails specify `%1`: the response is used anyway")};
inline constexpr MessageText guardrailHalt{room, QT_TRANSLATE_NOOP("app/send", "the agent's guardrails specify `%1`: the response is not returned")};
inline constexpr MessageText guardrailEscalate{room, QT_TRANSLATE_NOOP("app/send", "the agent's guardrails specify `%1`: a person must choose the next action")};
inline constexpr MessageText fallbackOutsideNetwork{room, QT_TRANSLATE_NOOP("app/send", "%1 is outside the local network; allow it with --fallback-to %2")};
inline constexpr MessageText noFallbackProvider{room, QT_TRANSLATE_NOOP("app/send", "There is no fallback provider `%1`. Available: %2.")};
inline constexpr MessageText tooExpensive{room, QT_TRANSLATE_NOOP("app/send", "No request was sent: the cost could be %1, above the limit of %2. Increase the limit, or shorten the prompt.")};
inline constexpr MessageText turnHasResponse{room, QT_TRANSLATE_NOOP("app/send", "%1 already has a response. Write the next request.")};
inline constexpr MessageText noTurn{room, QT_TRANSLATE_NOOP("app/send", "There is no turn with the prompt %1. Choose an existing turn.")};
inline constexpr MessageText noOutputSchema{room, QT_TRANSLATE_NOOP("app/send", "This agent has no output.schema. Add one.")};
inline constexpr MessageText notAResponse{room, QT_TRANSLATE_NOOP("app/send", "the body is not a successful response of %1. Use the complete body of a successful response, or choose another provider. Details: %2")};
inline constexpr MessageText otherWireFormat{room, QT_TRANSLATE_NOOP("app/send", "This body was read in the wire format %1, because it is not in the provider's format. Check that you chose the right provider.")};
inline constexpr MessageText changedByOther{room, QT_TRANSLATE_NOOP("app/send", "Another program changed %1, so it was not overwritten. Reload the session and try again.")};
inline constexpr MessageText noSession{room, QT_TRANSLATE_NOOP("app/send", "There is no session `%1`. `outcrop-cli session list` lists all sessions.")};
inline constexpr MessageText noTurnToReplay{room, QT_TRANSLATE_NOOP("app/send", "The session `%1` has no turn to replay. Choose another session.")};
inline constexpr MessageText afterUnbilledFailure{room, QT_TRANSLATE_NOOP("app/send", "only if the provider does not process the request")};
inline constexpr MessageText afterRetryAfter{room, QT_TRANSLATE_NOOP("app/send", "if the request could not be sent, or after an error response with Retry-After")};
inline constexpr MessageText fallbackOnly{room, QT_TRANSLATE_NOOP("app/send", "only if %1 fails without processing the request")};
inline constexpr MessageText sessionNotFolder{room, QT_TRANSLATE_NOOP("app/send", "`%1` cannot be a session name: it is not valid as a folder name. Choose another name.")};
inline constexpr MessageText sessionRequired{room, QT_TRANSLATE_NOOP("app/send", "Specify the session to continue.")};
inline constexpr MessageText sessionLooksSecret{room, QT_TRANSLATE_NOOP("app/send", "A session name becomes a folder name, and this one looks like a secret. Choose another name.")};
inline constexpr MessageText historyNotAllowed{room, QT_TRANSLATE_NOOP("app/send", "No request was sent, because the conversation is too long: %1. Start a new session, or change `history` in [sessions] of config.toml.")};
inline constexpr MessageText onlyForToolCalls{room, QT_TRANSLATE_NOOP("app/send", "only if every called tool has a simulated reply; the estimate assumes one call to each tool per response")};
inline constexpr MessageText answeringTools{room, QT_TRANSLATE_NOOP("app/send", "answering with simulated replies: %1")};
inline constexpr MessageText toolRound{room, QT_TRANSLATE_NOOP("app/send", "the model called tools that have simulated replies")};
inline constexpr MessageText noToolReply{room, QT_TRANSLATE_NOOP("app/send", "no simulated reply matches the call %1, so the tool calls are not answered. Add a reply to the --tool-replies file")};
inline constexpr MessageText toolSimulated{room, QT_TRANSLATE_NOOP("app/send", "a model simulates a result of the tool %1")};
inline constexpr MessageText toolNotSimulated{room, QT_TRANSLATE_NOOP("app/send", "the model that simulates tool results returned no result for the tool %1, so the tool calls are not answered: %2")};
inline constexpr MessageText toolModelManual{room, QT_TRANSLATE_NOOP("app/send", "`%1` has no API, so it cannot simulate tool results. Choose another provider in the tool replies.")};
inline constexpr MessageText onlyForCallsWithoutReply{room, QT_TRANSLATE_NOOP("app/send", "only for tool calls without a fixed reply")};
inline constexpr MessageText toolRoundsUsed{room, QT_TRANSLATE_NOOP("app/send", "the limit of tool rounds (%1) was reached, so the tool calls are not answered. Increase the limit with --tool-rounds, or with “Maximum tool rounds” in the window")};
inline constexpr MessageText onlyForResponseRetry{room, QT_TRANSLATE_NOOP("app/send", "only if the response does not match its schema")};
inline constexpr MessageText requestNotSent{room, QT_TRANSLATE_NOOP("app/send", "No request was sent: %1")};
inline constexpr MessageText noTurnToContinue{room, QT_TRANSLATE_NOOP("app/send", "The session `%1` has no turn to continue from. Choose another session.")};
inline constexpr MessageText lastTurnHasResponse{room, QT_TRANSLATE_NOOP("app/send", "The last turn of `%1` already has a response. Write the next request.")};
inline constexpr MessageText summaryEmpty{room, QT_TRANSLATE_NOOP("app/send", "it is empty")};
inline constexpr MessageText summaryUnusable{room, QT_TRANSLATE_NOOP("app/send", "The summary of the conversation cannot be used (%1), so the prompt was not sent. Try again.")};
inline constexpr MessageText nextTooExpensive{room, QT_TRANSLATE_NOOP("app/send", "no further requests are sent: the total cost could be %1, above the limit of %2; increase the limit")};
inline constexpr MessageText sessionFull{room, QT_TRANSLATE_NOOP("app/send", "The session %1 has reached its maximum number of turns. Start a new session.")};
inline constexpr MessageText fallbackTo{room, QT_TRANSLATE_NOOP("app/send", "%1 failed (%2): calling %3 instead")};
inline constexpr MessageText responseHeldBack{room, QT_TRANSLATE_NOOP("app/send", "the response is not streamed, because the agent's guardrails check it first")};
inline constexpr MessageText fileExists{room, QT_TRANSLATE_NOOP("app/send", "%1 already exists, so it was not overwritten. Choose another name.")};
inline constexpr MessageText notAConversation{room, QT_TRANSLATE_NOOP("app/send", "it is neither a JSON object nor a list")};
inline constexpr MessageText cannotWriteTo{room, QT_TRANSLATE_NOOP("app/send", "%1 was not changed, because it cannot be read as a conversation. Correct or move the file. Details: %2")};
inline constexpr MessageText changedRepeatedly{room, QT_TRANSLATE_NOOP("app/send", "Another program keeps changing %1. Try again later.")};
inline constexpr MessageText adapterShare{room, QT_TRANSLATE_NOOP("app/send", "the share of the context window that the adapter reserves for the conversation")};
inline constexpr MessageText restOfRequest{room, QT_TRANSLATE_NOOP("app/send", "the space remaining in %1")};
inline constexpr MessageText conversationTooLong{room, QT_TRANSLATE_NOOP("app/send", "the conversation exceeds its budget")};
inline constexpr MessageText cacheNotPlanned{room, QT_TRANSLATE_NOOP("app/send", "No cache use was predicted for this turn.")};
inline constexpr MessageText cacheNotReported{room, QT_TRANSLATE_NOOP("app/send", "%1 did not report its cache use.")};
inline constexpr MessageText cacheAsPredicted{room, QT_TRANSLATE_NOOP("app/send", "The cache was used as predicted.")};
inline constexpr MessageText cacheReadMore{room, QT_TRANSLATE_NOOP("app/send", "The cache contained more tokens than predicted, for example from another session.")};
inline constexpr MessageText cacheWroteLess{room, QT_TRANSLATE_NOOP("app/send", "The provider wrote fewer tokens to its cache than predicted.")};
inline constexpr MessageText cacheToolsChanged{room, QT_TRANSLATE_NOOP("app/send", "The tools or the output schema changed since the previous turn. They precede all other parts of the request, so the cached text could not be used.")};
inline constexpr MessageText cachePromptMissing{room, QT_TRANSLATE_NOOP("app/send", "The cause is unknown, because a prompt file of the session is missing.")};
inline constexpr MessageText cacheLineChanged{room, QT_TRANSLATE_NOOP("app/send", "%1 changed. The prompts differ starting at byte %2.")};
inline constexpr MessageText cachePassageChanged{room, QT_TRANSLATE_NOOP("app/send", "A passage of %1 changed. The prompts differ starting at byte %2.")};
inline constexpr MessageText cacheExpired{room, QT_TRANSLATE_NOOP("app/send", "The cached text is unchanged. The previous turn was %1 minutes earlier, and the cache lasts %2.")};
inline constexpr MessageText cacheNotKept{room, QT_TRANSLATE_NOOP("app/send", "The cached text is unchanged, but the provider did not keep it in its cache.")};
//: Cause of a request: the conversation is summarized first
inline constexpr MessageText causeSummary{room, QT_TRANSLATE_NOOP("app/send", "summary")};
//: Cause of a request: the user sends a prompt
inline constexpr MessageText causePrompt{room, QT_TRANSLATE_NOOP("app/send", "prompt")};
//: Cause of a request: the previous one failed
inline constexpr MessageText causeRetry{room, QT_TRANSLATE_NOOP("app/send", "retry")};
//: Cause of a request: another provider failed
inline constexpr MessageText causeFallback{room, QT_TRANSLATE_NOOP("app/send", "fallback")};
//: Cause of a request: the response does not match its schema
inline constexpr MessageText causeRepeat{room, QT_TRANSLATE_NOOP("app/send", "schema retry")};
//: Cause of a request: it returns tool results
inline constexpr MessageText causeTools{room, QT_TRANSLATE_NOOP("app/send", "tool results")};
//: Cause of a request: a model simulates a tool
inline constexpr MessageText causeToolModel{room, QT_TRANSLATE_NOOP("app/send", "tool simulation")};
//: Cause of a request: a model judges the response
inline constexpr MessageText causeJudge{room, QT_TRANSLATE_NOOP("app/send", "judge")};

} // namespace outcrop::sendmessages
