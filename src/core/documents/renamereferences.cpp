// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/renamereferences.h"

#include "core/documents/clientimports.h"
#include "core/documents/data/tomlfieldedit.h"
#include "core/documents/data/tomlreader.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/documentsmessages.h"
#include "core/documents/markdownlinks.h"
#include "core/text/linetable.h"

#include <QDir>
#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

QString folderOf(const QString &path)
{
    return path.contains(u'/') ? path.section(u'/', 0, -2) : QString();
}

/// Returns the path relative to a folder of the workspace.
QString pathRelativeTo(const QString &folder, const QString &path)
{
    return QDir(u'/' + folder).relativeFilePath(u'/' + path);
}

/// Returns the path, relative to the workspace, of a path written relative to a folder.
QString resolvePath(const QString &folder, const QString &written)
{
    return QDir::cleanPath(folder.isEmpty() ? written : QString(folder + u'/' + written));
}

bool containsWord(const QString &text, const QString &word)
{
    if (!text.contains(word)) // faster than the pattern and sufficient for most texts
        return false;
    const QRegularExpression wholePattern(QStringLiteral("(?<![\\w/-])") + QRegularExpression::escape(word) + QStringLiteral("(?![\\w/-])"));
    return wholePattern.match(text).hasMatch();
}

FieldPath childPath(FieldPath path, const QString &key)
{
    path.append(key);
    return path;
}

/// Updates one document after a rename. Every step stops at the first field that must change but cannot be edited.
class ReferenceUpdater
{
public:
    ReferenceUpdater(const Renaming &renaming, const DocumentPtr &document, Diagnostics &notes)
        : m_renaming(renaming), m_document(document), m_notes(notes), m_fields(document)
    {
    }

    Result<QList<TextEdit>> run()
    {
        Status status = checkFilesAreReadable();
        if (status)
            status = updateOwnName();
        if (status)
            status = updateReferences();
        if (!status)
            return status.error();
        const QList<TextEdit> linkEdits = planLinkEdits() + planImportEdits();
        const QList<TextEdit> edits = m_fields.edits() + linkEdits;
        reportCondition();
        reportMention(linkEdits);
        if (!edits.isEmpty() && !m_document->isValidUtf8)
            return Error{ErrorCode::Invalid, documentsmessages::mustChangeNotUtf8(m_document->path), {m_document->path, {}}};
        return edits;
    }

private:
    /// Fails if a manifest, profile or governance file cannot be parsed, because any of its fields may name the renamed document.
    Status checkFilesAreReadable() const
    {
        static const QList<DocumentKind> naming{DocumentKind::Manifest, DocumentKind::Profile, DocumentKind::Governance};
        if (!naming.contains(m_document->kind))
            return success();
        const bool isToml = m_document->kind == DocumentKind::Manifest;
        const DataDocument data = isToml ? readToml(m_document->text, m_document->path) : readYaml(m_document->text, m_document->path);
        if (data.isParsed)
            return success();
        return Error{ErrorCode::Invalid, documentsmessages::unreadableReference(m_document->path),
            data.diagnostics.isEmpty() ? Location{m_document->path, {}} : data.diagnostics.first().location};
    }

    Status updateReferences()
    {
        switch (m_document->kind) {
        case DocumentKind::Manifest:
            return manifest();
        case DocumentKind::Profile:
            return profile();
        case DocumentKind::Agent:
        case DocumentKind::Governance:
            return agent();
        default:
            return success();
        }
    }

    /// Updates the document's `name` if it was the old name.
    Status updateOwnName()
    {
        const Renaming::Name &name = m_renaming.name;
        const bool isOwn = m_document == m_renaming.document || (m_document->kind == DocumentKind::Governance && m_renaming.moves(m_document->path));
        return isOwn && name.isChanged() ? updateName({QStringLiteral("name")}, name) : success();
    }

    /// Sets a field whose value is the old name. Other values are kept.
    Status updateName(const FieldPath &path, const Renaming::Name &name)
    {
        if (!name.isChanged())
            return success();
        const DataNode fields = fieldsOf(m_fields.document());
        const DataNode *node = &fields;
        for (const QString &key : path)
            node = node->isSequence() ? &node->at(key) : &(*node)[key];
        return node->isScalar() && node->text() == name.from ? m_fields.set(path, jsonString(name.to)) : success();
    }

    Status manifest()
    {
        Status status = promptLayers();
        if (status)
            status = updateName({QStringLiteral("workspace"), QStringLiteral("agent")}, m_renaming.agent);
        if (status)
            status = updateName({QStringLiteral("workspace"), QStringLiteral("profile")}, m_renaming.profile);
        if (status)
            status = taxonomy();
        return status;
    }

    Status promptLayers()
    {
        for (const Manifest::LayerEntry &entry : m_renaming.workspace.manifest().promptLayers) {
            const auto &[key, written, settings, place] = entry;
            const WorkspaceFolder &folder = m_renaming.workspace.folder();
            const QString path = resolveManifestPath(written, folder.home, folder.root);
            if (!m_renaming.moves(path))
                continue;
            const QString to = m_renaming.pathAfter(path);
            const QString kept = written.endsWith(path) ? QString(written.chopped(path.size()) + to) : to; // keeps a prefix such as `~/seeds/`
            FieldPath field{QStringLiteral("prompt_layers"), key};
            if (settings.isMapping())
                field.append(QStringLiteral("file"));
            Status status = m_fields.set(field, jsonString(kept));
            if (status && path == m_renaming.document->path && key == m_renaming.layer.from && m_renaming.layer.isChanged())
                status = renameKey(key);
            if (!status)
                return status;
        }
        return success();
    }

    Status renameKey(const QString &key)
    {
        const DataNode layers = fieldsOf(m_fields.document())[u"prompt_layers"];
        return m_fields.replace({{layers.member(key)->keyRange, tomlKeyText(m_renaming.layer.to)}});
    }

    Status taxonomy()
    {
        const QString written = m_renaming.workspace.manifest().data.at(u"retrieval.taxonomy").text();
        const QString path = QDir::cleanPath(written);
        if (written.isEmpty() || !m_renaming.moves(path))
            return success();
        return m_fields.set({QStringLiteral("retrieval"), QStringLiteral("taxonomy")}, jsonString(m_renaming.pathAfter(path)));
    }

    Status profile()
    {
        const DataNode data = fieldsOf(*m_document);
        Status status = success();
        for (const DataNode::Member &phase : data[u"agents"].members()) {
            if (status)
                status = updateName({QStringLiteral("agents"), phase.key}, m_renaming.agent);
        }
        for (const DataNode::Member &scope : data[u"scopes"].members()) {
            if (status)
                status = updateNamesIn({QStringLiteral("scopes"), scope.key, QStringLiteral("layers")},
                    scope.value[u"layers"], m_renaming.layer);
        }
        return status;
    }

    /// Updates every value at or below a field that is exactly the old name.
    Status updateNamesIn(const FieldPath &path, const DataNode &node, const Renaming::Name &name)
    {
        if (!name.isChanged())
            return success();
        Status status = node.isScalar() ? updateName(path, name) : success();
        for (qsizetype i = 0; status && i < node.items().size(); ++i)
            status = updateNamesIn(childPath(path, QString::number(i)), node.items().at(i), name);
        for (qsizetype i = 0; status && i < node.members().size(); ++i)
            status = updateNamesIn(childPath(path, node.members().at(i).key), node.members().at(i).value, name);
        return status;
    }

    Status agent()
    {
        static const QStringList naming{QStringLiteral("handoff"), QStringLiteral("handoffs"), QStringLiteral("session"), QStringLiteral("session_context")};
        Status status = file({QStringLiteral("portability"), QStringLiteral("few_shot"), QStringLiteral("examples_ref")});
        if (status)
            status = file({QStringLiteral("output"), QStringLiteral("template")});
        const DataNode data = fieldsOf(*m_document);
        for (const QString &key : naming) {
            if (status)
                status = updateNamesIn({key}, data[key], m_renaming.agent);
        }
        return status;
    }

    /// Updates a field that names a file, relative to the agent's folder or the workspace. The agent's folder has
    /// precedence.
    Status file(const FieldPath &path)
    {
        const QString written = fieldsOf(*m_document).at(path.join(u'.')).text();
        if (written.isEmpty() || written.contains(u'{'))
            return success();
        const QString before = folderOf(m_document->path);
        const QString after = folderOf(m_renaming.pathAfter(m_document->path));
        const Workspace &workspace = m_renaming.workspace;
        if (const QString beside = resolvePath(before, written); workspace.document(beside)) {
            const QString now = m_renaming.pathAfter(beside);
            return resolvePath(after, written) == now ? success() : m_fields.set(path, jsonString(pathRelativeTo(after, now)));
        }
        const QString below = QDir::cleanPath(written);
        return m_renaming.moves(below) ? m_fields.set(path, jsonString(m_renaming.pathAfter(below))) : success();
    }

    QList<TextEdit> planLinkEdits() const
    {
        QList<TextEdit> edits;
        if (!isMarkdown(m_document->path) || !m_document->text.contains(u']'))
            return edits;
        const QString before = folderOf(m_document->path);
        const QString after = folderOf(m_renaming.pathAfter(m_document->path));
        const LineTable lines(m_document->text);
        for (const MarkdownLink &link : markdownLinks(m_document->text, m_document->frontMatter.bodyStart)) {
            const QString target = resolvePath(before, link.target);
            const QString now = m_renaming.pathAfter(target);
            if (resolvePath(after, link.target) != now && m_renaming.workspace.document(target))
                edits.append({lines.range(link.start, link.end), escapeLinkTarget(pathRelativeTo(after, now))});
        }
        return edits;
    }

    /// Returns the edits that update each `@path` import in a file of a coding agent.
    QList<TextEdit> planImportEdits() const
    {
        QList<TextEdit> edits;
        const QString after = folderOf(m_renaming.pathAfter(m_document->path));
        for (const ClientReference &reference : clientReferences(*m_document)) {
            const QString target = referencedPath(*m_document, reference);
            const QString now = m_renaming.pathAfter(target);
            if (reference.isImport && resolvePath(after, reference.target) != now && m_renaming.workspace.document(target))
                edits.append({reference.range, u'@' + pathRelativeTo(after, now).replace(u' ', QStringLiteral("\\ "))});
        }
        return edits;
    }

    Range rangeOf(qsizetype start, qsizetype end) const { return {positionAt(m_document->text, start), positionAt(m_document->text, end)}; }

    void addNote(const QString &message, const Range &range)
    {
        m_notes.append({Severity::Note, QStringLiteral("rename-mention"), message, {m_document->path, range}});
    }

    /// Reports a condition that contains the old name. It is not changed, because the word may refer to something else.
    void reportCondition()
    {
        const DataNode &condition = m_document->frontMatter.data[u"when"];
        for (const Renaming::Name &name : {m_renaming.agent, m_renaming.profile}) {
            if (name.isChanged() && condition.isScalar() && containsWord(condition.text(), name.from))
                addNote(documentsmessages::conditionMentions(name.from, name.to), condition.range());
        }
    }

    /// Reports the first mention of the old path outside a link. Skips the manifest, evolution reports and records of requests.
    void reportMention(const QList<TextEdit> &linkEdits)
    {
        static const QList<DocumentKind> records{DocumentKind::Prompt, DocumentKind::Response, DocumentKind::Conversation, DocumentKind::Evolution};
        const QString &path = m_renaming.document->path;
        if (records.contains(m_document->kind) || m_document->kind == DocumentKind::Manifest || m_document->path == path)
            return;
        const auto isLink = [&linkEdits](qsizetype place) {
            return std::any_of(linkEdits.begin(), linkEdits.end(),
                [place](const TextEdit &edit) { return edit.range.start.offset <= place && place < edit.range.end.offset; });
        };
        qsizetype place = m_document->text.indexOf(path, m_document->frontMatter.bodyStart);
        while (place >= 0 && isLink(place))
            place = m_document->text.indexOf(path, place + 1);
        if (place >= 0)
            addNote(documentsmessages::textMentions(path, m_renaming.pathAfter(path)), rangeOf(place, place + path.size()));
    }

    const Renaming &m_renaming;
    const DocumentPtr &m_document;
    Diagnostics &m_notes;
    FieldEdits m_fields;
};

/// Returns whether the manifest has a layer with this name.
bool isLayerName(const Workspace &workspace, const QString &name)
{
    const auto &layers = workspace.manifest().promptLayers;
    return std::any_of(layers.begin(), layers.end(), [&name](const auto &layer) { return layer.name == name; });
}

} // namespace

bool Renaming::mayBeMentionedIn(const QString &text) const
{
    const auto holds = [&text](const QString &word) { return !word.isEmpty() && text.contains(word); };
    if (holds(document->path.section(u'/', -1)) || holds(name.from) || holds(agent.from) || holds(profile.from) || holds(layer.from))
        return true;
    return std::any_of(paths.keyBegin(), paths.keyEnd(), [&holds](const QString &path) {
        const QString file = path.section(u'/', -1);
        return holds(file) || holds(escapeLinkTarget(file));
    });
}

Result<QList<TextEdit>> referenceEdits(const Renaming &renaming, const DocumentPtr &document, Diagnostics &notes)
{
    if (!renaming.moves(document->path) && !renaming.mayBeMentionedIn(document->text))
        return QList<TextEdit>();
    return ReferenceUpdater(renaming, document, notes).run();
}

QString layerNameOf(const Workspace &workspace, const QString &path)
{
    const std::optional<qsizetype> index = workspace.promptLayerIndex(path);
    return index ? workspace.promptLayers().at(*index).name : documentNameOf(path);
}

QString layerNameAfter(const Renaming &renaming)
{
    const QString before = layerNameOf(renaming.workspace, renaming.document->path);
    const bool followsRename = before == renaming.name.from && !isLayerName(renaming.workspace, renaming.name.to);
    return followsRename ? renaming.name.to : before;
}

} // namespace outcrop
