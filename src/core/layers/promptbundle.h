// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/agents/guardrails.h"
#include "core/agents/part.h"
#include "core/documents/documentkeys.h"
#include "core/layers/conversation.h"
#include "core/layers/generationparams.h"
#include "core/layers/tier.h"
#include "core/text/tracedtext.h"

#include <QHash>

namespace outcrop {

/// A named section of the system prompt.
struct Section {
    QString id;    ///< unique and stable: the file, with a heading for agents (`agents/a.md#constraints`)
    QString title; ///< text of the heading, or name of the tag, around the section
    Part part = Part::Context;
    Tier tier = Tier::Topsoil;
    TracedText content;
    bool isPlain = false; ///< sent without a heading, as the body of an agent that did not opt into portability
    QString condition = {};  ///< the layer's `when` as written, which holds; empty if there is none
    std::optional<Cadence> cadence = {}; ///< expected frequency of changes; nullopt means that of the tier
};

/// A change during composition, for the loss ledger, such as a limit lowered for the model or a condensed form.
struct Adjustment {
    QString part; ///< such as `params.max_output_tokens` or `sections/layers/soul.md`
    QString reason;
    Json before;
    Json after;
};

/// An agent's requirement for the model: a feature, or a minimum context window.
struct Requirement {
    QString feature;   ///< such as `tool_use` or `vision`; empty for a context window
    qint64 window = 0; ///< minimum number of tokens
    Location location;
};

/// A setting for a provider's content filters, from `guardrails.safety`. Names and thresholds are in lower case, without Google's prefixes
/// (`HARM_CATEGORY_`, `BLOCK_`).
struct SafetySetting {
    QString category; ///< such as `harassment`
    QString threshold; ///< such as `only_high`
    QString provider; ///< only for this provider; empty for all
    Location location;

    bool appliesTo(const QString &name) const { return provider.isEmpty() || provider == name; }
};

/// The METADATA before the request in the hybrid prompt format, which sends METADATA and INSTRUCTION. Source: ADR-006, "Hybrid Prompt Format".
struct HybridEnvelope {
    QString promptType;   ///< such as task_execution, validation, error_analysis, decision or planning
    Json metadata;        ///< prompt_type, rules, response schema and other fields, in sending order
    bool isStructured = false; ///< the template's mode in hybrid_prompt_templates.yaml; if false, the envelope is used only on request
    QHash<QString, Location> locations; ///< source location of each value of `metadata` by JSON pointer, nested values included
    TracedText steps = {};           ///< the steps that the model must follow, after the request in INSTRUCTION; empty if the type has none
    std::optional<TracedText> plain = {}; ///< the request, rendered with the type's template in prompt_templates.yaml, for the unstructured mode
    Diagnostics plainFindings = {};  ///< findings of that template; only relevant if `plain` is sent
    QStringList unfilledFields;      ///< template fields without a value, such as `task_id` or `context.files`
    QList<Adjustment> adjustments;   ///< rules that exceed the budget, and a replaced response schema; only relevant if the envelope is sent
    QStringList droppedRules;           ///< IDs of the critical rules that exceed the budget
};

/// A complete prompt, independent of the provider. Sections are ordered from stable to volatile. Source: ADR-0009, PromptBundle.
struct PromptBundle {
    QString agentName; ///< name of the agent; empty if none is selected
    Cadence agentCadence = Cadence::Monthly; ///< expected frequency of changes of the agent's tools, schema and examples
    QList<Section> sections;
    bool includesLayers = true; ///< whether layers are sent if their conditions hold; see Selection
    TracedText request;
    QList<Attachment> attachments; ///< sent before the text of the request: those of layers, then those of the request
    TracedText outputInstructions;
    QList<TracedText> examples; ///< all examples of the agent, best first; the model determines how many are sent
    int minimumExamples = 1;    ///< from portability.few_shot.count_range
    int maximumExamples = 3;
    QList<Message> history;
    QList<ToolDefinition> tools;
    std::optional<OutputSchema> outputSchema;
    QList<SafetySetting> safety;
    QList<Requirement> requirements; ///< checked against the model before sending
    QList<InputRule> inputRules;     ///< checked against the request
    QList<OutputFilter> outputFilters; ///< applied to the response
    QString fallbackBehavior;          ///< guardrails.fallback_behavior; see fallbackFromName()
    GenerationParams params;
    QString reasoningStrategy = QStringLiteral("none"); ///< adaptive, explicit_cot or none (portability.reasoning_strategy); none without portability
    std::optional<BodyFormat> bodyFormat;                   ///< format that the agent prefers; nullopt for the adapter's default
    std::optional<HybridEnvelope> hybrid;                   ///< set if a prompt type is selected and has a template
    Json metadata = Json::object();                         ///< for records; a prompt type with METADATA sends the values of its fields
    QList<Adjustment> adjustments;
    QList<DocumentKey> keys; ///< for the loss ledger: the use of each key of the documents; see promptKeys()

    /// Creates a bundle with only a request. Source: ADR-0009, "Backward Compatibility".
    static PromptBundle fromText(const QString &request);
};

class Workspace;
/// Returns the bundle as JSON. Each text lists the document, line and column of its spans; `workspace` is needed to compute lines.
Json toJson(const PromptBundle &bundle, const Workspace &workspace);

} // namespace outcrop
