// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/markup.h"
#include "core/responses/responsecontract.h"
#include "core/responses/tolerantjson.h"

namespace outcrop {

/// A section of a response that contains data, or should contain data.
struct FoundData {
    EnvelopeKind kind = EnvelopeKind::Embedded;
    TolerantJson json;
    TextSpan envelope;     ///< the data including its tags or its fence
    QString language = {}; ///< language of the fence
    bool isOpen = false;     ///< true if the envelope has no closing tag or fence
    std::optional<qsizetype> bound =
        {};                ///< end of the envelope if the data ends there; such data is not considered truncated
    bool isEcho = false;     ///< true for METADATA directly followed by an <INSTRUCTION> tag, as in the prompt
};

/// A finding with an offset, before the line number is computed.
struct Remark {
    Severity severity = Severity::Warning;
    QString code;
    QString message;
    TextSpan span;
};

/// All sections of a response in order, before one of them is chosen as the data.
struct ScannedResponse {
    QList<FoundData> found;
    QList<TextSpan> contents;   ///< text between <CONTENT> tags
    QList<TextSpan> skipped;    ///< neither data nor prose: reasoning, echoed tags, tags of envelopes
    Repairs repairs;            ///< skipped sections that should not be in a response, text after the data, and missing closing tags and fences
    QList<Remark> remarks;
};

/// Finds the data in their envelopes, the reasoning, and echoes of the prompt. Runs in linear time.
ScannedResponse scanResponse(QStringView text, const ResponseContract &contract);

} // namespace outcrop
