// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/promptfile.h"

namespace outcrop {

/// How the text of a command names its arguments.
enum class ArgumentStyle {
    None,       ///< it has none
    Names,      ///< `$ARGUMENTS`, or `$name` with a list `arguments` in the front matter
    UpperNames, ///< `$ARGUMENTS`, or `$NAME`
    Positions,  ///< `$ARGUMENTS`, or `$1`, `$2`
    Whole,      ///< `{{args}}`, everything after the name of the command
};

/// A file of instructions of a client: front matter and a text.
struct InstructionForm {
    QString name;   ///< name of the format
    QString client; ///< name of the client for people; empty for Agent Skills
    QString file;   ///< path with `{name}`
    PromptUse use = PromptUse::Prompt;
    ArgumentStyle arguments = ArgumentStyle::None;
    bool isToml = false;
    bool isWritable = true;
    bool hasHead = true; ///< whether the file has front matter

    bool isCommand() const { return use == PromptUse::Prompt; }
    /// Returns whether a path is such a file in its folder.
    bool matches(const QString &path) const;
    /// Returns whether the end of a file name is specific to this form, such as `.mdc`.
    bool matchesEnd(const QString &fileName) const;
};

/// Returns all forms. Source: interop facts, sections 1 to 6, as of November 2026.
const QList<InstructionForm> &instructionForms();

/// Returns the text of a command with its placeholders: `{{name}}` of each input as the client writes it. `written` gets the placeholder of each input that has one.
QString withPlaceholders(const QString &text, const QList<PromptVariable> &inputs, ArgumentStyle style, QMap<QString, QString> &written);

} // namespace outcrop
