// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/context.
namespace outcrop::contextmessages {

inline constexpr char room[] = "app/context";
inline constexpr MessageText noFolder{room, QT_TRANSLATE_NOOP("app/context", "There is no folder %1. Check the path.")};
inline constexpr MessageText startOutside{room, QT_TRANSLATE_NOOP("app/context", "%1 is not in %2. Choose a start folder inside it.")};
inline constexpr MessageText addedTextNotComposed{room, QT_TRANSLATE_NOOP("app/context", "The prompt that Outcrop composes from these files has fewer tokens, because it does not contain the text that %1 adds.")};
inline constexpr CountText userPathsNotRead{room, QT_TRANSLATE_N_NOOP("app/context", "%n user and managed paths"), "%n user or managed path"};
inline constexpr CountText outsidePathsNotRead{room, QT_TRANSLATE_N_NOOP("app/context", "%n paths outside the repository"), "%n path outside the repository"};
inline constexpr CountText unreadSkills{room,
    QT_TRANSLATE_N_NOOP("app/context", "%1 does not read %n skills, agents or commands that other coding agents list: %2"),
    "%1 does not read %n skill, agent or command that other coding agents list: %2"};
inline constexpr MessageText noModel{room, QT_TRANSLATE_NOOP("app/context", "No provider lists the model %1. `outcrop-cli models` lists the known models.")};
inline constexpr MessageText noClient{room, QT_TRANSLATE_NOOP("app/context", "There is no client %1. Check its name.")};
inline constexpr MessageText unsavedTooLarge{room, QT_TRANSLATE_NOOP("app/context", "The unsaved text is larger than %1 bytes. Shorten it.")};
inline constexpr MessageText unknownClient{room, QT_TRANSLATE_NOOP("app/context", "There is no client %1. Available: %2.")};
inline constexpr MessageText layersOfClient{room, QT_TRANSLATE_NOOP("app/context", "The layers are the files that %1 loads in this folder.")};
inline constexpr MessageText noFilesLoaded{room, QT_TRANSLATE_NOOP("app/context", "%1 does not load any files in this folder. Use another client.")};
inline constexpr MessageText noFilesLoadedAtStart{room, QT_TRANSLATE_NOOP("app/context", "%1 does not load any files in this folder at the start of a session.")};
inline constexpr MessageText chosenClient{room, QT_TRANSLATE_NOOP("app/context", "The folder has no layers, so the files that %1 loads in it are used as layers.")};
inline constexpr MessageText truncatedFiles{room, QT_TRANSLATE_NOOP("app/context", "Only the beginning of %1 is sent.")};
inline constexpr MessageText linksSentAsText{room, QT_TRANSLATE_NOOP("app/context", "Only a path is sent instead of a file, because these symbolic links were checked out as text: %1. Open one and apply its fix, or check out the repository with core.symlinks=true.")};
inline constexpr CountText listedFiles{room,
    QT_TRANSLATE_N_NOOP("app/context", "Not included: %n skills, agents and commands that the client lists by name."),
    "Not included: %n skill, agent or command that the client lists by name."};
inline constexpr CountText deferredFiles{room,
    QT_TRANSLATE_N_NOOP("app/context", "Not included: %n files that the client loads during the session."),
    "Not included: %n file that the client loads during the session."};
inline constexpr CountText files{room, QT_TRANSLATE_N_NOOP("app/context", "%n files"), "%n file"};
inline constexpr MessageText noLayers{room, QT_TRANSLATE_NOOP("app/context", "This folder has no layers.")};
inline constexpr MessageText loadedByAgents{room, QT_TRANSLATE_NOOP("app/context", "Coding agents load or list %1 in this folder. `outcrop-cli context` shows the files, and --context uses the files of one client as layers.")};
inline constexpr MessageText recognizedFiles{room, QT_TRANSLATE_NOOP("app/context", "It contains: %1. `outcrop-cli adopt` explains how each of them is used, and proposes a config.toml.")};
inline constexpr MessageText possibleLayers{room, QT_TRANSLATE_NOOP("app/context", "possible layers")};
inline constexpr MessageText possiblePrompts{room, QT_TRANSLATE_NOOP("app/context", "possible prompts")};
inline constexpr CountText foundPromptTypes{room,
    QT_TRANSLATE_N_NOOP("app/context", "%n prompt types are defined: `outcrop-cli templates` lists them, and --type selects one."),
    "%n prompt type is defined: `outcrop-cli templates` lists it, and --type selects it."};
inline constexpr CountText foundRules{room,
    QT_TRANSLATE_N_NOOP("app/context", "%n rules are defined: `outcrop-cli rules` lists them, and `outcrop-cli rules check` checks files."),
    "%n rule is defined: `outcrop-cli rules` lists it, and `outcrop-cli rules check` checks files."};
inline constexpr MessageText otherFiles{room, QT_TRANSLATE_NOOP("app/context", "It contains: %1.")};
inline constexpr MessageText noDocuments{room, QT_TRANSLATE_NOOP("app/context", "It contains no files that Outcrop reads, such as Markdown and YAML files.")};
inline constexpr MessageText whichFilesAreLayers{room, QT_TRANSLATE_NOOP("app/context", "Layers are the files in layers/, the files listed in [prompt_layers] of config.toml, and the files that a coding agent loads, such as AGENTS.md and .cursor/rules/NAME.mdc.")};
inline constexpr MessageText clientRefuses{room, QT_TRANSLATE_NOOP("app/context", "%1 does not run in this folder. %2")};
inline constexpr MessageText defaultNotSent{room, QT_TRANSLATE_NOOP("app/context", "This folder has no layers. Add --context %3 to include %1 that %2 loads in this folder, or --context none to send only the request.")};
inline constexpr MessageText linkAsText{room, QT_TRANSLATE_NOOP("app/context", "This is a symbolic link that was checked out as text, so clients send only the path %1. Check out the repository with core.symlinks=true, or import the file.")};
inline constexpr MessageText importInstead{room, QT_TRANSLATE_NOOP("app/context", "Import the file")};
inline constexpr MessageText importInsteadTwice{room, QT_TRANSLATE_NOOP("app/context", "Import the file (%1 would load it twice)")};
inline constexpr MessageText duplicateText{room, QT_TRANSLATE_NOOP("app/context", "This text is identical to the text in %1. Import or link that file to keep both in sync.")};
inline constexpr MessageText hiddenFile{room, QT_TRANSLATE_NOOP("app/context", "In the workspace folder, this file is not loaded by %1, because %2 exists. Import this file from a loaded file.")};
inline constexpr MessageText secretInPrompt{room, QT_TRANSLATE_NOOP("app/context", "This looks like a secret (%1). All providers and clients that receive this text can read it. Remove it, and revoke the secret.")};

} // namespace outcrop::contextmessages
