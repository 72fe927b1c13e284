// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/promptfile.h"

namespace outcrop {

/// The syntax of arguments in the text of a command.
enum class ArgumentStyle {
    None,       ///< no arguments
    Names,      ///< `$ARGUMENTS`, or `$name` with a list `arguments` in the front matter
    UpperNames, ///< `$ARGUMENTS`, or `$NAME` in capitals
    Positions,  ///< `$ARGUMENTS` for all arguments, or `$1`, `$2` for one
    Whole,      ///< `{{args}}`, everything after the name of the command
};

/// A kind of instruction file that a client reads: text, with keys in front matter or TOML.
struct InstructionForm {
    QString name;   ///< ID of the format, such as `claude-rules`
    QString client; ///< display name of the client; empty for Agent Skills
    QString file;   ///< path in the user's project, with `{name}` for the name of the prompt
    PromptUse use = PromptUse::Prompt;
    ArgumentStyle arguments = ArgumentStyle::None;
    bool isToml = false;
    bool isWritable = true;
    bool hasHead = true; ///< whether the file has keys besides the text

    bool isCommand() const { return use == PromptUse::Prompt; }
    /// Returns whether a path matches `file`, including the folder.
    bool matches(const QString &path) const;
    /// Returns whether a file name ends as in this form. Returns false for endings that are common to other Markdown files.
    bool matchesFileName(const QString &fileName) const;
};

/// Returns all forms, as of November 2026.
const QList<InstructionForm> &instructionForms();

/// Returns the text of a command with each `{{name}}` replaced with the client's placeholder. `written` receives the placeholders by input.
QString insertPlaceholders(const QString &text, const QList<PromptVariable> &inputs, ArgumentStyle style, QMap<QString, QString> &written);

} // namespace outcrop
