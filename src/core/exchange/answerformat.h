// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/answerrules.h"
#include "core/exchange/responsehead.h"
#include "core/render/wireformat.h"

#include <memory>

namespace outcrop {

/// How the answers of one API are read: the `response`, `stream`, `errors` and `limits` of its wire format, made ready once. A value that is
/// cheap to copy; each reader of answers has one.
class AnswerFormat
{
public:
    AnswerFormat() = default;
    /// What a wire format says wrongly is a located diagnostic; what it does not say is not read.
    static AnswerFormat read(const WireFormat &wire, Diagnostics &diagnostics);
    static AnswerFormat read(const WireFormat &wire);

    bool canStream() const { return m_rules->stream.framing != StreamRules::Framing::None; }
    /// Whether a response is the stream that was asked for: some answer with a whole document all the same.
    bool isStream(const ResponseHead &head) const;
    const AnswerRules &rules() const { return *m_rules; }

private:
    std::shared_ptr<const AnswerRules> m_rules = std::make_shared<const AnswerRules>();
};

} // namespace outcrop
