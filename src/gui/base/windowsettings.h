// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/documentkind.h"
#include "gui/look/documentlook.h"
#include "gui/look/theme.h"

#include <QHash>
#include <QKeySequence>
#include <QSettings>

#include <optional>

namespace outcrop {

/// Where a document was being read.
struct DocumentPlace {
    qsizetype cursor = 0; ///< offset in its text
    int topLine = 0;      ///< the first one that was seen, from 0
    bool split = false;   ///< in two views
    bool preview = false; ///< beside its preview

    friend bool operator==(const DocumentPlace &, const DocumentPlace &) = default;
};

/// What was open in a workspace when it was left.
struct WorkspaceSession {
    QStringList documents = {};
    QString current = {};
    QHash<QString, DocumentPlace> places = {};
};

/// When documents save themselves. Recovery is another matter and always on.
enum class Autosave { Off, AfterPause, WhenLeft };

struct AutosaveChoice {
    Autosave when = Autosave::Off;
    int seconds = 30; ///< without a keystroke, for AfterPause

    friend bool operator==(const AutosaveChoice &, const AutosaveChoice &) = default;
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

    /// How documents of a kind that have fields are shown.
    FormMode formMode(DocumentKind kind) const;
    void setFormMode(DocumentKind kind, FormMode mode);

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
    /// How long the documents of a folder were when they were saved, see SizeHistory.
    QByteArray sizes(const QString &folder) const;
    void setSizes(const QString &folder, const QByteArray &sizes);
    /// Layers outside a folder that its config.toml names, by their absolute paths: those that the user allowed to be read,
    /// and those that are to be left out. Kept here, so that another user's config.toml cannot set it.
    QStringList allowedOutside(const QString &folder) const;
    QStringList refusedOutside(const QString &folder) const;
    /// Adds an answer about these files; it takes the place of an earlier one about them.
    void setOutside(const QString &folder, const QStringList &files, bool allowed);
    /// What was open when the program was left; empty when nothing was.
    QString lastWorkspace() const { return m_settings.value(QStringLiteral("session/workspace")).toString(); }
    void setLastWorkspace(const QString &folder) { m_settings.setValue(QStringLiteral("session/workspace"), folder); }

    AutosaveChoice autosave() const;
    void setAutosave(const AutosaveChoice &choice);
    /// Whether a workspace opens with the documents it was left with, and the program with the workspace.
    bool restoresSession() const { return m_settings.value(QStringLiteral("session/restored"), true).toBool(); }
    void setRestoresSession(bool restores) { m_settings.setValue(QStringLiteral("session/restored"), restores); }

    /// Providers that prompts are sent to without asking first.
    QStringList sendsUnasked() const { return m_settings.value(QStringLiteral("send/unasked")).toStringList(); }
    void setSendsUnasked(const QStringList &providers) { m_settings.setValue(QStringLiteral("send/unasked"), providers); }

    /// By command, as the user changed them; commands that are not named have the keys the program came with.
    QHash<QString, QKeySequence> shortcuts() const;
    void setShortcuts(const QHash<QString, QKeySequence> &shortcuts);
    /// Of commands, the last used first.
    QStringList recentCommands() const { return m_settings.value(QStringLiteral("recent/commands")).toStringList(); }
    void addRecentCommand(const QString &id);

private:
    QSettings &m_settings;
};

} // namespace outcrop
