// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/fileformat.h"

namespace outcrop {

/// Langfuse prompts: the file of its export and import, a list of versions, or one prompt of its API. Source: langfuse/langfuse of 2026-08-22.
class LangfuseFormat : public FileFormat
{
public:
    FormatDescription description() const override;
    FormatMatch detect(const FormatInput &input) const override;
    Result<ReadPromptFile> read(const FormatInput &input) const override;
    Result<WrittenPromptFile> write(const PromptFile &prompt) const override;
};

} // namespace outcrop
