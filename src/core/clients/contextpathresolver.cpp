// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/contextpathresolver.h"

#include "core/base/paths.h"
#include "core/documents/data/jsonreader.h"
#include "core/documents/data/tomlreader.h"
#include "core/documents/data/yamlreader.h"

#include <QDir>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 maximumSettingsBytes = 4 * 1024 * 1024;
constexpr qsizetype maximumFiles = 20'000;
constexpr qsizetype maximumHiddenFolders = 4'000; ///< a cache folder can contain any number of hidden folders
constexpr qsizetype maximumEntries = 300'000; ///< names that the patterns of one client are compared with; links can make a small folder endless
constexpr qsizetype maximumDepth = 24;

bool hasWildcard(const QString &step)
{
    return step.contains(u'*') || step.contains(u'?') || step.contains(u'[') || step.contains(u'{');
}

/// A component of a pattern, prepared for comparison with many names.
struct PatternStep {
    PatternStep(const QString &written, bool matchesAnyCase)
        : text(written), isWildcard(hasWildcard(written)), alternatives(expandBraces(matchesAnyCase ? written.toLower() : written)), ignoresCase(matchesAnyCase)
    {
    }

    bool fits(const QString &name) const
    {
        const QString compared = ignoresCase ? name.toLower() : name;
        return std::any_of(alternatives.begin(), alternatives.end(), [&compared](const QString &each) { return nameMatches(each, compared); });
    }

    QString text;
    bool isWildcard;
    QStringList alternatives;
    bool ignoresCase;
};

/// Returns a key for ContextFiles::cachedPaths(). Paths contain no null character.
QString searchKey(const QStringList &parts)
{
    return parts.join(QChar(u'\0'));
}

/// Returns whether no client searches this folder for instructions.
bool isSkippedFolder(const QString &name)
{
    return name == u".git" || name == u"node_modules";
}

} // namespace

QStringList folderAndAncestors(const QString &folder)
{
    QStringList folders;
    for (QString each = folder; !each.isEmpty(); each = each == u"/" ? QString() : folderOf(each))
        folders.append(each);
    return folders;
}

QString fileNameOf(const QString &path)
{
    return path.sliced(path.lastIndexOf(u'/') + 1);
}

QString folderOf(const QString &path)
{
    const qsizetype slash = path.lastIndexOf(u'/');
    return slash <= 0 ? QStringLiteral("/") : path.left(slash);
}

ContextPathResolver::ContextPathResolver(
    const ClientDocument &client, const ContextFiles &files, const ContextQuery &query)
    : m_client(client)
    , m_files(files)
    , m_query(query)
    , m_root(query.start)
{
    m_root = findRoot();
    m_settings.clear(); // cached values may depend on the preliminary root
}

bool ContextPathResolver::hasMarker(const QString &folder) const
{
    for (const QString &marker : expandedNames(m_client.markers)) {
        const FileEntryInfo::Kind kind = m_files.entryInfo(folder + (folder == u"/" ? QString() : QStringLiteral("/")) + marker).kind;
        if (kind != FileEntryInfo::Kind::Missing && kind != FileEntryInfo::Kind::Outside)
            return true;
    }
    return false;
}

QString ContextPathResolver::findRoot() const
{
    for (const QString &folder : folderAndAncestors(m_query.start)) {
        if (hasMarker(folder))
            return folder;
    }
    return m_client.withoutMarker == u"top" ? QStringLiteral("/") : m_query.start;
}

QString ContextPathResolver::replacePlaceholders(QString text) const
{
    if (text.contains(u'{')) {
        QString slug = m_root;
        for (QChar &letter : slug) {
            const bool isPlain = letter.unicode() < 128 && letter.isLetterOrNumber();
            letter = isPlain ? letter : QChar(u'-');
        }
        text = fillTemplate(text,
            {{QStringLiteral("root"), m_root}, {QStringLiteral("start"), m_query.start},
                {QStringLiteral("home"), m_query.home}, {QStringLiteral("root_slug"), slug}});
    }
    return text == u"~" || text.startsWith(u"~/") ? QString(m_query.home + text.sliced(1)) : text;
}

DataNode ContextPathResolver::settingsFile(const QString &path) const
{
    if (const auto known = m_settingsFiles.constFind(path); known != m_settingsFiles.constEnd())
        return *known;
    DataNode data;
    if (m_files.entryInfo(path).isFile()) {
        if (const Result<QByteArray> bytes = m_files.read(path, maximumSettingsBytes)) {
            const QString text = QString::fromUtf8(*bytes);
            const DataDocument document = path.endsWith(u".toml") ? readToml(text, path) : path.endsWith(u".json") ? readJson(text, path) : readYaml(text, path);
            data = document.root;
        }
    }
    m_settingsFiles.insert(path, data);
    return data;
}

DataNode ContextPathResolver::valueAt(const ClientSetting::Place &place) const
{
    if (!place.when.isEmpty() && !holds(place.when))
        return {};
    if (!place.variable.isEmpty()) {
        const auto value = m_query.environment.constFind(place.variable);
        return value == m_query.environment.constEnd() ? DataNode() : DataNode(DataNode::Kind::String, *value, {});
    }
    DataNode data = settingsFile(QDir::cleanPath(replacePlaceholders(place.file)));
    for (const QString &key : place.key)
        data = DataNode(data[replacePlaceholders(key)]);
    return data;
}

QStringList ContextPathResolver::setting(const QString &name) const
{
    if (const auto known = m_settings.constFind(name); known != m_settings.constEnd())
        return *known;
    const auto setting = std::find_if(m_client.settings.begin(), m_client.settings.end(), [&name](const ClientSetting &each) { return each.name == name; });
    if (setting == m_client.settings.end())
        return {};
    m_settings.insert(name, {}); // avoids infinite recursion if a setting refers to itself
    QStringList values;
    bool isFound = false;
    for (const ClientSetting::Place &place : setting->places) {
        const DataNode value = isFound && !setting->combinesValues ? DataNode() : valueAt(place);
        if (!value.isMissing())
            values += value.toStrings();
        isFound = isFound || !value.isMissing();
    }
    if (!isFound)
        values = setting->fallback.toStrings();
    m_settings.insert(name, values);
    return values;
}

bool ContextPathResolver::holds(const QString &condition, const Condition::Lookup &more) const
{
    if (condition.isEmpty())
        return true;
    const Result<Condition> parsed = Condition::parse(condition);
    return parsed && parsed->holds([this, &more](const QString &name) {
        const QStringList values = setting(name);
        if (values == QStringList{QStringLiteral("true")} || values == QStringList{QStringLiteral("false")}) {
            ConditionValue value = ConditionValue::fromStrings(values);
            value.isTrue = values.first() == u"true";
            return value;
        }
        return values.isEmpty() ? more(name) : ConditionValue::fromStrings(values);
    });
}

bool ContextPathResolver::holds(const QString &condition) const
{
    return holds(condition, [](const QString &) { return ConditionValue::fromStrings({}); });
}

QStringList ContextPathResolver::foldersBetween(const QString &from, const QString &to) const
{
    const auto place = [this](const QString &word) { return word == u"top" ? QStringLiteral("/") : word == u"root" ? m_root : m_query.start; };
    const bool isDownward = to == u"start";
    const QString high = place(isDownward ? from : to);
    QStringList folders = folderAndAncestors(place(isDownward ? to : from));
    const qsizetype end = folders.indexOf(high);
    if (end >= 0)
        folders = folders.first(end + 1);
    if (isDownward)
        std::reverse(folders.begin(), folders.end());
    return folders;
}

QStringList ContextPathResolver::foldersTowardTouched() const
{
    const QString folder = folderOf(m_touchedFile);
    if (m_touchedFile.isEmpty() || !isAtOrBelow(folder, m_query.start))
        return {};
    QStringList folders = folderAndAncestors(folder);
    folders = folders.first(folders.indexOf(m_query.start));
    std::reverse(folders.begin(), folders.end());
    return folders;
}

QStringList ContextPathResolver::foldersOf(const QString &word) const
{
    if (const qsizetype dots = word.indexOf(u".."); dots > 0 && !word.contains(u'/'))
        return foldersBetween(word.left(dots), word.sliced(dots + 2));
    if (word == u"root")
        return {m_root};
    if (word == u"start")
        return {m_query.start};
    if (word == u"below" || word == u"below-up") {
        QStringList folders = foldersTowardTouched();
        if (word == u"below-up")
            std::reverse(folders.begin(), folders.end());
        return folders;
    }
    if (word == u"between") {
        const QStringList folders = foldersBetween(QStringLiteral("start"), QStringLiteral("root"));
        return folders.mid(1, std::max<qsizetype>(folders.size() - 2, 0));
    }
    QStringList folders;
    for (const QString &path : expandedNames({word})) {
        for (const QString &each : path.split(u',', Qt::SkipEmptyParts))
            folders.append(QDir::cleanPath(absolutePath(replacePlaceholders(each), m_query.start)));
    }
    return folders;
}

QStringList ContextPathResolver::folders(const QStringList &words) const
{
    QStringList folders;
    for (const QString &word : words) {
        for (const QString &folder : foldersOf(word)) {
            if (!folders.contains(folder))
                folders.append(folder);
        }
    }
    return folders;
}

QStringList ContextPathResolver::withoutMainRepository(const QStringList &folders) const
{
    const QString link = m_root + QStringLiteral("/.git");
    if (!m_files.entryInfo(link).isFile())
        return folders;
    const Result<QByteArray> text = m_files.read(link, maximumSettingsBytes);
    const QString target = text ? QString::fromUtf8(*text).section(u':', 1).trimmed() : QString();
    const QString gitFolder = QDir::cleanPath(absolutePath(target, m_root)).section(QStringLiteral("/worktrees/"), 0, 0);
    if (!target.contains(u"/worktrees/") || fileNameOf(gitFolder) != u".git")
        return folders;
    const QString mainRepository = folderOf(gitFolder);
    QStringList kept;
    std::copy_if(folders.begin(), folders.end(), std::back_inserter(kept),
        [&](const QString &folder) { return isAtOrBelow(folder, m_root) || !isAtOrBelow(folder, mainRepository); });
    return kept;
}

QStringList ContextPathResolver::expandedNames(const QStringList &names) const
{
    QStringList all;
    for (const QString &name : names) {
        const qsizetype open = name.indexOf(u'{'), close = name.indexOf(u'}', open);
        const QString inside = open < 0 || close < 0 ? QString() : name.mid(open + 1, close - open - 1);
        const bool isSetting = std::any_of(m_client.settings.begin(), m_client.settings.end(), [&inside](const ClientSetting &each) { return each.name == inside; });
        if (!isSetting) {
            all.append(replacePlaceholders(name));
            continue;
        }
        for (const QString &value : setting(inside))
            all.append(name.left(open) + value + name.mid(close + 1));
    }
    return all;
}

const QStringList &ContextPathResolver::foldersBelow(HiddenFolders hidden) const
{
    if (const auto known = m_foldersBelow.constFind(hidden); known != m_foldersBelow.constEnd())
        return *known;
    const QString key = searchKey({hidden == HiddenFolders::Include ? QStringLiteral("below-hidden") : QStringLiteral("below"), m_query.start});
    if (const std::optional<FoundPaths> known = m_files.cachedPaths(key))
        return *m_foldersBelow.insert(hidden, known->paths);
    const QStringList found = searchBelow(hidden);
    m_files.cachePaths(key, {found, 0});
    return *m_foldersBelow.insert(hidden, found);
}

/// Returns the folders below the start folder, sorted. Searches hidden folders after all others, the nearest ones first, so that they never replace other
/// folders when a limit is reached.
QStringList ContextPathResolver::searchBelow(HiddenFolders hidden) const
{
    QStringList open{m_query.start}, found, hiddenFolders;
    while (!open.isEmpty() && found.size() < maximumFiles) {
        const QString folder = open.takeFirst();
        for (const QString &name : m_files.folders(folder)) {
            if (isSkippedFolder(name))
                continue;
            QStringList &folders = name.startsWith(u'.') ? hiddenFolders : found;
            folders.append(folder + u'/' + name);
            if (&folders == &found)
                open.append(found.last());
        }
    }
    for (qsizetype i = 0; hidden == HiddenFolders::Include && i < std::min(hiddenFolders.size(), maximumHiddenFolders); ++i) {
        const QString folder = hiddenFolders[i];
        found.append(folder);
        for (const QString &name : m_files.folders(folder)) {
            if (!isSkippedFolder(name))
                hiddenFolders.append(folder + u'/' + name);
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

QStringList ContextPathResolver::foldersWith(QStringList names, HiddenFolders hidden) const
{
    for (QString &name : names)
        name = name.section(u'/', 0, 0).toLower();
    names.removeDuplicates();
    const QString key = searchKey(QStringList{hidden == HiddenFolders::Include ? QStringLiteral("with-hidden") : QStringLiteral("with"), m_query.start} + names);
    if (const auto known = m_foldersByNames.constFind(key); known != m_foldersByNames.constEnd())
        return *known;
    if (const std::optional<FoundPaths> known = m_files.cachedPaths(key))
        return *m_foldersByNames.insert(key, known->paths);
    const QSet<QString> wanted(names.begin(), names.end());
    QStringList found;
    for (const QString &folder : foldersBelow(hidden)) {
        const QStringList inside = m_files.names(folder);
        if (std::any_of(inside.begin(), inside.end(), [&wanted](const QString &name) { return wanted.contains(name.toLower()); }))
            found.append(folder);
    }
    m_files.cachePaths(key, {found, 0});
    return *m_foldersByNames.insert(key, found);
}

const QString &ContextPathResolver::realFolder(const QString &folder) const
{
    const auto known = m_realFolders.constFind(folder);
    return known != m_realFolders.constEnd() ? *known : *m_realFolders.insert(folder, m_files.entryInfo(folder).realPath);
}

QString ContextPathResolver::absolutePath(const QString &path, const QString &folder) const
{
    if (path.startsWith(u'/'))
        return path;
    return path.startsWith(u"~/") ? QString(m_query.home + path.sliced(1)) : QString(folder + u'/' + path);
}

/// The search for the paths that match one pattern.
struct ContextPathResolver::Expansion {
    QList<PatternStep> steps;
    QStringList found;
    QStringList visitedFolders; ///< real paths of the folders of the current `**` branch; a link back to one of them is not followed
};

void ContextPathResolver::expandStep(const QString &folder, qsizetype step, Expansion &expansion) const
{
    const PatternStep &pattern = expansion.steps[step];
    const bool isLast = step + 1 == expansion.steps.size();
    const QString prefix = folder == u"/" ? folder : folder + u'/';
    const auto take = [&](const QString &name) {
        if (!isLast)
            expandStep(prefix + name, step + 1, expansion);
        else if (expansion.found.size() < maximumFiles)
            expansion.found.append(prefix + name);
    };
    if (!pattern.isWildcard && !pattern.ignoresCase)
        return take(pattern.text);
    if (expansion.found.size() >= maximumFiles || (pattern.isWildcard && m_comparedNames > maximumEntries))
        return;
    if (pattern.text == u"**")
        return expandDeep(folder, step, expansion);
    const QStringList names = m_files.names(folder);
    m_comparedNames += pattern.isWildcard ? names.size() : 0;
    for (const QString &name : names) {
        if (pattern.fits(name))
            take(name);
    }
}

/// Searches a folder and the folders below it for the rest of the pattern.
void ContextPathResolver::expandDeep(const QString &folder, qsizetype step, Expansion &expansion) const
{
    const FolderEntries entries = m_files.entries(folder);
    if (entries.realPath.isEmpty() || expansion.visitedFolders.contains(entries.realPath) || expansion.visitedFolders.size() > maximumDepth)
        return;
    expansion.visitedFolders.append(entries.realPath);
    const QString prefix = folder == u"/" ? folder : folder + u'/';
    if (step + 1 < expansion.steps.size())
        expandStep(folder, step + 1, expansion);
    m_comparedNames += entries.names.size();
    for (const QString &name : entries.possibleFolders) {
        if (!isSkippedFolder(name))
            expandStep(prefix + name, step, expansion);
    }
    expansion.visitedFolders.removeLast();
}

QStringList ContextPathResolver::expand(const QString &folder, const QString &pattern, bool ignoresCase) const
{
    if (!hasWildcard(pattern) && !ignoresCase)
        return {QDir::cleanPath(absolutePath(pattern, folder))};
    QString base = folder;
    QString rest = pattern;
    if (const QString whole = replacePlaceholders(pattern); whole.startsWith(u'/')) {
        base = QStringLiteral("/");
        rest = whole.sliced(1);
    }
    const QString key = searchKey({QStringLiteral("match"), base, rest, ignoresCase ? QStringLiteral("any case") : QString()});
    if (const std::optional<FoundPaths> known = m_files.cachedPaths(key); known && m_comparedNames + known->compared <= maximumEntries) {
        m_comparedNames += known->compared;
        return known->paths;
    }
    const qsizetype before = m_comparedNames;
    QStringList steps = rest.split(u'/', Qt::SkipEmptyParts);
    for (qsizetype i = steps.size() - 1; i > 0; --i) { // collapse consecutive `**`
        if (steps[i] == u"**" && steps[i - 1] == u"**")
            steps.removeAt(i);
    }
    Expansion expansion;
    for (const QString &step : std::as_const(steps))
        expansion.steps.append(PatternStep(step, ignoresCase));
    if (!steps.isEmpty())
        expandStep(base, 0, expansion);
    std::sort(expansion.found.begin(), expansion.found.end());
    expansion.found.removeDuplicates();
    if (m_comparedNames <= maximumEntries)
        m_files.cachePaths(key, {expansion.found, m_comparedNames - before});
    return expansion.found;
}

} // namespace outcrop
