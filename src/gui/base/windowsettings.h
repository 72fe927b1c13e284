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

/// The cursor and scroll position of a document, and how its view is divided.
struct DocumentViewState {
    qsizetype cursor = 0; ///< offset in the text
    int topLine = 0;      ///< first visible line, from 0
    bool split = false;   ///< shown in two editors
    bool preview = false; ///< shown with its preview

    friend bool operator==(const DocumentViewState &, const DocumentViewState &) = default;
};

/// The documents that were open when a workspace was closed.
struct WorkspaceSession {
    QStringList documents = {};
    QString current = {};
    QHash<QString, DocumentViewState> places = {};
};

/// When documents are saved automatically. Crash recovery is separate and always on.
enum class Autosave { Off, AfterPause, OnFocusLoss };

struct AutosaveChoice {
    Autosave when = Autosave::Off;
    int seconds = 30; ///< seconds without a keystroke, for AfterPause

    friend bool operator==(const AutosaveChoice &, const AutosaveChoice &) = default;
};

/// The settings that the window keeps between runs. It stores no workspace content.
class WindowSettings
{
public:
    /// The caller keeps ownership of the settings.
    explicit WindowSettings(QSettings &settings) : m_settings(settings) { }

    QByteArray geometry() const { return m_settings.value(QStringLiteral("window/geometry")).toByteArray(); }
    void setGeometry(const QByteArray &geometry) { m_settings.setValue(QStringLiteral("window/geometry"), geometry); }
    QByteArray docks() const { return m_settings.value(QStringLiteral("window/docks")).toByteArray(); }
    void setDocks(const QByteArray &docks) { m_settings.setValue(QStringLiteral("window/docks"), docks); }

    ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);
    EditorOptions editorOptions() const;
    void setEditorOptions(const EditorOptions &look);

    /// The view in which documents of this kind open, if they can be shown as a form.
    FormMode formMode(DocumentKind kind) const;
    void setFormMode(DocumentKind kind, FormMode mode);

    /// Returns the recent folders that still exist, latest first.
    QStringList recentFolders() const;
    void addRecentFolder(const QString &folder);
    void clearRecentFolders() { m_settings.remove(QStringLiteral("recent/folders")); }
    /// Returns the folder in which the file dialog for this purpose starts.
    QString lastFolder(const QString &purpose) const;
    void setLastFolder(const QString &purpose, const QString &folder);

    /// Returns nullopt if no session was saved for the folder.
    std::optional<WorkspaceSession> session(const QString &folder) const;
    void setSession(const QString &folder, const WorkspaceSession &session);
    /// The recorded document sizes of a folder, see SizeHistory.
    QByteArray sizes(const QString &folder) const;
    void setSizes(const QString &folder, const QByteArray &sizes);
    /// Absolute paths of layers outside the folder that its config.toml lists: those that the user allowed, and those that the user denied. They are
    /// stored here so that another user's config.toml cannot allow them.
    QStringList allowedExternalLayers(const QString &folder) const;
    QStringList deniedExternalLayers(const QString &folder) const;
    /// Records the user's decision about these files. It replaces earlier decisions about them.
    void setExternalLayers(const QString &folder, const QStringList &files, bool allowed);
    /// Returns the workspace that was open when the program quit; empty if none was open.
    QString lastWorkspace() const { return m_settings.value(QStringLiteral("session/workspace")).toString(); }
    void setLastWorkspace(const QString &folder) { m_settings.setValue(QStringLiteral("session/workspace"), folder); }

    AutosaveChoice autosave() const;
    void setAutosave(const AutosaveChoice &choice);
    /// Returns whether the program reopens the last workspace, and a workspace its last documents.
    bool restoresSession() const { return m_settings.value(QStringLiteral("session/restored"), true).toBool(); }
    void setRestoresSession(bool restores) { m_settings.setValue(QStringLiteral("session/restored"), restores); }

    /// Providers that prompts are sent to without confirmation.
    QStringList unconfirmedProviders() const { return m_settings.value(QStringLiteral("send/unasked")).toStringList(); }
    void setUnconfirmedProviders(const QStringList &providers)
    {
        m_settings.setValue(QStringLiteral("send/unasked"), providers);
    }

    /// The shortcuts that the user changed, by command. Other commands keep their defaults.
    QHash<QString, QKeySequence> shortcuts() const;
    void setShortcuts(const QHash<QString, QKeySequence> &shortcuts);
    /// Recently used commands, latest first.
    QStringList recentCommands() const { return m_settings.value(QStringLiteral("recent/commands")).toStringList(); }
    void addRecentCommand(const QString &id);

private:
    QSettings &m_settings;
};

} // namespace outcrop
