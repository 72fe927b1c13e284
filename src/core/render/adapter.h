// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/agents/part.h"
#include "core/documents/document.h"
#include "core/layers/capabilities.h"
#include "core/render/wrapping.h"
#include "core/tokens/budget.h"
#include "core/tokens/modelprice.h"

#include <QHash>
#include <QMap>

#include <optional>

namespace outcrop {

/// One model of a provider, as its adapter describes it. What the adapter does not say is not assumed: nothing set means "no limit known".
struct ModelInfo {
    QString id;
    QString family;
    std::optional<int> contextWindow;
    std::optional<int> maxOutput;
    std::optional<int> maxInput;
    QStringList features;
    std::optional<QStringList> accepts; ///< names of generation parameters; nothing: all of them
    QString reasoning;                  ///< built_in, limited, requires_explicit_cot …
    bool systemRole = true;             ///< system_message_support
    std::optional<double> minTemperature;
    std::optional<double> maxTemperature;
    CachePolicy caching;
    ModelPrice price;
    QString tokenizer; ///< what counts its tokens; empty: by provider, id and family
    DataNode data; ///< everything else the adapter says, for templates

    /// Whether the model has a feature, or a kind of it: `tool_use` is also had by a model with `tool_use_native`.
    bool has(const QString &feature) const;
    bool acceptsParam(const QString &name) const { return !accepts || accepts->contains(name); }
    ProviderCapabilities capabilities(const QString &provider) const;
};

/// What an adapter does for models whose window is small (context_window.small): there is no room to be lost in, so constraints and tools come
/// before context and examples, regardless of their tier, and the fewest examples are sent.
struct SmallWindow {
    int below = 32'000; ///< tokens; 0 turns it off
    QList<Part> sectionOrder{Part::Identity, Part::Constraints, Part::Tools, Part::Format, Part::Context}; ///< examples come last
    QString examples = QStringLiteral("min");

    bool holds(const ModelInfo &model) const { return model.contextWindow && *model.contextWindow < below; }
};

/// How an adapter wants an answer to be held to a schema.
enum class OutputMechanism { Native, ToolCall, PromptText };

QString outputMechanismName(OutputMechanism mechanism);

/// A provider adapter: the seed's declarative document (ADR-PROJ010-003, section 3; E-003), with models, section order, delimiters, mechanisms
/// and roles. It names a wire format, which says how the API's JSON looks. No code, only data.
struct Adapter {
    DocumentPtr document;
    DataNode data;
    QString name;
    QString apiFormat;
    QString apiVersion;  ///< empty for the wire format's first
    QString baseUrl;     ///< empty for the wire format's own
    QString keyVariable; ///< environment variable that names the key, such as ANTHROPIC_API_KEY; empty where none is needed
    QString defaultModel;
    QHash<QString, QString> aliases; ///< lower-case word → id of a model
    QList<ModelInfo> models;

    QList<Part> sectionOrder;       ///< inside a tier
    bool orderBySection = false;    ///< system_prompt.order: section, over tiers
    BodyFormat preferredFormat = BodyFormat::Markdown; ///< system_prompt.structure
    QMap<BodyFormat, QString> delimiters; ///< `{section}`, `{LABEL}` and `{content}` are filled in
    OutputMechanism outputMechanism = OutputMechanism::PromptText;
    std::optional<OutputMechanism> outputFallback; ///< where the model lacks what the mechanism needs
    QString toolEnvelope;           ///< JSON text with `{tool_name}`, `{tool_description}` and `{json_schema}`; empty for the wire format's own
    QHash<QString, QString> reasoning; ///< strategy_map: adaptive → omit …
    QString reasoningText;          ///< cot_injection
    QHash<QString, QString> exampleCounts; ///< few_shot: reasoning class → min, middle, max or a number, inside what the agent allows
    SmallWindow small;
    BudgetShares shares;            ///< context_window.shares
    Wrapping wrapping;              ///< context_window.wrapping
    QStringList truncation;         ///< context_window.truncation: what goes first where a request is too long
    QHash<QString, QString> roles;  ///< message_roles
    bool strictAlternation = false; ///< neighbours of one role are merged

    QString file() const { return document->path; }
    /// The model by id, or nothing.
    const ModelInfo *model(const QString &id) const;
};

/// Reads an adapter document. Unknown keys are warnings at their place; a wrong type is an error. Nothing where it cannot be used at all.
std::optional<Adapter> readAdapter(const DocumentPtr &document, Diagnostics &diagnostics);

} // namespace outcrop
