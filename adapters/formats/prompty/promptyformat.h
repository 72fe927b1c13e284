// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/fileformat.h"

namespace outcrop {

/// Prompty, versions 1 and 2: front matter and a Jinja or Mustache template with role lines. Written as version 2. References such as `${env:KEY}` and
/// `${file:x.json}` stay as written. Source: microsoft/prompty, specification of 2026-08-21.
class PromptyFormat : public FileFormat
{
public:
    FormatDescription description() const override;
    FormatMatch detect(const FormatInput &input) const override;
    Result<ReadPromptFile> read(const FormatInput &input) const override;
    Result<WrittenPromptFile> write(const PromptFile &prompt) const override;
};

} // namespace outcrop
