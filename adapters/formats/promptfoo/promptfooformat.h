// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/fileformat.h"

namespace outcrop {

/// promptfoo configurations: prompts, the first provider and tests. Code, remote prompts and files that it names are kept as text and never run, fetched or
/// opened. Source: config-schema.json of promptfoo 0.123.1.
class PromptfooFormat : public FileFormat
{
public:
    FormatDescription description() const override;
    FormatMatch detect(const FormatInput &input) const override;
    Result<ReadPromptFile> read(const FormatInput &input) const override;
    Result<WrittenPromptFile> write(const PromptFile &prompt) const override;
};

} // namespace outcrop
