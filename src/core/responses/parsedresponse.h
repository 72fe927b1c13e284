// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/responses/tolerantjson.h"

#include <optional>

namespace outcrop {

/// What an answer is worth, in one word. Of those that hold the lowest in this list wins.
enum class Verdict {
    Valid,       ///< read without a repair, and it obeys its schema
    Repaired,    ///< obeys its schema after the repairs listed
    WrongSchema, ///< data was found, and it does not obey
    FilterBroken, ///< it would be accepted, but breaks a filter of the agent's guardrails
    ProseOnly,   ///< no data where some was asked for
    Incomplete,  ///< data was found, and text that looks like a part of it could not be read, or could be read in two ways
    Truncated,   ///< the limit of the output was reached, or the text ends in the middle
    Refused,     ///< the model would not answer
    Blocked,     ///< the provider would not let it
};

QString verdictName(Verdict verdict);

/// Whether the answer can be used as it was read.
bool isAccepted(Verdict verdict);

/// In what the data came.
enum class EnvelopeKind {
    None,     ///< prose alone
    Tags,     ///< <METADATA> and <CONTENT> (ADR-006)
    Document, ///< the whole text is JSON
    Fence,    ///< a fenced block of Markdown
    Embedded, ///< JSON in the middle of prose
    ToolCall, ///< the arguments of a tool call
};

QString envelopeName(EnvelopeKind kind);

/// A location in the text, in UTF-16 code units.
struct TextSpan {
    qsizetype begin = 0;
    qsizetype end = 0;
};

/// One of the parts that quality is made of, from 0 to 1.
struct QualityPart {
    double value = 0;
    QStringList reasons; ///< what was taken off, and for what
};

/// How much each part weighs beside the others (ADR-006, PHASE_5), and from which share on a figure is good or fair.
struct QualityScale {
    double schema = 0.3;
    double completeness = 0.3;
    double rules = 0.4;
    double good = 0.9;
    double fair = 0.6;
};

/// Three parts and what they weigh. Without rule findings to go by, `rules` is absent and the others share the whole.
struct ResponseQuality {
    QualityPart schema;
    QualityPart completeness;
    std::optional<QualityPart> rules = {};
    QualityScale scale = {};

    double score() const; ///< from 0 to 100
    /// What one of the scale's weights is of the whole, from 0 to 1.
    double share(double weight) const;
};

/// A call of a tool in a provider's answer, and what its arguments were read as.
struct ParsedCall {
    QString id; ///< the provider's; empty where it gives none
    QString name;
    Json arguments;    ///< null where they could not be read
    Repairs repairs = {}; ///< of arguments that came as a text; offsets are those of that text
    bool isSure = true;   ///< false where they are cut off, or leave a doubt
};

/// An answer as it was understood, with everything that was done to understand it. Offsets are those of `text`.
struct ParsedResponse {
    QString contract; ///< the name of what it was held against; empty where nothing was asked for
    Verdict verdict = Verdict::ProseOnly;
    EnvelopeKind envelope = EnvelopeKind::None;
    QString text;                        ///< as it came; of a tool call, its arguments
    Json data;                           ///< null where none was found
    QString content;                     ///< the prose: what is neither data nor envelope
    std::optional<TextSpan> dataSpan;    ///< where in `text` the data is
    JsonSource dataSource;               ///< how it was read there
    Repairs repairs;                     ///< of the text and, by schema, of the values (`rule` begins with `coerced-`)
    QList<ParsedCall> calls = {};        ///< every call of a tool
    Diagnostics findings;                ///< against the schema, placed in `text`; and placeholders, echoed tags, other data
    ResponseQuality quality;
    std::optional<Diagnostics> violations = {}; ///< of the contract's rules, located in `text`; absent if not checked
};

Json toJson(const ParsedResponse &response);

} // namespace outcrop
