// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/contextlosses.h"

namespace outcrop {

/// Returns the title of a client, followed by its start folder unless this is `folder`: `Codex (started in web)`.
QString clientTitleWithFolder(const ClientContext &context, const QString &folder);

/// Returns the findings about files of lostTexts(), in their order. The locations are relative to `folder`, see contextPath().
///
/// - `client-file-truncated`: a client sends only the beginning of the file. The location is the first character that is not sent.
/// - `client-file-skipped`: a client does not send the file because of a size limit.
/// - `client-list-shortened`, `client-list-full`: a client shortens descriptions, or does not list files, because the list of skills, agents or commands has a
///   size limit. There is one finding for each list, at the first of its files.
/// - `import-outside`: a client does not load an imported file, because it is outside the folder in which the client follows imports.
///
/// The severity is Warning. It is Note if the rule of the client is only assumed, and for imports, because users can approve some imports. `files` reads the
/// files again, to find the locations.
Diagnostics contextFindings(const ClientContext &context, const QList<const ContextText *> &lostTexts, const ContextFiles &files, const QString &folder);

/// Returns the file whose truncation uses up the size limit that it shares with a skipped file. Returns null if the file is skipped for another reason.
const ContextText *limitConsumer(const ClientContext &context, const ContextText &skipped);

/// Returns one finding, `client-file-skipped`, about the files that a client does not send from several start folders, because `consumer` uses up their limit.
Diagnostic skippedFilesFinding(const ClientContext &context, const ContextText &consumer, const QStringList &skipped, const QString &folder);

} // namespace outcrop
