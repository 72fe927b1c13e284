// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/clients.h"

#include "core/documents/bundle/bundleddata.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the names of the built-in client documents. A function, because a constant might not be ready when another file needs it before main().
QStringList clientDocumentNames()
{
    return {QStringLiteral("claude"), QStringLiteral("cline"), QStringLiteral("codex"), QStringLiteral("continue"), QStringLiteral("copilot"),
    QStringLiteral("cursor"), QStringLiteral("devin"), QStringLiteral("gemini"), QStringLiteral("kiro"), QStringLiteral("opencode"), QStringLiteral("pi")};
}

/// Converts a glob such as `.claude/agents/**/*.md` to a pattern that matches the end of a path.
QRegularExpression patternOf(const QString &place)
{
    QString pattern = QStringLiteral("(?:^|/)");
    for (qsizetype i = 0; i < place.size(); ++i) {
        if (QStringView(place).mid(i).startsWith(u"**/")) {
            pattern += QStringLiteral("(?:[^/]+/)*");
            i += 2;
        } else if (place.at(i) == u'*') {
            pattern += QStringLiteral("[^/]*");
        } else {
            pattern += QRegularExpression::escape(place.mid(i, 1));
        }
    }
    return QRegularExpression(pattern + u'$');
}

/// Returns the longest substring without a `*`.
QString findLongestLiteral(const QString &place)
{
    const QStringList parts = place.split(u'*');
    return *std::max_element(
        parts.begin(), parts.end(), [](const QString &a, const QString &b) { return a.size() < b.size(); });
}

ClientFile clientFileFromName(const QString &word)
{
    for (const ClientFile file : {ClientFile::Agent, ClientFile::Skill, ClientFile::Command}) {
        if (word == toString(file))
            return file;
    }
    return ClientFile::Rules;
}

Client readClient(const DataNode &data)
{
    Client client;
    client.name = data[u"client"].text();
    client.title = data[u"title"].text();
    client.otherNames = data[u"names"].toStrings();
    client.documentation = data[u"documentation"].text();
    for (const DataNode::Member &member : data[u"also"].members())
        client.formats.insert(member.key, member.value.text());
    client.models = data[u"models"].toStrings();
    client.modelPattern.setPattern(data[u"model_form"].text());
    client.tools = data[u"tools"].toStrings();
    client.toolPattern.setPattern(data[u"tool_form"].text());
    client.fatalSuffixes = data[u"refuses"].toStrings();
    client.readsLines = data[u"reads_lines"].text() == u"true";
    for (const DataNode::Member &member : data[u"marks"].members())
        client.markers.insert(member.key, member.value.toStrings());
    return client;
}

/// The data of the files that clientDocumentNames() lists.
struct Catalog {
    QList<Client> clients;
    QList<ClientPathPattern> pathPatterns;
    QList<ClientPathPattern> visiblePathPatterns; ///< patterns that match paths without a hidden file or folder; most paths have none
    QHash<QString, DataNode> formats; ///< schemas
    QHash<QByteArray, QSet<QByteArray>> folders; ///< hidden folders such as `.claude`, with the entries in them that clients load
    QSet<QByteArray> files;                      ///< hidden files such as `.cursorrules`

    Catalog()
    {
        for (const QString &name : clientDocumentNames())
            add(bundledData(QStringLiteral("clients/%1.yaml").arg(name)));
    }

    void add(const DataNode &data)
    {
        clients.append(readClient(data));
        for (const DataNode &file : data[u"files"].items())
            addPathPattern(file, clients.last().name);
        for (const DataNode::Member &format : data[u"formats"].members())
            formats.insert(format.key, format.value);
    }

    void addPathPattern(const DataNode &file, const QString &client)
    {
        const QString place = file[u"place"].text();
        pathPatterns.append({client, clientFileFromName(file[u"kind"].text()), file[u"format"].text(),
            file[u"imports"].text() == u"true", patternOf(place), findLongestLiteral(place)});
        if (!place.startsWith(u'.'))
            return visiblePathPatterns.append(pathPatterns.last());
        const QString folder = place.section(u'/', 0, 0);
        if (folder == place)
            files.insert(place.toUtf8());
        else
            folders[folder.toUtf8()].insert(place.section(u'/', 1, 1).toUtf8());
    }
};

const Catalog &catalog()
{
    static const Catalog read;
    return read;
}

bool hasClientValues(const Client &client, const DataNode &data)
{
    for (auto mark = client.markers.cbegin(); mark != client.markers.cend(); ++mark) {
        if (data[mark.key()].isScalar() && mark.value().contains(data[mark.key()].text()))
            return true;
    }
    return false;
}

} // namespace

QString toString(ClientFile file)
{
    switch (file) {
    case ClientFile::Agent:
        return QStringLiteral("agent");
    case ClientFile::Skill:
        return QStringLiteral("skill");
    case ClientFile::Command:
        return QStringLiteral("command");
    case ClientFile::Rules:
        return QStringLiteral("rules");
    }
    Q_UNREACHABLE();
}

const QList<Client> &knownClients()
{
    return catalog().clients;
}

const Client *findClient(QStringView name)
{
    const auto found = std::find_if(knownClients().begin(), knownClients().end(), [name](const Client &client) {
        return client.name == name || std::any_of(client.otherNames.begin(), client.otherNames.end(), [name](const QString &other) { return other == name; });
    });
    return found == knownClients().end() ? nullptr : &*found;
}

const ClientPathPattern *clientPathPattern(const QString &path)
{
    const bool isHidden = path.startsWith(u'.') || path.contains(u"/.");
    const QList<ClientPathPattern> &pathPatterns = isHidden ? catalog().pathPatterns : catalog().visiblePathPatterns;
    const auto found = std::find_if(pathPatterns.begin(), pathPatterns.end(),
        [&path](const ClientPathPattern &place) { return path.contains(place.literalPart) && place.pattern.match(path).hasMatch(); });
    return found == pathPatterns.end() ? nullptr : &*found;
}

std::optional<ClientFile> clientFileOf(DocumentKind kind, const QString &path, const DataNode &frontMatter)
{
    if (kind == DocumentKind::Agent)
        return ClientFile::Agent;
    if (kind == DocumentKind::Skill)
        return ClientFile::Skill;
    if (kind != DocumentKind::Text)
        return std::nullopt;
    if (const ClientPathPattern *place = clientPathPattern(path))
        return place->file;
    const bool isCommand = path.section(u'/', -2, -2) == u"commands" && (frontMatter.member(u"description") || frontMatter.member(u"argument-hint"));
    return isCommand ? std::optional(ClientFile::Command) : std::nullopt;
}

const Client *clientOf(const QString &path, const DataNode &frontMatter)
{
    if (const ClientPathPattern *place = clientPathPattern(path))
        return findClient(place->client);
    const auto markedClient = std::find_if(knownClients().begin(), knownClients().end(), [&frontMatter](const Client &client) { return hasClientValues(client, frontMatter); });
    return markedClient == knownClients().end() ? nullptr : &*markedClient;
}

bool isClientFormat(const QString &format)
{
    return catalog().formats.contains(format);
}

Json clientFormatSchema(const QString &format)
{
    return isClientFormat(format) ? catalog().formats[format].toJson() : Json::object();
}

bool isClientEntryName(const QString &folder, const QByteArray &name)
{
    const Catalog &known = catalog();
    const QString parent = folder.section(u'/', -2, -2);
    if (const auto names = known.folders.constFind(parent.toUtf8()); parent.startsWith(u'.') && names != known.folders.constEnd()) {
        const bool hasAny = std::any_of(names->begin(), names->end(), [](const QByteArray &each) { return each.contains('*'); });
        return !name.startsWith('.') && (hasAny || names->contains(name));
    }
    return name.startsWith('.') && (known.folders.contains(name) || known.files.contains(name));
}

} // namespace outcrop
