// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

#include <QList>
#include <QPair>
#include <QString>

#include <optional>

namespace outcrop {

/// The form of the whole prompt.
enum class PromptEnvelope {
    Auto,      ///< Hybrid if the bundle's template is structured, or else PromptXml if config.toml enables it, or else Plain
    Plain,     ///< the adapter's separate fields for system prompt, tools and messages
    Hybrid,    ///< the request as METADATA and INSTRUCTION (ADR-006)
    PromptXml, ///< one `<prompt>` document (KEP-002)
};

/// The settings of `<prompt>` documents: `[prompt_xml]` in config.toml. If disabled, which is the default, the plain prompt is unchanged. Source: KEP-002.
struct PromptXmlSettings {
    bool isEnabled = false;
    bool includesMetadata = true; ///< include timestamps, types and priorities of messages
    bool includesExamples = true; ///< include examples of calls and of parameter values
    bool isCompact = false;        ///< fewer tags: messages as lines, and most attributes omitted
    QString responsePrompt = {}; ///< text of `<response_prompt>` if the profile has no output instructions, such as `Assistant:`
    std::optional<double> maximumErrorIncrease = {}; ///< maximum increase of the failure rate compared with plain prompts; beyond it, plain prompts are sent
    QString version = QStringLiteral("1.0");
    std::optional<int> windowSize; ///< maximum number of messages, the latest ones; nullopt for all
    QList<QPair<QString, QString>> namespaces; ///< prefix → URI, declared on the root element
};

/// The format of a prompt (`--format`). `body` is the markup of its sections; nullopt means the agent's preference, or else the adapter's.
struct PromptFormat {
    std::optional<BodyFormat> body;
    PromptEnvelope envelope = PromptEnvelope::Auto;
    PromptXmlSettings xml; ///< set by renderPrompt() from the workspace

    PromptFormat() = default;
    PromptFormat(std::optional<BodyFormat> format) : body(format) { } // NOLINT: implicit by design
    PromptFormat(BodyFormat format) : body(format) { }                // NOLINT
};

/// Returns auto, markdown, xml, rccf, hybrid and prompt-xml, the values of `--format` and of the selector in the window.
QStringList promptFormatNames();
/// Parses a format name; nullopt if it is unknown. The three body formats use the Plain envelope.
std::optional<PromptFormat> promptFormatFromName(const QString &name);
QString promptFormatName(const PromptFormat &format);

/// Reads [prompt_xml] from a manifest's data. Missing values, and values that would not be well-formed XML, keep their default; the manifest's
/// schema check reports them.
PromptXmlSettings readPromptXmlSettings(const DataNode &manifest);

} // namespace outcrop
