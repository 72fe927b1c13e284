// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/documenttree.h"

#include <QCoreApplication>
#include <QHash>
#include <QMap>

#include <algorithm>
#include <limits>

namespace outcrop {

namespace {

using LibraryBranch = Branch<LibraryItem>;

/// The positions of layers in the stack, by path.
struct LayerPositions {
    QHash<QString, int> row;
    QHash<QString, Tier> tier;

    explicit LayerPositions(const LayerStack &stack)
    {
        for (const Layer &layer : stack.layers) {
            row.insert(layer.file(), static_cast<int>(row.size()));
            tier.insert(layer.file(), layer.tier);
        }
    }

    std::optional<Tier> tierOf(const QString &path) const
    {
        const auto found = tier.constFind(path);
        return found == tier.cend() ? std::nullopt : std::optional(*found);
    }
};

/// Returns the displayed name of a document: its name, with a note for some kinds, or its path. For a file of a session, returns the path without its first folder.
QString displayName(const Document &document)
{
    switch (document.kind) {
    case DocumentKind::Prompt:
    case DocumentKind::Response:
    case DocumentKind::Conversation:
        return document.path.section(u'/', 1);
    case DocumentKind::CondensedLayer:
        return QCoreApplication::translate("DocumentTree", "%1 (condensed)").arg(document.name());
    case DocumentKind::Governance:
        return QCoreApplication::translate("DocumentTree", "%1 (governance)").arg(document.name().section(u'.', 0, 0));
    case DocumentKind::Manifest:
    case DocumentKind::Text:
    case DocumentKind::Configuration:
    case DocumentKind::Taxonomy:
    case DocumentKind::PortabilityTests:
        return document.path;
    case DocumentKind::Layer:
    case DocumentKind::Skill:
    case DocumentKind::Agent:
    case DocumentKind::Adapter:
    case DocumentKind::WireFormat:
    case DocumentKind::Profile:
    case DocumentKind::Evolution:
    case DocumentKind::Experiment:
    case DocumentKind::Task:
        return document.name();
    }
    return document.path;
}

LibraryBranch documentBranch(const Document &document, const LayerPositions &places, const ProblemCount &problems)
{
    LibraryItem item{groupOf(document), displayName(document), document.path, document.kind};
    item.tier = places.tierOf(document.path);
    item.problems = problems;
    return {item};
}

/// Sorts layers in the order sent; other documents, and layers that are not in the stack, by name.
void sortBranches(QList<LibraryBranch> &branches, const LayerPositions &places)
{
    const auto rank = [&](const LibraryBranch &branch) {
        return std::pair(
            places.row.value(branch.item.path, std::numeric_limits<int>::max()), branch.item.name.toCaseFolded());
    };
    std::stable_sort(branches.begin(), branches.end(),
        [&](const auto &left, const auto &right) { return rank(left) < rank(right); });
}

LibraryBranch groupBranch(DocumentGroup group, const QList<LibraryBranch> &children)
{
    LibraryItem item{group, groupTitle(group)};
    item.documents = static_cast<int>(children.size());
    for (const LibraryBranch &child : children)
        item.problems.add(child.item.problems);
    return {item, children};
}

} // namespace

QList<LibraryBranch> documentTree(const PromptLibrary &library, const Diagnostics &diagnostics)
{
    const LayerPositions places(library.stack);
    const QHash<QString, ProblemCount> problems = countProblemsByFile(diagnostics);
    QMap<DocumentGroup, QList<LibraryBranch>> groups;
    for (const DocumentPtr &document : library.workspace.documents())
        groups[groupOf(*document)] += documentBranch(*document, places, problems.value(document->path));

    QList<LibraryBranch> tree;
    for (const DocumentGroup group : allDocumentGroups) {
        QList<LibraryBranch> children = groups.value(group);
        sortBranches(children, places);
        if (!children.isEmpty())
            tree += groupBranch(group, children);
    }
    return tree;
}

} // namespace outcrop
