// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/theme.h"
#include "gui/text/documenttabs.h"

#include <QSettings>

#include <optional>

namespace outcrop {

/// What was open in a workspace when it was left.
struct WorkspaceSession {
    QStringList documents;
    QString current;
};

/// What the window remembers from one start to the next. Nothing that belongs to a workspace's content is kept here.
class WindowSettings
{
public:
    /// The settings stay the caller's.
    explicit WindowSettings(QSettings &settings) : m_settings(settings) { }

    QByteArray geometry() const { return m_settings.value(QStringLiteral("window/geometry")).toByteArray(); }
    void setGeometry(const QByteArray &geometry) { m_settings.setValue(QStringLiteral("window/geometry"), geometry); }
    QByteArray docks() const { return m_settings.value(QStringLiteral("window/docks")).toByteArray(); }
    void setDocks(const QByteArray &docks) { m_settings.setValue(QStringLiteral("window/docks"), docks); }

    ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);
    TextLook textLook() const;
    void setTextLook(const TextLook &look);

    /// The last first; folders that are gone are left out.
    QStringList recentFolders() const;
    void addRecentFolder(const QString &folder);
    void clearRecentFolders() { m_settings.remove(QStringLiteral("recent/folders")); }
    /// Where a folder dialog starts.
    QString lastFolder(const QString &purpose) const;
    void setLastFolder(const QString &purpose, const QString &folder);

    /// Nothing for a folder that was never left.
    std::optional<WorkspaceSession> session(const QString &folder) const;
    void setSession(const QString &folder, const WorkspaceSession &session);

private:
    QSettings &m_settings;
};

} // namespace outcrop
