// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/sourceledger.h"

#include "core/base/jsonpointer.h"
#include "core/documents/documentkeys.h"
#include "core/formats/formatsmessages.h"

namespace outcrop {

QString memberPath(const QString &path, const QString &key)
{
    return path.isEmpty() ? keyStep(key) : QString(path + u'.' + keyStep(key));
}

QString itemPath(const QString &path, qsizetype index)
{
    return path + QStringLiteral("[%1]").arg(index);
}

void SourceLedger::markSourceCovered(const QString &source)
{
    m_covered.insert(source);
    for (qsizetype at = 0; at < source.size(); ++at) {
        if (source.at(at) == u'.' || source.at(at) == u'[')
            m_ancestors.insert(source.left(at));
    }
}

void SourceLedger::add(const QString &source, LossAction action, const QString &target, const QString &reason, const Json &before, const Json &after)
{
    m_entries.append({target, source, action, reason, before, after});
    markSourceCovered(source);
}

void SourceLedger::use(const QString &source, const QString &target)
{
    const qsizetype start = source.lastIndexOf(u'.') + 1;
    const bool isSame = target == source || target.endsWith(u'.' + source.mid(start)) || target == source.mid(start);
    add(source, isSame ? LossAction::Kept : LossAction::Renamed, target);
}

void SourceLedger::append(const Ledger &entries)
{
    for (const LedgerEntry &entry : entries)
        add(entry.part, entry.action, entry.path, entry.reason, entry.before, entry.after);
}

Json SourceLedger::addRemainingValues(const DataNode &root, const QString &path, const QString &reason)
{
    Json rest = Json::object();
    addRemainingValues(root, path, {}, reason, rest);
    return rest;
}

void SourceLedger::addRemainingValues(const DataNode &node, const QString &path, const QString &pointer, const QString &reason, Json &rest)
{
    if (m_covered.contains(path) || node.isMissing())
        return;
    const bool isRead = path.isEmpty() || pointer.isEmpty() || m_ancestors.contains(path);
    if (isRead && node.isMapping()) {
        for (const DataNode::Member &member : node.members())
            addRemainingValues(member.value, memberPath(path, member.key), pointer + pointerToken(member.key), reason, rest);
    } else if (isRead && node.isSequence()) {
        for (qsizetype at = 0; at < node.items().size(); ++at)
            addRemainingValues(node.items().at(at), itemPath(path, at), pointer + u'/' + QString::number(at), reason, rest);
    } else {
        rest[pointer.toStdString()] = node.toJson();
        add(path, LossAction::Moved, QStringLiteral("foreign") + pointer, reason);
    }
}

void TargetLedger::add(const QString &part, LossAction action, const QString &path, const QString &reason, const Json &before, const Json &after)
{
    m_entries.append({path, part, action, reason, before, after});
    m_addedPaths.insert(part);
}

void TargetLedger::keep(const QString &part, const QString &path)
{
    add(part, part == path || path.endsWith(u'.' + part.mid(part.lastIndexOf(u'.') + 1)) ? LossAction::Kept : LossAction::Renamed, path);
}

void TargetLedger::addAll(PromptFeature feature, LossAction action, const QString &path, const QString &reason)
{
    for (const PromptFilePart &part : std::as_const(m_parts)) {
        if (part.feature == feature && !m_addedPaths.contains(part.name))
            add(part.name, action, path, reason);
    }
}

Ledger TargetLedger::finish(const QString &title)
{
    for (const PromptFilePart &part : std::as_const(m_parts)) {
        if (!m_addedPaths.contains(part.name))
            add(part.name, LossAction::Dropped, {}, formatsmessages::noPlace(title));
    }
    return m_entries;
}

} // namespace outcrop
