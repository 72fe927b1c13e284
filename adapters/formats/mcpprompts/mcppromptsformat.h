// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/fileformat.h"

namespace outcrop {

/// A result of `prompts/list` or `prompts/get` of an MCP server, pasted or saved. Only read; no server is called.
class McpPromptsFormat : public FileFormat
{
public:
    FormatDescription description() const override;
    FormatMatch detect(const FormatInput &input) const override;
    Result<ReadPromptFile> read(const FormatInput &input) const override;
    Result<WrittenPromptFile> write(const PromptFile &prompt) const override;
};

} // namespace outcrop
