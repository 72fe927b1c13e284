// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/fileformat.h"

namespace outcrop {

/// `.cursorrules`, the former rules file of Cursor: plain text that is a system prompt. Only read.
class CursorrulesFormat : public FileFormat
{
public:
    FormatDescription description() const override;
    FormatMatch detect(const FormatInput &input) const override;
    Result<ReadPromptFile> read(const FormatInput &input) const override;
    Result<WrittenPromptFile> write(const PromptFile &prompt) const override;
};

} // namespace outcrop
