// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/attachfiles.h"

#include "adapters/files/foundfile.h"
#include "app/prompt/promptmessages.h"
#include "core/attachments/attachmentsmessages.h"
#include "core/base/paths.h"
#include "core/layers/promptattachments.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>

namespace outcrop {

Status attachFiles(OpenedWorkspace &opened, Selection &selection, const QString &folder, const QStringList &files, const InputFileReader &read)
{
    QStringList paths;
    OpenedWorkspace extendedWorkspace = opened;
    for (const QString &file : files) {
        const QString absolutePath = QDir::cleanPath(QDir(folder).absoluteFilePath(file));
        const QString path = pathInside(opened.folder, absolutePath);
        if (!extendedWorkspace.workspace().document(path)) {
            const Result<QByteArray> bytes = read(absolutePath);
            if (!bytes)
                return bytes.error();
            extendedWorkspace = withPlainText(extendedWorkspace, path, *bytes);
        }
        const Result<Attachment> attachment = attachmentOf(extendedWorkspace.workspace().document(path));
        if (!attachment)
            return attachment.error();
        paths.append(path);
    }
    opened = extendedWorkspace;
    selection.attachments += paths;
    return success();
}

Result<QByteArray> readAttachedFile(const QString &path)
{
    const QFileInfo info(path);
    const Result<FoundFile> folder = findFolder(info.absolutePath());
    if (!folder)
        return withPath(path, folder.error());
    const Result<FoundFile> found = findFile(folder->handle, QFile::encodeName(info.fileName()));
    if (!found)
        return withPath(path, found.error());
    if (!found->isRegular())
        return Error{ErrorCode::NotAllowed, promptmessages::attachmentNotFile(), {path, {}}};
    if (found->status.st_size > maximumAttachmentBytes)
        return Error{ErrorCode::TooLarge, attachmentsmessages::tooLarge(info.fileName(), found->status.st_size, maximumAttachmentBytes), {path, {}}};
    const FileDescriptor file = found->open();
    const Result<QByteArray> bytes = file.isOpen() ? readAll(file, maximumAttachmentBytes) : systemError(errno);
    return bytes ? bytes : withPath(path, bytes.error());
}

OpenedWorkspace withAttachedFiles(OpenedWorkspace opened, const QStringList &paths)
{
    for (const QString &path : paths) {
        Selection selection;
        // The result is not needed: on an error, the workspace is unchanged and the path is reported when the prompt is composed.
        static_cast<void>(attachFiles(opened, selection, opened.folder, {QDir(opened.folder).absoluteFilePath(path)}, readAttachedFile));
    }
    return opened;
}

} // namespace outcrop
