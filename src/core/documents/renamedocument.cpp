// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/renamedocument.h"

#include "core/base/paths.h"
#include "core/documents/canonicalagent.h"
#include "core/documents/documentsmessages.h"
#include "core/documents/renamereferences.h"

#include <algorithm>

namespace outcrop {
namespace {

bool ownsFolder(const Workspace &workspace, const Document &document)
{
    if ((document.kind != DocumentKind::Skill && document.kind != DocumentKind::Profile) || !document.path.contains(u'/'))
        return false;
    const QString folder = document.path.section(u'/', 0, -2) + u'/';
    return std::none_of(workspace.documents().begin(), workspace.documents().end(), [&](const DocumentPtr &other) {
        return other->kind == document.kind && other->path != document.path && other->path.startsWith(folder);
    });
}

/// Returns the part of the file name after the document's name: `.md`, `.governance.yaml`. Returns the whole file name
/// if the folder has the document's name.
QString endingOf(const QString &path)
{
    const QString file = path.section(u'/', -1);
    const bool isNamedByFolder = file == u"SKILL.md" || kindOfPath(path) == DocumentKind::Profile;
    return isNamedByFolder ? file : file.mid(documentNameOf(path).size());
}

/// Returns whether a new path has a hidden component that the old path does not have at the same depth.
bool isHidden(const QString &path, const QString &from)
{
    const QStringList steps = path.split(u'/');
    const QStringList old = from.split(u'/');
    for (qsizetype i = 0; i < steps.size(); ++i) {
        if (steps.at(i).startsWith(u'.') && steps.at(i) != old.value(i))
            return true;
    }
    return false;
}

Status checkPath(const QString &from, const QString &to)
{
    if (!isContainedPath(to))
        return changeError(ErrorCode::NotAllowed, documentsmessages::leavesWorkspace(to), to);
    if (isHidden(to, from))
        return changeError(ErrorCode::NotAllowed, documentsmessages::hiddenPath(to), to);
    if (endingOf(to) != endingOf(from))
        return changeError(ErrorCode::NotAllowed, documentsmessages::otherEnding(to, endingOf(from)), to);
    return success();
}

/// Plans one rename: the moves first, then the references in every document.
class RenamePlanner
{
public:
    RenamePlanner(const Workspace &workspace, const DocumentPtr &document, const QString &to)
        : m_workspace(workspace), m_document(document), m_result{document->path, to, {}, {}}
    {
    }

    Result<DocumentRename> run()
    {
        Status status = checkPath(m_result.from, m_result.to);
        if (status && m_result.from != m_result.to)
            status = plan();
        return status ? Result<DocumentRename>(m_result) : Result<DocumentRename>(status.error());
    }

private:
    Status plan()
    {
        addMoves();
        const Renaming renaming = this->renaming();
        if (const Status freeStatus = checkPathsAreFree(renaming); !freeStatus)
            return freeStatus;
        if (const Status status = checkCondensedForm(); !status)
            return status;
        for (const DocumentPtr &document : m_workspace.documents()) {
            const Result<QList<TextEdit>> edits = referenceEdits(renaming, document, m_result.notes);
            if (!edits)
                return edits.error();
            m_result.change.add(document->path, *edits);
        }
        reportTierChange(renaming);
        sortByLocation(m_result.notes);
        const Result<Workspace> after = withChange(m_workspace, m_result.change);
        if (after)
            reportKindChange(after->document(m_result.to)->kind);
        return after ? success() : Status(after.error());
    }

    /// Warns if the move changes the document's kind, because the path determines the kind.
    void reportKindChange(DocumentKind after)
    {
        if (after != m_document->kind)
            m_result.notes.append({Severity::Warning, QStringLiteral("rename-kind"),
                documentsmessages::kindWouldChange(m_result.to, kindNoun(after), kindNoun(m_document->kind)), {m_result.from, {}}});
    }

    void addMoves()
    {
        if (ownsFolder(m_workspace, *m_document)) {
            m_result.change.moves.append({m_result.from.section(u'/', 0, -2), m_result.to.section(u'/', 0, -2), true});
            return;
        }
        m_result.change.moves.append({m_result.from, m_result.to});
        if (isCanonicalAgentPath(m_result.from))
            addCompanion(canonicalPromptPath(m_result.from), canonicalPromptPath(m_result.to));
        else if (m_document->kind == DocumentKind::Agent)
            addCompanion(stem(m_result.from) + QStringLiteral(".governance.yaml"), stem(m_result.to) + QStringLiteral(".governance.yaml"));
        if (m_document->kind == DocumentKind::Layer && !sharesFileName())
            addCompanion(condensedPath(m_result.from), condensedPath(m_result.to));
    }

    void addCompanion(const QString &from, const QString &to)
    {
        if (from != to && m_workspace.document(from))
            m_result.change.moves.append({from, to});
    }

    static QString stem(const QString &path) { return path.left(path.lastIndexOf(u'.')); }
    static QString condensedPath(const QString &path) { return QStringLiteral("layers/condensed/") + path.section(u'/', -1); }

    /// Returns another layer with the same file name, which shares the condensed form.
    DocumentPtr layerWithSameFileName(const QString &path) const
    {
        const auto found = std::find_if(m_workspace.documents().begin(), m_workspace.documents().end(), [&](const DocumentPtr &other) {
            return other->kind == DocumentKind::Layer && other != m_document && other->path.section(u'/', -1) == path.section(u'/', -1);
        });
        return found == m_workspace.documents().end() ? nullptr : *found;
    }

    /// Returns whether another layer has the same file name and so the same condensed form, which is then not moved.
    bool sharesFileName() const { return layerWithSameFileName(m_result.from) != nullptr; }

    /// Rejects a move that would make two layers share a condensed form. A model with a small context window must not receive the condensed form
    /// of a different layer.
    Status checkCondensedForm() const
    {
        const QString movedPath = condensedPath(m_result.to);
        const QList<PathMove> &moves = m_result.change.moves;
        const bool isMoved =
            std::any_of(moves.begin(), moves.end(), [&movedPath](const PathMove &move) { return move.to == movedPath; });
        const DocumentPtr other =
            m_document->kind == DocumentKind::Layer ? layerWithSameFileName(m_result.to) : nullptr;
        if (!other || condensedPath(m_result.from) == movedPath || (!isMoved && !m_workspace.document(movedPath)))
            return success();
        return changeError(ErrorCode::NotAllowed, documentsmessages::sameCondensedForm(other->path, movedPath), m_result.to);
    }

    Renaming renaming() const
    {
        Renaming renaming{m_workspace, m_document, {}, {m_document->name(), documentNameOf(m_result.to)}};
        for (const PathMove &move : m_result.change.moves)
            addPaths(renaming, move);
        const DataNode statedName = fieldsOf(*m_document)[u"name"];
        if (m_document->kind == DocumentKind::Agent && (!statedName.isScalar() || statedName.text() == renaming.name.from))
            renaming.agent = renaming.name; // an agent with a different `name` keeps it
        if (m_document->kind == DocumentKind::Profile)
            renaming.profile = renaming.name;
        if (m_document->kind == DocumentKind::Layer)
            renaming.layer = {layerNameOf(m_workspace, m_document->path), layerNameAfter(renaming)};
        return renaming;
    }

    void addPaths(Renaming &renaming, const PathMove &move) const
    {
        if (!move.isFolder)
            renaming.paths.insert(move.from, move.to);
        for (const DocumentPtr &document : m_workspace.documents()) {
            if (move.isFolder && isAtOrBelow(document->path, move.from))
                renaming.paths.insert(document->path, move.to + document->path.mid(move.from.size()));
        }
    }

    /// Checks that no move would overwrite a document. Compares case-insensitively, because some file systems are
    /// case-insensitive.
    Status checkPathsAreFree(const Renaming &renaming) const
    {
        for (const PathMove &move : m_result.change.moves) {
            const auto isInTheWay = [&](const DocumentPtr &other) {
                return !renaming.moves(other->path)
                    && (other->path.compare(move.to, Qt::CaseInsensitive) == 0 || other->path.startsWith(move.to + u'/', Qt::CaseInsensitive)
                        || move.to.startsWith(other->path + u'/', Qt::CaseInsensitive));
            };
            const auto found = std::find_if(m_workspace.documents().begin(), m_workspace.documents().end(), isInTheWay);
            if (found != m_workspace.documents().end())
                return changeError(ErrorCode::NotAllowed, documentsmessages::fileExists((*found)->path), move.to);
            if (move.isFolder && move.to.startsWith(move.from + u'/'))
                return changeError(ErrorCode::NotAllowed, documentsmessages::folderIntoItself(move.from), move.to);
        }
        return success();
    }

    /// Warns if the old or the new layer name determines the tier, because neither the front matter nor the manifest specifies one.
    void reportTierChange(const Renaming &renaming)
    {
        static const QStringList meaning{QStringLiteral("soul"), QStringLiteral("user"), QStringLiteral("identity")};
        const std::optional<qsizetype> index = m_workspace.promptLayerIndex(m_document->path);
        const bool isInManifest = index && m_workspace.promptLayers().at(*index).settings.member(u"tier");
        const bool isOwn = isInManifest || m_document->frontMatter.data.member(u"tier") != nullptr;
        const bool mentionsLayer = meaning.contains(renaming.layer.from, Qt::CaseInsensitive) || meaning.contains(renaming.layer.to, Qt::CaseInsensitive);
        if (renaming.layer.isChanged() && mentionsLayer && !isOwn)
            m_result.notes.append({Severity::Warning, QStringLiteral("rename-tier"),
                documentsmessages::tierFromName(),
                {m_result.from, {}}});
    }

    const Workspace &m_workspace;
    const DocumentPtr m_document;
    DocumentRename m_result;
};

} // namespace

Result<DocumentRename> planDocumentRename(const Workspace &workspace, const QString &path, const QString &newPath)
{
    const DocumentPtr document = workspace.document(path);
    if (!document)
        return changeError(ErrorCode::NotFound, documentsmessages::noDocument(path), path);
    return RenamePlanner(workspace, document, newPath).run();
}

} // namespace outcrop
