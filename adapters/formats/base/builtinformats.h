// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/formats/base/requestwire.h"
#include "core/formats/fileformat.h"
#include "core/render/schemarules.h"

#include <memory>
#include <vector>

namespace outcrop {

/// The functions of a stateless format. A format without `write` is read-only.
struct FormatFunctions {
    FormatDescription (*describe)();
    FormatMatch (*detect)(const FormatInput &);
    Result<ParsedPromptFile> (*read)(const FormatInput &);
    Result<WrittenPromptFile> (*write)(const PromptFile &) = nullptr;
};

std::unique_ptr<FileFormat> makeFormat(const FormatFunctions &functions);

/// Returns the format dotprompt: a Handlebars template with front matter. Source: google/dotprompt, specification of 2026-08-19.
std::unique_ptr<FileFormat> dotpromptFormat();
std::unique_ptr<FileFormat> promptyFormat();
std::unique_ptr<FileFormat> langfuseFormat();
std::unique_ptr<FileFormat> langchainFormat();
/// `strictSchemas` are the rules of the schemas that OpenAI accepts in strict mode; other schemas are written with `strict: false`.
std::unique_ptr<FileFormat> promptfooFormat(const SchemaRules &strictSchemas = {});
std::unique_ptr<FileFormat> requestFormat(RequestWire wire);
std::unique_ptr<FileFormat> batchFormat(BatchApi api);
std::unique_ptr<FileFormat> curlFormat();
/// Returns the format of a client's agent file. `client` is one of agentFileClients().
std::unique_ptr<FileFormat> clientAgentFormat(const QString &client);
/// Returns the names of the clients whose agents can be written.
QStringList agentFileClients();
std::unique_ptr<FileFormat> chatmodeFormat();
std::unique_ptr<FileFormat> cursorrulesFormat();
std::unique_ptr<FileFormat> mcpPromptsFormat();
std::unique_ptr<FileFormat> semanticKernelFormat();
/// Returns the format of the .prompt files that LiteLLM reads: role lines and Jinja.
std::unique_ptr<FileFormat> litellmFormat();
/// Returns the formats of skills, commands and rules of coding agents.
std::vector<std::unique_ptr<FileFormat>> instructionFormats();
/// Returns the format of a Claude Code agent with a plugin manifest.
std::unique_ptr<FileFormat> pluginFormat();
std::unique_ptr<FileFormat> continueFormat();
std::unique_ptr<FileFormat> dspyFormat();
std::unique_ptr<FileFormat> humanloopFormat();
std::unique_ptr<FileFormat> pomlFormat();
std::unique_ptr<FileFormat> promptlFormat();
std::unique_ptr<FileFormat> claudeTranscriptFormat();
std::unique_ptr<FileFormat> codexTranscriptFormat();

} // namespace outcrop
