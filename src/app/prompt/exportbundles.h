// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// Writes each file whole or not at all; `manifest.json` last, so that its presence means the export is complete. A folder whose
/// `manifest.json` is somebody else's is refused. `interrupted` is asked before every file; what was written by then stays, without a manifest.
Status writeBundle(const ExportedBundle &bundle, const QString &folder, const std::function<bool()> &interrupted = {});

} // namespace outcrop
