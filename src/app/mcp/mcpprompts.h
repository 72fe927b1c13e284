// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/base/json.h"

namespace outcrop {

/// An argument of a prompt. Its value is a string that is appended to `optionPrefix`.
struct McpPromptArgument {
    QString name;
    QString description;
    bool isRequired = false;
    QString optionPrefix;    ///< such as `--phase=` or `--var=entity=`; empty for the request, which is standard input
    QStringList values = {}; ///< possible values, for completion; empty if any string is allowed
};

/// A prompt that clients offer to people: the composed prompt of a profile or of a prompt type, for a request.
struct McpPrompt {
    QString name; ///< `profile-NAME` or `template-TYPE`
    QString title;
    QString description;
    QStringList words; ///< options of `render` that select it
    QList<McpPromptArgument> arguments;
};

/// Returns the prompts in a fixed order: profiles by name, then prompt types in the order of their file.
QList<McpPrompt> mcpPrompts(const OpenedWorkspace &opened);

/// Returns the entry in `prompts/list`.
Json mcpPromptJson(const McpPrompt &prompt);

/// The command line that renders a prompt as a single string, and its standard input.
struct McpPromptCommand {
    QStringList words;
    QByteArray input;
};

/// Returns the command for the arguments of `prompts/get`, an object with string values. Invalid if an argument is unknown, missing or not allowed.
Result<McpPromptCommand> mcpPromptCommand(const McpPrompt &prompt, const Json &arguments);

} // namespace outcrop
