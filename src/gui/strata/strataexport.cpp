// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/strata/strataexport.h"

#include "gui/advice.h"
#include "gui/dialogs.h"
#include "gui/strata/stratapanel.h"
#include "gui/widgets/messagearea.h"
#include "gui/windowsettings.h"
#include "gui/work/later.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QUrl>

namespace outcrop {

namespace {

const QString topic = QStringLiteral("strata-export");

Status write(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    return written ? success() : Status(Error{ErrorCode::Unwritable, file.errorString()});
}

} // namespace

StrataExport::StrataExport(
    StrataPanel &panel, Dialogs &dialogs, WindowSettings &settings, MessageArea &messages, QWidget *window)
    : m_panel(panel)
    , m_dialogs(dialogs)
    , m_settings(settings)
    , m_messages(messages)
    , m_window(window)
{
    connect(&panel, &StrataPanel::exportRequested, this, &StrataExport::start);
}

void StrataExport::start()
{
    const QString start = QDir(m_settings.lastFolder(topic)).filePath(QStringLiteral("strata.svg"));
    const QString path = m_dialogs.chooseFileToWrite(m_window, tr("Export the Strata as SVG"), start);
    if (path.isEmpty())
        return;
    m_settings.setLastFolder(topic, QFileInfo(path).path());
    m_running += 1;
    later<Status>(
        this, [path, svg = m_panel.toSvg()] { return write(path, svg); },
        [this, path](const Status &written) { finish(path, written); });
}

void StrataExport::finish(const QString &path, const Status &written)
{
    m_running -= 1;
    const QString shown = QDir::toNativeSeparators(path);
    if (written)
        m_messages.show(topic, {NoticeKind::Success, tr("The picture was written"), shown},
            {{tr("Open the picture"), [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); }}});
    else
        m_messages.show(topic,
            {NoticeKind::Error, tr("%1 could not be written").arg(shown), explained(written.error())},
            {{tr("Choose another file…"), [this] { start(); }}});
}

} // namespace outcrop
