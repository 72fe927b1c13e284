// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/workspacesource.h"

#include "app/sync/foldersyncmessages.h"
#include "app/workspace/openworkspace.h"
#include "core/sync/syncmark.h"

#include <QFileInfo>

namespace outcrop {
namespace {

SyncItem itemOf(const QString &folder, const DocumentPtr &document, SyncItem::Kind kind, const QString &name)
{
    SyncItem item;
    item.kind = kind;
    item.file = document->path;
    item.realFile = QFileInfo(folder + u'/' + document->path).canonicalFilePath();
    item.name = name;
    item.fileText = document->text;
    item.data = document->frontMatter.data;
    if (const QString text = document->body().trimmed().toString().replace(QStringLiteral("\r\n"), QStringLiteral("\n")); !text.isEmpty())
        item.segments = {{text, item.file}};
    return item;
}

void addSkill(SyncSource &source, const Skill &skill, const ContextFiles &files)
{
    SyncItem item = itemOf(source.root, skill.document, SyncItem::Kind::Skill, skill.name);
    const QString folder = source.root + u'/' + QFileInfo(item.file).path();
    for (const QString &name : QFileInfo(item.file).fileName() == u"SKILL.md" ? filesBelowFolder(files, folder) : QStringList()) {
        if (name != u"SKILL.md")
            item.companions.append(name);
    }
    source.items.append(item);
}

} // namespace

Result<SyncSource> readWorkspaceSource(const QString &folder, const ContextFiles &files)
{
    const Result<OpenedWorkspace> opened = openWorkspace(folder);
    if (!opened)
        return opened.error();
    SyncSource source;
    source.name = QStringLiteral("workspace");
    source.title = source.name;
    source.root = folder;
    for (const Layer &layer : opened->library.stack.layers) {
        const SyncItem item = itemOf(folder, layer.document, SyncItem::Kind::Instructions, layer.name);
        if (item.segments.isEmpty() || isGenerated(item.fileText))
            continue;
        if (const QString when = layer.when.text(); !when.isEmpty())
            source.ledger.append({{}, item.file + QStringLiteral(": when"), LossAction::Approximated, foldersyncmessages::conditionLost(when)});
        source.items.append(item);
    }
    for (const Skill &skill : opened->library.stack.skills) {
        if (!isGenerated(skill.document->text))
            addSkill(source, skill, files);
    }
    for (const Agent &agent : opened->library.agents) {
        if (!isGenerated(agent.document->text))
            source.items.append(itemOf(folder, agent.document, SyncItem::Kind::Agent, agent.name));
    }
    return source;
}

} // namespace outcrop
