// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/prompttexts.h"

#include "core/documents/data/yamlreader.h"
#include "core/rules/rulesmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

template<typename T>
const T *withType(const QList<T> &list, const QString &type)
{
    const auto found = std::find_if(list.begin(), list.end(), [&type](const T &one) { return one.type == type; });
    return found == list.end() ? nullptr : &*found;
}

void readTemplates(const Document &document, PromptTexts &texts)
{
    const DataDocument yaml = readYaml(document.text, document.path);
    texts.diagnostics = yaml.diagnostics;
    if (!yaml.isParsed)
        return;
    for (const DataNode::Member &member : yaml.root.members()) {
        if (member.value.isString())
            texts.texts.append({member.key, member.value, {document.path, member.keyRange}});
        else
            texts.diagnostics.append({Severity::Warning, QStringLiteral("prompt-template-not-text"), rulesmessages::templateNotText(member.key), {document.path, member.keyRange}});
    }
    if (!yaml.root.isMapping())
        texts.diagnostics.append({Severity::Error, QStringLiteral("prompt-templates-invalid"), rulesmessages::templatesNotMapping(), {document.path, yaml.root.range()}});
}

} // namespace

const PromptText *PromptTexts::text(const QString &type) const
{
    return withType(texts, type);
}

const PromptGuide *PromptTexts::guide(const QString &type) const
{
    return withType(guides, type);
}

QStringList PromptTexts::types() const
{
    QStringList types;
    for (const PromptText &one : texts)
        types.append(one.type);
    for (const PromptGuide &guide : guides) {
        if (!types.contains(guide.type))
            types.append(guide.type);
    }
    return types;
}

bool PromptTexts::wasReadFrom(const DocumentPtr &templates, const QList<DocumentPtr> &guideFiles) const
{
    return templates == document
        && std::equal(guides.begin(), guides.end(), guideFiles.begin(), guideFiles.end(), [](const PromptGuide &guide, const DocumentPtr &file) { return guide.document == file; });
}

QList<DocumentPtr> promptGuideFiles(const Workspace &workspace)
{
    QList<DocumentPtr> files;
    for (const DocumentPtr &document : workspace.documents()) {
        if (!promptTypeOfGuide(document->path).isEmpty())
            files.append(document);
    }
    std::sort(files.begin(), files.end(), [](const DocumentPtr &a, const DocumentPtr &b) { return a->path < b->path; });
    return files;
}

PromptTexts readPromptTexts(const DocumentPtr &document, const QList<DocumentPtr> &guideFiles)
{
    PromptTexts texts;
    texts.document = document;
    if (document)
        readTemplates(*document, texts);
    for (const DocumentPtr &file : guideFiles)
        texts.guides.append(readPromptGuide(file));
    return texts;
}

} // namespace outcrop
