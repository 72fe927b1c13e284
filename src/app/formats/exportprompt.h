// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/exportbundles.h"
#include "core/formats/promptroundtrip.h"

namespace outcrop {

/// A prompt in the format of another tool, ready to be written.
struct PromptExport {
    QString format;
    QList<WrittenPromptFile> files;
    Ledger ledger; ///< losses of all files and of the composition
    Diagnostics diagnostics;
};

/// Composes the prompt of a job and converts it to a format. Text inputs without a value remain variables. An unchanged prompt that was imported from the same format is
/// written with its original bytes, unless an input has a value or a label is added. Uses the first provider of the job, or else the chosen one, for the model. The body
/// is Markdown unless the job names a format. For a format that another tool sends, the text, schemas and parameters are those of the provider's request. Errors:
/// NotFound (unknown format), those of selectTarget(), and those of FileFormat::write().
Result<PromptExport> exportPrompt(const OpenedWorkspace &opened, const ExportJob &job, const QString &format);

/// Writes the files of an export to a folder, each atomically. Errors: NotAllowed, before the first file is written, if a file exists with different content
/// and `overwrites` is false; those of writeInside().
Status writePromptExport(const PromptExport &prepared, const QString &folder, bool overwrites);

} // namespace outcrop
