// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/documentkind.h"
#include "gui/look/editoroptions.h"
#include "gui/look/theme.h"

#include <QHash>
#include <QKeySequence>
#include <QSettings>
#include <QStringList>

#include <optional>

namespace outcrop {

/// The view state of a document: cursor, scroll position and layout.
struct DocumentViewState {
    qsizetype cursor = 0; ///< offset in the text
    int topLine = 0;      ///< first visible line, from 0
    bool isSplit = false; ///< whether the view is split into two editors
    bool showsPreview = false;
    bool isPinned = false;

    friend bool operator==(const DocumentViewState &, const DocumentViewState &) = default;
};

/// The documents that were open when a workspace was closed.
struct WorkspaceSession {
    QStringList documents = {};
    QString current = {};
    QHash<QString, DocumentViewState> viewStates = {};
};

/// The trigger for automatic saving. Crash recovery does not depend on it.
enum class Autosave { Off, AfterPause, OnFocusLoss };

struct AutosaveChoice {
    Autosave when = Autosave::Off;
    int seconds = 30; ///< pause without typing, in seconds, for AfterPause

    friend bool operator==(const AutosaveChoice &, const AutosaveChoice &) = default;
};

/// Reads and writes the persistent window settings. Must not store the text of documents.
class WindowSettings
{
public:
    /// The settings must outlive this object.
    explicit WindowSettings(QSettings &settings) : m_settings(settings) { }

    QByteArray geometry() const { return m_settings.value(QStringLiteral("window/geometry")).toByteArray(); }
    void setGeometry(const QByteArray &geometry) { m_settings.setValue(QStringLiteral("window/geometry"), geometry); }
    /// Returns the layout of the docks in the view with this name; empty if none is stored.
    QByteArray layout(const QString &view) const { return m_settings.value(QStringLiteral("window/layout-") + view).toByteArray(); }
    void setLayout(const QString &view, const QByteArray &layout) { m_settings.setValue(QStringLiteral("window/layout-") + view, layout); }
    /// Returns the names of the views whose stored layout has tabs instead of stacked docks, because the window was small.
    QStringList viewsWithTabs() const { return m_settings.value(QStringLiteral("window/views-with-tabs")).toStringList(); }
    void setViewsWithTabs(const QStringList &views) { m_settings.setValue(QStringLiteral("window/views-with-tabs"), views); }
    /// Returns the name of the view that was shown when the program last quit; empty if none is stored.
    QString view() const { return m_settings.value(QStringLiteral("window/view")).toString(); }
    void setView(const QString &view) { m_settings.setValue(QStringLiteral("window/view"), view); }

    ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);
    /// Returns the code of the interface language, such as `pt_BR`; empty for the system's language.
    QString interfaceLanguage() const { return m_settings.value(QStringLiteral("window/language")).toString(); }
    void setInterfaceLanguage(const QString &language) { m_settings.setValue(QStringLiteral("window/language"), language); }
    /// Returns whether animations and the blinking cursor are off.
    bool isMotionReduced() const { return m_settings.value(QStringLiteral("window/reduced-motion"), false).toBool(); }
    void setMotionReduced(bool isReduced) { m_settings.setValue(QStringLiteral("window/reduced-motion"), isReduced); }
    EditorOptions editorOptions() const;
    void setEditorOptions(const EditorOptions &options);

    /// Returns the initial view mode for documents of this kind that have a form.
    FormMode formMode(DocumentKind kind) const;
    void setFormMode(DocumentKind kind, FormMode mode);

    /// Returns the recent folders that still exist, latest first.
    QStringList recentFolders() const;
    void addRecentFolder(const QString &folder);
    void clearRecentFolders() { m_settings.remove(QStringLiteral("recent/folders")); }
    /// Returns the folder last chosen in the file dialog for this purpose; the home folder if there is none.
    QString lastFolder(const QString &purpose) const;
    void setLastFolder(const QString &purpose, const QString &folder);

    /// Returns the last session of the folder; nullopt if none was saved.
    std::optional<WorkspaceSession> session(const QString &folder) const;
    void setSession(const QString &folder, const WorkspaceSession &session);
    /// Returns the serialized SizeHistory of a folder; empty if none is stored.
    QByteArray documentSizes(const QString &folder) const;
    void setDocumentSizes(const QString &folder, const QByteArray &sizes);
    /// Return the absolute paths of layers outside the folder that the user allowed or denied. config.toml lists the layers. The settings store the
    /// decisions, so that another user's config.toml cannot allow a file.
    QStringList allowedExternalLayers(const QString &folder) const;
    QStringList deniedExternalLayers(const QString &folder) const;
    /// Stores the user's decision about these files and replaces earlier decisions.
    void setExternalLayers(const QString &folder, const QStringList &files, bool isAllowed);
    /// Returns the workspaces that were open when the program last quit, one for each window, in the order of the windows.
    QStringList openWorkspaces() const;
    void setOpenWorkspaces(const QStringList &folders) { m_settings.setValue(QStringLiteral("session/workspaces"), folders); }
    /// Returns the geometry of the window that last showed the workspace; empty if none is stored.
    QByteArray workspaceGeometry(const QString &folder) const;
    void setWorkspaceGeometry(const QString &folder, const QByteArray &geometry);

    AutosaveChoice autosave() const;
    void setAutosave(const AutosaveChoice &choice);
    /// Returns whether the program reopens the last workspaces and their documents.
    bool restoresSession() const { return m_settings.value(QStringLiteral("session/restored"), true).toBool(); }
    void setRestoresSession(bool restoresSession) { m_settings.setValue(QStringLiteral("session/restored"), restoresSession); }

    /// Returns the providers that receive prompts without confirmation.
    QStringList unconfirmedProviders() const { return m_settings.value(QStringLiteral("send/unasked")).toStringList(); }
    void setUnconfirmedProviders(const QStringList &providers)
    {
        m_settings.setValue(QStringLiteral("send/unasked"), providers);
    }

    /// Returns the shortcuts that the user changed, by command ID. Other commands use their defaults.
    QHash<QString, QKeySequence> shortcuts() const;
    void setShortcuts(const QHash<QString, QKeySequence> &shortcuts);
    /// Returns the IDs of recently used commands, latest first.
    QStringList recentCommands() const { return m_settings.value(QStringLiteral("recent/commands")).toStringList(); }
    void addRecentCommand(const QString &id);
    /// Returns the IDs of the recently used choices of a picker, latest first.
    QStringList recentChoices(const QString &picker) const { return m_settings.value(QStringLiteral("recent/choices-") + picker).toStringList(); }
    void addRecentChoice(const QString &picker, const QString &id);
    /// Returns whether the user declined to adopt the folder.
    bool hasDeclinedAdoption(const QString &folder) const { return m_settings.value(QStringLiteral("adoption/declined")).toStringList().contains(folder); }
    void setDeclinedAdoption(const QString &folder);
    /// Returns whether the guided tour was offered or started.
    bool isTourOffered() const { return m_settings.value(QStringLiteral("tour/offered"), false).toBool(); }
    void setTourOffered(bool isOffered) { m_settings.setValue(QStringLiteral("tour/offered"), isOffered); }

private:
    QSettings &m_settings;
};

} // namespace outcrop
