// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/portability/agentfiles.h"

#include "adapters/files/foldersource.h"
#include "adapters/files/foundfile.h"
#include "app/portability/validationmessages.h"
#include "core/base/paths.h"
#include "core/documents/canonicalagent.h"
#include "core/documents/clients.h"
#include "core/ports/workspacefiles.h"
#include "core/text/linetable.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the kind of a file by its path in the workspace, by its path below the named folder, or by that path with the folder's name. Returns nullopt if none fits.
std::optional<DocumentKind> kindOf(const QString &displayPath, const QString &folder, const QString &name)
{
    const QStringList places{displayPath, name, QDir(folder).dirName() + u'/' + name};
    for (const QString &place : places) {
        if (const auto kind = kindOfPath(place))
            return kind;
    }
    return std::nullopt;
}

std::optional<AgentFile> agentFile(const QString &base, const QString &folder, const QString &name)
{
    const QString displayPath = pathInside(base, folder + u'/' + name);
    const bool canBeAgent = isMarkdown(name) || isCanonicalAgentPath(name);
    const auto kind = canBeAgent ? kindOf(displayPath, folder, name) : DocumentKind::Text;
    if (kind && *kind != DocumentKind::Agent)
        return std::nullopt;
    return AgentFile{displayPath, folder, name, {}, false, kind.has_value()};
}

/// Returns the agent's path for the text file of a canonical agent, and any other path unchanged.
QString agentPathOf(const QString &path)
{
    const QString agent = canonicalAgentPathOf(path);
    return !agent.isEmpty() && QFileInfo(agent).isFile() ? agent : path;
}

/// Resolves symbolic links, because the user named the file.
AgentFile namedFile(const QString &base, const QString &path)
{
    const QString agentPath = agentPathOf(path);
    const QFileInfo realFile(QFileInfo(agentPath).canonicalFilePath());
    const QString displayPath = pathInside(base, agentPath);
    AgentFile file{displayPath, realFile.path(), realFile.fileName(), {}, true, kindOfPath(displayPath) == DocumentKind::Agent};
    const QString companion = companionPathOf(file.name);
    if (QFileInfo(realFile.dir(), companion).isFile())
        file.companion = companion;
    return file;
}

/// Returns whether a folder could not be read, because of its permissions or its depth.
bool isUnreadableFolder(const FileEntry &entry)
{
    const bool isUnreadable = entry.error && (entry.error->code == ErrorCode::Unreadable || entry.error->code == ErrorCode::TooLarge);
    return isUnreadable && !isWorkspaceFileName(entry.path.section(u'/', -1).toUtf8());
}

Result<QList<AgentFile>> findFilesBelow(const QString &base, const QString &folder)
{
    const auto entries = FolderSource(folder).list();
    if (!entries)
        return withPath(folder, entries.error());
    QSet<QString> paths;
    for (const FileEntry &entry : *entries)
        paths.insert(entry.path);
    QList<AgentFile> files;
    for (const FileEntry &entry : *entries) {
        if (isUnreadableFolder(entry))
            files.append({pathInside(base, folder + u'/' + entry.path), folder, entry.path, {}, false, false, entry.error});
        auto file = paths.contains(canonicalAgentPathOf(entry.path)) ? std::nullopt : agentFile(base, folder, entry.path);
        if (!file)
            continue;
        if (const QString companion = companionPathOf(entry.path); paths.contains(companion))
            file->companion = companion;
        files.append(*file);
    }
    return files;
}

Diagnostic unreadableFinding(const QString &path, const Error &error)
{
    return {Severity::Error, QStringLiteral("file-unreadable"), error.message, {path, error.location.range}};
}

/// Returns the error for a named file without front matter: it is not an agent, so it must not pass.
Diagnostic missingFrontMatterFinding(const QString &path)
{
    return {Severity::Error, QStringLiteral("agent-no-front-matter"),
        validationmessages::noFrontMatter(),
        {path, {{0, 1, 1}, {0, 1, 1}}}};
}

const MessageText &otherFileMessage(ClientFile file)
{
    if (file == ClientFile::Skill)
        return validationmessages::isSkillFile;
    return file == ClientFile::Command ? validationmessages::isCommandFile : validationmessages::isRulesFile;
}

/// Returns an error for another kind of client file and for an agent in a format that cannot be read, even if the user named the path.
std::optional<Diagnostic> otherFileFinding(const QString &path)
{
    const ClientPathPattern *place = clientPathPattern(path);
    if (!place || place->file == ClientFile::Agent)
        return std::nullopt;
    const QString client = findClient(place->client)->title;
    const bool isAgent = place->format.endsWith(u"-agent");
    return Diagnostic{Severity::Error, isAgent ? QStringLiteral("agent-format") : QStringLiteral("agent-other-file"),
        isAgent ? validationmessages::nativeAgent(client, path) : otherFileMessage(place->file)(client, path),
        {path, {{0, 1, 1}, {0, 1, 1}}}};
}

bool isAgentKey(const QString &key)
{
    static const QStringList keys{QStringLiteral("name"), QStringLiteral("description"), QStringLiteral("tools"), QStringLiteral("model"), QStringLiteral("identity"),
        QStringLiteral("capabilities"), QStringLiteral("persona"), QStringLiteral("disallowedTools"), QStringLiteral("permissionMode")};
    return keys.contains(key);
}

/// Returns whether the text begins like an agent's front matter but has no opening line of ---. Stops at code and headings, which belong to the text.
bool beginsLikeAgent(const QString &text)
{
    static const QRegularExpression keyAtEdge(QStringLiteral("^(\\w+)[ \\t]*:(\\s|$)"));
    constexpr qsizetype longestHead = 64 * 1024;
    QSet<QString> keys;
    for (const TextLine &line : splitLines(QStringView(text).left(longestHead))) {
        const QString words = text.mid(line.start, line.end - line.start);
        if (words.startsWith(u'#') || words.startsWith(QLatin1StringView("```")))
            break;
        if (const QString key = keyAtEdge.match(words).captured(1); isAgentKey(key))
            keys.insert(key);
    }
    return keys.size() >= 2;
}

/// Returns the damage of a file that is probably an agent, or an empty string. Sets `place` to the location of the damage.
QString describeDamage(const Document &document, Range &place)
{
    const FrontMatter &frontMatter = document.frontMatter;
    if (document.bytes.startsWith("\xFF\xFE") || document.bytes.startsWith("\xFE\xFF"))
        return validationmessages::isUtf16();
    if (document.text.trimmed().isEmpty())
        return validationmessages::isEmpty();
    if (!frontMatter.diagnostics.isEmpty())
        place = frontMatter.diagnostics.first().location.range;
    const QList<DataNode::Member> &members = frontMatter.data.members();
    if (frontMatter.isPresent && members.isEmpty())
        return validationmessages::noReadableKey();
    if (frontMatter.isPresent) {
        const bool isLikelyAgent = frontMatter.isRecovered && std::any_of(members.begin(), members.end(), [](const DataNode::Member &one) { return isAgentKey(one.key); });
        return isLikelyAgent ? validationmessages::damagedFrontMatter() : QString();
    }
    if (!frontMatter.diagnostics.isEmpty())
        return validationmessages::unreadableFrontMatter();
    return beginsLikeAgent(document.text) ? validationmessages::noOpeningLine() : QString();
}

DocumentPtr readCompanion(const AgentFile &file, Diagnostics &errors)
{
    if (file.companion.isEmpty())
        return nullptr;
    const QString path = companionPathOf(file.path);
    const auto bytes = FolderSource(file.folder).read(file.companion);
    if (bytes)
        return readDocument(path, *bytes, isCanonicalAgentPath(file.path) ? DocumentKind::Text : DocumentKind::Governance);
    errors.append(unreadableFinding(path, bytes.error()));
    return nullptr;
}

} // namespace

std::optional<Diagnostic> skippedAgent(const Document &document)
{
    if (!isMarkdown(document.path))
        return std::nullopt;
    Range place{{0, 1, 1}, {0, 1, 1}};
    const QString damage = describeDamage(document, place);
    if (damage.isEmpty())
        return std::nullopt;
    return Diagnostic{Severity::Warning, QStringLiteral("agent-skipped"), validationmessages::fileSkipped(damage), {document.path, place}};
}

Result<QList<AgentFile>> findAgentFiles(const QString &base, const QStringList &paths)
{
    QList<AgentFile> files;
    for (const QString &path : paths) {
        const QFileInfo found(path);
        if (!found.exists())
            return Error{ErrorCode::NotFound, validationmessages::noSuchPath(), {path, {}}};
        if (!found.isDir()) {
            files.append(namedFile(base, path));
            continue;
        }
        auto below = findFilesBelow(base, path);
        if (!below)
            return below.error();
        files += *below;
    }
    const auto byPath = [](const AgentFile &a, const AgentFile &b) { return a.path < b.path; };
    const auto samePath = [](const AgentFile &a, const AgentFile &b) { return a.path == b.path; };
    std::stable_sort(files.begin(), files.end(), byPath);
    files.erase(std::unique(files.begin(), files.end(), samePath), files.end());
    return files;
}

AgentReadResult readAgentFile(const AgentFile &file)
{
    AgentReadResult reading;
    if (file.error) {
        reading.errors.append(unreadableFinding(file.path, *file.error));
        return reading;
    }
    const auto bytes = FolderSource(file.folder).read(file.name);
    if (!bytes) {
        reading.errors.append(unreadableFinding(file.path, bytes.error()));
        return reading;
    }
    const bool mustBeAgent = file.isCertain || file.isNamed;
    const DocumentPtr document =
        readDocument(file.path, *bytes, mustBeAgent ? std::optional(DocumentKind::Agent) : std::nullopt);
    if (document->kind != DocumentKind::Agent) {
        reading.skipped = document->kind == DocumentKind::Text ? skippedAgent(*document) : std::nullopt;
        return reading;
    }
    if (const auto other = file.isNamed ? otherFileFinding(file.path) : std::nullopt) {
        reading.errors.append(*other);
        return reading;
    }
    if (!file.isCertain && !document->frontMatter.isPresent) {
        reading.errors.append(missingFrontMatterFinding(file.path));
        return reading;
    }
    Diagnostics found; // findings that rendering the agent reports
    reading.agent = readAgent(document, readCompanion(file, reading.errors), found);
    if (reading.agent->form == AgentFormat::Canonical)
        reading.errors += found; // an agent whose text file is missing must not pass the checks
    return reading;
}

} // namespace outcrop
