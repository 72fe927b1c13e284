// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"
#include "core/formats/promptroundtrip.h"

namespace outcrop {

/// A prompt as files of a workspace:
///   layers/NAME.md              if it has only text, such as rules
///   skills/NAME/SKILL.md        if it is a skill; no other file is written then
///   agents/NAME.md              its system prompt with inputs, functions and output schema
///   requests/NAME.md            its last message if it is the user's, for --request-file
///   conversations/NAME.json     the messages before that, for --history
///   profiles/NAME/config.yml    its parameters
///   imports/NAME.yaml           everything else: labels, tags, tests, other keys; with the format and checksums
///   imports/NAME.original.txt   the source, for export without changes
struct ImportedFiles {
    QString name;
    QList<NewFile> files;
    Ledger ledger; ///< for each part of the prompt, its file and key
};

/// Returns the files of a prompt. `name` is the name of its documents, `source` the file name (`-`: standard input). `original` is null if the source is not
/// kept.
ImportedFiles importedFilesOf(const PromptFile &prompt, const QString &name, const QString &source, const OriginalPromptFile *originalPromptFile);

} // namespace outcrop
