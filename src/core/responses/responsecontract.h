// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/schema/schema.h"
#include "core/exchange/answer.h"
#include "core/layers/promptbundle.h"
#include "core/responses/qualitythresholds.h"
#include "core/rules/responseschemas.h"
#include "core/rules/ruleset.h"
#include "core/rules/syntaxreport.h"

#include <functional>

namespace outcrop {

/// Takes secrets or personal data out of an answer. What was removed is listed in `removed`, for people; empty if nothing was.
using CleanAnswer = std::function<ProviderAnswer(const ProviderAnswer &answer, FilterKind kind, QString &removed)>;

/// What an answer must be, and how it was asked for. One that was default-made asks for nothing: then any answer will do.
/// In its schema `x-advised` next to `required` makes a missing property only a warning.
struct ResponseContract {
    QString name;                              ///< the type or the schema's name, for people
    Json schema;                               ///< a JSON Schema; null where no data is asked for
    std::optional<Schema> compiled = {};       ///< the same, ready to check by
    std::optional<EnvelopeKind> envelope = {}; ///< in what the data was asked for
    QString toolName = {};                     ///< the tool whose arguments are the answer
    QStringList promptTags = {};               ///< tags that the prompt was written in, beside those that are known anyway
    QList<Rule> rules = {};                    ///< those that the prompt asked to be kept
    ReadSyntax readSyntax = readHarmlessSyntax; ///< how code in the answer is read for them
    QualityThresholds quality = {};            ///< by what the answer is judged
    QList<OutputFilter> filters = {};          ///< the agent's guardrails.output_filtering
    CleanAnswer clean = {};                    ///< for filters that take something out
    QString fallbackBehavior = {};             ///< the agent's word for what is done with an answer that is not accepted

    /// What the agent wants done with an answer that is not accepted.
    Fallback fallback() const { return fallbackFromWord(fallbackBehavior); }
    bool asksForData() const { return !schema.is_null(); }

    static ResponseContract fromSchema(const Json &schema, const QString &name);
    /// The seed's response schema of one type of prompt; asks for nothing where there is none.
    static ResponseContract ofType(const ResponseSchemas &schemas, const QString &type);
};

/// The fields of an answer as a JSON Schema. A field that may be left out may be null; the parts of an item or an object are advised, as their
/// file does not call them required.
Json answerSchema(const QList<ResponseField> &fields);

/// What the rules of a contract find in an answer: its code in fenced blocks, its data and its text. Nothing where it has no rules, or none of them could be
/// tried on this answer: then it is not checked. `file`: the file of the locations.
std::optional<Diagnostics> violationsIn(const QString &answer, const QString &file, const ResponseContract &contract);

} // namespace outcrop
