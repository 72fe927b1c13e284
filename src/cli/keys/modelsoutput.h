// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that the command `models` of cli/keys prints.
namespace outcrop::modelsoutput {

inline constexpr char room[] = "cli/keys";
//: Column heading
inline constexpr MessageText columnProvider{room, QT_TRANSLATE_NOOP("cli/keys", "provider")};
//: Column heading
inline constexpr MessageText columnModel{room, QT_TRANSLATE_NOOP("cli/keys", "model")};
//: Column heading: the size of the context window
inline constexpr MessageText columnWindow{room, QT_TRANSLATE_NOOP("cli/keys", "context window")};
//: Column heading: maximum number of output tokens
inline constexpr MessageText columnOutput{room, QT_TRANSLATE_NOOP("cli/keys", "output limit")};
//: Column heading: dollars per million input tokens
inline constexpr MessageText columnInputPrice{room, QT_TRANSLATE_NOOP("cli/keys", "$/M input")};
//: Column heading: dollars per million output tokens
inline constexpr MessageText columnOutputPrice{room, QT_TRANSLATE_NOOP("cli/keys", "$/M output")};
//: Column heading: the number of the source in the list below
inline constexpr MessageText columnSource{room, QT_TRANSLATE_NOOP("cli/keys", "source")};
//: Source of a value; %1 is the date when the value was last checked
inline constexpr MessageText checked{room, QT_TRANSLATE_NOOP("cli/keys", "checked %1")};
//: %1 is a model, %2 a list of keys
inline constexpr MessageText sourcesDisagree{room, QT_TRANSLATE_NOOP("cli/keys", "%1: sources disagree about %2. List them with --all.")};
inline constexpr CountText models{room, QT_TRANSLATE_N_NOOP("cli/keys", "%1 models"), "%1 model"};
//: %1 is a provider, %2 the number of its models
inline constexpr CountText modelsOf{room, QT_TRANSLATE_N_NOOP("cli/keys", "%1: %2 models"), "%1: %2 model"};
//: %1 is a catalog, %2 the number of models, %3 such as `12 others`
inline constexpr CountText imported{room, QT_TRANSLATE_N_NOOP("cli/keys", "%1: %2 models of known providers, %3 skipped"), "%1: %2 model of known providers, %3 skipped"};
//: Inserted into “%1: %2 models of known providers, %3 skipped”
inline constexpr CountText others{room, QT_TRANSLATE_N_NOOP("cli/keys", "%1 others"), "%1 other"};
//: Question. %1 is a list of providers
inline constexpr MessageText confirmRefresh{room, QT_TRANSLATE_NOOP("cli/keys", "Request the model lists of %1?")};
inline constexpr MessageText noList{room, QT_TRANSLATE_NOOP("cli/keys", "none of these providers publishes a model list; import a catalog with `outcrop-cli models import`")};

} // namespace outcrop::modelsoutput
