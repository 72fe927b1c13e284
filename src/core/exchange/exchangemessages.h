// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/exchange.
namespace outcrop::exchangemessages {

inline constexpr char room[] = "core/exchange";
inline constexpr MessageText binaryData{room, QT_TRANSLATE_NOOP("core/exchange", "binary data")};
inline constexpr MessageText compressedData{room, QT_TRANSLATE_NOOP("core/exchange", "compressed data")};
inline constexpr MessageText zipArchive{room, QT_TRANSLATE_NOOP("core/exchange", "a ZIP archive")};
inline constexpr MessageText pdfDocument{room, QT_TRANSLATE_NOOP("core/exchange", "a PDF document")};
inline constexpr MessageText anImage{room, QT_TRANSLATE_NOOP("core/exchange", "an image")};
inline constexpr MessageText mediaFile{room, QT_TRANSLATE_NOOP("core/exchange", "a media file")};
inline constexpr MessageText emptyResponse{room, QT_TRANSLATE_NOOP("core/exchange", "The provider sent an empty response. Try again.")};
inline constexpr MessageText responseNotJson{room, QT_TRANSLATE_NOOP("core/exchange", "The response is not valid JSON, or it was truncated. Try again.")};
inline constexpr MessageText otherApi{room, QT_TRANSLATE_NOOP("core/exchange", "The response is JSON, but not in the format of this API. Check the base URL.")};
inline constexpr MessageText providerMessage{room, QT_TRANSLATE_NOOP("core/exchange", "%1 Message from the provider: %2")};
inline constexpr MessageText responseTooLarge{room, QT_TRANSLATE_NOOP("core/exchange", "The response is too large. Ask for a shorter one.")};
inline constexpr MessageText partNotJson{room, QT_TRANSLATE_NOOP("core/exchange", "A chunk of the response is not valid JSON. Try again.")};
inline constexpr MessageText argumentsWithoutIndex{room, QT_TRANSLATE_NOOP("core/exchange", "A chunk of a tool call's arguments has no valid index. The earlier chunks are kept. Try again.")};
inline constexpr MessageText responseTruncated{room, QT_TRANSLATE_NOOP("core/exchange", "The response ended early, and the part received so far is kept. Try again.")};
inline constexpr MessageText streamEmpty{room, QT_TRANSLATE_NOOP("core/exchange", "The stream ended without a response. Try again.")};
inline constexpr CountText noEmbeddings{room, QT_TRANSLATE_N_NOOP("core/exchange", "The provider did not return embeddings of equal length for all %n inputs. Choose another model."), "The provider did not return an embedding for the input. Choose another model."};
inline constexpr MessageText keyRejected{room, QT_TRANSLATE_NOOP("core/exchange", "The provider rejected the key for this request. Check the key and its permissions.")};
inline constexpr MessageText requestRejected{room, QT_TRANSLATE_NOOP("core/exchange", "The provider rejected the request. Correct it.")};
inline constexpr MessageText quotaExceeded{room, QT_TRANSLATE_NOOP("core/exchange", "The quota of the provider account is exhausted. Check the account's plan and billing.")};
inline constexpr MessageText rateLimited{room, QT_TRANSLATE_NOOP("core/exchange", "The provider's rate limit was reached. Try again later.")};
inline constexpr MessageText overloaded{room, QT_TRANSLATE_NOOP("core/exchange", "The provider is overloaded. Try again later.")};
inline constexpr MessageText redirected{room, QT_TRANSLATE_NOOP("core/exchange", "The server redirects to another URL. Outcrop does not send keys to that URL. Check the base URL.")};
inline constexpr MessageText timedOut{room, QT_TRANSLATE_NOOP("core/exchange", "The provider timed out. Try again later.")};
inline constexpr MessageText proxyAuthentication{room, QT_TRANSLATE_NOOP("core/exchange", "The proxy requires authentication. Add a user name and a password to the proxy URL.")};
inline constexpr MessageText responseAborted{room, QT_TRANSLATE_NOOP("core/exchange", "The provider aborted the response. Try again.")};
inline constexpr MessageText providerFailed{room, QT_TRANSLATE_NOOP("core/exchange", "The provider failed with an internal error. Try again later.")};
inline constexpr MessageText htmlPage{room, QT_TRANSLATE_NOOP("core/exchange", "an HTML page")};
inline constexpr MessageText xmlDocument{room, QT_TRANSLATE_NOOP("core/exchange", "an XML document")};
inline constexpr MessageText unexpectedResponse{room, QT_TRANSLATE_NOOP("core/exchange", "The server sent %1, not a response from this API. Check the base URL, and whether a proxy or a login page sent the response.")};
inline constexpr MessageText catalogWithoutProvider{room, QT_TRANSLATE_NOOP("core/exchange", "The provider of these models is unknown. Move the file to providers/<provider>/models, as in models.dev.")};
inline constexpr MessageText liteLlmCatalog{room, QT_TRANSLATE_NOOP("core/exchange", "LiteLLM, model prices and context window")};
inline constexpr MessageText notACatalog{room, QT_TRANSLATE_NOOP("core/exchange", "This is not a LiteLLM or models.dev model catalog. Choose another file.")};
inline constexpr MessageText notCatalogJson{room, QT_TRANSLATE_NOOP("core/exchange", "This file is not a JSON model catalog. Choose another file.")};
inline constexpr MessageText modelListTitle{room, QT_TRANSLATE_NOOP("core/exchange", "%1, model list")};
inline constexpr MessageText notAModelList{room, QT_TRANSLATE_NOOP("core/exchange", "This is not a model list written by `outcrop-cli models`. Delete or refresh it.")};
inline constexpr MessageText noTokenCount{room, QT_TRANSLATE_NOOP("core/exchange", "The provider did not return a token count. Try again, or use an estimate.")};
inline constexpr MessageText stopped{room, QT_TRANSLATE_NOOP("core/exchange", "the request was stopped")};
inline constexpr MessageText alreadyShown{room, QT_TRANSLATE_NOOP("core/exchange", "part of the response was already shown")};
inline constexpr MessageText retryUseless{room, QT_TRANSLATE_NOOP("core/exchange", "the provider reports that retrying will not help")};
inline constexpr MessageText quotaNotRestored{room, QT_TRANSLATE_NOOP("core/exchange", "waiting does not restore the quota")};
inline constexpr MessageText sameFailure{room, QT_TRANSLATE_NOOP("core/exchange", "a retry would fail in the same way")};
inline constexpr MessageText mayBeProcessed{room, QT_TRANSLATE_NOOP("core/exchange", "the provider may have processed the request")};
inline constexpr MessageText retriesOff{room, QT_TRANSLATE_NOOP("core/exchange", "retries are disabled")};
inline constexpr MessageText noRetryTime{room, QT_TRANSLATE_NOOP("core/exchange", "the provider did not send a retry time")};
inline constexpr MessageText attemptsFailed{room, QT_TRANSLATE_NOOP("core/exchange", "%1 attempts failed")};
inline constexpr MessageText waitTooLong{room, QT_TRANSLATE_NOOP("core/exchange", "the provider requires a wait of %1 s")};
inline constexpr MessageText afterSeconds{room, QT_TRANSLATE_NOOP("core/exchange", "after %1 s")};
inline constexpr MessageText mayBeBilled{room, QT_TRANSLATE_NOOP("core/exchange", "the provider may have processed the request and may charge for it")};
inline constexpr MessageText notAPath{room, QT_TRANSLATE_NOOP("core/exchange", "`%1` is not a valid path. Separate names with dots; [0], [*] and [name=value] may follow a name.")};
//: How a response ended: completely
inline constexpr MessageText stopDone{room, QT_TRANSLATE_NOOP("core/exchange", "done")};
//: How a response ended: at the output limit
inline constexpr MessageText stopTruncated{room, QT_TRANSLATE_NOOP("core/exchange", "truncated")};
//: How a response ended: the model refused the request
inline constexpr MessageText stopRefused{room, QT_TRANSLATE_NOOP("core/exchange", "refused")};
//: How a response ended: by the provider
inline constexpr MessageText stopBlocked{room, QT_TRANSLATE_NOOP("core/exchange", "blocked")};
//: How a response ended: without a stop reason, or with a failure
inline constexpr MessageText stopIncomplete{room, QT_TRANSLATE_NOOP("core/exchange", "incomplete")};

} // namespace outcrop::exchangemessages
