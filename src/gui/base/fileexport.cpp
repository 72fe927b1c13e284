// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/fileexport.h"

#include "core/base/explainerror.h"
#include "gui/base/dialogs.h"
#include "gui/base/windowsettings.h"
#include "gui/tasks/runasync.h"
#include "gui/widgets/messagearea.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QUrl>

namespace outcrop {

namespace {

Status write(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    return isWritten ? success() : Status(Error{ErrorCode::Unwritable, file.errorString(), {path, {}}});
}

} // namespace

FileExport::FileExport(Dialogs &dialogs, WindowSettings &settings, MessageArea &messages, QWidget *window)
    : m_dialogs(dialogs), m_settings(settings), m_messages(messages), m_window(window)
{ }

void FileExport::start(const FileToWrite &file)
{
    const QString path = m_dialogs.chooseFileToWrite(m_window, file.title, QDir(m_settings.lastFolder(file.topic)).filePath(file.name));
    if (path.isEmpty())
        return;
    m_settings.setLastFolder(file.topic, QFileInfo(path).path());
    m_runningCount += 1;
    runAsync<Status>(
        this, [path, bytes = file.bytes] { return write(path, bytes()); },
        [this, file, path](const Status &written) { finish(file, path, written); });
}

void FileExport::finish(const FileToWrite &file, const QString &path, const Status &written)
{
    m_runningCount -= 1;
    const QString shown = QDir::toNativeSeparators(path);
    if (written)
        m_messages.show(file.topic, {NoticeKind::Success, file.successMessage, shown},
            {{tr("Open file"), [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); }}});
    else
        m_messages.show(file.topic,
            {NoticeKind::Error, tr("Cannot write %1").arg(shown), explainError(written.error())},
            {{tr("Choose another file…"), [this, file] { start(file); }}});
}

} // namespace outcrop
