// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/responses/tolerantjson.h"

#include <optional>

namespace outcrop {

/// The overall result of parsing a response. If several values apply, verdictOf() selects one.
enum class Verdict {
    Valid,        ///< matches its schema without repairs
    Repaired,     ///< matches its schema after the listed repairs
    WrongSchema,  ///< data was found but violates the schema
    FilterBroken, ///< would be accepted, but violates a filter in the agent's guardrails, or a filter could not check it
    ProseOnly,    ///< data was requested, but there is none
    Incomplete,   ///< data was found, but text that looks like part of it is unreadable or ambiguous
    Truncated,    ///< the output limit was reached, or the text ends prematurely
    Refused,      ///< the model refused the request
    Blocked,      ///< the provider blocked the response
};

/// Returns the verdict as in JSON and in session files: `valid`, `wrong schema`.
QString verdictName(Verdict verdict);
/// Returns the verdict with this name; nullopt if the name is unknown.
std::optional<Verdict> verdictFromName(const QString &name);
/// Returns the verdict for display.
QString verdictText(Verdict verdict);

/// Returns whether the data of the response can be used.
bool isAccepted(Verdict verdict);

/// The form of the data in a response.
enum class EnvelopeKind {
    None,     ///< only prose
    Tags,     ///< <METADATA> and <CONTENT> tags (ADR-006)
    Document, ///< the whole text is JSON
    Fence,    ///< a fenced Markdown code block
    Embedded, ///< JSON within prose
    ToolCall, ///< the arguments of a tool call
};

QString envelopeName(EnvelopeKind kind);
/// Returns the form for display.
QString envelopeText(EnvelopeKind kind);

/// A range in the text, in UTF-16 code units.
struct TextSpan {
    qsizetype begin = 0;
    qsizetype end = 0;
};

/// One component of the quality, from 0 to 1.
struct QualityPart {
    double value = 0;
    QStringList reasons; ///< the deductions, with their causes, for display
};

/// The weights of the quality components (ADR-006, PHASE_5) and the thresholds for good and fair scores.
struct QualityScale {
    double schema = 0.3;
    double completeness = 0.3;
    double rules = 0.4;
    double good = 0.9;
    double fair = 0.6;
};

/// The three components of the quality with their weights. If no rules were checked, `rules` is not set and the other weights are scaled up.
struct ResponseQuality {
    QualityPart schema;
    QualityPart completeness;
    std::optional<QualityPart> rules = {};
    QualityScale scale = {};

    double score() const; ///< from 0 to 100
    /// Returns the fraction of the total that a weight contributes, from 0 to 1.
    double share(double weight) const;
};

/// A tool call in a provider's response, with its parsed arguments.
struct ParsedCall {
    QString id; ///< ID from the provider; empty if there is none
    QString name;
    Json arguments;    ///< null if the arguments could not be parsed
    Repairs repairs = {}; ///< repairs of arguments that were sent as a string; offsets refer to that string
    bool isSure = true;   ///< false if arguments in a string are unreadable, truncated, ambiguous or not an object
};

/// A parsed response with all repairs that were needed. Offsets refer to `text`.
struct ParsedResponse {
    QString contract; ///< name of the contract; empty if there is none
    Verdict verdict = Verdict::ProseOnly;
    EnvelopeKind envelope = EnvelopeKind::None;
    QString text;                        ///< original text; for a tool call, its arguments
    Json data;                           ///< null if there is no data
    QString content;                     ///< prose without data and envelopes
    std::optional<TextSpan> dataSpan;    ///< location of the data in `text`
    JsonSource jsonSource;               ///< decisions made while reading the data
    Repairs repairs;                     ///< repairs of the text, and conversions of values to match the schema (their `rule` begins with `coerced-`)
    QList<ParsedCall> calls = {};        ///< all tool calls
    Diagnostics findings;                ///< for example schema violations, placeholders, echoed tags and unused data, with their locations in `text`
    ResponseQuality quality;
    std::optional<Diagnostics> violations = {}; ///< violations of the contract's rules with their locations in `text`; nullopt if not checked
};

Json toJson(const ParsedResponse &response);

} // namespace outcrop
