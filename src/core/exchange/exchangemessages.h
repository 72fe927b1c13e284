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
inline constexpr MessageText emptyAnswer{room, QT_TRANSLATE_NOOP("core/exchange", "The provider sent an empty response.")};
inline constexpr MessageText answerNotJson{room, QT_TRANSLATE_NOOP("core/exchange", "The response is not valid JSON, or it was truncated.")};
inline constexpr MessageText otherApi{room, QT_TRANSLATE_NOOP("core/exchange", "The response is JSON, but not in the format of this API. Check the address.")};
inline constexpr MessageText answerTooLarge{room, QT_TRANSLATE_NOOP("core/exchange", "The response is too large.")};
inline constexpr MessageText partNotJson{room, QT_TRANSLATE_NOOP("core/exchange", "A part of the response is not valid JSON.")};
inline constexpr MessageText argumentsWithoutIndex{room, QT_TRANSLATE_NOOP("core/exchange", "A part of a tool call's arguments has no valid index. The parts received before it are kept.")};
inline constexpr MessageText answerCut{room, QT_TRANSLATE_NOOP("core/exchange", "The response ended early. The part received so far is kept.")};
inline constexpr MessageText streamEmpty{room, QT_TRANSLATE_NOOP("core/exchange", "The stream ended without a response.")};
inline constexpr MessageText noEmbeddings{room, QT_TRANSLATE_NOOP("core/exchange", "The provider was asked to embed %1 texts and returned no matching vectors.")};
inline constexpr MessageText keyRejected{room, QT_TRANSLATE_NOOP("core/exchange", "The provider rejected the key for this request. Check the key and its permissions.")};
inline constexpr MessageText requestRejected{room, QT_TRANSLATE_NOOP("core/exchange", "The provider rejected the request.")};
inline constexpr MessageText quotaExceeded{room, QT_TRANSLATE_NOOP("core/exchange", "The account at the provider has no credit left.")};
inline constexpr MessageText rateLimited{room, QT_TRANSLATE_NOOP("core/exchange", "The provider's rate limit is reached. Try again later.")};
inline constexpr MessageText overloaded{room, QT_TRANSLATE_NOOP("core/exchange", "The provider is overloaded. Try again later.")};
inline constexpr MessageText redirected{room, QT_TRANSLATE_NOOP("core/exchange", "The server redirects to another address, and keys are never sent there. Check the base URL.")};
inline constexpr MessageText timedOut{room, QT_TRANSLATE_NOOP("core/exchange", "The provider timed out.")};
inline constexpr MessageText proxyAuthentication{room, QT_TRANSLATE_NOOP("core/exchange", "The proxy requires authentication.")};
inline constexpr MessageText answerAborted{room, QT_TRANSLATE_NOOP("core/exchange", "The provider aborted the response.")};
inline constexpr MessageText providerFailed{room, QT_TRANSLATE_NOOP("core/exchange", "The provider failed with an internal error.")};
inline constexpr MessageText htmlPage{room, QT_TRANSLATE_NOOP("core/exchange", "an HTML page")};
inline constexpr MessageText xmlDocument{room, QT_TRANSLATE_NOOP("core/exchange", "an XML document")};
inline constexpr MessageText foreignAnswer{room, QT_TRANSLATE_NOOP("core/exchange", "The server sent %1, not a response of this API. Check the address, and whether the response came from a proxy or a login page.")};
inline constexpr MessageText catalogueWithoutProvider{room, QT_TRANSLATE_NOOP("core/exchange", "The provider of these models is unknown. Put the file in providers/<provider>/models, as in models.dev.")};
inline constexpr MessageText liteLlmCatalogue{room, QT_TRANSLATE_NOOP("core/exchange", "LiteLLM, model prices and context window")};
inline constexpr MessageText notACatalogue{room, QT_TRANSLATE_NOOP("core/exchange", "This is not a model catalogue of LiteLLM or models.dev.")};
inline constexpr MessageText notCatalogueJson{room, QT_TRANSLATE_NOOP("core/exchange", "This is not the JSON of a model catalogue.")};
inline constexpr MessageText listOfModels{room, QT_TRANSLATE_NOOP("core/exchange", "%1, list of models")};
inline constexpr MessageText notAModelList{room, QT_TRANSLATE_NOOP("core/exchange", "This is not a model list written by `outcrop-cli models`. Delete or refresh it.")};
inline constexpr MessageText noTokenCount{room, QT_TRANSLATE_NOOP("core/exchange", "The provider was asked to count tokens and returned no number.")};
inline constexpr MessageText stopped{room, QT_TRANSLATE_NOOP("core/exchange", "it was stopped")};
inline constexpr MessageText alreadyShown{room, QT_TRANSLATE_NOOP("core/exchange", "part of the response was already shown")};
inline constexpr MessageText retryUseless{room, QT_TRANSLATE_NOOP("core/exchange", "the provider reports that retrying will not help")};
inline constexpr MessageText quotaRemains{room, QT_TRANSLATE_NOOP("core/exchange", "waiting does not restore the quota")};
inline constexpr MessageText sameFailure{room, QT_TRANSLATE_NOOP("core/exchange", "retrying would fail the same way")};
inline constexpr MessageText maybeDone{room, QT_TRANSLATE_NOOP("core/exchange", "the provider may already have done the work")};
inline constexpr MessageText retriesOff{room, QT_TRANSLATE_NOOP("core/exchange", "retries are off")};
inline constexpr MessageText noRetryTime{room, QT_TRANSLATE_NOOP("core/exchange", "the provider does not state when to retry")};
inline constexpr MessageText triedTimes{room, QT_TRANSLATE_NOOP("core/exchange", "it was tried %1 times")};
inline constexpr MessageText waitTooLong{room, QT_TRANSLATE_NOOP("core/exchange", "the provider requires a wait of %1 seconds")};
inline constexpr MessageText afterSeconds{room, QT_TRANSLATE_NOOP("core/exchange", "after %1 seconds")};
inline constexpr MessageText maybeBilled{room, QT_TRANSLATE_NOOP("core/exchange", "the provider may have done the work and may charge for it")};
inline constexpr MessageText notAPath{room, QT_TRANSLATE_NOOP("core/exchange", "`%1` is not a path. Separate names with dots, and add [0], [*] or [name=value] after a name where needed.")};

} // namespace outcrop::exchangemessages
