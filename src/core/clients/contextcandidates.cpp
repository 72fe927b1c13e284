// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/contextcandidates.h"

#include "core/clients/clientdocument.h"
#include "core/clients/clienttext.h"
#include "core/clients/pathpattern.h"

#include <QDir>

namespace outcrop {

void ContextCandidates::recordOutsidePath(const QString &path)
{
    if (m_seenOutsidePaths.contains(path))
        return;
    m_seenOutsidePaths.insert(path);
    m_outsidePaths.append(path);
}

QStringList ContextCandidates::paths(const QString &folder, const QString &pattern, bool ignoresCase)
{
    const QStringList found = m_resolver.expand(folder, pattern, ignoresCase);
    if (found.isEmpty() && m_resolver.files().entryInfo(folder).kind == FileEntryInfo::Kind::Outside)
        recordOutsidePath(QDir::cleanPath(m_resolver.absolutePath(pattern, folder)));
    return found;
}

QList<ContextCandidate> ContextCandidates::find(const LoadRule &rule, const QStringList &folders)
{
    QList<ContextCandidate> candidates;
    const QStringList names = m_resolver.expandedNames(rule.files);
    QSet<QString> known;
    const auto add = [&](const QString &folder, const QString &name) {
        for (const QString &path : paths(folder, name, rule.ignoresCase)) {
            if (known.contains(path))
                continue;
            known.insert(path);
            const FileEntryInfo seen = m_resolver.files().entryInfo(path);
            if (seen.isFile())
                candidates.append({path, folder, seen});
            else if (seen.kind == FileEntryInfo::Kind::Outside)
                recordOutsidePath(path);
        }
    };
    if (rule.searchesByName) {
        for (const QString &name : names)
            for (const QString &folder : folders)
                add(folder, name);
        return candidates;
    }
    for (const QString &folder : folders)
        for (const QString &name : names)
            add(folder, name);
    return candidates;
}

bool ContextCandidates::isAllowed(const LoadRule &rule, const ContextCandidate &candidate) const
{
    for (const QString &pattern : rule.excluded.isEmpty() ? QStringList() : m_resolver.setting(rule.excluded)) {
        if (pathMatches(pattern.startsWith(u'/') ? pattern.sliced(1) : pattern, candidate.path.sliced(1), PatternStyle::GitIgnore))
            return false;
    }
    return true;
}

bool ContextCandidates::isLinkAsText(const ContextCandidate &candidate) const
{
    const QString target = candidate.text.trimmed();
    if (!mayBeLinkTarget(target))
        return false;
    const QString path = QDir::cleanPath(m_resolver.absolutePath(target, folderOf(candidate.path)));
    return path != candidate.path && m_resolver.files().entryInfo(path).isFile();
}

bool ContextCandidates::read(ContextCandidate &candidate) const
{
    const Result<QByteArray> bytes = m_resolver.files().read(candidate.path, maximumContextFileBytes);
    if (!bytes)
        return false;
    candidate.bytes = *bytes;
    candidate.text = decodedText(*bytes);
    return true;
}

} // namespace outcrop
