// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/renderprompt.h"

namespace outcrop {

/// The files of one export, by path relative to its folder: `<provider>/request.json`, `headers.json`, `prompt.md`, `losses.json`, `curl.sh`, and
/// `manifest.json` with sizes and SHA-256 checksums. The same input gives the same bytes.
struct ExportedBundle {
    QList<QPair<QString, QByteArray>> files;
    Diagnostics diagnostics;
};

/// Renders for the providers named, or for all of them.
Result<ExportedBundle> exportBundle(const OpenedWorkspace &opened, const Selection &selection, const QStringList &providers,
                                    std::optional<BodyFormat> format = {});

/// Writes each file whole or not at all; `manifest.json` last, so that its presence means the export is complete.
Status writeBundle(const ExportedBundle &bundle, const QString &folder);

} // namespace outcrop
