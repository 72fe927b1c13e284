// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/documentreferences.h"

#include "app/language/documentfields.h"
#include "core/documents/clientimports.h"
#include "core/documents/markdownlinks.h"
#include "core/text/linetable.h"

#include <QDir>

#include <algorithm>

namespace outcrop {
namespace {

QString existingPath(const OpenedWorkspace &opened, const QString &path)
{
    const QString cleanPath = QDir::cleanPath(path);
    return opened.workspace().document(cleanPath) ? cleanPath : QString();
}

/// Returns the document at a path that is relative to a file's folder, or else to the workspace; empty if there is none.
QString pathFrom(const OpenedWorkspace &opened, const QString &file, const QString &written)
{
    const QString beside = existingPath(opened, file.left(file.lastIndexOf(u'/') + 1) + written);
    return beside.isEmpty() ? existingPath(opened, written) : beside;
}

QString findLayerPath(const OpenedWorkspace &opened, const QString &name)
{
    const QList<Layer> &layers = opened.library.stack.layers;
    const auto found = std::find_if(layers.begin(), layers.end(), [&name](const Layer &layer) { return layer.name == name; });
    return found == layers.end() ? QString() : found->file();
}

/// Returns the document that a name of this kind, a value of `x-names` in a schema, refers to; empty if there is none.
QString findDocumentPath(const OpenedWorkspace &opened, const QString &file, const QString &nameKind, const QString &name)
{
    if (nameKind == u"path")
        return pathFrom(opened, file, name);
    if (nameKind == u"layer")
        return findLayerPath(opened, name);
    const Agent *agent = nameKind == u"agent" ? opened.library.agent(name) : nullptr;
    const Profile *profile = nameKind == u"profile" ? opened.library.profile(name) : nullptr;
    if (agent || profile)
        return agent ? agent->document->path : profile->document->path;
    const DocumentPtr skill = nameKind == u"skill" ? opened.workspace().document(DocumentKind::Skill, name) : nullptr;
    return skill ? skill->path : QString();
}

/// Returns search words for references to the target: every document with a reference contains at least one of them. They are the target's file name, its link
/// and the names that it or the manifest declares.
QStringList referenceSearchWords(const OpenedWorkspace &opened, const QString &target)
{
    const QString file = target.section(u'/', -1);
    QStringList words{file, escapeLinkTarget(file), documentNameOf(target)};
    for (const Layer &layer : opened.library.stack.layers) {
        if (layer.file() == target)
            words.append(layer.name);
    }
    for (const Agent &agent : opened.library.agents) {
        if (agent.document->path == target)
            words.append(agent.name);
    }
    for (const Profile &profile : opened.library.profiles) {
        if (profile.document->path == target)
            words.append(profile.name);
    }
    return words;
}

void addFields(const OpenedWorkspace &opened, const Document &document, QList<DocumentReference> &references)
{
    const DocumentFields fields(document);
    fields.forEach([&](const FieldLocation &place) {
        const QString names = place.value->isScalar() ? schemaString(fields.schemaOf(place.path), "x-names") : QString();
        const QString target = names.isEmpty() ? QString() : findDocumentPath(opened, document.path, names, place.value->text());
        if (!target.isEmpty())
            references.append({place.value->range(), target});
    });
}

void addLinks(const OpenedWorkspace &opened, const Document &document, QList<DocumentReference> &references)
{
    const LineTable lines(document.text);
    const QString folder = document.path.left(document.path.lastIndexOf(u'/') + 1);
    for (const MarkdownLink &link : markdownLinks(document.text, document.frontMatter.bodyStart)) {
        if (const QString target = existingPath(opened, folder + link.target); !target.isEmpty())
            references.append({lines.range(link.start, link.end), target});
    }
    for (const ClientReference &reference : clientReferences(document)) {
        const QString target = reference.isImport ? existingPath(opened, referencedPath(document, reference)) : QString();
        if (!target.isEmpty())
            references.append({reference.range, target});
    }
}

} // namespace

QList<DocumentReference> documentReferences(const OpenedWorkspace &opened, const Document &document)
{
    QList<DocumentReference> references;
    addFields(opened, document, references);
    if (isMarkdown(document.path))
        addLinks(opened, document, references);
    return references;
}

std::optional<DocumentReference> documentReferenceAt(const OpenedWorkspace &opened, const Document &document, qsizetype offset)
{
    for (const DocumentReference &reference : documentReferences(opened, document)) {
        if (touches(reference.range, offset))
            return reference;
    }
    return std::nullopt;
}

QList<Location> findReferences(const OpenedWorkspace &opened, const QString &target)
{
    QList<Location> found;
    const QStringList words = referenceSearchWords(opened, target);
    for (const DocumentPtr &document : opened.workspace().documents()) {
        const bool mayRefer = std::any_of(words.begin(), words.end(), [&document](const QString &word) { return document->text.contains(word); });
        if (!mayRefer)
            continue;
        for (const DocumentReference &reference : documentReferences(opened, *document)) {
            if (reference.target == target)
                found.append({document->path, reference.range});
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

std::optional<RenameTarget> renameTargetAt(const OpenedWorkspace &opened, const Document &document, qsizetype offset)
{
    if (const std::optional<DocumentReference> reference = documentReferenceAt(opened, document, offset))
        return RenameTarget{reference->target, reference->range};
    const DocumentFields fields(document);
    const FieldLocation place = fields.fieldAt(offset);
    const bool isName = !place.isNull() && place.path == QStringList(QStringLiteral("name")) && place.value->text() == document.name();
    return isName ? std::optional(RenameTarget{document.path, place.value->range()}) : std::nullopt;
}

} // namespace outcrop
