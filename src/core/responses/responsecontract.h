// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/schema/schema.h"
#include "core/exchange/providerresponse.h"
#include "core/layers/promptbundle.h"
#include "core/responses/qualitythresholds.h"
#include "core/rules/responseschemas.h"
#include "core/rules/ruleset.h"
#include "core/rules/syntaxreport.h"

#include <functional>

namespace outcrop {

/// Removes secrets or personal data from a response. Sets `removed` to a description for the user; empty if no text was removed.
using ResponseRedactor = std::function<ProviderResponse(const ProviderResponse &response, FilterKind kind, QString &removed)>;

/// The requirements for a response, and the requested form. A default-constructed contract accepts any response. In its schema,
/// `x-advised` next to `required` turns missing properties into warnings.
struct ResponseContract {
    QString name;                              ///< name of the prompt type or the schema, for display
    Json schema;                               ///< a JSON Schema; null if no data is requested
    std::optional<Schema> compiledSchema = {}; ///< `schema` compiled for validation
    std::optional<EnvelopeKind> envelope = {}; ///< requested form of the data
    QString toolName = {};                     ///< tool whose arguments hold the data
    QStringList promptTags = {};               ///< tags used in the prompt, in addition to the built-in ones
    QList<Rule> rules = {};                    ///< rules that the prompt includes
    SyntaxParser readSyntax = readSyntaxIfSafe;  ///< parser for code in the response, used by the rules
    QualityThresholds quality = {};            ///< parameters of the quality score
    QList<OutputFilter> filters = {};          ///< guardrails.output_filtering of the agent
    ResponseRedactor redact = {};                 ///< removes text for filters
    QString fallbackBehavior = {};             ///< the agent's setting for rejected responses

    /// Returns the action for rejected responses.
    Fallback fallback() const { return fallbackFromName(fallbackBehavior); }
    bool requestsData() const { return !schema.is_null(); }

    static ResponseContract fromSchema(const Json &schema, const QString &name);
    /// Returns the contract for a prompt type from the response schemas. If the type has no schema, returns a contract that accepts any response.
    static ResponseContract contractForPromptType(const ResponseSchemas &schemas, const QString &type);
};

/// Converts response fields to a JSON Schema. Optional fields are nullable. The properties of nested objects and items are marked with `x-advised`, because the file does
/// not mark them as required. A missing property is therefore a warning.
Json responseSchema(const QList<ResponseField> &fields);

/// Checks a response (code in fenced blocks, data and text) against the contract's rules. Returns nullopt if the contract has no rules, or no rule applies
/// to this response. `file` is used in the locations.
std::optional<Diagnostics> checkContractRules(const QString &response, const QString &file, const ResponseContract &contract);

} // namespace outcrop
