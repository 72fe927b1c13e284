// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/context/missinglayers.h"

#include "app/context/contextmessages.h"
#include "app/context/foldercontext.h"
#include "app/workspace/foldercontents.h"
#include "core/adoption/adoption.h"
#include "core/base/joinedtext.h"

#include <QMap>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the uses of the recognized files, such as `agents (22), skills (9)`. Empty if no file is recognized.
QString recognizedFiles(const Workspace &workspace)
{
    const Result<Adoption> adoption = planAdoption(workspace);
    QStringList uses;
    QMap<QString, qsizetype> counts;
    for (const AdoptionRow &row : adoption ? adoption->rows : QList<AdoptionRow>()) {
        const QString use = row.layer ? contextmessages::possibleLayers() : row.isOptional ? contextmessages::possiblePrompts() : row.use;
        if (!counts.contains(use))
            uses.append(use);
        counts[use] += row.files.size();
    }
    for (QString &use : uses)
        use = detailedText(use, QString::number(counts[use]));
    return uses.join(listSeparator());
}

/// Returns sentences about the prompt types and rules of a folder, with the commands that use them.
QStringList configurationSentences(const OpenedWorkspace &opened)
{
    const FolderContents contents = folderContents(opened);
    QStringList sentences;
    if (contents.promptTypes > 0)
        sentences.append(contextmessages::foundPromptTypes(contents.promptTypes));
    if (contents.rules > 0)
        sentences.append(contextmessages::foundRules(contents.rules));
    return sentences;
}

/// Returns the number of files by type, such as `.mdc (37), .md (1)`, the most frequent first.
QString fileTypes(const Workspace &workspace)
{
    QMap<QString, qsizetype> counts;
    for (const DocumentPtr &document : workspace.documents()) {
        const QString name = document->path.section(u'/', -1);
        ++counts[name.contains(u'.') ? name.sliced(name.lastIndexOf(u'.')) : name];
    }
    QStringList types = counts.keys();
    std::stable_sort(types.begin(), types.end(), [&counts](const QString &a, const QString &b) { return counts[a] > counts[b]; });
    for (QString &type : types)
        type = detailedText(type, QString::number(counts[type]));
    return types.join(listSeparator());
}

} // namespace

QStringList explainMissingLayers(const OpenedWorkspace &opened)
{
    QStringList sentences{contextmessages::noLayers()};
    sentences += configurationSentences(opened);
    const qsizetype files = contextFileCount(opened.folder);
    if (files > 0)
        sentences.append(contextmessages::loadedByAgents(contextmessages::files(files)));
    if (const QString recognized = recognizedFiles(opened.workspace()); !recognized.isEmpty())
        sentences.append(contextmessages::recognizedFiles(recognized));
    else if (const QString types = fileTypes(opened.workspace()); files == 0 && !types.isEmpty())
        sentences += {contextmessages::otherFiles(types), contextmessages::whichFilesAreLayers()};
    else if (files == 0)
        sentences += {contextmessages::noDocuments(), contextmessages::whichFilesAreLayers()};
    return sentences;
}

} // namespace outcrop
