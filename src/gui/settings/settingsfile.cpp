// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/settingsfile.h"

#include "app/program/interfacelanguage.h"
#include "core/base/joinedtext.h"
#include "core/documents/data/jsonreader.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <utility>

namespace outcrop {

namespace {

struct SettingsFileWords {
    Q_DECLARE_TR_FUNCTIONS(SettingsFile)
};

const QStringList themeNames{QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("high-contrast-light"), QStringLiteral("high-contrast-dark")};
const QStringList autosaveNames{QStringLiteral("off"), QStringLiteral("after-pause"), QStringLiteral("on-focus-loss")};

/// Returns the interface languages in a file: codes, and `system` for the system's language.
QStringList languageNames()
{
    return QStringList{QStringLiteral("system")} + availableLanguages();
}

/// The settings that a file contains.
struct Preferences {
    int theme = 0; ///< index in themeNames, which is the value of ThemeChoice
    bool isMotionReduced = false;
    int language = 0; ///< index in languageNames(), which includes `system`
    EditorOptions editor = {};
    int autosave = 0; ///< index in autosaveNames, which is the value of Autosave
    int autosaveSeconds = 30;
    bool restoresSession = true;
    QHash<QString, QKeySequence> shortcuts = {};
};

Preferences preferencesOf(const WindowSettings &settings)
{
    const AutosaveChoice autosave = settings.autosave();
    const int language = static_cast<int>(std::max<qsizetype>(0, languageNames().indexOf(settings.interfaceLanguage())));
    return {static_cast<int>(settings.theme()), settings.isMotionReduced(), language, settings.editorOptions(), static_cast<int>(autosave.when), autosave.seconds,
        settings.restoresSession(), settings.shortcuts()};
}

void store(const Preferences &preferences, WindowSettings &settings)
{
    settings.setTheme(static_cast<ThemeChoice>(preferences.theme));
    settings.setMotionReduced(preferences.isMotionReduced);
    settings.setInterfaceLanguage(preferences.language == 0 ? QString() : languageNames().at(preferences.language));
    settings.setEditorOptions(preferences.editor);
    settings.setAutosave({static_cast<Autosave>(preferences.autosave), preferences.autosaveSeconds});
    settings.setRestoresSession(preferences.restoresSession);
    settings.setShortcuts(preferences.shortcuts);
}

Json shortcutsJson(const QHash<QString, QKeySequence> &shortcuts)
{
    QStringList commands = shortcuts.keys();
    commands.sort();
    Json json = Json::object();
    for (const QString &command : commands)
        json[command.toStdString()] = jsonString(shortcuts.value(command).toString(QKeySequence::PortableText));
    return json;
}

/// Reads values of the file, and keeps the first error.
class PreferencesReader
{
public:
    explicit PreferencesReader(QString file) : m_file(std::move(file)) { }

    const std::optional<Error> &error() const { return m_error; }

    /// Checks that the value is an object with no other keys.
    void checkKeys(const DataNode &object, const QStringList &keys)
    {
        if (object.isMissing())
            return;
        if (!object.isMapping())
            return fail(object.range(), SettingsFileWords::tr("expected an object in braces"));
        for (const DataNode::Member &member : object.members()) {
            if (!keys.contains(member.key))
                fail(member.keyRange, SettingsFileWords::tr("unknown setting \"%1\". Remove it.").arg(member.key));
        }
    }
    void checkVersion(const DataNode &node)
    {
        if (node.kind() != DataNode::Kind::Integer || node.toInteger() != 1)
            fail(node.range(), SettingsFileWords::tr("expected version 1. Update Outcrop, or export the settings again."));
    }
    void read(const DataNode &node, bool &value)
    {
        if (node.isMissing())
            return;
        const std::optional<bool> given = node.kind() == DataNode::Kind::Bool ? node.toBool() : std::nullopt;
        if (!given)
            return fail(node.range(), SettingsFileWords::tr("expected true or false"));
        value = *given;
    }
    void read(const DataNode &node, int &value, int least, int most)
    {
        if (node.isMissing())
            return;
        const std::optional<qint64> given = node.kind() == DataNode::Kind::Integer ? node.toInteger() : std::nullopt;
        if (!given || *given < least || *given > most)
            return fail(node.range(), SettingsFileWords::tr("expected a whole number from %1 to %2").arg(least).arg(most));
        value = static_cast<int>(*given);
    }
    void read(const DataNode &node, QString &value)
    {
        if (node.isMissing())
            return;
        if (!node.isString())
            return fail(node.range(), SettingsFileWords::tr("expected a string in quotes"));
        value = node.text();
    }
    void readChoice(const DataNode &node, const QStringList &names, int &index)
    {
        if (node.isMissing())
            return;
        const qsizetype at = node.isString() ? names.indexOf(node.text()) : -1;
        if (at < 0)
            return fail(node.range(), SettingsFileWords::tr("expected one of: %1").arg(names.join(listSeparator())));
        index = static_cast<int>(at);
    }
    void readShortcuts(const DataNode &object, QHash<QString, QKeySequence> &shortcuts)
    {
        if (object.isMissing())
            return;
        if (!object.isMapping())
            return fail(object.range(), SettingsFileWords::tr("expected an object in braces"));
        shortcuts.clear();
        for (const DataNode::Member &member : object.members()) {
            const QKeySequence keys = QKeySequence::fromString(member.value.text(), QKeySequence::PortableText);
            const bool isValid = member.value.isString() && keys.toString(QKeySequence::PortableText).isEmpty() == member.value.text().isEmpty();
            if (!isValid)
                return fail(member.value.range(), SettingsFileWords::tr("expected a shortcut such as \"Ctrl+Shift+S\", or \"\" for none"));
            shortcuts.insert(member.key, keys);
        }
    }

private:
    void fail(const Range &range, const QString &message)
    {
        if (!m_error)
            m_error = Error{ErrorCode::Invalid, message, {m_file, range}};
    }

    QString m_file;
    std::optional<Error> m_error;
};

void readEditor(PreferencesReader &reader, const DataNode &editor, EditorOptions &options)
{
    reader.checkKeys(editor, {QStringLiteral("wrap_lines"), QStringLiteral("zoom"), QStringLiteral("font"), QStringLiteral("tab_width"), QStringLiteral("show_spaces"), QStringLiteral("spelling")});
    reader.read(editor[u"wrap_lines"], options.wrapsLines);
    reader.read(editor[u"zoom"], options.zoom, -6, 24);
    reader.read(editor[u"font"], options.family);
    reader.read(editor[u"tab_width"], options.tabWidth, 1, 16);
    reader.read(editor[u"show_spaces"], options.showsSpaces);
    reader.read(editor[u"spelling"], options.language);
}

void readAll(PreferencesReader &reader, const DataNode &root, Preferences &preferences)
{
    reader.checkVersion(root[u"outcrop_settings"]); // the version comes first, because a later version can have other settings
    reader.checkKeys(root, {QStringLiteral("outcrop_settings"), QStringLiteral("theme"), QStringLiteral("reduced_motion"), QStringLiteral("language"), QStringLiteral("editor"), QStringLiteral("autosave"),
                               QStringLiteral("restore_session"), QStringLiteral("shortcuts")});
    reader.readChoice(root[u"theme"], themeNames, preferences.theme);
    reader.read(root[u"reduced_motion"], preferences.isMotionReduced);
    reader.readChoice(root[u"language"], languageNames(), preferences.language);
    readEditor(reader, root[u"editor"], preferences.editor);
    const DataNode &autosave = root[u"autosave"];
    reader.checkKeys(autosave, {QStringLiteral("when"), QStringLiteral("seconds")});
    reader.readChoice(autosave[u"when"], autosaveNames, preferences.autosave);
    reader.read(autosave[u"seconds"], preferences.autosaveSeconds, 1, 3600);
    reader.read(root[u"restore_session"], preferences.restoresSession);
    reader.readShortcuts(root[u"shortcuts"], preferences.shortcuts);
}

/// Returns the first error of the syntax, or nullopt.
std::optional<Error> syntaxError(const DataDocument &document)
{
    const std::optional<Diagnostic> found = firstError(document.diagnostics);
    return found ? std::optional(toError(*found)) : std::nullopt;
}

} // namespace

QByteArray serializeSettings(const WindowSettings &settings)
{
    const Preferences preferences = preferencesOf(settings);
    const EditorOptions &editor = preferences.editor;
    Json json = Json::object();
    json["outcrop_settings"] = 1;
    json["theme"] = jsonString(themeNames.at(preferences.theme));
    json["reduced_motion"] = preferences.isMotionReduced;
    json["language"] = jsonString(languageNames().at(preferences.language));
    json["editor"] = Json{{"wrap_lines", editor.wrapsLines}, {"zoom", editor.zoom}, {"font", jsonString(editor.family)}, {"tab_width", editor.tabWidth},
        {"show_spaces", editor.showsSpaces}, {"spelling", jsonString(editor.language)}};
    json["autosave"] = Json{{"when", jsonString(autosaveNames.at(preferences.autosave))}, {"seconds", preferences.autosaveSeconds}};
    json["restore_session"] = preferences.restoresSession;
    json["shortcuts"] = shortcutsJson(preferences.shortcuts);
    return jsonText(json);
}

Status applySettingsJson(const QByteArray &json, const QString &file, WindowSettings &settings)
{
    const DataDocument document = readJson(QString::fromUtf8(json), file);
    if (const std::optional<Error> error = syntaxError(document))
        return *error;
    if (!document.root.isMapping() || document.root[u"outcrop_settings"].isMissing())
        return Error{ErrorCode::Invalid, SettingsFileWords::tr("missing key \"outcrop_settings\". Choose a file that was exported with “Export Settings”."), {file, document.root.range()}};
    Preferences preferences = preferencesOf(settings);
    PreferencesReader reader(file);
    readAll(reader, document.root, preferences);
    if (reader.error())
        return *reader.error();
    store(preferences, settings);
    return success();
}

} // namespace outcrop
