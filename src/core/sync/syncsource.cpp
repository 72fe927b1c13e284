// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/syncsource.h"

#include "core/base/joinedtext.h"
#include "core/base/paths.h"
#include "core/base/utf8.h"
#include "core/clients/clientcontext.h"
#include "core/clients/contextimports.h"
#include "core/clients/loadtext.h"
#include "core/documents/bundle/bundleddata.h"
#include "core/documents/data/tomlreader.h"
#include "core/sync/syncmark.h"
#include "core/sync/syncmessages.h"

#include <QSet>

namespace outcrop {
namespace {

constexpr qint64 maximumSourceBytes = 4 * 1024 * 1024;
constexpr qsizetype maximumCompanions = 500;
constexpr qint64 maximumCompanionBytes = 64 * 1024 * 1024; ///< maximum size of the files of one skill
constexpr qint64 maximumImportBytes = 64 * 1024 * 1024; ///< maximum size of all imports, the same as for predicting a context

/// Returns the reason why a generated file is not a source. The mark of an edited file may not list its sources.
QString generatedReason(const QString &text)
{
    const QStringList sources = fileMark(text).value_or(SyncMark()).sources;
    return sources.isEmpty() ? syncmessages::isGeneratedFile() : syncmessages::isGeneratedFrom(sources.join(listSeparator()));
}

const LoadRule *loadRuleIn(const LoadRule &rule, const QString &id)
{
    if (rule.id == id && rule.rules.isEmpty())
        return &rule;
    for (const LoadRule &each : rule.rules) {
        if (const LoadRule *found = loadRuleIn(each, id))
            return found;
    }
    return nullptr;
}

const LoadRule *loadRuleOfId(const ClientDocument &client, const QString &id)
{
    for (const PartRule &part : client.parts) {
        for (const PartRule::Content &content : part.contents) {
            const auto *rule = std::get_if<LoadRule>(&content);
            if (const LoadRule *found = rule ? loadRuleIn(*rule, id) : nullptr)
                return found;
        }
    }
    return nullptr;
}

const ListRule *listRuleOfId(const ClientDocument &client, const QString &id)
{
    for (const PartRule &part : client.parts) {
        for (const PartRule::Content &content : part.contents) {
            if (const auto *rule = std::get_if<ListRule>(&content); rule && rule->id == id)
                return rule;
        }
    }
    return nullptr;
}

/// The folder that a rule file applies to, and the file's path below its rules folder.
struct RuleLocation {
    QString folder;
    QString relativePath;
};

/// Splits `packages/api/.claude/rules/style.md` at the fixed part of the pattern `.claude/rules/**/*.md`.
RuleLocation ruleLocationOf(const QString &file, const QStringList &patterns)
{
    const QString path = u'/' + file;
    RuleLocation place{folderOf(path).sliced(1), fileNameOf(path)};
    qsizetype longest = 0;
    for (const QString &pattern : patterns) {
        const qsizetype wildcard = pattern.indexOf(u'*');
        const QString fixedPrefix = wildcard < 0 ? pattern : pattern.first(pattern.lastIndexOf(u'/', wildcard) + 1);
        const qsizetype at = wildcard < 0 ? path.size() - fixedPrefix.size() - 1 : path.lastIndexOf(u'/' + fixedPrefix);
        if (fixedPrefix.contains(u'{') || fixedPrefix.size() <= longest || at < 0 || path.sliced(at + 1, fixedPrefix.size()).compare(fixedPrefix, Qt::CaseInsensitive) != 0)
            continue;
        longest = fixedPrefix.size();
        place = {path.mid(1, std::max<qsizetype>(at - 1, 0)), wildcard < 0 ? fileNameOf(path) : path.sliced(at + 1 + fixedPrefix.size())};
    }
    return place;
}

QString withoutEnding(const QString &name)
{
    const qsizetype dot = name.indexOf(u'.', name.lastIndexOf(u'/') + 2);
    return dot > 0 ? name.first(dot) : name;
}

/// Reads the files that one client loads from a project.
class SourceReader
{
public:
    SourceReader(const ClientDocument &client, const ContextFiles &files, const QString &root, const QString &home)
        : m_client(client), m_files(files), m_query{root, home, {}, {}}, m_resolver(client, files, m_query)
    {
        m_source.name = client.name;
        m_source.title = client.title;
        m_source.root = root;
        if (const SyncTarget *target = syncTarget(client.name))
            m_privatePaths = target->privateFiles;
    }

    SyncSource read()
    {
        const QList<ContextText> texts = readClientContext(m_client, m_files, m_query).texts;
        for (const ContextText &text : texts) {
            if (isImported(text))
                m_importedPaths.insert(keyOf(text));
        }
        for (const ContextText &text : texts) {
            if (isAtOrBelow(text.file, m_source.root) && !isImported(text))
                readText(text);
        }
        return m_source;
    }

private:
    /// Returns whether the text is part of the text that imports it.
    static bool isImported(const ContextText &text) { return !text.relatedFile.isEmpty() && text.isSent(); }
    static QString keyOf(const ContextText &text) { return text.realFile.isEmpty() ? text.file : text.realFile; }
    QString relative(const QString &path) const { return pathInside(m_source.root, path); }
    void recordDropped(const QString &file, const QString &reason) { m_source.ledger.append({{}, file, LossAction::Dropped, reason}); }

    bool isLinkTo(const QString &path, const QString &realFile) const { return !path.isEmpty() && m_files.entryInfo(path).realPath == realFile; }

    void readText(const ContextText &text)
    {
        const QString file = relative(text.file);
        if (m_privatePaths.contains(fileNameOf(file)))
            return recordDropped(file, syncmessages::isPersonal());
        const QString key = keyOf(text);
        if (text.state == ContextState::Hidden && (m_seenPaths.contains(key) || m_importedPaths.contains(key) || isLinkTo(text.relatedFile, key)))
            return; // sent under a different name, or imported
        const ListRule *list = text.isInList ? listRuleOfId(m_client, text.rule) : nullptr;
        const bool isCallable = list && list->id != u"agents" && text.state == ContextState::Skipped; // not listed, but the user can call it
        if (text.state == ContextState::Hidden || (text.state == ContextState::Skipped && !isCallable))
            return recordDropped(file, syncmessages::sourceDoesNotLoad(m_source.title, contextReason(text, m_source.root)));
        if (m_seenPaths.contains(key))
            return;
        const Result<QByteArray> bytes = m_files.read(text.file, maximumSourceBytes);
        const std::optional<QString> whole = bytes ? decodeUtf8Strict(*bytes) : std::nullopt;
        if (!whole)
            return recordDropped(file, bytes ? syncmessages::notUtf8() : bytes.error().message);
        if (isGenerated(*whole))
            return recordDropped(file, generatedReason(*whole));
        m_seenPaths.insert(key);
        SyncItem item;
        item.file = file;
        item.realFile = key;
        item.fileText = removeByteOrderMark(*whole);
        if (list)
            addListedFile(item, *list);
        else if (const LoadRule *rule = loadRuleOfId(m_client, text.rule))
            addText(item, *rule);
    }

    void addListedFile(SyncItem &item, const ListRule &rule)
    {
        const bool isSkill = fileNameOf(item.file).compare(QLatin1String("SKILL.md"), Qt::CaseInsensitive) == 0;
        item.kind = rule.id == u"agents" ? SyncItem::Kind::Agent : isSkill ? SyncItem::Kind::Skill : SyncItem::Kind::Command;
        QString body;
        if (rule.isToml) {
            const DataDocument toml = readToml(item.fileText, item.file);
            item.data = toml.root;
            body = item.data[u"developer_instructions"].text();
        } else {
            const ClientFrontMatter matter = readClientFrontMatter(item.fileText, YamlErrorHandling::Repair);
            item.data = matter.data;
            body = item.fileText.sliced(matter.bodyStart);
        }
        item.segments = {{body.trimmed(), item.file}};
        item.name = listedName(item);
        if (isSkill)
            addCompanions(item);
        m_source.items.append(item);
    }

    void addCompanions(SyncItem &item)
    {
        const QString folder = folderOf(m_source.root + u'/' + item.file);
        qint64 bytes = 0;
        for (const QString &name : filesBelowFolder(m_files, folder)) {
            if (name == fileNameOf(u'/' + item.file))
                continue;
            bytes += m_files.entryInfo(folder + u'/' + name).size;
            if (item.companions.size() >= maximumCompanions || bytes > maximumCompanionBytes)
                return recordDropped(relative(folder + u'/' + name), syncmessages::tooMuchToCopy());
            item.companions.append(name);
        }
    }

    QString listedName(const SyncItem &item) const
    {
        if (item.kind == SyncItem::Kind::Skill)
            return fileNameOf(folderOf(u'/' + item.file));
        if (item.kind == SyncItem::Kind::Agent)
            return item.data[u"name"].isString() ? item.data[u"name"].text() : withoutEnding(fileNameOf(item.file));
        const qsizetype at = item.file.lastIndexOf(QLatin1String("commands/"));
        return withoutEnding(at < 0 ? fileNameOf(item.file) : item.file.sliced(at + 9));
    }

    void addText(SyncItem &item, const LoadRule &rule)
    {
        const RuleLocation place = ruleLocationOf(item.file, rule.files);
        item.folder = place.folder;
        item.kind = rule.touch ? SyncItem::Kind::Rule : SyncItem::Kind::Instructions;
        item.data = readClientFrontMatter(item.fileText, rule.touch ? rule.touch->yaml : YamlErrorHandling::Repair).data;
        if (rule.touch) {
            item.name = withoutEnding(place.relativePath);
            for (const QString &name : rule.touch->keys)
                item.patternsKey = item.data.member(name) ? name : item.patternsKey;
            const LoadMode mode = loadModeOf(item.fileText, *rule.touch);
            item.isLoadedOnRequest = mode.time == LoadMode::Time::OnRequest;
            item.patterns = rebaseGlobsToRoot(mode.patterns, rule.touch->isFromRoot ? QString() : item.folder, rule.touch->style);
            if (item.patterns.isEmpty() && !item.isLoadedOnRequest && !item.folder.isEmpty())
                item.patterns = {item.folder + QStringLiteral("/**")};
        }
        QString text = item.fileText;
        if (const std::optional<SyncSection> section = findSection(text))
            text = text.first(section->begin) + text.sliced(section->end);
        QSet<QString> trail{item.realFile};
        item.segments = collectSegments(text, item.file, rule, trail, 0);
        if (item.segments.isEmpty())
            return;
        if (const QString path = item.segments.first().text; isLinkText(path, item.file))
            m_source.ledger.append({{}, item.file, LossAction::Approximated, syncmessages::isLinkText(path)});
        m_source.items.append(item);
    }

    /// Returns whether a text is only the path of a file: git writes a symbolic link like this where links are not supported.
    bool isLinkText(const QString &text, const QString &file) const
    {
        return text.endsWith(QLatin1String(".md")) && !text.contains(u' ') && !text.contains(u'\n')
            && !isOutsideFolder(text)
            && m_files.entryInfo(folderOf(m_source.root + u'/' + file) + u'/' + text).isFile();
    }

    QString transformText(const QString &text, const LoadRule &rule) const
    {
        TextTransforms form = rule.transforms;
        form.trimsStart = form.trimsEnd = true;
        form.escapes = form.keepsByteOrderMark = false;
        return transformedText(text, form).replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    }

    /// Returns a text with its imports. A line that contains only a reference is replaced by the imported text; other references are kept, and the text they
    /// import is appended.
    QList<SyncSegment> collectSegments(
        const QString &source, const QString &file, const LoadRule &rule, QSet<QString> &trail, int depth)
    {
        const QString text = transformText(source, rule);
        QList<SyncSegment> segments, later;
        qsizetype done = 0;
        const QList<ImportReference> references = rule.imports && depth < rule.imports->depth ? importReferences(text, *rule.imports) : QList<ImportReference>();
        for (const ImportReference &reference : references) {
            const qsizetype start = text.lastIndexOf(u'\n', reference.begin) + 1;
            const qsizetype next = text.indexOf(u'\n', reference.end);
            const qsizetype end = next < 0 ? text.size() : next;
            const bool isAlone = start >= done && text.sliced(start, end - start).trimmed().size() <= reference.end - reference.begin;
            const QList<SyncSegment> importedSegments = collectImportedSegments(reference, file, rule, trail, depth);
            if (importedSegments.isEmpty())
                continue;
            if (!isAlone) {
                later += importedSegments;
                continue;
            }
            addSegment(segments, text.sliced(done, start - done), file);
            segments += importedSegments;
            done = std::min(end + 1, text.size());
        }
        addSegment(segments, text.sliced(done), file);
        return segments + later;
    }

    static void addSegment(QList<SyncSegment> &segments, const QString &text, const QString &file)
    {
        if (const QString trimmedText = text.trimmed(); !trimmedText.isEmpty())
            segments.append({trimmedText, file});
    }

    QList<SyncSegment> collectImportedSegments(
        const ImportReference &reference, const QString &file, const LoadRule &rule, QSet<QString> &trail, int depth)
    {
        const QString folder = folderOf(m_source.root + u'/' + file);
        const ImportTarget target = resolveImport(reference, *rule.imports, m_resolver, folder, folder);
        if (target.kind == ImportTarget::Kind::Outside)
            recordDropped(file + QStringLiteral(": @") + reference.path, syncmessages::importOutside());
        if (target.kind != ImportTarget::Kind::File || trail.contains(target.realPath) || !isAtOrBelow(target.path, m_source.root))
            return {};
        const Result<QByteArray> bytes = m_files.read(target.path, maximumSourceBytes);
        const std::optional<QString> text = bytes ? decodeUtf8Strict(*bytes) : std::nullopt;
        m_bytes += target.size;
        if (!text || isGenerated(*text) || m_bytes > maximumImportBytes)
            return {};
        trail.insert(target.realPath);
        return collectSegments(*text, relative(target.path), rule, trail, depth + 1);
    }

    const ClientDocument &m_client;
    const ContextFiles &m_files;
    const ContextQuery m_query;
    const ContextPathResolver m_resolver;
    QStringList m_privatePaths;
    QSet<QString> m_seenPaths;     ///< real paths of the files that were read
    QSet<QString> m_importedPaths; ///< real paths of the files that other files import
    qint64 m_bytes = 0; ///< bytes read for imports
    SyncSource m_source;
};

} // namespace

QString SyncItem::text() const
{
    QStringList texts;
    for (const SyncSegment &piece : segments)
        texts.append(piece.text);
    return texts.join(QStringLiteral("\n\n"));
}

QString toString(SyncItem::Kind kind)
{
    switch (kind) {
    case SyncItem::Kind::Instructions:
        return QStringLiteral("instructions");
    case SyncItem::Kind::Rule:
        return QStringLiteral("rule");
    case SyncItem::Kind::Skill:
        return QStringLiteral("skill");
    case SyncItem::Kind::Agent:
        return QStringLiteral("agent");
    case SyncItem::Kind::Command:
        return QStringLiteral("command");
    }
    Q_UNREACHABLE();
}

SyncSource readSyncSource(const ClientDocument &client, const ContextFiles &files, const QString &root, const QString &home)
{
    return SourceReader(client, files, root, home).read();
}

const ClientDocument &sharedSourceClient()
{
    static const ClientDocument client = [] {
        const QString path = QStringLiteral("clients/sync/agents.yaml");
        Diagnostics diagnostics;
        return readClientDocument(bundledData(path), path, diagnostics);
    }();
    return client;
}

QStringList filesBelowFolder(const ContextFiles &files, const QString &folder)
{
    QStringList found;
    QStringList open{QString()};
    while (!open.isEmpty() && found.size() <= maximumCompanions) {
        const QString inside = open.takeFirst();
        const QString place = inside.isEmpty() ? folder : folder + u'/' + inside.chopped(1);
        const QStringList folders = files.folders(place);
        for (const QString &name : files.names(place)) {
            if (folders.contains(name))
                open.append(inside + name + u'/');
            else if (files.entryInfo(place + u'/' + name).isFile())
                found.append(inside + name);
        }
    }
    found.sort();
    return found;
}

QStringList rebaseGlobsToRoot(const QStringList &patterns, const QString &folder, PatternStyle style)
{
    QStringList globs;
    const QString prefix = folder.isEmpty() ? QString() : folder + u'/';
    for (QString pattern : patterns) {
        if (style == PatternStyle::GitIgnore && pattern.startsWith(QLatin1String("./")))
            continue; // .gitignore patterns that begin with `./` match no files
        if (pattern.startsWith(QLatin1String("./")))
            pattern.remove(0, 2);
        const bool isAnchored = pattern.indexOf(u'/') >= 0 && pattern.indexOf(u'/') < pattern.size() - 1;
        if (pattern.startsWith(u'/'))
            pattern.remove(0, 1);
        const bool isFolder = pattern.endsWith(u'/');
        if (isFolder)
            pattern.append(QLatin1String("**"));
        if (!isAnchored && (isFolder || !prefix.isEmpty()) && !pattern.startsWith(QLatin1String("**")))
            pattern.prepend(QLatin1String("**/"));
        globs.append(prefix + pattern);
        const QString last = fileNameOf(u'/' + pattern);
        if (style == PatternStyle::GitIgnore && !isFolder && !last.contains(u'*') && !last.contains(u'.'))
            globs.append(prefix + (isAnchored || !prefix.isEmpty() ? QString() : QStringLiteral("**/")) + pattern + QStringLiteral("/**"));
    }
    return globs;
}

} // namespace outcrop
