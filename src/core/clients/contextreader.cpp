// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/contextreader.h"

#include "core/base/datatext.h"
#include "core/base/paths.h"
#include "core/clients/clientsmessages.h"
#include "core/clients/loadtext.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 maximumBytes = 8 * 1024 * 1024; ///< for each client: the texts of all clients are in memory at the same time
constexpr int maximumImports = 10'000;

} // namespace

ContextReader::ContextReader(const ClientDocument &client, const ContextFiles &files, const ContextQuery &query)
    : m_client(client), m_resolver(client, files, query), m_candidates(m_resolver)
{
    m_context.client = client.name;
    m_context.title = client.title;
    m_context.evidence = client.evidence;
    m_context.root = m_resolver.root();
    m_context.isRootMarked = m_resolver.hasMarker(m_resolver.root());
    m_context.start = query.start;
    m_context.notes = client.notes;
}

bool ContextReader::holds(const QString &condition) const
{
    return m_resolver.holds(condition, [this](const QString &name) { return ConditionValue::fromStrings(name == u"loaded" ? m_loadedRules : QStringList()); });
}

QString ContextReader::pathRelativeToRoot(const QString &path) const
{
    return isAtOrBelow(path, m_resolver.root()) ? path.sliced(std::min(m_resolver.root().size() + 1, path.size())) : path;
}

/// Returns the path relative to the root, with symbolic links resolved unless their target is outside the root.
QString ContextReader::realName(const ContextCandidate &candidate) const
{
    const QString path = candidate.fileInfo.realPath, root = m_resolver.realFolder(m_resolver.root());
    return path.startsWith(root + u'/') ? path.sliced(root.size() + 1) : pathRelativeToRoot(candidate.path);
}

ClientContext ContextReader::read()
{
    for (const PartRule &part : m_client.parts) {
        if (!part.loadsOnFileRead)
            readPart(part);
    }
    applyRefusals();
    for (const PartRule &part : m_client.parts) {
        for (const PartRule::Content &content : part.contents) {
            if (const auto *rule = std::get_if<LoadRule>(&content); rule && part.loadsOnFileRead && m_context.refusal.isEmpty())
                recordNestedFiles(*rule);
        }
    }
    for (const QString &file : m_resolver.query().touchedFiles) {
        m_resolver.setTouched(file);
        for (const PartRule &part : m_client.parts) {
            if (part.loadsOnFileRead && m_context.refusal.isEmpty())
                readPart(part);
        }
    }
    m_context.unreadPaths = m_candidates.outside();
    removeSentTexts(m_context.texts);
    return m_context;
}

/// Adds files below the start folder that are loaded when a file in their folder is read.
void ContextReader::recordNestedFiles(const LoadRule &rule)
{
    for (const LoadRule &each : rule.rules)
        recordNestedFiles(each);
    const bool isNested = rule.folders.contains(QStringLiteral("below")) || rule.folders.contains(QStringLiteral("below-up"));
    if (!isNested || !rule.rules.isEmpty() || !holds(rule.when))
        return;
    const QStringList names = m_resolver.expandedNames(rule.files);
    const Qt::CaseSensitivity sensitivity = rule.ignoresCase ? Qt::CaseInsensitive : Qt::CaseSensitive;
    std::optional<QString> precedingFile; // the same for all folders
    const QStringList folders = m_resolver.foldersWith(names);
    for (const QString &folder : folders) {
        const QStringList inside = m_resolver.files().names(folder);
        for (const QString &name : names) {
            const bool mayBe = inside.contains(QStringView(name).left(name.indexOf(u'/')), sensitivity);
            if (mayBe && recordNestedFile(rule, folder, name, precedingFile) && rule.selection != LoadRule::Selection::All)
                break;
        }
    }
}

bool ContextReader::recordNestedFile(
    const LoadRule &rule, const QString &folder, const QString &name, std::optional<QString> &precedingFile)
{
    bool isFound = false;
    for (const QString &path : m_resolver.expand(folder, name, rule.ignoresCase)) {
        const ContextCandidate candidate{path, folder, m_resolver.files().entryInfo(path)};
        if (!candidate.fileInfo.isFile() || candidate.fileInfo.size == 0)
            continue;
        isFound = true;
        if (!precedingFile)
            precedingFile = rule.unlessFound.isEmpty() ? QString() : findPrecedingFile(rule);
        if (precedingFile->isEmpty())
            recordText(rule, candidate, ContextState::Waiting, clientsmessages::loadedForFolder(pathRelativeToRoot(folder), startFolderName(m_context, m_context.root)));
        else
            recordText(rule, candidate, ContextState::Hidden, clientsmessages::replacedBy(*precedingFile), *precedingFile);
    }
    return isFound;
}

void ContextReader::applyRefusals()
{
    for (const Refusal &refusal : m_client.refusals) {
        if (!m_context.refusal.isEmpty())
            break;
        const bool isTooMuch = refusal.instructionSize >= 0 && m_bytes >= refusal.instructionSize;
        if (isTooMuch || (!refusal.when.isEmpty() && holds(refusal.when)))
            m_context.refusal = dataText(refusal.message);
    }
    if (m_context.refusal.isEmpty())
        return;
    m_context.parts.clear();
    for (ContextText &text : m_context.texts) {
        text.skip(m_context.refusal);
        text.part = -1;
    }
}

void ContextReader::readPart(const PartRule &part)
{
    m_partRule = &part;
    m_segments.clear();
    m_joinedRules.clear();
    for (const PartRule::Content &content : part.contents) {
        if (const auto *rule = std::get_if<LoadRule>(&content))
            readRule(*rule);
        else if (const auto *list = std::get_if<ListRule>(&content))
            readList(*list);
        else
            m_segments.append({std::get<PartRule::Gap>(content).beginning, std::nullopt, true, -1});
    }
    finishPart(part);
}

void ContextReader::readRule(const LoadRule &rule)
{
    if (!rule.matchingRules.isEmpty())
        return readOnDemandFiles(rule);
    QStringList folders = m_resolver.folders(rule.folders);
    if (rule.skipsMainRepository)
        folders = m_resolver.withoutMainRepository(folders);
    m_groupFolders = folders;
    if (rule.rules.isEmpty())
        return readFolders(rule, folders);
    for (const QString &folder : folders) {
        for (const LoadRule &each : rule.rules)
            readFolders(each, {folder});
    }
}

/// Returns a file of a rule in unlessFound that takes precedence, in any folder of its group; empty if there is none.
QString ContextReader::findPrecedingFile(const LoadRule &rule)
{
    for (const PartRule &part : m_client.parts) {
        for (const PartRule::Content &content : part.contents) {
            const auto *group = std::get_if<LoadRule>(&content);
            if (!group || part.loadsOnFileRead)
                continue;
            const QStringList folders = m_resolver.withoutMainRepository(m_resolver.folders(group->folders));
            for (const LoadRule &other : group->rules) {
                if (!rule.unlessFound.contains(other.id) || !holds(other.when))
                    continue;
                for (ContextCandidate candidate : m_candidates.find(other, folders)) {
                    if (m_candidates.isAllowed(other, candidate) && m_candidates.read(candidate)
                        && !transformedText(candidate.text, other.transforms).trimmed().isEmpty())
                        return candidate.path;
                }
            }
        }
    }
    return {};
}

void ContextReader::readFolders(const LoadRule &rule, const QStringList &folders)
{
    if (!holds(rule.when))
        return;
    const QList<ContextCandidate> candidates = m_candidates.find(rule, folders);
    const QString precedingFile = rule.unlessFound.isEmpty() || candidates.isEmpty() ? QString() : findPrecedingFile(rule);
    const qsizetype firstPiece = m_segments.size();
    const qsizetype firstText = m_context.texts.size();
    QHash<QString, QString> taken; // file selected in each folder
    m_unreadablePath.clear();
    for (const ContextCandidate &candidate : candidates) {
        if (!precedingFile.isEmpty()) {
            recordText(rule, candidate, ContextState::Hidden, clientsmessages::replacedBy(precedingFile), precedingFile);
        } else if (!m_candidates.isAllowed(rule, candidate)) {
            recordText(rule, candidate, ContextState::Skipped, clientsmessages::excludedBySetting(rule.excluded));
        } else if (rule.selection != LoadRule::Selection::All && taken.contains(candidate.folder)) {
            const QString by = taken[candidate.folder];
            recordText(rule, candidate, ContextState::Hidden, clientsmessages::replacedBy(by), by);
        } else if (addFile(rule, candidate) || rule.selection == LoadRule::Selection::First) {
            taken.insert(candidate.folder, candidate.path);
        }
    }
    if (!rule.dropsAllIfUnreadable || m_unreadablePath.isEmpty())
        return;
    m_segments.resize(firstPiece);
    if (std::none_of(m_segments.begin(), m_segments.end(), [&](const RequestSegment &piece) { return piece.from >= 0 && m_context.texts[piece.from].rule == rule.id; }))
        m_joinedRules.remove(rule.id);
    for (qsizetype i = firstText; i < m_context.texts.size(); ++i)
        m_context.texts[i].skip(clientsmessages::unreadableBefore(pathRelativeToRoot(m_unreadablePath)));
    m_loadedRules.removeAll(rule.id);
}

ContextText &ContextReader::recordText(
    const LoadRule &rule, const ContextCandidate &candidate, ContextState state, const QString &reason, const QString &relatedFile)
{
    ContextText text;
    text.file = candidate.path;
    text.realFile = candidate.fileInfo.realPath;
    text.rule = rule.id;
    text.title = rule.title;
    text.state = state;
    text.reason = reason;
    text.relatedFile = relatedFile;
    text.yieldsTo = rule.unlessFound.isEmpty() ? QStringList() : m_client.startFilesOf(rule.unlessFound);
    text.fileBytes = candidate.fileInfo.size;
    text.evidence = rule.evidence;
    if (candidate.cut >= 0)
        text.recordPart(QStringLiteral("limit"), rule.limit.evidence);
    if (!candidate.importer.isEmpty() && rule.imports)
        text.recordPart(QStringLiteral("imports"), rule.imports->evidence);
    m_context.texts.append(text);
    return m_context.texts.last();
}

/// Returns whether a file is sent now, because it applies to all files or to a touched file. Records files that are loaded on demand or never.
bool ContextReader::loadsNow(const LoadRule &rule, ContextCandidate &candidate)
{
    if (!rule.touch || candidate.isMatched || !candidate.importer.isEmpty())
        return true;
    const LoadMode mode = loadModeOf(candidate.text, *rule.touch);
    if (mode.time == LoadMode::Time::Now)
        return true;
    if (mode.time != LoadMode::Time::OnTouch) {
        recordText(rule, candidate, mode.time == LoadMode::Time::OnRequest ? ContextState::Waiting : ContextState::Skipped, mode.reason);
        return false;
    }
    if (m_partRule->loadsOnFileRead)
        return matchesTouchedFile({&rule, candidate.folder, candidate.path, mode.patterns});
    m_onDemandFiles.append({&rule, candidate.folder, candidate.path, mode.patterns});
    recordText(rule, candidate, ContextState::Waiting, mode.reason).patterns = mode.patterns;
    return false;
}

/// Returns whether the touched file matches the patterns of an on-demand file.
bool ContextReader::matchesTouchedFile(const WaitingFile &waiting) const
{
    const QString base = waiting.rule->touch->isFromRoot ? m_resolver.root() : waiting.folder;
    const QString from = isAtOrBelow(m_resolver.touchedFile(), base) ? base : m_resolver.query().start;
    if (!isAtOrBelow(m_resolver.touchedFile(), from))
        return false;
    const QString path = m_resolver.touchedFile().sliced(from == u"/" ? 1 : from.size() + 1);
    const PatternStyle style = waiting.rule->touch->style;
    return std::any_of(waiting.patterns.begin(), waiting.patterns.end(), [&](const QString &pattern) { return pathMatches(pattern, path, style); });
}

void ContextReader::truncateChain(const LoadRule &rule, ContextCandidate &candidate)
{
    const QString limit = m_resolver.expandedNames({rule.limit.bytes}).value(0);
    const qint64 left = m_remainingBytes.contains(rule.id) ? m_remainingBytes[rule.id] : limit.toLongLong();
    if (candidate.bytes.size() > left) {
        candidate.cut = left;
        candidate.bytes.truncate(left);
        candidate.text = decodedText(candidate.bytes);
    }
    m_remainingBytes[rule.id] = left - candidate.bytes.size();
}

/// Truncates a file according to the rule's limit and returns the client's note about the truncation; empty if there is none.
QString ContextReader::truncateFile(const LoadRule &rule, ContextCandidate &candidate)
{
    if (rule.limit.appliesToChain) {
        truncateChain(rule, candidate);
        return {};
    }
    const qint64 most = rule.limit.bytes.isEmpty() ? -1 : m_resolver.expandedNames({rule.limit.bytes}).value(0).toLongLong();
    if (rule.limit.truncatesAtLineEnd) {
        const TruncatedText cut = truncateAtLineEnd(candidate.text, rule.limit.lines, most);
        candidate.text = cut.text;
        candidate.cut = cut.cut;
    } else if (most >= 0 && candidate.bytes.size() > most) {
        candidate.cut = most;
        candidate.bytes.truncate(most);
        candidate.text = decodedText(candidate.bytes);
    }
    return candidate.cut < 0 ? QString() : rule.limit.note;
}

/// Returns a result if the file need not be read: true if it was already sent, false if it is too large or not allowed.
std::optional<bool> ContextReader::decideWithoutReading(const LoadRule &rule, const ContextCandidate &candidate)
{
    const QString key = candidate.fileInfo.realPath;
    if (m_client.once == u"file" && m_sentPaths.contains(key)) {
        if (candidate.importer.isEmpty())
            recordText(rule, candidate, ContextState::Hidden, clientsmessages::alreadySent(), m_sentPaths[key]);
        return true;
    }
    if (rule.limit.maximumFileSize >= 0 && candidate.fileInfo.size > rule.limit.maximumFileSize) {
        ContextText &skipped = recordText(rule, candidate, ContextState::Skipped, clientsmessages::fileTooLarge(rule.limit.maximumFileSize));
        skipped.isOverLimit = true;
        skipped.recordPart(QStringLiteral("limit"), rule.limit.evidence);
        return false;
    }
    const auto leaves = [&](const QString &folder) { return !isAtOrBelow(candidate.fileInfo.realPath, m_resolver.realFolder(folder)); };
    const bool isApproved = rule.imports && !rule.imports->consent.isEmpty() && m_resolver.holds(rule.imports->consent);
    if (!rule.followsOutsideLinks && !isApproved && leaves(m_resolver.root()) && leaves(candidate.folder)) {
        recordText(rule, candidate, ContextState::Skipped, clientsmessages::linkOutside());
        return false;
    }
    return std::nullopt;
}

/// Sends a file, or records the reason why it is not sent. Returns whether it has text; false if it is not allowed, too large or unreadable.
bool ContextReader::addFile(const LoadRule &rule, ContextCandidate candidate)
{
    if (const std::optional<bool> done = decideWithoutReading(rule, candidate))
        return *done;
    if (m_bytes > maximumBytes || !m_candidates.read(candidate)) {
        const bool isLarge = candidate.fileInfo.size > maximumContextFileBytes || m_bytes > maximumBytes;
        m_unreadablePath = isLarge ? m_unreadablePath : candidate.path;
        recordText(rule, candidate, ContextState::Skipped, isLarge ? clientsmessages::tooLargeToCheck() : clientsmessages::cannotRead());
        return false;
    }
    const bool isBlank = candidate.text.trimmed().isEmpty();
    if (!loadsNow(rule, candidate))
        return !isBlank;
    const QString words = isBlank ? QString() : truncateFile(rule, candidate);
    const QString text = transformedText(candidate.text, rule.transforms);
    if (text.trimmed().isEmpty()) {
        const QString reason = isBlank ? clientsmessages::isEmpty() : candidate.cut >= 0 ? clientsmessages::limitUsedUp() : clientsmessages::onlyComments();
        recordText(rule, candidate, ContextState::Skipped, reason).isOverLimit = candidate.cut >= 0;
        return false;
    }
    const QString same = m_client.once != u"text" ? candidate.fileInfo.realPath : m_partRule->loadsOnFileRead ? candidate.fileInfo.realPath : text;
    if (m_client.once == u"text" && m_sentPaths.contains(same)) {
        if (!m_partRule->loadsOnFileRead) // otherwise it was sent when another file was read
            recordText(rule, candidate, ContextState::Hidden, clientsmessages::sameTextSent(), m_sentPaths[same]);
        return true;
    }
    m_sentPaths.insert(same, candidate.path);
    sendFile(rule, candidate, text, words);
    return true;
}

void ContextReader::sendFile(const LoadRule &rule, const ContextCandidate &candidate, const QString &text, const QString &words)
{
    m_bytes += candidate.bytes.size();
    if (!m_loadedRules.contains(rule.id))
        m_loadedRules.append(rule.id);
    const qsizetype index = m_context.texts.size();
    ContextText &sent = recordText(rule, candidate, candidate.cut < 0 ? ContextState::Loaded : ContextState::Truncated, QString(), candidate.importer);
    sent.text = text;
    sent.sentBytes = text.toUtf8().size();
    sent.truncationOffset = candidate.cut;
    sent.truncationLine = candidate.cut < 0 ? -1 : candidate.text.count(u'\n') + (rule.limit.truncatesAtLineEnd && candidate.cut > 0 ? 2 : 1);
    if (sent.state == ContextState::Truncated)
        sent.reason = clientsmessages::cutAt(candidate.cut, candidate.fileInfo.size);
    else if (!candidate.importer.isEmpty())
        sent.reason = clientsmessages::importedBy(pathRelativeToRoot(candidate.importer));
    else if (sent.isLinkAsText = m_candidates.isLinkAsText(candidate); sent.isLinkAsText)
        sent.reason = clientsmessages::linkAsText(text.trimmed());
    else if (rule.transforms.escapes && sent.sentBytes > candidate.bytes.size())
        sent.reason = clientsmessages::escapedCharacters();
    const bool isInside = rule.imports && rule.imports->method != ImportRules::Method::Follow;
    const bool isFirst = !m_joinedRules.contains(rule.id);
    m_joinedRules.insert(rule.id);
    QString whole;
    QSet<QString> trail;
    if (isInside && rule.imports->importsOnce)
        trail.insert(candidate.fileInfo.realPath);
    if (isInside)
        writeText(rule, text, candidate, trail, whole);
    else
        whole = text;
    m_segments.append({wrappedText(rule.wrap, {candidate.path, candidate.folder, pathRelativeToRoot(candidate.path), m_resolver.query().start, realName(candidate)}, whole, words), isFirst ? rule.separator : std::nullopt, false, index});
    if (rule.imports && !isInside)
        followImports(rule, candidate, text);
}

void ContextReader::followImports(const LoadRule &rule, const ContextCandidate &candidate, const QString &text)
{
    if (candidate.depth >= rule.imports->depth)
        return;
    for (const ImportReference &reference : importReferences(text, *rule.imports)) {
        const QString folder = folderOf(candidate.path);
        const ImportTarget target = resolveImport(reference, *rule.imports, m_resolver, folder, folder);
        if (++m_importCount > maximumImports)
            return;
        const ContextCandidate importedFile{target.path, candidate.folder, {FileEntryInfo::Kind::File, target.realPath, target.size}, candidate.path, candidate.depth + 1};
        if (target.kind == ImportTarget::Kind::File)
            addFile(rule, importedFile);
        else if (target.kind == ImportTarget::Kind::Outside)
            recordText(rule, importedFile, ContextState::Skipped, importOutsideReason(rule.imports->within, pathRelativeToRoot(candidate.path), startFolderName(m_context, m_context.root)), candidate.path).isBlockedImport = target.size > 0;
        else if (target.kind == ImportTarget::Kind::Missing && reference.path.contains(u'.'))
            recordText(rule, importedFile, ContextState::Skipped, clientsmessages::importMissing(pathRelativeToRoot(candidate.path)), candidate.path);
    }
}

/// Reads an imported file, once for all references to it. Returns nullopt if a limit is reached or the file cannot be read.
std::optional<ContextCandidate> ContextReader::readImportedFile(const ImportTarget &target, const ContextCandidate &candidate)
{
    ContextCandidate importedFile{target.path, candidate.folder, {FileEntryInfo::Kind::File, target.realPath, target.size}, candidate.path, candidate.depth + 1};
    importedFile.home = candidate.home.isEmpty() ? folderOf(candidate.path) : candidate.home;
    if (++m_importCount > maximumImports || m_bytes > maximumBytes)
        return std::nullopt;
    if (const auto known = m_importedFiles.constFind(target.realPath); known != m_importedFiles.constEnd()) {
        importedFile.bytes = known->bytes;
        importedFile.text = known->text;
    } else if (!m_candidates.read(importedFile)) {
        return std::nullopt;
    } else {
        m_importedFiles.insert(target.realPath, importedFile);
    }
    return importedFile;
}

/// Appends the client's replacement for a reference. Appends no text if the client leaves the reference unchanged.
void ContextReader::writeImport(const LoadRule &rule, const ImportReference &reference, const ContextCandidate &candidate, QSet<QString> &trail, QString &whole)
{
    const ImportRules &form = *rule.imports;
    const ImportTarget target = resolveImport(reference, form, m_resolver, folderOf(candidate.path), candidate.home.isEmpty() ? folderOf(candidate.path) : candidate.home);
    const auto fill = [&](QStringView words) {
        return fillTemplate(words.toString(), {{QStringLiteral("path"), reference.path}, {QStringLiteral("absolute"), target.path}, {QStringLiteral("text"), {}}, {QStringLiteral("gap"), contextGap}});
    };
    const bool isFile = target.kind == ImportTarget::Kind::File;
    if (!isFile || trail.contains(target.realPath)) {
        whole += fill(isFile ? form.again : replacementText(form, target.kind));
        return;
    }
    const std::optional<ContextCandidate> importedFile = readImportedFile(target, candidate);
    if (!importedFile)
        return;
    if (form.requiresUtf8 && importedFile->text.contains(QChar(QChar::ReplacementCharacter)) && !importedFile->bytes.contains("\xEF\xBF\xBD")) {
        whole += fill(form.missing);
        return;
    }
    m_bytes += importedFile->bytes.size();
    QString text = removeByteOrderMark(importedFile->text);
    while (form.trimsEnd && !text.isEmpty() && text.back().isSpace())
        text.chop(1);
    ContextText &sent = recordText(rule, *importedFile, ContextState::Imported, clientsmessages::importedBy(pathRelativeToRoot(candidate.path)), candidate.path);
    sent.sentBytes = text.toUtf8().size();
    sent.text = text;
    const qsizetype place = form.found.indexOf(u"{text}");
    if (place < 0) {
        whole += fill(form.found);
        return;
    }
    whole += fill(QStringView(form.found).left(place));
    trail.insert(target.realPath);
    writeText(rule, text, *importedFile, trail, whole);
    if (!form.importsOnce)
        trail.remove(target.realPath);
    whole += fill(QStringView(form.found).sliced(place + 6));
}

/// Returns the references in a text. Cached for imported files.
const QList<ImportReference> &ContextReader::references(const LoadRule &rule, const ContextCandidate &candidate, const QString &text)
{
    const QString key = rule.id + u'\n' + (candidate.importer.isEmpty() ? QString() : candidate.fileInfo.realPath);
    auto known = m_references.find(key);
    if (known == m_references.end() || candidate.importer.isEmpty())
        known = m_references.insert(key, importReferences(text, *rule.imports));
    return *known;
}

/// Appends a text with its imports. Appending keeps the work proportional to the result, however deep the imports are nested.
void ContextReader::writeText(const LoadRule &rule, const QString &text, const ContextCandidate &candidate, QSet<QString> &trail, QString &whole)
{
    if (candidate.depth >= rule.imports->depth) {
        whole += text;
        return;
    }
    qsizetype done = 0;
    const bool keeps = rule.imports->method == ImportRules::Method::Insert;
    const QList<ImportReference> found = references(rule, candidate, text);
    for (const ImportReference &reference : found) {
        whole += QStringView(text).sliced(done, reference.begin - done);
        const QStringView written = QStringView(text).sliced(reference.begin, reference.end - reference.begin);
        if (keeps)
            whole += written;
        const qsizetype before = whole.size();
        writeImport(rule, reference, candidate, trail, whole);
        if (!keeps && whole.size() == before)
            whole += written;
        done = reference.end;
    }
    whole += QStringView(text).sliced(done);
}

void ContextReader::readOnDemandFiles(const LoadRule &rule)
{
    if (!holds(rule.when))
        return;
    for (qsizetype i = 0; i < m_onDemandFiles.size(); ++i) {
        const WaitingFile each = m_onDemandFiles[i];
        if (!each.rule || !rule.matchingRules.contains(each.rule->id) || !matchesTouchedFile(each))
            continue;
        ContextCandidate candidate{each.path, each.folder, m_resolver.files().entryInfo(each.path), {}, 0, true};
        if (addFile(rule, candidate))
            m_onDemandFiles[i].rule = nullptr;
    }
}

QList<ListCandidate> ContextReader::collectListCandidates(const ListRule &rule)
{
    QList<ListCandidate> candidates;
    qsizetype order = 0;
    QSet<QString> seen;
    const auto add = [&](qsizetype place, const QString &folder, const QString &path, const QString &relativePath, const QStringList &patterns) {
        ContextCandidate candidate{path, folder, m_resolver.files().entryInfo(path)};
        if (!candidate.fileInfo.isFile() || seen.contains(candidate.fileInfo.realPath) || candidate.fileInfo.size > maximumContextFileBytes || !m_candidates.read(candidate))
            return;
        seen.insert(candidate.fileInfo.realPath);
        m_bytes += candidate.bytes.size();
        QString beside;
        if (!rule.besideFile.isEmpty()) {
            ContextCandidate other{folderOf(path) + u'/' + rule.besideFile, folder, {}};
            if (m_resolver.files().entryInfo(other.path).isFile() && m_candidates.read(other))
                beside = other.text;
        }
        if (m_bytes <= maximumBytes)
            candidates.append({path, folder, relativePath, place, order++, candidate.text, patterns, beside});
    };
    for (qsizetype i = 0; i < rule.places.size(); ++i) {
        const ListRule::Place &place = rule.places[i];
        if (!holds(place.when))
            continue;
        for (const WaitingFile &each : m_onDemandFiles) {
            if (each.rule && place.waiting.contains(each.rule->id))
                add(i, each.folder, each.path, each.path.sliced(each.folder.size() + 1), each.patterns);
        }
        for (const QString &folder : place.files.isEmpty() ? QStringList() : m_resolver.folders(place.folders)) {
            for (const QString &path : m_candidates.paths(folder, place.files, false))
                add(i, folder, path, path.sliced(folder == u"/" ? 1 : folder.size() + 1), {});
        }
    }
    return candidates;
}

void ContextReader::readList(const ListRule &rule)
{
    if (!holds(rule.when))
        return;
    const Listing listing = listFiles(rule, collectListCandidates(rule));
    LoadRule named;
    named.id = rule.id;
    named.title = rule.title;
    for (const ListedEntry &entry : listing.entries) {
        named.evidence = rule.places[entry.file.place].evidence;
        const ContextCandidate candidate{entry.file.path, entry.file.folder, m_resolver.files().entryInfo(entry.file.path)};
        const QString reason = !entry.refusal.isEmpty() ? entry.refusal : entry.isShort ? clientsmessages::descriptionCut() : QString();
        ContextText &text = recordText(named, candidate, entry.refusal.isEmpty() ? ContextState::Listed : ContextState::Skipped, reason);
        text.text = entry.line;
        text.patterns = entry.file.patterns;
        text.isInList = true;
        text.isShortened = entry.isShort;
        text.isOverLimit = entry.isDropped;
        if (text.isLimited())
            text.recordPart(QStringLiteral("limit"), rule.budgetEvidence);
        text.sentBytes = entry.line.toUtf8().size();
    }
    if (listing.isClientStopped)
        m_context.refusal = clientsmessages::clientStops(dataText(m_client.title), rule.id);
    if (!listing.text.isEmpty())
        m_segments.append({listing.text, QString(), false, listing.entries.isEmpty() ? -1 : m_context.texts.size() - listing.entries.size(), listing.entries.size()});
}

void ContextReader::finishPart(const PartRule &part)
{
    QString head;
    const auto found = std::find_if(part.before.begin(), part.before.end(), [this](const PartRule::Head &each) { return holds(each.when); });
    if (found != part.before.end())
        head = fillTemplate(found->text, {{QStringLiteral("start"), m_context.start}, {QStringLiteral("root"), m_context.root}, {QStringLiteral("gap"), contextGap}});
    const QList<ContextPart> parts = assembledParts(part, head, m_segments);
    qsizetype index = m_context.parts.size();
    for (const RequestSegment &piece : m_segments) {
        for (qsizetype i = piece.from; i >= 0 && i < piece.from + piece.count; ++i)
            m_context.texts[i].part = m_context.texts[i].isSent() ? index : -1;
        index += parts.size() > 1 && !piece.isGap ? 1 : 0;
    }
    m_context.parts += parts;
}

} // namespace outcrop
