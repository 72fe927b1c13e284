// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/exportbundles.h"
#include "core/history/promptdiff.h"

namespace outcrop {

/// A prompt exported by Langfuse, as JSON.
struct LangfuseFile {
    QString name; ///< for messages
    QByteArray bytes;
};

/// The differences between the file's prompt and the workspace's.
struct LangfuseDiff {
    QString name;    ///< name of the compared prompt in the file
    QString version; ///< version of the prompt in Langfuse; empty if the file does not name it
    QList<PartDifference> differences;
    Diagnostics diagnostics;
};

/// Compares the labeled prompt in a Langfuse file, as `before`, to the prompt that `export --as langfuse` writes for a job. Of several prompts with the label,
/// the one with the same name is compared. Labels, tags and commit messages are ignored. API keys and passwords are removed before the file is read. Errors:
/// NotFound (no such prompt), Invalid (not a Langfuse file), and those of exportPrompt().
Result<LangfuseDiff> diffWithLangfuse(const OpenedWorkspace &opened, const ExportJob &job, const LangfuseFile &file, const QString &label);

} // namespace outcrop
