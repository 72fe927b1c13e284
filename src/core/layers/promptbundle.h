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

/// A named passage of the system prompt.
struct Section {
    QString id;    ///< unique and stable: the file it came from, and the heading in it for agents (`agents/a.md#constraints`)
    QString title; ///< what a heading or a tag around it says
    Part part = Part::Context;
    Tier tier = Tier::Topsoil;
    TracedText content;
    bool plain = false; ///< sent without a heading: the body of an agent that did not opt into portability
    QString condition = {};  ///< the layer's `when` as it is written, which holds; empty where it has none
    std::optional<Cadence> cadence = {}; ///< how often it is meant to change; nothing: as its tier
};

/// Something composition changed, for the loss ledger: a limit lowered to what the model can do, a short form used.
struct Adjustment {
    QString part; ///< such as `params.max_output_tokens` or `sections/layers/soul.md`
    QString reason;
    Json before;
    Json after;
};

/// What an agent needs of the model that answers: a feature, or a window.
struct Requirement {
    QString feature;   ///< `tool_use`, `vision` …; empty for a window
    qint64 window = 0; ///< tokens
    Location place;
};

/// One of the agent's wishes for a provider's own filters: `guardrails.safety`. Names and levels are in lower case, without what Google puts before them
/// (`HARM_CATEGORY_`, `BLOCK_`).
struct SafetySetting {
    QString category; ///< such as `harassment`
    QString threshold; ///< such as `only_high`
    QString provider; ///< of the agent, if it names one; empty for all
    Location place;

    bool isFor(const QString &name) const { return provider.isEmpty() || provider == name; }
};

/// What goes before the request when it is put as METADATA and INSTRUCTION (ADR-006, "Hybrid Prompt Format").
struct HybridEnvelope {
    QString promptType;   ///< task_execution, validation, error_analysis, decision or planning
    Json metadata;        ///< prompt_type, rules, expectations …, in the order they are sent
    bool structured = false; ///< the template's mode (hybrid_prompt_templates.yaml); otherwise it is only used when asked for
    QHash<QString, Location> places; ///< where values of `metadata` are in the workspace, by JSON pointer; for nested values, too
    QStringList unfilled;            ///< fields of the template without a value, such as `task_id` or `context.files`
    QList<Adjustment> adjustments;   ///< rules that the budget left out; they only count where the envelope is sent
    QStringList lostRules;           ///< ids of the critical ones among them
};

/// The whole prompt, before anyone decided how a provider wants it (ADR-0009, PromptBundle). Ordered from stable to volatile.
struct PromptBundle {
    QString agentName; ///< who is to answer; empty where no agent is chosen
    Cadence agentCadence = Cadence::Monthly; ///< how often what the agent brings along is meant to change: tools, schema, examples
    QList<Section> sections;
    TracedText request;
    TracedText outputInstructions;
    QList<TracedText> examples; ///< all the agent has, best first; how many are sent is the model's matter
    int minimumExamples = 1;    ///< portability.few_shot.count_range
    int maximumExamples = 3;
    QList<Message> history;
    QList<ToolDefinition> tools;
    std::optional<OutputSchema> outputSchema;
    QList<SafetySetting> safety;
    QList<Requirement> requirements; ///< held against the model before anything is sent
    QList<InputRule> inputRules;     ///< held against the request
    QList<OutputFilter> outputFilters; ///< applied to the answer
    QString fallbackBehavior;        ///< guardrails.fallback_behavior, see fallbackFromWord()
    GenerationParams params;
    QString reasoningStrategy = QStringLiteral("none"); ///< adaptive, explicit_cot or none (portability.reasoning_strategy); an agent that did not opt in asks for none
    std::optional<BodyFormat> bodyFormat;                   ///< what the agent prefers; nothing leaves it to the adapter
    std::optional<HybridEnvelope> hybrid;                   ///< where a prompt type is chosen
    Json metadata = Json::object();                         ///< for our own records; never sent
    QList<Adjustment> adjustments;
    QList<DocumentKey> keys; ///< what became of the keys of the documents it is made of (see promptKeys()), for the loss ledger

    /// A bare string is a prompt too (ADR-0009, "Backward Compatibility").
    static PromptBundle fromText(const QString &request);
};

/// The bundle as JSON. Every text names, for each stretch, the document, line and column it came from; `workspace` supplies the lines.
class Workspace;
Json toJson(const PromptBundle &bundle, const Workspace &workspace);

} // namespace outcrop
