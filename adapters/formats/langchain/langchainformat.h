// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/fileformat.h"

namespace outcrop {

/// Prompts that LangChain serialized: nodes with `lc`, `type`, `id` and `kwargs`. The nodes are data; no class is created from them, and secrets stay names.
/// Source: @langchain/core 1.4.0.
class LangchainFormat : public FileFormat
{
public:
    FormatDescription description() const override;
    FormatMatch detect(const FormatInput &input) const override;
    Result<ReadPromptFile> read(const FormatInput &input) const override;
    Result<WrittenPromptFile> write(const PromptFile &prompt) const override;
};

} // namespace outcrop
