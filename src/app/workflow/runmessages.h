// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// The messages of app/workflow that users read.
namespace outcrop::runmessages {

inline constexpr char room[] = "app/workflow";
inline constexpr MessageText noProfile{room, QT_TRANSLATE_NOOP("app/workflow", "There is no profile `%1`. Available: %2.")};
inline constexpr MessageText chooseProfile{room, QT_TRANSLATE_NOOP("app/workflow", "The workspace has several profiles. Choose one with --profile: %1.")};
inline constexpr MessageText exampleUsed{room, QT_TRANSLATE_NOOP("app/workflow", "The profile has no config.yml, so config.yml.example is used. Copy it to config.yml to change it.")};
inline constexpr MessageText noScope{room, QT_TRANSLATE_NOOP("app/workflow", "The profile has no scope `%1`. Available: %2.")};
inline constexpr MessageText noConventions{room, QT_TRANSLATE_NOOP("app/workflow", "There is no convention set `%1`. Available: %2.")};
inline constexpr MessageText noConventionsFile{room, QT_TRANSLATE_NOOP("app/workflow", "The profile has no conventions.json, so --conventions cannot be used. Add the file, or omit the option.")};
inline constexpr MessageText noProvider{room, QT_TRANSLATE_NOOP("app/workflow", "There is no provider `%1` for role %2. Use manual, or one of: %3.")};
inline constexpr MessageText unknownRole{room, QT_TRANSLATE_NOOP("app/workflow", "There is no role `%1`. Use planner, generator, reviewer or reviser.")};
inline constexpr MessageText fileMissing{room, QT_TRANSLATE_NOOP("app/workflow", "The file for `%1`, %2, is not in the workspace. Use a path relative to the workspace folder.")};
inline constexpr MessageText noTask{room, QT_TRANSLATE_NOOP("app/workflow", "The profile has no planning template, so you must describe the task. Add --request TEXT.")};
inline constexpr MessageText sessionExists{room, QT_TRANSLATE_NOOP("app/workflow", "The session `%1` already exists. Choose another name, or continue it with `outcrop-cli run resume`.")};
inline constexpr MessageText badSession{room, QT_TRANSLATE_NOOP("app/workflow", "`%1` cannot be a session name: it is not valid as a folder name. Choose another name.")};
inline constexpr MessageText noWorkflow{room, QT_TRANSLATE_NOOP("app/workflow", "There is no workflow `%1`. `outcrop-cli run list` lists all workflows.")};
inline constexpr MessageText noWorkflows{room, QT_TRANSLATE_NOOP("app/workflow", "There is no workflow yet. Start one with `outcrop-cli run`.")};
inline constexpr MessageText stateChanged{room, QT_TRANSLATE_NOOP("app/workflow", "Another program changed the state of the workflow. Try again.")};
inline constexpr MessageText noResponse{room, QT_TRANSLATE_NOOP("app/workflow", "There is no response yet. Save the response as %1.")};
inline constexpr MessageText responseEmpty{room, QT_TRANSLATE_NOOP("app/workflow", "The response is empty. Add its text, or reject the response with a reason.")};
inline constexpr MessageText noFiles{room, QT_TRANSLATE_NOOP("app/workflow", "The response has no files. Each file needs a code block with its path, for example in the first line: `// src/Order.java`. Edit the response, put the files into %1, or reject the response.")};
inline constexpr MessageText fileDiffers{room, QT_TRANSLATE_NOOP("app/workflow", "This file exists with different content, so it was not overwritten. Remove it, or move it out of the session.")};
inline constexpr MessageText standardsChanged{room, QT_TRANSLATE_NOOP("app/workflow", "The standards changed after the workflow began. The prompts use the copy in standards-bundle.md. To use the new standards, start a new workflow.")};
inline constexpr MessageText notTarget{room, QT_TRANSLATE_NOOP("app/workflow", "not in target_files")};
inline constexpr MessageText outsideTarget{room, QT_TRANSLATE_NOOP("app/workflow", "not an allowed path: outside the workspace, hidden, or a session file")};
inline constexpr MessageText targetUnreadable{room, QT_TRANSLATE_NOOP("app/workflow", "the existing file cannot be read: %1")};
inline constexpr MessageText targetChanged{room, QT_TRANSLATE_NOOP("app/workflow", "Another program changed this file, so it was not overwritten. Try again.")};
inline constexpr MessageText noApprovedFiles{room, QT_TRANSLATE_NOOP("app/workflow", "No files are approved yet, so none can be written. Use `outcrop-cli run approve` first.")};
inline constexpr MessageText notUtf8{room, QT_TRANSLATE_NOOP("app/workflow", "This file is not valid UTF-8. Save it as UTF-8.")};

} // namespace outcrop::runmessages
