// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/windowsettings.h"

#include <QCryptographicHash>
#include <QDir>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int recentLimit = 10;
const QString recentKey = QStringLiteral("recent/folders");
const QString shortcutsKey = QStringLiteral("window/shortcuts");

/// Returns a settings key for the folder. Hashes the path, because slashes in a key create settings groups.
QString sessionKey(const QString &folder, const QString &name)
{
    const QByteArray hash = QCryptographicHash::hash(folder.toUtf8(), QCryptographicHash::Sha1).toHex().first(16);
    return QStringLiteral("sessions/%1/%2").arg(QLatin1String(hash), name);
}

/// Parses `420:18:0:1:0`: cursor, first visible line, and flags for split, preview and pinned. Missing values are 0.
DocumentViewState parseViewState(const QString &stored)
{
    const QStringList parts = stored.split(u':');
    return {parts.value(0).toLongLong(), parts.value(1).toInt(), parts.value(2).toInt() != 0,
        parts.value(3).toInt() != 0, parts.value(4).toInt() != 0};
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

EditorOptions WindowSettings::editorOptions() const
{
    const auto stored = [this](const char *name, const QVariant &standard) {
        return m_settings.value(QStringLiteral("text/") + QLatin1String(name), standard);
    };
    return {stored("wrapped", true).toBool(), std::clamp(stored("zoom", 0).toInt(), -6, 24),
        stored("family", {}).toString(), std::clamp(stored("tabWidth", 4).toInt(), 1, 16),
        stored("spacesShown", false).toBool(), stored("language", {}).toString()};
}

void WindowSettings::setEditorOptions(const EditorOptions &options)
{
    m_settings.setValue(QStringLiteral("text/wrapped"), options.wrapsLines);
    m_settings.setValue(QStringLiteral("text/zoom"), options.zoom);
    m_settings.setValue(QStringLiteral("text/family"), options.family);
    m_settings.setValue(QStringLiteral("text/tabWidth"), options.tabWidth);
    m_settings.setValue(QStringLiteral("text/spacesShown"), options.showsSpaces);
    m_settings.setValue(QStringLiteral("text/language"), options.language);
}

AutosaveChoice WindowSettings::autosave() const
{
    const int when = m_settings.value(QStringLiteral("autosave/when")).toInt();
    const int seconds = m_settings.value(QStringLiteral("autosave/seconds"), 30).toInt();
    return {static_cast<Autosave>(std::clamp(when, 0, static_cast<int>(Autosave::OnFocusLoss))),
        std::clamp(seconds, 1, 3600)};
}

void WindowSettings::setAutosave(const AutosaveChoice &choice)
{
    m_settings.setValue(QStringLiteral("autosave/when"), static_cast<int>(choice.when));
    m_settings.setValue(QStringLiteral("autosave/seconds"), choice.seconds);
}

FormMode WindowSettings::formMode(DocumentKind kind) const
{
    const int mode = m_settings.value(QStringLiteral("forms/") + toString(kind)).toInt();
    return static_cast<FormMode>(std::clamp(mode, 0, static_cast<int>(FormMode::Both)));
}

void WindowSettings::setFormMode(DocumentKind kind, FormMode mode)
{
    m_settings.setValue(QStringLiteral("forms/") + toString(kind), static_cast<int>(mode));
}

QHash<QString, QKeySequence> WindowSettings::shortcuts() const
{
    QHash<QString, QKeySequence> shortcuts;
    const QVariantMap stored = m_settings.value(shortcutsKey).toMap();
    for (auto command = stored.begin(); command != stored.end(); ++command)
        shortcuts.insert(command.key(), QKeySequence::fromString(command->toString(), QKeySequence::PortableText));
    return shortcuts;
}

void WindowSettings::setShortcuts(const QHash<QString, QKeySequence> &shortcuts)
{
    QVariantMap stored;
    for (auto command = shortcuts.begin(); command != shortcuts.end(); ++command)
        stored.insert(command.key(), command->toString(QKeySequence::PortableText));
    m_settings.setValue(shortcutsKey, stored);
}

void WindowSettings::addRecentChoice(const QString &picker, const QString &id)
{
    QStringList recentItems = recentChoices(picker);
    recentItems.removeAll(id);
    recentItems.prepend(id);
    m_settings.setValue(QStringLiteral("recent/choices-") + picker, recentItems.mid(0, recentLimit));
}

void WindowSettings::setDeclinedAdoption(const QString &folder)
{
    QStringList folders = m_settings.value(QStringLiteral("adoption/declined")).toStringList();
    folders.removeAll(folder);
    folders.prepend(folder);
    m_settings.setValue(QStringLiteral("adoption/declined"), folders.mid(0, 200));
}

void WindowSettings::addRecentCommand(const QString &id)
{
    QStringList recentItems = recentCommands();
    recentItems.removeAll(id);
    recentItems.prepend(id);
    m_settings.setValue(QStringLiteral("recent/commands"), recentItems.mid(0, recentLimit));
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
    WorkspaceSession session{m_settings.value(sessionKey(folder, QStringLiteral("documents"))).toStringList(),
        m_settings.value(sessionKey(folder, QStringLiteral("current"))).toString()};
    const QStringList places = m_settings.value(sessionKey(folder, QStringLiteral("places"))).toStringList();
    for (qsizetype i = 0; i < std::min(places.size(), session.documents.size()); ++i)
        session.viewStates.insert(session.documents.at(i), parseViewState(places.at(i)));
    return session;
}

void WindowSettings::setSession(const QString &folder, const WorkspaceSession &session)
{
    m_settings.setValue(sessionKey(folder, QStringLiteral("documents")), session.documents);
    m_settings.setValue(sessionKey(folder, QStringLiteral("current")), session.current);
    QStringList places;
    for (const QString &path : session.documents) {
        const DocumentViewState place = session.viewStates.value(path);
        places += QStringLiteral("%1:%2:%3:%4:%5").arg(place.cursor).arg(place.topLine).arg(place.isSplit).arg(place.showsPreview).arg(place.isPinned);
    }
    m_settings.setValue(sessionKey(folder, QStringLiteral("places")), places);
}

QStringList WindowSettings::openWorkspaces() const
{
    const QString earlier = m_settings.value(QStringLiteral("session/workspace")).toString(); // versions with only one window stored this key
    return m_settings.value(QStringLiteral("session/workspaces"), earlier.isEmpty() ? QStringList() : QStringList{earlier}).toStringList();
}

QByteArray WindowSettings::workspaceGeometry(const QString &folder) const
{
    return m_settings.value(sessionKey(folder, QStringLiteral("geometry"))).toByteArray();
}

void WindowSettings::setWorkspaceGeometry(const QString &folder, const QByteArray &geometry)
{
    m_settings.setValue(sessionKey(folder, QStringLiteral("geometry")), geometry);
}

QByteArray WindowSettings::documentSizes(const QString &folder) const
{
    return m_settings.value(sessionKey(folder, QStringLiteral("sizes"))).toByteArray();
}

void WindowSettings::setDocumentSizes(const QString &folder, const QByteArray &sizes)
{
    m_settings.setValue(sessionKey(folder, QStringLiteral("sizes")), sizes);
}

QStringList WindowSettings::allowedExternalLayers(const QString &folder) const
{
    return m_settings.value(sessionKey(folder, QStringLiteral("outsideAllowed"))).toStringList();
}

QStringList WindowSettings::deniedExternalLayers(const QString &folder) const
{
    return m_settings.value(sessionKey(folder, QStringLiteral("outsideRefused"))).toStringList();
}

void WindowSettings::setExternalLayers(const QString &folder, const QStringList &files, bool isAllowed)
{
    QStringList allowedPaths = allowedExternalLayers(folder);
    QStringList deniedPaths = deniedExternalLayers(folder);
    for (const QString &file : files) {
        allowedPaths.removeAll(file);
        deniedPaths.removeAll(file);
        (isAllowed ? allowedPaths : deniedPaths).append(file);
    }
    m_settings.setValue(sessionKey(folder, QStringLiteral("outsideAllowed")), allowedPaths);
    m_settings.setValue(sessionKey(folder, QStringLiteral("outsideRefused")), deniedPaths);
}

} // namespace outcrop
