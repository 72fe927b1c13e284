// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/tokens.
namespace outcrop::tokensmessages {

inline constexpr char room[] = "core/tokens";
inline constexpr MessageText badSplitPattern{room, QT_TRANSLATE_NOOP("core/tokens", "The split pattern is not a valid regular expression: %1. Correct it.")};
inline constexpr MessageText unsupportedValue{room, QT_TRANSLATE_NOOP("core/tokens", "%1 is %2, which Outcrop does not support. Choose another tokenizer.")};
inline constexpr MessageText attachmentRule{room, QT_TRANSLATE_NOOP("core/tokens", "rule for attachments")};
inline constexpr MessageText emptyValue{room, QT_TRANSLATE_NOOP("core/tokens", "empty")};
inline constexpr MessageText profileLimit{room, QT_TRANSLATE_NOOP("core/tokens", "the profile's max_input_tokens")};
inline constexpr MessageText modelInputLimit{room, QT_TRANSLATE_NOOP("core/tokens", "the model's input limit")};
inline constexpr MessageText windowLimit{room, QT_TRANSLATE_NOOP("core/tokens", "a context window of %1 tokens, minus %2 reserved for the response")};
inline constexpr MessageText changesBeforeStable{room, QT_TRANSLATE_NOOP("core/tokens", "%1 changes every turn, so the %2 stable tokens after it are never read from the cache. Move %1 below them, or into the request.")};
inline constexpr MessageText changesBeforeCached{room, QT_TRANSLATE_NOOP("core/tokens", "%1 changes more often (%2) than the %3 cached tokens after it. Each change writes these tokens to the cache again. Move %1 below them, or into the request.")};
inline constexpr MessageText calibrationVersion{room, QT_TRANSLATE_NOOP("core/tokens", "These token calibrations have an unsupported version. Delete the file to recalibrate.")};
inline constexpr MessageText calibrationInvalid{room, QT_TRANSLATE_NOOP("core/tokens", "This is not a token calibration: `counted` and `features` are required. Delete the file to recalibrate.")};
//: Name of a token counter; %1 is a family of models, such as `Llama 3`
inline constexpr MessageText estimateFor{room, QT_TRANSLATE_NOOP("core/tokens", "estimate for %1")};
inline constexpr MessageText unpublishedOverhead{room, QT_TRANSLATE_NOOP("core/tokens", "unpublished overhead")};
//: Name of the counter of a sum; %1 and %2 are the names of the counters of its parts
inline constexpr MessageText twoCounters{room, QT_TRANSLATE_NOOP("core/tokens", "%1 and %2")};
inline constexpr MessageText calibratedOn{room, QT_TRANSLATE_NOOP("core/tokens", "%1, calibrated on %2 samples")};
inline constexpr MessageText noEstimator{room, QT_TRANSLATE_NOOP("core/tokens", "There is no estimator `%1`. Available: %2.")};
inline constexpr MessageText countRange{room, QT_TRANSLATE_NOOP("core/tokens", "≈ %1 (%2 to %3)")};
inline constexpr MessageText errorRange{room, QT_TRANSLATE_NOOP("core/tokens", "%1 to %2")};
inline constexpr MessageText countedByProvider{room, QT_TRANSLATE_NOOP("core/tokens", "counted by the provider")};
inline constexpr MessageText noSplit{room, QT_TRANSLATE_NOOP("core/tokens", "There is no split pattern `%1`. Available: %2.")};
inline constexpr MessageText noWorkspaceFor{room, QT_TRANSLATE_NOOP("core/tokens", "%1 cannot be read without a workspace. Open one first.")};
inline constexpr MessageText noTokenizerHere{room, QT_TRANSLATE_NOOP("core/tokens", "there is no tokenizer `%1`")};
inline constexpr MessageText tokenizerUnusable{room, QT_TRANSLATE_NOOP("core/tokens", "a model whose tokenizer cannot be used (%1)")};
inline constexpr MessageText noTokenizer{room, QT_TRANSLATE_NOOP("core/tokens", "There is no tokenizer `%1`. Check its name.")};
inline constexpr MessageText tokenizerEnding{room, QT_TRANSLATE_NOOP("core/tokens", "The name of a tokenizer file must end in .tiktoken, .json or .model. Rename the file.")};
inline constexpr MessageText notAVocabulary{room, QT_TRANSLATE_NOOP("core/tokens", "model.vocab is not a vocabulary. It must map tokens to IDs.")};
inline constexpr MessageText badMerge{room, QT_TRANSLATE_NOOP("core/tokens", "model.merges has an invalid pair, or one whose symbols are not in the vocabulary. Correct the file.")};
inline constexpr MessageText fileUnusable{room, QT_TRANSLATE_NOOP("core/tokens", "The file cannot be used: %1. Choose another file.")};
inline constexpr MessageText notSentencePiece{room, QT_TRANSLATE_NOOP("core/tokens", "This is not a SentencePiece model. Choose another file.")};
inline constexpr MessageText noSentencePiece{room, QT_TRANSLATE_NOOP("core/tokens", "Outcrop was built without SentencePiece, so it does not support .model files. Choose another tokenizer.")};
inline constexpr MessageText sequenceInSequence{room, QT_TRANSLATE_NOOP("core/tokens", "a sequence within a sequence")};
inline constexpr MessageText regularExpression{room, QT_TRANSLATE_NOOP("core/tokens", "a regular expression")};
inline constexpr MessageText notTiktokenLine{room, QT_TRANSLATE_NOOP("core/tokens", "This is not a line of a .tiktoken file. Write bytes in base64, a space and a rank.")};
inline constexpr MessageText duplicateToken{room, QT_TRANSLATE_NOOP("core/tokens", "This token or its rank is a duplicate. Remove the line.")};
inline constexpr MessageText noSplitNamed{room, QT_TRANSLATE_NOOP("core/tokens", "A .tiktoken file does not define a split pattern. Append the name of a split pattern to the path, as in %1#o200k_base.")};
inline constexpr MessageText byteWithoutToken{room, QT_TRANSLATE_NOOP("core/tokens", "The byte %1 has no token, so some text cannot be tokenized. Use a complete vocabulary.")};
//: How tokens were counted: with the model's tokenizer
inline constexpr MessageText exactCount{room, QT_TRANSLATE_NOOP("core/tokens", "exact")};
//: How tokens were counted: estimated from the text, without the model's tokenizer
inline constexpr MessageText estimatedCount{room, QT_TRANSLATE_NOOP("core/tokens", "estimate")};
//: How tokens were counted; %1 is the error range, such as "-9% to +11%"
inline constexpr MessageText estimateWithRange{room, QT_TRANSLATE_NOOP("core/tokens", "estimate, %1")};
//: A price that is not known, in a list or in a sentence such as "the next request costs unknown"
inline constexpr MessageText unknownCost{room, QT_TRANSLATE_NOOP("core/tokens", "unknown")};
//: Part of the context window that has a limit: the response
inline constexpr MessageText areaOutput{room, QT_TRANSLATE_NOOP("core/tokens", "output")};
//: Part of the context window that has a limit: the system prompt
inline constexpr MessageText areaSystem{room, QT_TRANSLATE_NOOP("core/tokens", "system")};
//: Part of the context window that has a limit: the definitions of the tools
inline constexpr MessageText areaTools{room, QT_TRANSLATE_NOOP("core/tokens", "tools")};
//: Part of the context window that has a limit: the earlier messages of the conversation
inline constexpr MessageText areaHistory{room, QT_TRANSLATE_NOOP("core/tokens", "history")};

} // namespace outcrop::tokensmessages
