// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "core/documents/workspacechange.h"

#include <functional>

namespace outcrop {

/// An imported prompt, and the choices that render it as it was written.
struct ImportedPrompt {
    QString record;     ///< path of its import record, `imports/NAME.yaml`
    RenderJob job;      ///< the provider is empty if it is unknown or no adapter has its API
    QStringList inputs; ///< names of the required inputs without a value
};

/// Returns the text of a document of the workspace; nullopt if there is none.
using DocumentText = std::function<std::optional<QString>(const QString &path)>;

/// Returns the prompt of an import record, if it has an agent, a request or a conversation. A provider's request is rendered without the layers and the
/// defaults of the workspace, because it is complete. Its provider has the recorded API and, if possible, the recorded host and model.
std::optional<ImportedPrompt> promptOfRecord(const QString &record, const DocumentText &textOf, const ProviderCatalog &catalog);

/// Returns the imported prompt that a document belongs to; nullopt if the document was not imported or is only part of other prompts.
std::optional<ImportedPrompt> importedPromptOf(const OpenedWorkspace &opened, const QString &path);

/// Returns the command that renders the prompt. Values that the user must add are `…`.
QString renderCommand(const ImportedPrompt &prompt);

/// Returns the built-in providers and those of a workspace.
ProviderCatalog providersForImport(const Workspace &workspace);
/// Returns the path and the text of the adapter from the catalog that has the API of a recorded request. Returns nullopt if the record has no API, a provider of the
/// workspace has this API, or the catalog has no such adapter.
std::optional<NewFile> adapterForRecord(const QString &recordText, const ProviderCatalog &catalog);

} // namespace outcrop
