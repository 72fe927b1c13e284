// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/syncledgerbuilder.h"

#include "core/base/joinedtext.h"
#include "core/base/paths.h"
#include "core/documents/clients.h"
#include "core/documents/formatschema.h"
#include "core/sync/syncmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumQuoteLength = 60;

QString quoteParagraph(const QString &paragraph)
{
    const QString line = paragraph.section(u'\n', 0, 0);
    return line.size() > maximumQuoteLength ? line.left(maximumQuoteLength - 1) + QStringLiteral("…") : line;
}

/// Returns whether a client's skill format has a key; true if the format is unknown.
bool readsSkillKey(const QString &client, const QString &key)
{
    const Client *known = findClient(client);
    const QString format = known ? known->formats.value(toString(ClientFile::Skill)) : QString();
    if (!isClientFormat(format))
        return true;
    const Json &schema = formatSchemaJson(format);
    const auto properties = schema.find("properties");
    return properties == schema.end() || properties->contains(key.toStdString());
}

const MessageText &missingFormatMessage(SyncItem::Kind kind)
{
    if (kind == SyncItem::Kind::Skill)
        return syncmessages::noSkillFormat;
    return kind == SyncItem::Kind::Command ? syncmessages::noCommandFormat : syncmessages::noAgentFormat;
}

} // namespace

const SyncFile *SyncLedgerBuilder::fileAt(const QString &path) const
{
    const auto found = std::find_if(m_files.begin(), m_files.end(), [&path](const SyncFile &file) { return file.path == path; });
    return found == m_files.end() ? nullptr : &*found;
}

QString SyncLedgerBuilder::inside(const QString &path) const
{
    return pathInside(m_source.root, path);
}

void SyncLedgerBuilder::add(const SyncItem &item, LossAction action, const QString &reason, const QString &key, const QString &path)
{
    m_ledger.append({path.isEmpty() ? m_path : path, key.isEmpty() ? item.file : item.file + QStringLiteral(": ") + key, action, reason});
}

Ledger SyncLedgerBuilder::rows()
{
    if (!m_view.refusal().isEmpty())
        m_ledger.append({{}, m_source.title, LossAction::Dropped, syncmessages::clientRefuses(m_client.document.title, m_view.refusal())});
    for (qsizetype i = 0; i < m_source.items.size(); ++i) {
        const SyncItem &item = m_source.items[i];
        m_path = m_placements.value(i);
        if (item.isText())
            addText(item, i);
        else
            addListedSkill(item);
    }
    return m_ledger;
}

/// Adds a row if the file for the item is not written, because it is handwritten or was edited. Returns whether it did.
bool SyncLedgerBuilder::addBlockedItem(const SyncItem &item)
{
    const SyncFile *file = fileAt(m_path);
    if (!file || file->isWritten || file->state == SyncFile::State::Same)
        return false;
    if (file->state == SyncFile::State::Edited)
        add(item, LossAction::Dropped, syncmessages::fileEdited(m_path));
    else
        add(item, LossAction::Dropped, m_plannedFiles[m_path].isPart() ? syncmessages::fileHandwritten(m_path) : syncmessages::fileTaken(m_path));
    return true;
}

void SyncLedgerBuilder::addText(const SyncItem &item, qsizetype index)
{
    const auto plannedFiles = m_plannedFiles.constFind(m_path);
    const bool isPart = plannedFiles != m_plannedFiles.constEnd() && plannedFiles->parts.contains(index) && !plannedFiles->isShim;
    QString text = item.text();
    if (isPart)
        text = plannedFiles->parts[index];
    else if (const ImportRules *imports = replacingImportRules(m_client.document); imports && plannedFiles != m_plannedFiles.constEnd() && !plannedFiles->isShim) {
        qsizetype count = 0;
        text = escapeReferences(text, *imports, count);
    }
    const SyncVisibility visibility = m_view.visibility(text, item.folder, false);
    if (visibility.state == SyncVisibility::State::Missing && addBlockedItem(item))
        return;
    addVisibility(item, visibility, paragraphsOf(text).size());
    if (plannedFiles == m_plannedFiles.constEnd())
        return;
    if (isPart && text.contains(QLatin1String("`@")) && !item.text().contains(QLatin1String("`@")))
        add(item, LossAction::Approximated, syncmessages::referencesGuarded(m_client.document.title));
    if (item.segments.size() > 1 && !plannedFiles->isShim)
        add(item, LossAction::Moved, syncmessages::importsExpanded());
    if (item.kind == SyncItem::Kind::Rule && !isPart)
        addRuleKeys(item);
}

void SyncLedgerBuilder::addMissing(const SyncItem &item, const SyncVisibility &visibility, qsizetype paragraphs)
{
    const QString reason =
        visibility.reason.isEmpty() ? QString() : syncmessages::truncatedThere(inside(visibility.file), visibility.reason);
    add(item, LossAction::Dropped,
        syncmessages::paragraphsMissing(
            m_client.document.title, visibility.missing.size(), paragraphs, quoteParagraph(visibility.missing.first()), reason)
            .trimmed());
}

void SyncLedgerBuilder::addVisibility(const SyncItem &item, const SyncVisibility &visibility, qsizetype paragraphs)
{
    const QString title = m_client.document.title;
    const auto plannedFiles = m_plannedFiles.constFind(m_path);
    const QString seen = inside(visibility.file);
    const QString kept = plannedFiles == m_plannedFiles.constEnd() ? (seen == item.file || seen.isEmpty() ? syncmessages::readsItself(title) : syncmessages::readsOther(title, seen))
        : plannedFiles->isShim                                ? syncmessages::importedThere(m_path)
                                                         : syncmessages::writtenTo(m_path);
    if (visibility.state == SyncVisibility::State::Missing)
        return addMissing(item, visibility, paragraphs);
    if (visibility.state == SyncVisibility::State::Started)
        add(item, LossAction::Approximated, syncmessages::onlyStarted(title, item.folder));
    else if (visibility.state == SyncVisibility::State::Sent && item.isLoadedOnRequest)
        add(item, LossAction::Approximated, syncmessages::alwaysSentAsked(title));
    else if (visibility.state == SyncVisibility::State::Sent && item.isRestricted())
        add(item, LossAction::Approximated, syncmessages::alwaysSent(title, item.patterns.join(listSeparator())));
    else if (visibility.state == SyncVisibility::State::Sent && !item.folder.isEmpty())
        add(item, LossAction::Approximated, syncmessages::alwaysSent(title, item.folder + QStringLiteral("/**")));
    else if (visibility.state == SyncVisibility::State::Later && item.folder.isEmpty() && !item.isRestricted())
        add(item, LossAction::Approximated, syncmessages::laterSent(title));
    else
        add(item, LossAction::Kept, kept);
    if (!visibility.repeatedFiles.isEmpty()) {
        QStringList files;
        for (const QString &file : visibility.repeatedFiles)
            files.append(inside(file));
        add(item, LossAction::Injected, syncmessages::sentTwice(title, files.join(listSeparator())));
    }
}

void SyncLedgerBuilder::addRuleKeys(const SyncItem &item)
{
    const RuleFileFormat &form = m_client.target.rules;
    for (const DataNode::Member &member : item.data.members()) {
        const bool isMode = member.key == u"trigger" || member.key == u"alwaysApply" || member.key == u"inclusion";
        if (member.key == item.patternsKey && !item.patterns.isEmpty() && member.key != form.patterns)
            add(item, LossAction::Renamed, syncmessages::patternsRenamed(), member.key, m_path + QStringLiteral(": ") + form.patterns);
        else if (member.key != item.patternsKey && member.key != u"description" && !isMode)
            add(item, LossAction::Dropped, syncmessages::keyNotWritten(m_client.document.title), member.key);
    }
}

void SyncLedgerBuilder::addListedSkill(const SyncItem &item)
{
    const QString title = m_client.document.title;
    const DefinitionFileFormat &form = item.kind == SyncItem::Kind::Command ? m_client.target.commands : m_client.target.agents;
    const ContextText *existingText = m_view.listedText(item.realFile);
    if (m_path.isEmpty() && !existingText)
        return add(item, LossAction::Dropped, missingFormatMessage(item.kind)(title));
    const bool isWritten = !m_path.isEmpty() && m_path != item.file;
    const ContextText *listed = isWritten ? m_view.listedText(m_source.root + u'/' + m_path) : existingText;
    if (isWritten && addBlockedItem(item))
        return;
    const QString kept = isWritten ? syncmessages::writtenTo(m_path) : syncmessages::readsItself(title);
    if (!listed)
        add(item, LossAction::Kept, isWritten ? syncmessages::listingUnknown(m_path, title) : kept);
    else if (listed->state == ContextState::Skipped)
        add(item, LossAction::Dropped, syncmessages::refuses(title, contextReason(*listed, m_source.root)));
    else if (listed->isShortened)
        add(item, LossAction::Approximated, contextReason(*listed, m_source.root));
    else
        add(item, LossAction::Kept, kept);
    if (!isWritten)
        return;
    if (item.kind == SyncItem::Kind::Skill)
        return addSkillKeys(item);
    addDefinitionKeys(item, form);
    addBody(item, form);
}

void SyncLedgerBuilder::addSkillKeys(const SyncItem &item)
{
    for (const DataNode::Member &member : item.data.members()) {
        if (!readsSkillKey(m_client.document.name, member.key))
            add(item, LossAction::Dropped, syncmessages::keyWithoutEffect(m_client.document.title), member.key);
    }
    if (item.data[u"description"].text().isEmpty())
        add(item, LossAction::Injected, syncmessages::descriptionAdded(), QStringLiteral("description"));
    addBody(item, DefinitionFileFormat{});
}

void SyncLedgerBuilder::addDefinitionKeys(const SyncItem &item, const DefinitionFileFormat &form)
{
    if (form.isSkill)
        add(item, LossAction::Moved, syncmessages::commandAsSkill(m_client.document.title));
    const bool hasDescription = form.isSkill || form.keys.contains(QStringLiteral("description"));
    if (hasDescription && item.data[u"description"].text().isEmpty())
        add(item, LossAction::Injected, syncmessages::descriptionAdded(), QStringLiteral("description"));
    for (const DataNode::Member &member : item.data.members()) {
        const bool isCopied = form.keys.contains(member.key) || (form.isSkill && member.key == u"description") || member.key == u"name"
            || member.key == u"developer_instructions";
        if (!isCopied)
            add(item, LossAction::Dropped, syncmessages::keyNotWritten(m_client.document.title), member.key);
    }
}

/// Adds rows for the parts of a text that the source client replaces or runs.
void SyncLedgerBuilder::addBody(const SyncItem &item, const DefinitionFileFormat &form)
{
    const QString arguments = QStringLiteral("$ARGUMENTS");
    const QString text = item.text();
    if (text.contains(arguments) && form.argumentsPlaceholder.isEmpty())
        add(item, LossAction::Approximated, syncmessages::argumentsAreText(m_client.document.title), arguments);
    else if (text.contains(arguments) && form.argumentsPlaceholder != arguments)
        add(item, LossAction::Renamed, syncmessages::argumentsRenamed(), arguments, m_path + QStringLiteral(": ") + form.argumentsPlaceholder);
    if (text.contains(QLatin1String("!`")) && form.shell.isEmpty())
        add(item, LossAction::Approximated, syncmessages::shellIsText(m_client.document.title));
}

} // namespace outcrop
