// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/markup.h"
#include "core/responses/responsecontract.h"
#include "core/responses/tolerantjson.h"

namespace outcrop {

/// A place in an answer with data, or where data is expected.
struct FoundData {
    EnvelopeKind kind = EnvelopeKind::Embedded;
    TolerantJson json;
    TextSpan envelope;     ///< the data with its tags or its fence
    QString language = {}; ///< of a fence
    bool open = false;     ///< the envelope has no end mark
    std::optional<qsizetype> bound = {}; ///< where the envelope's end mark ended the data, so that what is missing in it was not cut off
    bool echo = false;     ///< it comes before an <INSTRUCTION>, as in the prompt
};

/// A finding whose line is not yet known.
struct Remark {
    Severity severity = Severity::Warning;
    QString code;
    QString message;
    TextSpan span;
};

/// The parts of an answer, in order, before the choice.
struct ScannedAnswer {
    QList<FoundData> found;
    QList<TextSpan> contents;   ///< between <CONTENT> and its end
    QList<TextSpan> passedOver; ///< neither data nor prose: thoughts, echoed tags, the tags of envelopes
    Repairs repairs;            ///< a line for everything that was passed over and should not have been there
    QList<Remark> remarks;
};

/// Looks for data in its envelopes, for thoughts, and for what an answer has of its prompt. Linear in the text.
ScannedAnswer scanAnswer(QStringView text, const ResponseContract &contract);

} // namespace outcrop
