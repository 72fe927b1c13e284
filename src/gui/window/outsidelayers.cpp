// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/outsidelayers.h"

#include "gui/base/windowsettings.h"
#include "gui/look/icons.h"
#include "gui/widgets/messagearea.h"

#include <QAction>
#include <QDir>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace outcrop {

namespace {

const QString outsideTopic = QStringLiteral("outside");

/// Returns the path with `~` for the home folder: `~/notes/soul.md`.
QString displayPath(const QString &path)
{
    const QString home = QDir::homePath() + u'/';
    return QDir::toNativeSeparators(path.startsWith(home) ? QStringLiteral("~/") + path.mid(home.size()) : path);
}

} // namespace

OutsideLayers::OutsideLayers(WindowSettings &settings, MessageArea &messages, QObject *parent)
    : QObject(parent), m_settings(settings), m_messages(messages), m_action(new QAction(tr("Allow Layers Outside the &Workspace…"), this))
{
    m_action->setObjectName(QStringLiteral("outsideLayers"));
    m_action->setToolTip(tr("Allow or deny reading layers that config.toml lists outside the workspace folder"));
    m_action->setStatusTip(m_action->toolTip());
    m_action->setIcon(lineIcon(QStringLiteral("folder-open")));
    m_action->setEnabled(false);
    connect(m_action, &QAction::triggered, this, &OutsideLayers::askForPermission);
}

void OutsideLayers::setWorkspace(const WorkspacePtr &workspace)
{
    const QString folder = workspace ? workspace->folder : QString();
    if (std::exchange(m_folder, folder) != folder)
        m_promptedFiles.clear();
    m_files = workspace ? externalLayerPaths(workspace->workspace()) : QStringList();
    m_action->setEnabled(!m_files.isEmpty());
    QStringList open = m_files;
    const QStringList decidedPaths = m_settings.allowedExternalLayers(m_folder) + m_settings.deniedExternalLayers(m_folder);
    open.removeIf([&decidedPaths](const QString &file) { return decidedPaths.contains(file); });
    if (open.isEmpty())
        m_messages.clear(outsideTopic);
    else if (std::any_of(open.begin(), open.end(), [this](const QString &file) { return !m_promptedFiles.contains(file); }))
        askForPermission(); // the user is not asked again about these files while the folder is open
}

void OutsideLayers::askForPermission()
{
    m_promptedFiles = m_files;
    QStringList shown;
    for (const QString &file : std::as_const(m_files))
        shown += displayPath(file);
    const QString title = tr("config.toml lists %n layer(s) outside the workspace folder", nullptr, static_cast<int>(m_files.size()));
    const QString details = tr("%1. Files outside the workspace become part of your prompts only if you allow reading them.").arg(QLocale().createSeparatedList(shown));
    m_messages.show(outsideTopic, {NoticeKind::Note, title, details},
        {{tr("Allow reading"), [this] { storeDecision(true); }}, {tr("Deny reading"), [this] { storeDecision(false); }}});
}

void OutsideLayers::storeDecision(bool isAllowed)
{
    m_messages.clear(outsideTopic);
    m_settings.setExternalLayers(m_folder, m_files, isAllowed);
    Q_EMIT decisionChanged();
}

} // namespace outcrop
