// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/startfolders.h"

#include "core/base/joinedtext.h"
#include "core/base/parallel.h"
#include "core/base/paths.h"
#include "core/clients/clientsmessages.h"
#include "core/clients/contextcandidates.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace outcrop {
namespace {

constexpr qsizetype maximumStarts = 32; ///< start folders for which a client is evaluated
constexpr qsizetype startsPerRound = 4; ///< start folders that are evaluated before the work is compared with its limit
constexpr qint64 maximumWork = 2 * 1024 * 1024; ///< for all evaluations of a client, see workEstimate(): a file can import thousands of others
constexpr qint64 workPerText = 1024; ///< cost of finding a file, as the number of bytes that are read in the same time
constexpr qsizetype maximumOtherFiles = 1000; ///< files of other start folders
constexpr qsizetype maximumNamedFiles = 5;    ///< files in a sentence
constexpr qint64 entryMargin = 64;   ///< upper bound for the short values in the text of a list entry, such as its scope

/// Files with a size limit, relative to a folder. The limits are lower bounds: a larger file may still be sent in full.
struct LimitedFiles {
    LoadRule rule; ///< only its settings for finding files are used
    qint64 fileBytes = std::numeric_limits<qint64>::max(); ///< maximum size of each file that the client sends in full
    qint64 chainBytes = std::numeric_limits<qint64>::max(); ///< limit for all files from the top-level folder to the start folder
    qint64 addedBytes = 0; ///< bytes that the client adds for each file
    QHash<QString, qint64> sizes = {}; ///< bytes of the files, by folder
};

/// Removes imports that have no effect on size limits, because the limits apply before the client inserts the imported text.
void removeInsertedImports(LoadRule &rule)
{
    if (rule.imports && rule.imports->method != ImportRules::Method::Follow)
        rule.imports.reset();
    for (LoadRule &inner : rule.rules)
        removeInsertedImports(inner);
}

ClientDocument limitedClient(ClientDocument client)
{
    client.parts.removeIf([](const PartRule &part) { return part.loadsOnFileRead; });
    for (PartRule &part : client.parts) {
        for (PartRule::Content &content : part.contents) {
            if (auto *rule = std::get_if<LoadRule>(&content))
                removeInsertedImports(*rule);
        }
    }
    return client;
}

/// Returns whether a keyword, or a range of keywords such as `root..start`, contains a word.
bool containsWord(const QStringList &folders, QStringView word)
{
    return std::any_of(folders.begin(), folders.end(), [word](const QString &each) { return !each.contains(u'/') && each.contains(word); });
}

/// Returns whether a rule searches the project root or the folders between it and the start folder.
bool readsParents(const QStringList &folders)
{
    return containsWord(folders, u"root") || containsWord(folders, u"between");
}

/// Returns whether the client loads files below the start folder on demand, so that its context has entries for these files.
bool loadsFilesBelow(const ClientDocument &client)
{
    const auto searchesBelow = [](const PartRule::Content &content) {
        const auto *rule = std::get_if<LoadRule>(&content);
        return rule && containsWord(rule->folders, u"below");
    };
    return std::any_of(client.parts.begin(), client.parts.end(),
        [&](const PartRule &part) { return part.loadsOnFileRead && std::any_of(part.contents.begin(), part.contents.end(), searchesBelow); });
}

/// The losses that a search considers.
enum class LossKinds { All, SizeLimits };

/// Returns the files that lose text.
QSet<QString> filesWithLosses(const ClientContext &context, LossKinds kinds)
{
    QSet<QString> files;
    for (const ContextText *text : lostTexts(context)) {
        if (kinds == LossKinds::All || text->isLimited())
            files.insert(text->file);
    }
    return files;
}

/// Returns an estimate of the work to evaluate a client, in bytes.
qint64 workEstimate(const ClientContext &context)
{
    qint64 work = 0;
    for (const ContextText &text : context.texts) {
        if (text.state != ContextState::Waiting && text.state != ContextState::Hidden)
            work += workPerText + (text.isSent() || text.isInList ? text.fileBytes : 0);
    }
    return work;
}

/// Searches the start folders of one client.
class StartFolderSearch
{
public:
    StartFolderSearch(const ClientDocument &client, const ContextFiles &files, const ContextQuery &query, const QString &folder, const ClientContext &shown)
        : m_client(limitedClient(client))
        , m_files(files)
        , m_query{folder, query.home, {}, query.environment}
        , m_shownContext(shown)
        , m_resolver(m_client, m_files, m_query)
        , m_candidates(m_resolver)
        , m_loadsFilesBelow(loadsFilesBelow(client))
    {
        for (const PartRule &part : m_client.parts)
            addPart(part);
        for (const ContextText &text : shown.texts) {
            if (text.isSent() && !text.relatedFile.isEmpty() && m_startImports.contains(text.rule))
                m_importedTexts.append(&text);
        }
        m_searchedNames.removeDuplicates();
    }

    StartFolders run()
    {
        StartFolders result;
        for (const ClientContext &context : limitedContexts(LossKinds::All, result.uncheckedCount))
            result.limitedStarts.append({context.start, contextLosses(context)});
        if (ignoresParents())
            result.missingMarkers = m_resolver.expandedNames(m_client.markers);
        result.otherFiles = filesOfOtherStarts();
        result.searchedNames = m_searchedNames;
        return result;
    }

    /// Returns the contexts of the start folders where other files lose text. Sets `unchecked` to the number of folders that were not checked.
    QList<ClientContext> limitedContexts(LossKinds kinds, qsizetype &uncheckedCount)
    {
        QList<ClientContext> result;
        const QSet<QString> known = filesWithLosses(m_shownContext, kinds);
        const QStringList starts = startsToCheck(kinds);
        const qsizetype limit = std::min(maximumStarts, starts.size());
        qsizetype checked = 0;
        qint64 work = workEstimate(m_shownContext); // files sent from the shown folder are usually also sent from the folders below it
        while (checked < limit && work <= maximumWork) {
            const QStringList round = starts.mid(checked, std::min(startsPerRound, limit - checked));
            for (const ClientContext &context : readContexts(round)) {
                work += workEstimate(context);
                if (!(filesWithLosses(context, kinds) - known).isEmpty())
                    result.append(context);
            }
            checked += round.size();
        }
        uncheckedCount = starts.size() - checked;
        return result;
    }

private:
    /// Returns the folders that may reach a size limit or lose an import.
    QStringList startsToCheck(LossKinds kinds)
    {
        QStringList starts;
        for (const QString &start : foldersWithLimitedFiles()) {
            const bool mayReach = mayReachLimit(start); // also for the shown folder, whose files count for the folders below
            if (start != m_shownContext.start && (mayReach || (kinds == LossKinds::All && mayLoseImport(start))))
                starts.append(start);
        }
        return starts;
    }

    QList<ClientContext> readContexts(const QStringList &starts) const
    {
        QList<ClientContext> contexts(starts.size());
        ClientContext *const results = contexts.data();
        const auto read = [&](qsizetype i) { results[i] = readClientContext(m_client, m_files, {starts[i], m_query.home, {}, m_query.environment}); };
        forEachParallel(starts.size(), read, {1, nullptr});
        return contexts;
    }

    void addPart(const PartRule &part)
    {
        for (const PartRule::Content &content : part.contents) {
            if (const auto *list = std::get_if<ListRule>(&content)) {
                addList(*list);
            } else if (const auto *rule = std::get_if<LoadRule>(&content)) {
                for (const LoadRule &each : rule->rules.isEmpty() ? QList<LoadRule>{*rule} : rule->rules)
                    addRule(each, rule->folders);
            }
        }
    }

    void addRule(const LoadRule &rule, const QStringList &folders)
    {
        m_readsTop = m_readsTop || containsWord(folders, u"top");
        if (readsParents(folders) || dependsOnStart(folders))
            m_searchedNames += namesOf(rule);
        if (readsParents(folders))
            m_parentRules.append(rule);
        if (!dependsOnStart(folders))
            return;
        if (!m_loadsFilesBelow && m_resolver.holds(rule.when))
            m_startRules.append(rule);
        if (rule.imports && rule.imports->method == ImportRules::Method::Follow && rule.imports->within == u"start")
            m_startImports.insert(rule.id);
        LimitedFiles limitedFiles{rule};
        if (rule.limit.maximumFileSize >= 0)
            limitedFiles.fileBytes = rule.limit.maximumFileSize;
        if (rule.limit.lines > 0)
            limitedFiles.fileBytes = std::min<qint64>(limitedFiles.fileBytes, rule.limit.lines - 1); // a line has at least one byte
        if (!rule.limit.bytes.isEmpty()) {
            qint64 &limit = rule.limit.appliesToChain ? limitedFiles.chainBytes : limitedFiles.fileBytes;
            limit = std::min(limit, m_resolver.expandedNames({rule.limit.bytes}).value(0).toLongLong());
        }
        if (limitedFiles.fileBytes != LimitedFiles().fileBytes || limitedFiles.chainBytes != LimitedFiles().chainBytes)
            m_limitedFiles.append(limitedFiles);
    }

    /// Adds a list as if its entries contained the whole files.
    void addList(const ListRule &list)
    {
        const auto isInStart = [this](const ListRule::Place &place) { return !place.files.isEmpty() && dependsOnStart(place.folders); };
        if (list.budget < 0 || std::none_of(list.places.begin(), list.places.end(), isInStart))
            return;
        LimitedFiles limitedFiles;
        for (const ListRule::Place &place : list.places) {
            if (isInStart(place) || (!place.files.isEmpty() && containsWord(place.folders, u"root")))
                limitedFiles.rule.files.append(place.files);
        }
        limitedFiles.rule.files.removeDuplicates();
        limitedFiles.chainBytes = (list.budget - list.reservedSize) * list.unit - bytesFromElsewhere(list);
        limitedFiles.addedBytes = std::max(list.item.size(), list.otherItem.size()) + list.separator.size() + list.unit + entryMargin;
        m_limitedFiles.append(limitedFiles);
    }

    /// Returns the bytes of a list's entries from outside the searched folder, such as the user's skills; the whole budget if they are shortened.
    qint64 bytesFromElsewhere(const ListRule &list) const
    {
        qint64 bytes = 0;
        for (const ContextText &text : m_shownContext.texts) {
            if (!text.isInList || text.rule != list.id || isAtOrBelow(text.file, m_query.start))
                continue;
            bytes += text.isLimited() ? list.budget * list.unit : text.sentBytes + list.separator.size() + list.unit;
        }
        return bytes;
    }

    bool dependsOnStart(const QStringList &folders) const
    {
        const bool isRootStart = m_client.withoutMarker == u"start" && !m_shownContext.isRootMarked;
        return containsWord(folders, u"start") || containsWord(folders, u"between") || (isRootStart && folders.contains(QStringLiteral("root")));
    }

    QStringList namesOf(const LoadRule &rule) const { return m_resolver.expandedNames(rule.files); }

    /// Returns the instruction files below the shown start folder that have no entry in the shown context.
    QStringList filesOfOtherStarts()
    {
        QSet<QString> known;
        for (const ContextText &text : m_shownContext.texts)
            known.unite({text.file, text.realFile});
        QStringList files;
        for (const LoadRule &rule : std::as_const(m_startRules)) {
            for (const QString &folder : m_resolver.foldersWith(namesOf(rule))) {
                if (files.size() >= maximumOtherFiles)
                    return files;
                if (folder == m_shownContext.start || !isAtOrBelow(folder, m_shownContext.start))
                    continue;
                for (const ContextCandidate &file : m_candidates.find(rule, {folder})) {
                    if (file.fileInfo.size == 0 || known.contains(file.path) || known.contains(file.fileInfo.realPath))
                        continue;
                    known.unite({file.path, file.fileInfo.realPath});
                    files.append(file.path);
                    if (rule.selection != LoadRule::Selection::All)
                        break; // the client loads only one of these files
                }
            }
        }
        files.sort();
        return files;
    }

    /// Returns the top-level folder and the folders below it with files of `m_limitedFiles`, parents first; empty if no file has a limit.
    QStringList foldersWithLimitedFiles() const
    {
        QStringList names;
        for (const LimitedFiles &limitedFiles : m_limitedFiles)
            names += namesOf(limitedFiles.rule);
        return names.isEmpty() ? QStringList() : QStringList{m_query.start} + m_resolver.foldersWith(names, ContextPathResolver::HiddenFolders::Include);
    }

    /// Returns whether the client, started in `folder`, still loads the importer of a file outside `folder`. Considers the imports of `m_shownContext`.
    bool mayLoseImport(const QString &folder) const
    {
        return std::any_of(m_importedTexts.begin(), m_importedTexts.end(),
            [&folder](const ContextText *text) { return isAtOrBelow(folder, folderOf(text->relatedFile)) && !isAtOrBelow(text->file, folder); });
    }

    bool mayReachLimit(const QString &folder)
    {
        bool mayReach = false;
        for (LimitedFiles &limitedFiles : m_limitedFiles) {
            qint64 size = 0;
            for (const ContextCandidate &file : m_candidates.find(limitedFiles.rule, {folder})) {
                size += file.fileInfo.size + (limitedFiles.addedBytes > 0 ? limitedFiles.addedBytes + 2 * file.path.size() : 0); // an entry can contain name and path
                mayReach = mayReach || file.fileInfo.size > limitedFiles.fileBytes;
            }
            if (size == 0)
                continue;
            limitedFiles.sizes.insert(folder, size);
            qint64 chain = 0;
            for (const QString &each : folderAndAncestors(folder))
                chain += limitedFiles.sizes.value(each);
            mayReach = mayReach || chain > limitedFiles.chainBytes;
        }
        return mayReach;
    }

    /// Returns whether the client ignores instructions in a parent folder because no folder is marked as a project. For the top-level folder, returns
    /// whether the client would do so in a folder below it.
    bool ignoresParents()
    {
        if (m_parentRules.isEmpty() || m_readsTop || m_shownContext.isRootMarked || m_client.isHosted || m_client.withoutMarker != u"start")
            return false;
        QStringList names;
        bool isInTop = false;
        for (const LoadRule &rule : std::as_const(m_parentRules)) {
            names += namesOf(rule);
            isInTop = isInTop || !m_candidates.find(rule, {m_query.start}).isEmpty();
        }
        const QStringList below = m_resolver.foldersWith(names);
        QSet<QString> folders(below.begin(), below.end());
        if (isInTop)
            folders.insert(m_query.start);
        const auto hasParent = [&folders](const QString &folder) {
            const QStringList parents = folderAndAncestors(folder).mid(1);
            return std::any_of(parents.begin(), parents.end(), [&folders](const QString &each) { return folders.contains(each); });
        };
        return m_shownContext.start == m_query.start ? std::any_of(folders.begin(), folders.end(), hasParent) : hasParent(m_shownContext.start);
    }

    const ClientDocument m_client;
    const ContextFiles &m_files;
    const ContextQuery m_query; ///< starts in the top-level folder
    const ClientContext &m_shownContext;
    ContextPathResolver m_resolver;
    ContextCandidates m_candidates;
    const bool m_loadsFilesBelow;
    QList<LimitedFiles> m_limitedFiles;
    QSet<QString> m_startImports; ///< IDs of rules that follow imports only within the start folder
    QList<const ContextText *> m_importedTexts; ///< imported texts of `m_shownContext` that depend on such a rule
    QList<LoadRule> m_startRules; ///< rules whose folders depend on the start folder; empty if the client loads files below it on demand
    QStringList m_searchedNames;
    QList<LoadRule> m_parentRules; ///< rules whose files a client can find above its start folder
    bool m_readsTop = false;     ///< whether a rule searches all parent folders, even without a marker
};

} // namespace

StartFolders startFolders(const ClientDocument &client, const ContextFiles &files, const ContextQuery &query, const QString &folder, const ClientContext &shown)
{
    return StartFolderSearch(client, files, query, folder, shown).run();
}

QList<ClientContext> limitedContexts(const ClientDocument &client, const ContextFiles &files, const ContextQuery &query, const QString &folder, const ClientContext &shown)
{
    qsizetype uncheckedCount = 0;
    return StartFolderSearch(client, files, query, folder, shown).limitedContexts(LossKinds::SizeLimits, uncheckedCount);
}

bool StartFolders::isLimitedByTruncation() const
{
    return std::any_of(limitedStarts.begin(), limitedStarts.end(), [](const LimitedStart &start) { return start.losses.truncatedFiles + start.losses.shortenedDescriptions > 0; });
}

bool StartFolders::isLimitedBySkipping() const
{
    return std::any_of(limitedStarts.begin(), limitedStarts.end(), [](const LimitedStart &start) { return start.losses.allSkippedFiles() > 0; });
}

QString otherFilesSentence(const StartFolders &starts, const QString &client, const QString &folder)
{
    if (starts.otherFiles.isEmpty())
        return {};
    QStringList names;
    for (const QString &file : starts.otherFiles.first(std::min(maximumNamedFiles, starts.otherFiles.size())))
        names.append(pathInside(folder, file));
    if (names.size() < starts.otherFiles.size())
        names.append(QStringLiteral("…"));
    return clientsmessages::loadedInOtherStarts(starts.otherFiles.size(), client, names.join(listSeparator()));
}

QString searchedNamesSentence(const StartFolders &starts, const QString &client)
{
    return starts.searchedNames.isEmpty() ? QString() : clientsmessages::filesSearched(client, starts.searchedNames.join(listSeparator()));
}

QString ignoredParentsSentence(const QStringList &missingMarkers, const QStringList &clients)
{
    return clientsmessages::parentsNotLoaded(missingMarkers.join(listSeparator()), clients.join(listSeparator()));
}

} // namespace outcrop
