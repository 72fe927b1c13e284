// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/documentkind.h"

#include "core/documents/canonicalagent.h"
#include "core/documents/clients.h"
#include "core/documents/documentsmessages.h"

#include <QStringList>

#include <algorithm>
#include <iterator>

namespace outcrop {
namespace {

bool endsWithOneOf(const QString &path, std::initializer_list<QLatin1StringView> endings)
{
    return std::any_of(endings.begin(), endings.end(),
        [&path](QLatin1StringView ending) { return path.endsWith(ending, Qt::CaseInsensitive); });
}

bool isYaml(const QString &path)
{
    return endsWithOneOf(path, {QLatin1StringView(".yaml"), QLatin1StringView(".yml")});
}

/// The components of a path: `portability/wire`, `mine.yaml` and `mine`.
struct PathParts {
    QString folder;
    QString file;
    QString stem;
};

PathParts partsOf(const QString &path)
{
    const qsizetype slash = path.lastIndexOf(u'/');
    const QString file = path.mid(slash + 1);
    const qsizetype dot = file.lastIndexOf(u'.');
    return {path.left(std::max<qsizetype>(slash, 0)), file, dot > 0 ? file.left(dot) : file};
}

bool isProfile(const PathParts &parts)
{
    return parts.stem == u"config" && parts.folder.startsWith(u"profiles/") && parts.folder.count(u'/') == 1;
}

std::optional<DocumentKind> kindOfMarkdownPath(const QString &path, const PathParts &parts)
{
    if (parts.folder == u"layers")
        return DocumentKind::Layer;
    if (parts.folder == u"layers/condensed")
        return DocumentKind::CondensedLayer;
    if (parts.file == u"SKILL.md")
        return DocumentKind::Skill;
    if (parts.folder == u"agents")
        return DocumentKind::Agent;
    if (parts.folder == u"evolution")
        return DocumentKind::Evolution;
    if (path.startsWith(u"sessions/") && parts.stem.endsWith(u"-prompt"))
        return DocumentKind::Prompt;
    if (path.startsWith(u"sessions/") && (parts.stem.endsWith(u"-response") || parts.stem.endsWith(u"-response.partial")))
        return DocumentKind::Response;
    return std::nullopt;
}

std::optional<DocumentKind> kindOfYamlPath(const PathParts &parts)
{
    static const QStringList ofTheSeed{QStringLiteral("prompt_rules"), QStringLiteral("response_schemas"),
        QStringLiteral("complexity_thresholds"), QStringLiteral("hybrid_prompt_templates")};
    const QString folder = parts.folder.startsWith(u".context/") ? parts.folder.section(u'/', 1) : parts.folder;
    if (parts.stem.endsWith(u".governance"))
        return DocumentKind::Governance;
    if (folder == u"portability/providers")
        return DocumentKind::Adapter;
    if (folder == u"portability/wire")
        return DocumentKind::WireFormat;
    if (folder == u"portability/validation" && parts.stem == u"portability-tests")
        return DocumentKind::PortabilityTests;
    if (isProfile(parts))
        return DocumentKind::Profile;
    if (folder == u"experiments")
        return DocumentKind::Experiment;
    if (folder == u"tasks")
        return DocumentKind::Task;
    if (folder == u"config" || ofTheSeed.contains(parts.stem))
        return DocumentKind::Configuration;
    return std::nullopt;
}

/// Returns whether a line begins with this key and a colon. Sufficient to recognize a document without parsing it.
bool hasRootKey(QStringView text, QStringView key)
{
    for (qsizetype at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
        const bool isAtLeftEdge = at == 0 || text[at - 1] == u'\n' || text[at - 1] == u'\r';
        if (isAtLeftEdge && text.mid(at + key.size()).startsWith(u':'))
            return true;
    }
    return false;
}

DocumentKind kindOfYaml(QStringView text)
{
    if (hasRootKey(text, u"provider") && hasRootKey(text, u"rendering"))
        return DocumentKind::Adapter;
    return hasRootKey(text, u"wire") ? DocumentKind::WireFormat : DocumentKind::Text;
}

DocumentKind kindOfFrontMatter(const DataNode &data)
{
    static const QStringList agentKeys{QStringLiteral("identity"), QStringLiteral("capabilities"),
        QStringLiteral("persona"), QStringLiteral("tools"), QStringLiteral("model"), QStringLiteral("disallowedTools"),
        QStringLiteral("permissionMode")};
    const bool hasTools = data[u"tools"].isString() || data[u"tools"].isSequence();
    const bool isNamed = data.member(u"name") && (data.member(u"description") || hasTools);
    const bool isAgent =
        isNamed && std::any_of(agentKeys.begin(), agentKeys.end(), [&data](const QString &key) { return data.member(key); });
    return isAgent ? DocumentKind::Agent : DocumentKind::Text;
}

/// Returns Text for commands and rules files, regardless of their front matter.
DocumentKind kindOfClientFile(const ClientPathPattern &place)
{
    if (place.file == ClientFile::Agent)
        return DocumentKind::Agent;
    return place.file == ClientFile::Skill ? DocumentKind::Skill : DocumentKind::Text;
}

/// Returns whether a document is an agent of a plugin: it has a name and is in a folder named `agents`, at any depth.
bool isPluginAgent(const QString &path, const DataNode &data)
{
    return path.section(u'/', -2, -2) == u"agents" && data[u"name"].isString();
}

} // namespace

QString toString(DocumentKind kind)
{
    switch (kind) {
    case DocumentKind::Manifest:
        return QStringLiteral("manifest");
    case DocumentKind::Layer:
        return QStringLiteral("layer");
    case DocumentKind::CondensedLayer:
        return QStringLiteral("condensed layer");
    case DocumentKind::Skill:
        return QStringLiteral("skill");
    case DocumentKind::Agent:
        return QStringLiteral("agent");
    case DocumentKind::Governance:
        return QStringLiteral("governance");
    case DocumentKind::Adapter:
        return QStringLiteral("adapter");
    case DocumentKind::WireFormat:
        return QStringLiteral("wire format");
    case DocumentKind::PortabilityTests:
        return QStringLiteral("portability tests");
    case DocumentKind::Profile:
        return QStringLiteral("profile");
    case DocumentKind::Configuration:
        return QStringLiteral("configuration");
    case DocumentKind::Taxonomy:
        return QStringLiteral("taxonomy");
    case DocumentKind::Prompt:
        return QStringLiteral("prompt");
    case DocumentKind::Response:
        return QStringLiteral("response");
    case DocumentKind::Conversation:
        return QStringLiteral("conversation");
    case DocumentKind::Evolution:
        return QStringLiteral("evolution report");
    case DocumentKind::Experiment:
        return QStringLiteral("experiment");
    case DocumentKind::Task:
        return QStringLiteral("task");
    case DocumentKind::Text:
        return QStringLiteral("text");
    }
    Q_UNREACHABLE();
}

QString kindNoun(DocumentKind kind)
{
    static_assert(std::size(documentsmessages::kindNouns) == static_cast<size_t>(DocumentKind::Text) + 1);
    return documentsmessages::kindNouns[static_cast<size_t>(kind)]();
}

std::optional<DocumentKind> kindOfPath(const QString &path)
{
    static const QStringList texts{QStringLiteral("README"), QStringLiteral("CHANGELOG"),
        QStringLiteral("CONTRIBUTING"), QStringLiteral("LICENSE")};
    const PathParts parts = partsOf(path);
    if (texts.contains(parts.stem))
        return DocumentKind::Text;
    if (path == u"config.toml")
        return DocumentKind::Manifest;
    if (isCanonicalAgentPath(path))
        return DocumentKind::Agent;
    if (const ClientPathPattern *place = clientPathPattern(path))
        return kindOfClientFile(*place);
    if (isMarkdown(path))
        return kindOfMarkdownPath(path, parts);
    if (isYaml(path))
        return kindOfYamlPath(parts);
    if (path.endsWith(u".ttl"))
        return DocumentKind::Taxonomy;
    const bool isConversation = path.startsWith(u"sessions/") && path.endsWith(u"-conversation.json");
    return isConversation ? std::optional(DocumentKind::Conversation) : std::nullopt;
}

DocumentKind kindOfContent(const QString &path, QStringView text, const DataNode &frontMatter)
{
    if (isYaml(path))
        return kindOfYaml(text);
    if (!isMarkdown(path))
        return DocumentKind::Text;
    const DocumentKind kind = kindOfFrontMatter(frontMatter);
    return kind == DocumentKind::Text && isPluginAgent(path, frontMatter) ? DocumentKind::Agent : kind;
}

bool isMarkdown(const QString &path)
{
    return endsWithOneOf(path, {QLatin1StringView(".md"), QLatin1StringView(".mdc"), QLatin1StringView(".markdown"), QLatin1StringView(".mdx")});
}

QString documentNameOf(const QString &path)
{
    const PathParts parts = partsOf(path);
    const bool isNamedByFolder = parts.file == u"SKILL.md" || isProfile(parts);
    if (isNamedByFolder && !parts.folder.isEmpty())
        return parts.folder.section(u'/', -1);
    const bool hasTwoEndings = parts.stem.endsWith(u".governance") || parts.file.endsWith(u".agent.md") || isCanonicalAgentPath(parts.file) || parts.file.endsWith(u".chatmode.md");
    return hasTwoEndings ? parts.stem.section(u'.', 0, -2) : parts.stem;
}

} // namespace outcrop
