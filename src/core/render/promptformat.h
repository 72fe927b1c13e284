// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

#include <QList>
#include <QPair>
#include <QString>

#include <optional>

namespace outcrop {

/// The text around the whole prompt.
enum class PromptEnvelope {
    Auto,      ///< Hybrid where the bundle's template is switched to structured, else PromptXml where config.toml enables it, else Plain
    Plain,     ///< nothing: the adapter's own places for system prompt, tools and turns
    Hybrid,    ///< the request as METADATA and INSTRUCTION (ADR-006)
    PromptXml, ///< one `<prompt>` document (KEP-002)
};

/// The switches of KEP-002's documents: `[prompt_xml]` in config.toml. Off by default; off is byte for byte the plain prompt.
struct PromptXmlSettings {
    bool enabled = false;
    bool includeMetadata = true; ///< timestamps, types and priorities of messages
    bool includeExamples = true; ///< of tools
    QString version = QStringLiteral("1.0");
    std::optional<int> windowSize; ///< how many messages of the conversation are sent at most, the latest; nothing: all
    QList<QPair<QString, QString>> namespaces; ///< prefix → address, on the root
};

/// How a prompt is put (`--format`). `body` is the structure of its passages; nothing leaves it to the agent, then the adapter.
struct PromptFormat {
    std::optional<BodyFormat> body;
    PromptEnvelope envelope = PromptEnvelope::Auto;
    PromptXmlSettings xml; ///< renderPrompt() takes them from the workspace

    PromptFormat() = default;
    PromptFormat(std::optional<BodyFormat> format) : body(format) { } // NOLINT: a body format alone is a prompt format
    PromptFormat(BodyFormat format) : body(format) { }                // NOLINT
};

/// auto, markdown, xml, rccf, hybrid, prompt-xml: what `--format` and the window's picker offer.
QStringList promptFormatNames();
/// A format by such a name. The three body formats ask for the plain envelope: who names one wants nothing around it.
std::optional<PromptFormat> promptFormatFromName(const QString &name);
QString promptFormatName(const PromptFormat &format);

/// Reads [prompt_xml] of a manifest's data. What is missing, or would not be well-formed XML, keeps its default: the manifest's check reports it.
PromptXmlSettings readPromptXmlSettings(const DataNode &manifest);

} // namespace outcrop
