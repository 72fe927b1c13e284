// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/promptfindings.h"
#include "app/prompt/renderprompt.h"

#include <functional>

namespace outcrop {

/// One provider's part of an export, for telling about it.
struct ExportedRequest {
    QString provider;
    QString model;
    qint64 bytes = 0; ///< of request.json
    Ledger ledger;
};

/// The files of one export, by path relative to its folder: `<provider>/request.json`, `headers.json`, `prompt.md`, `losses.json`, `curl.sh`, and
/// last `manifest.json` with sizes and SHA-256 checksums. The same input gives the same bytes.
struct ExportedBundle {
    QList<QPair<QString, QByteArray>> files;
    QList<ExportedRequest> requests;
    Diagnostics diagnostics; ///< of the renders, each once
    Diagnostics unfit = {};  ///< why requests should not go out as they are, by provider; such an export is only written where the user insists
};

/// Renders for the providers named, or for all of them.
Result<ExportedBundle> exportBundle(const OpenedWorkspace &opened, const Selection &selection, const QStringList &providers,
                                    const PromptFormat &format = {}, bool bare = false);

/// What to export, and for whom.
struct ExportJob {
    Selection selection;
    QStringList providers = {}; ///< none: all that the workspace has
    PromptFormat format = {};
    bool bare = false;  ///< the request alone
    bool force = false; ///< also requests that should not go out as they are
};

/// An export that is ready to be written, or why it is not written.
struct PreparedExport {
    PromptFindings findings; ///< what is wrong with the files of the prompt
    Result<ExportedBundle> bundle = ExportedBundle();
    Diagnostics blocking = {}; ///< errors that cannot be overridden
    Diagnostics unfit = {};    ///< of the bundle, where the job does not insist

    bool canBeWritten() const { return bundle && blocking.isEmpty() && unfit.isEmpty(); }
};

/// Renders, and judges what may be written. Reads only what `opened` holds; safe on any thread.
PreparedExport prepareExport(const OpenedWorkspace &opened, const ExportJob &job);

/// Writes each file whole or not at all; `manifest.json` last, so that its presence means the export is complete. A folder whose
/// `manifest.json` is somebody else's is refused. `interrupted` is asked before every file; what was written by then stays, without a manifest.
Status writeBundle(const ExportedBundle &bundle, const QString &folder, const std::function<bool()> &interrupted = {});

} // namespace outcrop
