// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/responsehead.h"
#include "core/exchange/responserules.h"
#include "core/render/wireformat.h"

#include <memory>

namespace outcrop {

/// The rules for reading the responses of one API, compiled from `response`, `stream`, `errors` and `limits` of its wire format. Cheap to copy.
class ResponseFormat
{
public:
    ResponseFormat() = default;
    /// Compiles a wire format. Invalid entries are reported with their locations.
    static ResponseFormat read(const WireFormat &wire, Diagnostics &diagnostics);
    static ResponseFormat read(const WireFormat &wire);

    bool canStream() const { return m_rules->stream.framing != StreamRules::Framing::None; }
    /// Returns whether a response is a stream. Some servers send a single document although a stream was requested.
    bool isStream(const ResponseHead &head) const;
    const WireResponseRules &rules() const { return *m_rules; }

private:
    std::shared_ptr<const WireResponseRules> m_rules = std::make_shared<const WireResponseRules>();
};

} // namespace outcrop
