// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/filecommands.h"

#include "adapters/files/writefile.h"
#include "core/base/paths.h"
#include "core/documents/documentname.h"
#include "core/documents/fieldedit.h"
#include "core/text/textchange.h"

#include <QStandardPaths>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace outcrop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FileCommands)
};

bool ownsFolder(DocumentKind kind)
{
    return kind == DocumentKind::Skill || kind == DocumentKind::Profile;
}

Error fileError(ErrorCode code, const QString &message, const QString &path)
{
    return {code, message, Location{path, {}}};
}

/// Returns the text of the copy. A field `name` with the document's name gets the new name. Invalid if the original is not UTF-8.
Result<QString> copiedText(const Document &document, const QString &newPath)
{
    if (!document.isValidUtf8)
        return fileError(ErrorCode::Invalid, Words::tr("%1 is not UTF-8 and cannot be copied as text. Convert it to UTF-8 first.").arg(document.path),
            document.path);
    if (fieldsOf(document)[u"name"].text() != document.name())
        return document.text;
    const Result<QList<TextEdit>> edits =
        planSetField(document, QStringLiteral("name"), Json(documentNameOf(newPath).toStdString()));
    return edits ? Result<QString>(applyEdits(document.text, *edits)) : Result<QString>(edits.error());
}

/// Returns the document, or all documents in its folder if diskPathOf() is the folder.
QList<DocumentPtr> partsOf(const Workspace &workspace, const DocumentPtr &document)
{
    const QString place = diskPathOf(*document);
    if (place == document->path)
        return {document};
    QList<DocumentPtr> parts;
    const QString folder = place + u'/';
    for (const DocumentPtr &candidate : workspace.documents()) {
        if (candidate->path.startsWith(folder))
            parts += candidate;
    }
    return parts;
}

/// Returns the new path of one file of the copy.
QString pathOfPart(const Document &part, const Document &wholeDocument, const QString &newPath)
{
    if (part.path == wholeDocument.path)
        return newPath;
    return newPath.section(u'/', 0, -2) + part.path.mid(diskPathOf(wholeDocument).size());
}

} // namespace

QString diskPathOf(const Document &document)
{
    const bool isFolder = ownsFolder(document.kind) && document.path.count(u'/') > 1;
    return isFolder ? document.path.section(u'/', 0, -2) : document.path;
}

Result<DocumentCopy> planDocumentCopy(const Workspace &workspace, const QString &path, const QString &name)
{
    const DocumentPtr document = workspace.document(path);
    if (!document)
        return fileError(ErrorCode::NotFound, Words::tr("%1 is not a document in this workspace. Reload the workspace.").arg(path), path);
    if (const Status allowedStatus = checkName(document->kind, name); !allowedStatus)
        return allowedStatus.error();
    DocumentCopy copy{renamedPath(path, name), {}};
    if (workspace.document(copy.to))
        return fileError(ErrorCode::NotAllowed, Words::tr("%1 already exists. Choose another name.").arg(copy.to), copy.to);
    const QList<DocumentPtr> parts = partsOf(workspace, document);
    for (const DocumentPtr &part : parts) {
        const QString to = pathOfPart(*part, *document, copy.to);
        const Result<QString> text = copiedText(*part, to);
        if (!text)
            return text.error();
        copy.change.newFiles += NewFile{to, *text};
    }
    return copy;
}

Status moveToTrash(const QString &folder, const QString &path)
{
    const QString cleanPath = QDir::cleanPath(path);
    if (!isContainedPath(cleanPath))
        return fileError(ErrorCode::NotAllowed, Words::tr("%1 is outside the workspace. Choose a path inside it.").arg(path), path);
    const QString absolutePath = QDir(folder).filePath(cleanPath);
    const QFileInfo file(absolutePath);
    if (!file.exists() && !file.isSymLink())
        return fileError(ErrorCode::NotFound, Words::tr("%1 no longer exists. Reload the workspace.").arg(path), path);
    if (!isInsideFolder(folder, QFileInfo(cleanPath).path()))
        return fileError(ErrorCode::NotAllowed, Words::tr("%1 is outside the workspace. Choose a path inside it.").arg(path), path);
    // Qt creates the trash but not its parent folders. Without the parents it would use the current folder as the trash.
    QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation));
    if (!QFile::moveToTrash(absolutePath))
        return fileError(ErrorCode::Unwritable, Words::tr("%1 could not be moved to the trash. Check the permissions of its folder.").arg(path), path);
    return success();
}

} // namespace outcrop
