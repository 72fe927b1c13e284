// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/extractadapters.h"

#include "adapters/files/foldersource.h"
#include "adapters/files/savefile.h"
#include "app/workspace/workspacemessages.h"
#include "core/base/utf8.h"

#include <QDir>
#include <QFileInfo>

namespace outcrop {

Result<QList<FencedAdapter>> readPrintedAdapters(const QString &path, const QString &shownPath)
{
    const QFileInfo file(path);
    const auto bytes = FolderSource(file.path()).read(file.fileName());
    if (!bytes)
        return Error{bytes.error().code, bytes.error().message, {shownPath, {}}};
    const std::optional<QString> text = decodeUtf8Strict(*bytes);
    if (!text)
        return Error{ErrorCode::Invalid, workspacemessages::documentNotUtf8(), {shownPath, {}}};
    return findFencedAdapters(*text, shownPath);
}

Result<ExtractedAdapters> extractAdapters(const QList<FencedAdapter> &adapters, const QString &folder)
{
    ExtractedAdapters extractedAdapters;
    QDir().mkpath(folder);
    for (const FencedAdapter &adapter : adapters) {
        if (hasErrors(adapter.diagnostics))
            continue;
        const QString path = adapter.path();
        const QByteArray bytes = adapter.text.toUtf8();
        if (const auto before = FolderSource(folder).read(path)) {
            (*before == bytes ? extractedAdapters.same : extractedAdapters.kept).append(path);
            continue;
        }
        const Result<SaveOutcome> saved = createFile(folder, path, bytes);
        if (!saved)
            return saved.error();
        (saved->isSaved ? extractedAdapters.written : extractedAdapters.kept).append(path);
    }
    return extractedAdapters;
}

} // namespace outcrop
