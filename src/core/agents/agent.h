// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/documents/document.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace outcrop {

/// A function the model may call. `parameters` is a JSON Schema of an object, the form every provider has converged on.
struct ToolDefinition {
    QString name;
    QString description;
    Json parameters;
    Location location; ///< where it is defined
    QString category = {};     ///< a word for people and prompt-xml, such as `information`
    QString usageExample = {}; ///< how it is called, as text; empty where none is given
};

/// A schema the answer must obey.
struct OutputSchema {
    QString name; ///< letters, digits, `_` and `-`, at most 64: what providers accept
    Json schema;
    Location location;
};

/// A model that a file asks for, as it is written there: `anthropic/claude-sonnet-5-5`, `sonnet`, `inherit`.
struct ModelWish {
    QString written;
    Location location;
};

/// How the text below an agent's front matter is structured (portability.body_format).
enum class BodyFormat { Markdown, Xml, Rccf };

QString bodyFormatName(BodyFormat format);
std::optional<BodyFormat> bodyFormatFromName(const QString &name);

/// Which of the two forms an agent is written in: the portable schema, or a Claude Code sub-agent's front matter (see formatOf()).
enum class AgentForm { Portable, ClaudeCode };

/// An agent definition: the fields of the portable schema (ADR-PROJ010-003, section 2) that decide what is sent. All others stay readable in
/// `data`. Nothing in here names a provider's API.
struct Agent {
    DocumentPtr document;
    DocumentPtr governance;       ///< `<name>.governance.yaml` beside it, or null: fields the agent itself does not have
    AgentForm form = AgentForm::Portable;
    QString name;
    QString description;
    QString role;                 ///< identity.role
    QStringList expertise;        ///< identity.expertise
    QString cognitiveMode;        ///< identity.cognitive_mode
    QString tone;                 ///< persona.tone
    QString communicationStyle;   ///< persona.communication_style
    QString audienceLevel;        ///< persona.audience_level
    QStringList allowedTools;     ///< capabilities.allowed_tools, else `tools` where that only names them (see allowedToolsPath())
    QStringList disallowedTools;  ///< of a Claude Code agent
    QStringList outputFormats;    ///< capabilities.output_formats
    QStringList forbiddenActions; ///< capabilities.forbidden_actions
    QStringList outputFiltering;  ///< guardrails.output_filtering
    QString fallbackBehavior;     ///< guardrails.fallback_behavior
    QStringList outputLevels;     ///< output.levels
    QString outputLocation;       ///< output.location
    QList<ToolDefinition> tools;  ///< in the file's order
    std::optional<OutputSchema> outputSchema;

    /// portability.enabled. Without it the body is sent unchanged, as it was before portability existed (PV-017).
    bool portable = false;
    BodyFormat bodyFormat = BodyFormat::Markdown;
    QString reasoningStrategy = QStringLiteral("adaptive");
    QStringList modelPreferences; ///< portability.model_preferences: `provider/model`, best first
    QList<ModelWish> modelWishes; ///< the same, then what `model` says: all models the agent asks for, best first
    bool fewShot = false;
    QString examplesPath;         ///< portability.few_shot.examples_ref, relative to the workspace or to the agent's folder
    int minimumExamples = 1;      ///< portability.few_shot.count_range.min
    int maximumExamples = 3;      ///< portability.few_shot.count_range.max
    QStringList requiredFeatures; ///< capabilities.required_features
    std::optional<qint64> minimumContextWindow; ///< portability.minimum_context_window, in tokens

    QString file() const { return document->path; }
    /// A field by its dotted path: the agent's own, else the governance file's, else Missing. A key without a value counts as absent, and a list
    /// is taken as a whole from one file.
    const DataNode &field(QStringView path) const;
    /// The location of a field in the one of the two files that has it; in the agent's file if neither has.
    Location place(QStringView path) const;
    /// Whether a field comes from the governance file.
    bool isGoverned(QStringView path) const;
    /// The field that allowedTools was read from.
    QString allowedToolsPath() const;

    DataNode governanceData;
};

/// Reads an agent document, with the governance document beside it where there is one; what is missing stays empty. Findings are appended to
/// `diagnostics`.
Agent readAgent(const DocumentPtr &document, const DocumentPtr &governance, Diagnostics &diagnostics);

} // namespace outcrop
