// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/windowsettings.h"

#include <QCryptographicHash>
#include <QDir>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int recentLimit = 10;
const QString recentKey = QStringLiteral("recent/folders");

/// A folder's path as one word, so that its slashes make no groups.
QString sessionKey(const QString &folder, const QString &name)
{
    const QByteArray hash = QCryptographicHash::hash(folder.toUtf8(), QCryptographicHash::Sha1).toHex().first(16);
    return QStringLiteral("sessions/%1/%2").arg(QLatin1String(hash), name);
}

} // namespace

ThemeChoice WindowSettings::theme() const
{
    const int choice = m_settings.value(QStringLiteral("window/theme")).toInt();
    return static_cast<ThemeChoice>(std::clamp(choice, 0, static_cast<int>(allThemes.back())));
}

void WindowSettings::setTheme(ThemeChoice choice)
{
    m_settings.setValue(QStringLiteral("window/theme"), static_cast<int>(choice));
}

TextLook WindowSettings::textLook() const
{
    return {m_settings.value(QStringLiteral("text/wrapped"), true).toBool(),
        std::clamp(m_settings.value(QStringLiteral("text/zoom")).toInt(), -6, 24)};
}

void WindowSettings::setTextLook(const TextLook &look)
{
    m_settings.setValue(QStringLiteral("text/wrapped"), look.wrapped);
    m_settings.setValue(QStringLiteral("text/zoom"), look.zoom);
}

QStringList WindowSettings::recentFolders() const
{
    QStringList folders = m_settings.value(recentKey).toStringList();
    folders.removeIf([](const QString &folder) { return !QDir(folder).exists(); });
    return folders;
}

void WindowSettings::addRecentFolder(const QString &folder)
{
    QStringList folders = m_settings.value(recentKey).toStringList();
    folders.removeAll(folder);
    folders.prepend(folder);
    m_settings.setValue(recentKey, folders.mid(0, recentLimit));
}

QString WindowSettings::lastFolder(const QString &purpose) const
{
    return m_settings.value(QStringLiteral("folders/") + purpose, QDir::homePath()).toString();
}

void WindowSettings::setLastFolder(const QString &purpose, const QString &folder)
{
    m_settings.setValue(QStringLiteral("folders/") + purpose, folder);
}

std::optional<WorkspaceSession> WindowSettings::session(const QString &folder) const
{
    if (!m_settings.contains(sessionKey(folder, QStringLiteral("documents"))))
        return std::nullopt;
    return WorkspaceSession{m_settings.value(sessionKey(folder, QStringLiteral("documents"))).toStringList(),
        m_settings.value(sessionKey(folder, QStringLiteral("current"))).toString()};
}

void WindowSettings::setSession(const QString &folder, const WorkspaceSession &session)
{
    m_settings.setValue(sessionKey(folder, QStringLiteral("documents")), session.documents);
    m_settings.setValue(sessionKey(folder, QStringLiteral("current")), session.current);
}

} // namespace outcrop
