// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/syncplanner.h"

#include "core/clients/contextpathresolver.h"

#include <QCryptographicHash>

namespace outcrop {
namespace {

constexpr qint64 maximumCopyBytes = 16 * 1024 * 1024;

QString joinPath(const QString &folder, const QString &name)
{
    return folder.isEmpty() ? name : folder + u'/' + name;
}

void addOnce(QStringList &all, const QString &one)
{
    if (!all.contains(one))
        all.append(one);
}

} // namespace

QString PlannedFile::text() const
{
    if (!isPart())
        return written.text;
    return QStringList(parts.values()).join(QStringLiteral("\n\n")) + u'\n';
}

QString checksumList(const QMap<QString, QByteArray> &files)
{
    QString list;
    for (auto file = files.cbegin(); file != files.cend(); ++file)
        list += QString::fromLatin1(QCryptographicHash::hash(file.value(), QCryptographicHash::Sha256).toHex()) + QStringLiteral("  ") + file.key() + u'\n';
    return list;
}

QMap<QString, QByteArray> checksumsIn(const QString &list)
{
    QMap<QString, QByteArray> sums;
    for (const QString &line : list.split(u'\n')) {
        if (const qsizetype blankOffset = line.indexOf(QLatin1String("  ")); blankOffset == 64)
            sums.insert(line.sliced(blankOffset + 2).trimmed(), line.first(blankOffset).toLatin1());
    }
    return sums;
}

PlannedFile &SyncPlanner::file(const QString &path)
{
    PlannedFile &file = (*m_plannedFiles)[path];
    addOnce(file.clients, m_client->document.name);
    return file;
}

SyncPlacements SyncPlanner::add(const SyncClient &client, const SyncView &view, PlannedFiles &plannedFiles)
{
    m_client = &client;
    m_view = &view;
    m_plannedFiles = &plannedFiles;
    m_placements.clear();
    for (qsizetype i = 0; i < m_source.items.size(); ++i) {
        const SyncItem &item = m_source.items[i];
        const ContextText *existingText = item.isText() ? nullptr : view.listedText(item.realFile);
        const bool isRead = existingText && (existingText->state == ContextState::Listed || item.kind == SyncItem::Kind::Skill); // a copy of a skill would be rejected as well
        if (item.isText())
            addText(i);
        else if (!isRead)
            item.kind == SyncItem::Kind::Skill ? addSkill(i) : addDefinition(i);
    }
    return m_placements;
}

/// Returns the segments of a text that the client does not already load from files that are not generated, with references escaped. A segment that applies to
/// the whole project is also needed if the client does not send it in every request.
QString SyncPlanner::neededText(const SyncItem &item) const
{
    QStringList texts;
    for (const SyncSegment &piece : item.segments) {
        const SyncVisibility visibility = m_view->visibility(piece.text, item.folder, true);
        const bool mustBeSent = item.folder.isEmpty() && !item.isRestricted();
        if (visibility.state == SyncVisibility::State::Missing
            || (mustBeSent && visibility.state != SyncVisibility::State::Sent))
            texts.append(piece.text);
    }
    const QString text = texts.join(QStringLiteral("\n\n"));
    qsizetype count = 0;
    const ImportRules *imports = replacingImportRules(m_client->document);
    return imports ? escapeReferences(text, *imports, count) : text;
}

void SyncPlanner::addText(qsizetype index)
{
    const SyncItem &item = m_source.items[index];
    const SyncTarget &target = m_client->target;
    const QString text = neededText(item);
    if (text.isEmpty())
        return;
    if (item.kind == SyncItem::Kind::Rule && target.rules.exists())
        return addItemFile(index, itemPath(target.rules.pathPattern, item), ruleText(item, target.rules, text));
    const QString path = joinPath(item.folder, target.instructions);
    PlannedFile &plannedFile = file(path);
    QString &part = plannedFile.parts[index];
    const QString wanted = partText(item, text);
    if (wanted.size() > part.size()) // several clients share the file: use the form with references in code marks, which all of them support
        part = wanted;
    addOnce(plannedFile.sources, item.file);
    for (const SyncSegment &piece : item.segments)
        addOnce(plannedFile.sources, piece.file);
    m_placements.insert(index, path);
}

void SyncPlanner::addItemFile(qsizetype index, const QString &path, const GeneratedText &written)
{
    const SyncItem &item = m_source.items[index];
    if (path == item.file) { // the client loads the source itself
        m_placements.insert(index, path);
        return;
    }
    const auto known = m_plannedFiles->constFind(path);
    QString freePath = path;
    if (known != m_plannedFiles->constEnd() && !known->sources.contains(item.file)) { // two items have the same name
        const qsizetype dot = path.indexOf(u'.', path.lastIndexOf(u'/') + 1);
        freePath = path.first(dot < 0 ? path.size() : dot) + u'-' + QString::number(index + 1) + (dot < 0 ? QString() : path.sliced(dot));
    }
    PlannedFile &plannedFile = file(freePath);
    plannedFile.written = written;
    addOnce(plannedFile.sources, item.file);
    for (const SyncSegment &piece : item.segments)
        addOnce(plannedFile.sources, piece.file);
    m_placements.insert(index, freePath);
}

void SyncPlanner::addSkill(qsizetype index)
{
    const SyncItem &item = m_source.items[index];
    if (m_client->target.skills.isEmpty())
        return;
    const QString folder = itemPath(m_client->target.skills + QStringLiteral("/{name}"), item);
    addItemFile(index, folder + QStringLiteral("/SKILL.md"), skillText(item));
    if (item.kind == SyncItem::Kind::Skill && m_placements.value(index) == folder + QStringLiteral("/SKILL.md") && m_placements.value(index) != item.file)
        addCompanions(item, folder);
}

/// Adds copies of a skill's other files, and the list of their checksums, which later runs use to recognize them.
void SyncPlanner::addCompanions(const SyncItem &item, const QString &folder)
{
    const QString from = folderOf(u'/' + item.file).sliced(1);
    QMap<QString, QByteArray> copiedBytes;
    for (const QString &name : item.companions) {
        const Result<QByteArray> bytes = name == syncSidecar ? Result<QByteArray>(QByteArray()) : m_files.read(m_source.root + u'/' + from + u'/' + name, maximumCopyBytes);
        if (!bytes || name == syncSidecar)
            continue;
        copiedBytes.insert(name, *bytes);
        PlannedFile &plannedFile = file(folder + u'/' + name);
        plannedFile.copiedBytes = *bytes;
        plannedFile.copiedFile = from + u'/' + name;
        plannedFile.sidecar = folder + u'/' + syncSidecar;
        addOnce(plannedFile.sources, plannedFile.copiedFile);
    }
    if (copiedBytes.isEmpty())
        return;
    PlannedFile &list = file(folder + u'/' + syncSidecar);
    list.written = {checksumList(copiedBytes), 0, MarkComment::Hash};
    addOnce(list.sources, item.file);
}

void SyncPlanner::addDefinition(qsizetype index)
{
    const SyncItem &item = m_source.items[index];
    const DefinitionFileFormat &form = item.kind == SyncItem::Kind::Agent ? m_client->target.agents : m_client->target.commands;
    if (form.isSkill)
        addSkill(index);
    else if (form.exists())
        addItemFile(index, itemPath(form.pathPattern, item), definitionText(item, form));
}

} // namespace outcrop
