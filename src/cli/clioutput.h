// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that cli prints.
namespace outcrop::clioutput {

inline constexpr char room[] = "cli";

// Texts at the end of the help of the program.
//: Heading in help
inline constexpr MessageText workspaceHeading{room, QT_TRANSLATE_NOOP("cli", "Workspace:")};
inline constexpr MessageText workspaceRule{room, QT_TRANSLATE_NOOP("cli", "Outcrop looks for config.toml in the current folder (or DIR), then in its parent folders, up to but not including the home folder or a folder of another user. If there is none, it uses the current folder, or the git repository root if the root has layers, agents, skills, profiles or adapters and the current folder has none.")};
//: Heading in help
inline constexpr MessageText exitCodesHeading{room, QT_TRANSLATE_NOOP("cli", "Exit codes:")};
inline constexpr MessageText exitCodes{room, QT_TRANSLATE_NOOP("cli", "0 done; 1 findings; 2 usage; 3 unreadable or invalid input; 4 provider or network; 5 keys; 70 internal error")};
inline constexpr MessageText errorsInOtherFiles{room, QT_TRANSLATE_NOOP("cli", "An error in a file that the prompt uses stops the command; for other files, only the number of findings is shown.")};
//: Heading in help
inline constexpr MessageText helpHeading{room, QT_TRANSLATE_NOOP("cli", "Help:")};
//: Follows a command line in help
inline constexpr MessageText handbookHelp{room, QT_TRANSLATE_NOOP("cli", "the handbook; `help contents` lists its pages")};
//: Follows a command line in help
inline constexpr MessageText commandHelp{room, QT_TRANSLATE_NOOP("cli", "the options of a command")};

// Errors in the command line.
inline constexpr MessageText fileInsteadOfFolder{room, QT_TRANSLATE_NOOP("cli", "-C requires a folder, but this is a file. Specify its folder.")};
inline constexpr MessageText noSuchFolder{room, QT_TRANSLATE_NOOP("cli", "This folder does not exist. Check the path.")};
//: %1 is a command line such as `outcrop-cli render`
inline constexpr MessageText seeHelp{room, QT_TRANSLATE_NOOP("cli", "see %1 --help")};
inline constexpr MessageText notForTools{room, QT_TRANSLATE_NOOP("cli", "this command is not available to MCP tools: run it in a terminal")};
inline constexpr MessageText noCommand{room, QT_TRANSLATE_NOOP("cli", "no command was given; `outcrop-cli --help` lists the commands")};
//: %1 is a command, %2 a list of commands
inline constexpr MessageText requiresCommand{room, QT_TRANSLATE_NOOP("cli", "`%1` requires one of these commands: %2")};
//: Error in a command line; %1 is the missing option or argument
inline constexpr MessageText isRequired{room, QT_TRANSLATE_NOOP("cli", "%1 is required")};
//: Error in a command line; %1 is the given option or argument, %2 the missing one
inline constexpr MessageText requiresOther{room, QT_TRANSLATE_NOOP("cli", "%1 requires %2")};
//: Error in a command line; %1 and %2 are the two options or arguments
inline constexpr MessageText excludesOther{room, QT_TRANSLATE_NOOP("cli", "%1 cannot be combined with %2")};
//: Error in a command line; %1 is the repeated option
inline constexpr MessageText onlyOnce{room, QT_TRANSLATE_NOOP("cli", "specify %1 only once")};
//: %1 is an option, %2 its value, which is not a number
inline constexpr MessageText notANumber{room, QT_TRANSLATE_NOOP("cli", "%1: `%2` is not a valid number")};
//: %1 is an option, %2 its value, %3 the minimum, %4 the maximum
inline constexpr MessageText notInRange{room, QT_TRANSLATE_NOOP("cli", "%1: %2 is not in the range %3 to %4")};
//: %1 is an option, %2 a command
inline constexpr MessageText mustFollow{room, QT_TRANSLATE_NOOP("cli", "`%1` must follow `%2`")};
//: %1 is an option, %2 a command
inline constexpr MessageText doesNotApply{room, QT_TRANSLATE_NOOP("cli", "`%1` does not apply to `%2`")};
inline constexpr MessageText unexpectedArgument{room, QT_TRANSLATE_NOOP("cli", "unexpected argument `%1`")};
//: %2 is a name in backticks
inline constexpr MessageText unexpectedArgumentSimilar{room, QT_TRANSLATE_NOOP("cli", "unexpected argument `%1`; did you mean %2?")};
inline constexpr MessageText unknownOption{room, QT_TRANSLATE_NOOP("cli", "unknown option `%1`")};
//: %2 is an option in backticks
inline constexpr MessageText unknownOptionSimilar{room, QT_TRANSLATE_NOOP("cli", "unknown option `%1`; did you mean %2?")};
inline constexpr MessageText unknownCommand{room, QT_TRANSLATE_NOOP("cli", "unknown command `%1`")};
//: %2 is a list of commands in backticks, such as `check` or `validate`
inline constexpr MessageText unknownCommandSimilar{room, QT_TRANSLATE_NOOP("cli", "unknown command `%1`; did you mean %2?")};
//: Part of a suggestion; %1 and %2 are similar commands in backticks
inline constexpr MessageText alternatives{room, QT_TRANSLATE_NOOP("cli", "%1 or %2")};
//: `keys` is a command; %1 is a list of its commands
inline constexpr MessageText unknownKeysCommand{room, QT_TRANSLATE_NOOP("cli", "unknown command. `keys` has the commands %1. The argument is not shown, because it may be a key")};
inline constexpr MessageText unknownTopic{room, QT_TRANSLATE_NOOP("cli", "unknown page or command `%1`; `outcrop-cli help contents` lists the pages")};
//: %2 is a list of commands or pages in backticks
inline constexpr MessageText unknownTopicSimilar{room, QT_TRANSLATE_NOOP("cli", "unknown page or command `%1`; did you mean %2?")};
//: Noun inserted in messages about an unknown value: bash, zsh or fish
inline constexpr MessageText shellNoun{room, QT_TRANSLATE_NOOP("cli", "shell")};

// Messages about the output.
inline constexpr MessageText outputNotWritten{room, QT_TRANSLATE_NOOP("cli", "standard output could not be written; check the disk space and the program that reads the output")};
//: %1 is the reason
inline constexpr MessageText internalError{room, QT_TRANSLATE_NOOP("cli", "internal error (a bug in Outcrop, not a problem in your files): %1")};
inline constexpr MessageText unknownReason{room, QT_TRANSLATE_NOOP("cli", "unknown reason")};

// Errors of commands that are servers.
inline constexpr MessageText jsonDoesNotApply{room, QT_TRANSLATE_NOOP("cli", "--json does not apply, because all output is JSON-RPC messages; omit it")};
inline constexpr MessageText serverReadsWorkspace{room, QT_TRANSLATE_NOOP("cli", "--allow-outside does not apply, because the server reads only the workspace; omit it")};
inline constexpr MessageText toolsReadWorkspace{room, QT_TRANSLATE_NOOP("cli", "--allow-outside does not apply, because tools read only the workspace; omit it")};
inline constexpr MessageText waitingForEditor{room, QT_TRANSLATE_NOOP("cli", "waiting for JSON-RPC messages on standard input. Start this command from an editor; `outcrop-cli help language-server` has examples")};
inline constexpr MessageText waitingForClient{room, QT_TRANSLATE_NOOP("cli", "waiting for JSON-RPC messages on standard input. Start this command from an MCP client; `outcrop-cli help mcp-server` has examples")};

} // namespace outcrop::clioutput
