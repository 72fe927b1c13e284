// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/documents/targetopener.h"

#include "app/workspace/findworkspace.h"
#include "gui/base/dialogs.h"
#include "gui/editor/documenttabs.h"
#include "gui/widgets/messagearea.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace outcrop {

namespace {

const QString targetTopic = QStringLiteral("target");
const QString commandScheme = QStringLiteral("command");

} // namespace

TargetOpener::TargetOpener(Dialogs &dialogs, MessageArea &messages, DocumentTabs &documents, QWidget *window)
    : m_dialogs(dialogs), m_messages(messages), m_documents(documents), m_window(window)
{ }

bool TargetOpener::canOpen(const QMimeData &mimeData)
{
    const QList<QUrl> urls = mimeData.urls();
    return std::any_of(urls.begin(), urls.end(), [](const QUrl &url) { return url.isLocalFile(); });
}

void TargetOpener::openDroppedFiles(const QMimeData &mimeData)
{
    m_messages.clear(targetTopic);
    for (const QUrl &url : mimeData.urls()) {
        if (!url.isLocalFile())
            continue;
        if (QFileInfo(url.toLocalFile()).isDir())
            return Q_EMIT folderChosen(url.toLocalFile()); // only one workspace is open at a time
        openFile(url.toLocalFile());
    }
}

void TargetOpener::followLink(const QString &document, const QString &target)
{
    m_messages.clear(targetTopic);
    const QUrl url(target);
    if (url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https"))
        return openUrl(target);
    if (url.scheme() == commandScheme) {
        if (url.path().startsWith(QLatin1String("show")))
            Q_EMIT panelChosen(url.path());
        return;
    }
    const QString folder = QDir(m_folder).filePath(document.section(u'/', 0, -2));
    const QString path = url.isLocalFile() ? url.toLocalFile() : url.path();
    openFile(path.isEmpty() ? QDir(m_folder).filePath(document) : QDir::cleanPath(QDir(folder).filePath(path)));
}

void TargetOpener::openFile(const QString &path)
{
    const QString relativePath = QDir(m_folder).relativeFilePath(path);
    if (!m_folder.isEmpty() && m_documents.open(relativePath))
        return;
    const QString folder = folderToOpenFor(path);
    QList<MessageAction> actions;
    if (QDir(folder).exists() && folder != m_folder)
        actions += {tr("Open folder"), [this, folder] { Q_EMIT folderChosen(folder); }};
    if (!m_folder.isEmpty())
        actions += {tr("Import…"), [this, path] { Q_EMIT importRequested(path); }};
    m_messages.show(targetTopic,
        {NoticeKind::Note, tr("%1 is not in this workspace").arg(QDir::toNativeSeparators(path)),
            tr("The editor shows only documents in the open workspace. Open a folder that contains this file, or import the file.")},
        actions);
}

void TargetOpener::openUrl(const QString &address)
{
    const Confirmation question{tr("Open Link"), tr("Open %1 in the web browser?").arg(address), tr("Open")};
    if (m_dialogs.confirm(m_window, question))
        QDesktopServices::openUrl(QUrl(address));
}

} // namespace outcrop
