// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/formats/requests/requestwire.h"
#include "core/formats/fileformat.h"

namespace outcrop {

/// The body of a request of one API as JSON.
class RequestFormat : public FileFormat
{
public:
    explicit RequestFormat(RequestWire wire) : m_wire(wire) { }

    FormatDescription description() const override;
    FormatMatch detect(const FormatInput &input) const override;
    Result<ReadPromptFile> read(const FormatInput &input) const override;
    Result<WrittenPromptFile> write(const PromptFile &prompt) const override;

private:
    RequestWire m_wire;
};

/// Returns what requests of an API hold.
QMap<PromptFeature, FormatSupport> requestFeatures();

} // namespace outcrop
