// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/documents/document.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace outcrop {

/// A function that the model can call. `parameters` is the JSON Schema of its arguments.
struct ToolDefinition {
    QString name;
    QString description;
    Json parameters;
    Location location; ///< for findings about the tool
    QString category = {};     ///< shown to users and written to prompt-xml, such as `information`
    QString usageExample = {}; ///< example call as text; empty if there is none
    std::optional<bool> strict = {}; ///< whether the provider must enforce `parameters`; nullopt: as far as its API can
};

/// A schema that the response must match.
struct OutputSchema {
    QString name; ///< letters, digits, `_` and `-`, at most 64 characters, as providers require
    Json schema;
    Location location;
    std::optional<bool> strict = {}; ///< whether the provider must enforce the schema; nullopt: as far as its API can
};

/// A model requested by a file, as written there: `anthropic/claude-sonnet-5-5`, `sonnet`, `inherit`.
struct RequestedModel {
    QString written;
    Location location;
};

/// The structure of an agent's body, the text below its front matter (portability.body_format).
enum class BodyFormat { Markdown, Xml, Rccf };

QString bodyFormatName(BodyFormat format);
std::optional<BodyFormat> bodyFormatFromName(const QString &name);

/// The format of an agent file. Portable has the fields of the portable schema, and ClaudeCode the front matter of a Claude Code sub-agent (see formatOf() in
/// formatschema.h). The fields and the text of a Canonical agent are in separate files (see canonicalagent.h).
enum class AgentFormat { Portable, ClaudeCode, Canonical };

/// An agent definition: the fields of the portable schema (ADR-PROJ010-003, section 2) that affect the request. All other fields are available with
/// field(). Independent of providers' APIs.
struct Agent {
    DocumentPtr document;
    DocumentPtr governance;       ///< `<name>.governance.yaml` in the same folder, or null: provides fields that the agent file does not have
    DocumentPtr prompt;           ///< `<name>.prompt.md` of a canonical agent, or null if it is missing or the agent has another form
    AgentFormat form = AgentFormat::Portable;
    QString name;
    QString description;
    QString role;                 ///< from identity.role
    QStringList expertise;        ///< from identity.expertise
    QString cognitiveMode;        ///< from identity.cognitive_mode
    QString tone;                 ///< from persona.tone
    QString communicationStyle;   ///< from persona.communication_style
    QString audienceLevel;        ///< from persona.audience_level
    QStringList allowedTools;     ///< from capabilities.allowed_tools, otherwise the names in `tools`, or tools.native and tools.mcp (see allowedToolsPath())
    QStringList disallowedTools;  ///< tools that the agent must not use (see disallowedToolsPath())
    QStringList outputFormats;    ///< from capabilities.output_formats
    QStringList forbiddenActions; ///< from capabilities.forbidden_actions, or constitution.forbidden_actions (see forbiddenActionsPath())
    QStringList outputFiltering;  ///< from guardrails.output_filtering
    QString fallbackBehavior;     ///< from guardrails.fallback_behavior
    QStringList outputLevels;     ///< from output.levels
    QString outputLocation;       ///< from output.location
    QList<ToolDefinition> tools;  ///< in the order of the file
    std::optional<OutputSchema> outputSchema;

    /// From portability.enabled. If false, the body is sent unchanged, as in versions without portability support (PV-017).
    bool isPortable = false;
    BodyFormat bodyFormat = BodyFormat::Markdown;
    QString reasoningStrategy = QStringLiteral("adaptive");
    QStringList modelPreferences; ///< from portability.model_preferences: `provider/model`, best first
    QList<RequestedModel>
        requestedModels; ///< modelPreferences followed by `model`: all models that the agent requests, best first
    bool usesFewShot = false;
    QString examplesPath;         ///< from portability.few_shot.examples_ref, relative to the workspace or the agent's folder
    int minimumExamples = 1;      ///< from portability.few_shot.count_range.min
    int maximumExamples = 3;      ///< from portability.few_shot.count_range.max
    QStringList requiredFeatures; ///< from capabilities.required_features; a canonical agent with allowed tools also requires tool_use
    std::optional<qint64> minimumContextWindow; ///< from portability.minimum_context_window, in tokens

    QString file() const { return document->path; }
    /// Returns the document that has the text: `document`, or the prompt of a canonical agent.
    const Document &textDocument() const { return prompt ? *prompt : *document; }
    QStringView body() const { return textDocument().body(); }
    qsizetype bodyStart() const { return textDocument().frontMatter.bodyStart; }
    /// Returns a field by its dotted path: from the agent file, otherwise from the governance file. A key without a
    /// value does not hide the value in the governance file; a list is never merged from both files.
    const DataNode &field(QStringView path) const;
    /// Returns the location of a field in the file that has it; in the agent file if neither has.
    Location fieldLocation(QStringView path) const;
    /// Returns the first error in the governance file, whose fields the agent then lacks; nullopt if there is none.
    std::optional<Diagnostic> governanceError() const;
    /// Returns whether a field comes from the governance file.
    bool isFromGovernance(QStringView path) const;
    /// Returns the path of the field that allowedTools was read from; `tools.native` if both fields of a canonical agent are set.
    QString allowedToolsPath() const;
    /// Returns the path of the field that disallowedTools was read from.
    QString disallowedToolsPath() const;
    /// Returns the path of the list of functions that `tools` was read from.
    QString toolFunctionsPath() const { return form == AgentFormat::Canonical ? QStringLiteral("tools.functions") : QStringLiteral("tools"); }
    /// Returns the path of the field that forbiddenActions was read from.
    QString forbiddenActionsPath() const;

    DataNode governanceData;
};

/// Returns the path of the file that belongs to an agent: its governance file, or the text of a canonical agent.
QString companionPathOf(const QString &agentPath);

/// Reads an agent document with its companion, which can be null: see companionPathOf(). Missing fields have defaults. Appends findings to `diagnostics`.
Agent readAgent(const DocumentPtr &document, const DocumentPtr &companion, Diagnostics &diagnostics);

} // namespace outcrop
