// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/settingstransfer.h"

#include "core/base/explainerror.h"
#include "gui/base/dialogs.h"
#include "gui/base/fileexport.h"
#include "gui/base/windowsettings.h"
#include "gui/look/icons.h"
#include "gui/settings/settingsfile.h"
#include "gui/widgets/messagearea.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace outcrop {

namespace {

constexpr qint64 maxSettingsSize = 1024 * 1024;
const QString settingsTopic = QStringLiteral("settings");

QAction *makeTransferAction(const QString &name, const QString &text, const QString &toolTip, const QString &icon, QWidget *window)
{
    auto *action = new QAction(lineIcon(icon), text, window);
    action->setObjectName(name);
    action->setToolTip(toolTip);
    action->setStatusTip(toolTip);
    return action;
}

} // namespace

SettingsTransfer::SettingsTransfer(Dialogs &dialogs, WindowSettings &settings, FileExport &files, MessageArea &messages, QWidget *window)
    : QObject(window)
    , m_dialogs(dialogs)
    , m_settings(settings)
    , m_files(files)
    , m_messages(messages)
    , m_window(window)
    , m_exportAction(makeTransferAction(QStringLiteral("exportSettings"), tr("Export Settings…"),
          tr("Write your settings and shortcuts to a file for use on another computer"), QStringLiteral("export"), window))
    , m_importAction(makeTransferAction(QStringLiteral("importSettings"), tr("Import Settings…"),
          tr("Replace your settings and shortcuts with those in a file"), QStringLiteral("folder-open"), window))
{
    connect(m_exportAction, &QAction::triggered, this, &SettingsTransfer::exportSettings);
    connect(m_importAction, &QAction::triggered, this, &SettingsTransfer::importSettings);
}

void SettingsTransfer::exportSettings()
{
    m_files.start({settingsTopic, tr("Export Settings"), QStringLiteral("outcrop-settings.json"), tr("Settings exported"),
        [json = serializeSettings(m_settings)] { return json; }});
}

void SettingsTransfer::importSettings()
{
    const QString path = m_dialogs.chooseFileToOpen(m_window, tr("Import Settings"), m_settings.lastFolder(settingsTopic));
    if (path.isEmpty())
        return;
    m_settings.setLastFolder(settingsTopic, QFileInfo(path).path());
    QFile file(path);
    const QString shown = QDir::toNativeSeparators(path);
    if (!file.open(QIODevice::ReadOnly))
        return m_messages.show(settingsTopic, {NoticeKind::Error, tr("Cannot read %1").arg(shown), tr("%1. Check the file permissions.").arg(file.errorString())});
    if (file.size() > maxSettingsSize)
        return m_messages.show(settingsTopic, {NoticeKind::Error, tr("%1 is too large for a settings file").arg(shown), tr("Choose a file that was exported with “Export Settings”.")});
    if (const Status read = applySettingsJson(file.readAll(), QFileInfo(path).fileName(), m_settings); !read)
        return m_messages.show(settingsTopic, {NoticeKind::Error, tr("Settings not imported"), explainErrorAt(read.error())});
    Q_EMIT imported();
    m_messages.show(settingsTopic, {NoticeKind::Success, tr("Settings imported"), shown});
}

} // namespace outcrop
