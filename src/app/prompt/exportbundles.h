// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/promptfindings.h"
#include "app/prompt/renderprompt.h"

#include <functional>
#include <optional>

namespace outcrop {

/// The summary of one provider's request in an export.
struct ExportedRequest {
    QString provider;
    QString model;
    qint64 bytes = 0; ///< size of request.json in bytes
    Ledger ledger;
};

/// The files of one export, by path relative to its folder: `<provider>/request.json`, `headers.json`, `prompt.md`, `losses.json`, `curl.sh`, and at the end
/// `manifest.json` with sizes and SHA-256 checksums. Deterministic; the files are in English.
struct ExportedBundle {
    QList<QPair<QString, QByteArray>> files;
    QList<ExportedRequest> requests;
    Diagnostics diagnostics; ///< diagnostics of the renders, without duplicates
    Diagnostics unfitFindings = {};  ///< why requests should not be sent; such an export is written only with --force
};

/// Returns whether the name of a provider or agent can be a folder of an export: a single path component. Adapters and agents are data, which must not choose
/// where files are written.
bool isExportFolder(const QString &name);

/// Renders for the named providers, or for all if none is named. Errors: NotAllowed if a provider's name is not valid as a folder name; those of
/// renderPrompt().
Result<ExportedBundle> exportBundle(const OpenedWorkspace &opened, const Selection &selection, const QStringList &providers,
                                    const PromptFormat &format = {}, bool isBare = false);

/// The prompt to export and its providers.
struct ExportJob {
    Selection selection;
    QStringList providers = {}; ///< empty: all providers of the workspace
    PromptFormat format = {};
    bool isBare = false;   ///< whether to export only the request, without layers, agent or profile
    bool isForced = false; ///< whether to export requests that should not be sent
    QString label = {}; ///< label of the exported version, for formats that have labels
};

/// An export that is ready to write, or the reasons that prevent it.
struct PreparedExport {
    PromptFindings findings; ///< findings in the files of the prompt
    Result<ExportedBundle> bundle = ExportedBundle();
    Diagnostics blockingFindings = {}; ///< errors that cannot be overridden
    Diagnostics unfitFindings = {};            ///< why the bundle's requests should not be sent; empty if the job is forced

    bool canBeWritten() const { return bundle && blockingFindings.isEmpty() && unfitFindings.isEmpty(); }
};

/// Renders and determines whether the export may be written, without writing it. Thread-safe.
PreparedExport prepareExport(const OpenedWorkspace &opened, const ExportJob &job);

/// Returns the name of the agent whose prompt an export would contain; empty if there is none.
QString agentToExport(const OpenedWorkspace &opened, const Selection &selection, bool isBare);

/// Returns the agent of the export in a folder; empty for an export without an agent. nullopt if the folder has no complete export.
std::optional<QString> exportedAgent(const QString &folder);

/// Writes each file atomically, `manifest.json` last. The presence of this file means that the export is complete. `isInterrupted` is called before every file. Errors:
/// NotAllowed if the folder has a `manifest.json` that is not from an export. Interrupted, in which case the files written so far are kept without a manifest.
/// Unwritable.
Status writeBundle(const ExportedBundle &bundle, const QString &folder, const std::function<bool()> &isInterrupted = {});

} // namespace outcrop
