// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/agents/part.h"
#include "core/documents/document.h"
#include "core/documents/schemacheck.h"
#include "core/layers/capabilities.h"
#include "core/render/tokenoverhead.h"
#include "core/tokens/attachmentprice.h"
#include "core/tokens/budget.h"
#include "core/tokens/modelprice.h"

#include <QHash>
#include <QMap>

#include <optional>

namespace outcrop {

/// A model of a provider, as described in the adapter. A limit that is not set is unknown.
struct ModelInfo {
    QString id;
    QString family;
    std::optional<int> contextWindow;
    std::optional<int> maxOutput;
    std::optional<int> maxInput;
    QStringList features;
    std::optional<QStringList> accepts; ///< supported generation parameters; nullopt means all
    QString reasoning; ///< reasoning class in the adapter, such as built_in, limited or requires_explicit_cot
    bool supportsSystemRole = true;             ///< from system_message_support
    std::optional<double> minTemperature;
    std::optional<double> maxTemperature;
    CachePolicy caching;
    ModelPrice price;
    AttachmentPrices attachments; ///< token rules for attachments, by kind; PDFs and recordings without a rule are not accepted
    QString tokenizer; ///< name of its tokenizer; empty to choose one by provider, ID and family
    DataNode data; ///< all data in the adapter, for templates

    /// Returns whether the model has a feature or a variant of it: `tool_use_native` counts as `tool_use`.
    bool has(const QString &feature) const;
    bool acceptsParam(const QString &name) const { return !accepts || accepts->contains(name); }
    ProviderCapabilities capabilities(const QString &provider) const;
};

/// An adapter's settings for models with a small context window (context_window.small). By default, constraints and tools precede context and examples,
/// regardless of their tier, and the fewest examples are sent.
struct SmallWindow {
    int below = 32'000; ///< tokens; 0 disables these settings
    QList<Part> sectionOrder{Part::Identity, Part::Constraints, Part::Tools, Part::Format, Part::Context}; ///< examples come last
    QString examples = QStringLiteral("min");

    bool appliesTo(const ModelInfo &model) const { return model.contextWindow && *model.contextWindow < below; }
};

/// The mechanism that an adapter uses to make the response match a schema.
enum class OutputMechanism { Native, ToolCall, PromptText };

QString outputMechanismName(OutputMechanism mechanism);

/// A provider adapter: a document with the provider's models, section order, delimiters, mechanisms and roles. It names a wire format, which
/// defines the JSON of the API. Contains only data, no code. Source: ADR-PROJ010-003, section 3; E-003.
struct Adapter {
    DocumentPtr document;
    DataNode data;
    QString name;
    QString apiFormat;
    QString apiVersion;  ///< empty for the wire format's first version
    QString baseUrl;     ///< empty for the wire format's default
    QString keyVariable; ///< environment variable of the API key, such as ANTHROPIC_API_KEY; empty if no key is needed
    QString defaultModel;
    QHash<QString, QString> aliases; ///< lowercase alias → model ID
    QList<ModelInfo> models;

    QList<Part> sectionOrder;       ///< order of sections within a tier
    bool ordersBySection = false;    ///< system_prompt.order is `section`: order sections across tiers
    BodyFormat preferredFormat = BodyFormat::Markdown; ///< from system_prompt.structure
    QMap<BodyFormat, QString> delimiters; ///< templates with the placeholders `{section}`, `{LABEL}` and `{content}`
    OutputMechanism outputMechanism = OutputMechanism::PromptText;
    std::optional<OutputMechanism> outputFallback; ///< mechanism for models that lack the feature that the first one needs
    QString toolEnvelope;           ///< JSON text with `{tool_name}`, `{tool_description}` and `{json_schema}`; empty for the wire format's form
    QHash<QString, QString> reasoning; ///< strategy_map, such as adaptive → omit
    QString reasoningText;          ///< cot_injection: text that asks the model to reason
    QHash<QString, QString> exampleCounts; ///< few_shot: reasoning class → min, middle, max or a number, limited to the agent's range
    SmallWindow smallWindow;
    BudgetShares shares;            ///< from context_window.shares
    TokenOverhead tokenOverhead;    ///< from context_window.wrapping
    QStringList truncation;         ///< context_window.truncation: order of removing parts from a request that is too long
    QHash<QString, QString> roles;  ///< message_roles: role → name at the provider
    bool requiresAlternation = false; ///< consecutive messages of one role must be merged

    QString file() const { return document->path; }
    /// Returns the model with this ID, or null.
    const ModelInfo *model(const QString &id) const;
};

/// Reads an adapter document. Unknown keys are reported as warnings, wrong types as errors. Returns nullopt if the adapter cannot be used.
std::optional<Adapter> readAdapter(const DocumentPtr &document, Diagnostics &diagnostics, SchemaCheck check = SchemaCheck::Run);

} // namespace outcrop
