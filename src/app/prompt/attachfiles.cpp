// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/attachfiles.h"

#include "core/base/paths.h"
#include "core/layers/promptattachments.h"

#include <QDir>

namespace outcrop {

Status attachFiles(OpenedWorkspace &opened, Selection &selection, const QString &folder, const QStringList &files, const ReadInputFile &read)
{
    QStringList paths;
    for (const QString &file : files) {
        const QString path = pathInside(opened.folder, QDir::cleanPath(QDir(folder).absoluteFilePath(file)));
        if (!opened.workspace().document(path)) {
            const Result<QByteArray> bytes = read(file);
            if (!bytes)
                return bytes.error();
            opened = withText(opened, path, *bytes);
        }
        const Result<Attachment> attachment = attachmentOf(opened.workspace().document(path));
        if (!attachment)
            return attachment.error();
        paths.append(path);
    }
    selection.attachments += paths;
    return success();
}

} // namespace outcrop
