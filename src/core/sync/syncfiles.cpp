// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/syncfiles.h"

#include "core/base/paths.h"
#include "core/base/utf8.h"
#include "core/clients/contextpathresolver.h"
#include "core/text/linetable.h"

#include <QCryptographicHash>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 maximumFileBytes = 16 * 1024 * 1024;

using SyncState = SyncFile::State;

QString normalizeLineEnds(QString text)
{
    return text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
}

QByteArray sha256Digits(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

/// Returns the position of the first difference, in `before`.
Position firstDifference(const QString &before, const QString &after)
{
    const auto end = std::mismatch(before.begin(), before.end(), after.begin(), after.end()).first;
    return LineTable(before).at(end - before.begin());
}

} // namespace

std::optional<QByteArray> SyncFiles::bytesOf(const QString &path) const
{
    if (!m_files.entryInfo(absolute(path)).isFile())
        return std::nullopt;
    const Result<QByteArray> bytes = m_files.read(absolute(path), maximumFileBytes);
    return bytes ? std::optional(*bytes) : std::nullopt;
}

bool SyncFiles::areMissing(const QStringList &sources) const
{
    return !sources.isEmpty() && std::all_of(sources.begin(), sources.end(), [this](const QString &source) {
        return m_files.entryInfo(absolute(source)).kind == FileEntryInfo::Kind::Missing;
    });
}

/// Sets whether applying the plan writes or removes the file, depending on its state.
void SyncFiles::setPlannedAction(SyncFile &file) const
{
    const bool isReplaced = file.state == SyncState::New || file.state == SyncState::Changed || (file.state == SyncState::Edited && m_options.discardsEdits);
    file.isWritten = isReplaced && !file.isRemoved;
    file.isRemoved = file.isRemoved && (file.state == SyncState::Stale || (file.state == SyncState::Edited && m_options.discardsEdits));
}

SyncFile SyncFiles::compare(const QString &path, const PlannedFile &plannedFile) const
{
    SyncFile file;
    file.path = path;
    file.sources = plannedFile.sources;
    file.clients = plannedFile.clients;
    file.copyOf = plannedFile.copiedFile;
    file.before = bytesOf(path);
    file.drift = {0, 1, 1};
    if (!file.before && m_files.entryInfo(absolute(path)).kind != FileEntryInfo::Kind::Missing)
        file.state = SyncState::Handwritten; // a folder, a link that points outside the project or an unreadable file
    else if (plannedFile.copiedFile.isEmpty())
        compareText(file, plannedFile);
    else
        compareCopy(file, plannedFile);
    setPlannedAction(file);
    return file;
}

void SyncFiles::compareText(SyncFile &file, const PlannedFile &planned) const
{
    const QString text = planned.text();
    const QString whole = writeFileMark(text, planned.written.bodyStart, planned.sources, planned.written.comment);
    file.after = whole.toUtf8();
    if (!file.before) {
        file.state = SyncState::New;
        return;
    }
    const QString before = decodeUtf8Strict(*file.before).value_or(QString());
    const std::optional<SyncSection> section = planned.isPart() ? findSection(before) : std::nullopt;
    QString after = whole;
    if (const std::optional<SyncMark> mark = fileMark(before)) {
        file.state = mark->isIntact ? SyncState::Changed : SyncState::Edited;
    } else if (section) {
        after = withSection(before, *section, text, planned.sources);
        file.state = section->mark.isIntact ? SyncState::Changed : SyncState::Edited;
    } else if (isGenerated(before)) {
        file.state = SyncState::Edited;
    } else {
        const bool isSame = normalizeLineEnds(before).trimmed() == text.trimmed();
        file.state = isSame ? SyncState::Same : SyncState::Handwritten;
        file.after = *file.before;
        return;
    }
    if (normalizeLineEnds(before) == normalizeLineEnds(after)) {
        file.state = SyncState::Same;
        file.after = *file.before;
        return;
    }
    file.after = after.toUtf8();
    file.drift = firstDifference(before, after);
}

void SyncFiles::compareCopy(SyncFile &file, const PlannedFile &plannedFile) const
{
    file.after = plannedFile.copiedBytes;
    if (!file.before) {
        file.state = SyncState::New;
    } else if (*file.before == plannedFile.copiedBytes) {
        file.state = SyncState::Same;
    } else {
        const QString name = fileNameOf(plannedFile.sidecar);
        const QString folder = plannedFile.sidecar.chopped(name.size());
        const QString list = QString::fromUtf8(bytesOf(plannedFile.sidecar).value_or(QByteArray()));
        const QByteArray known = checksumsIn(list).value(file.path.sliced(folder.size()));
        const bool isKnown = fileMark(list).value_or(SyncMark{{}, false}).isIntact && !known.isEmpty();
        file.state = !isKnown ? SyncState::Handwritten : known == sha256Digits(*file.before) ? SyncState::Changed : SyncState::Edited;
        file.drift = firstDifference(QString::fromUtf8(*file.before), QString::fromUtf8(plannedFile.copiedBytes));
    }
    if (file.state == SyncState::Handwritten)
        file.after = *file.before;
}

QList<SyncFile> SyncFiles::compare(const PlannedFiles &plannedFiles) const
{
    QList<SyncFile> files;
    for (auto file = plannedFiles.cbegin(); file != plannedFiles.cend(); ++file)
        files.append(compare(file.key(), file.value()));
    return files;
}

QMap<QString, QByteArray> SyncFiles::contentsAfterSync(const PlannedFiles &plannedFiles) const
{
    QMap<QString, QByteArray> contents;
    for (const SyncFile &file : compare(plannedFiles)) {
        if (file.isWritten)
            contents.insert(absolute(file.path), file.after);
    }
    return contents;
}

std::optional<SyncFile> SyncFiles::staleFile(const QString &path) const
{
    SyncFile file;
    file.path = path;
    file.before = bytesOf(path);
    file.drift = {0, 1, 1};
    const QString text = QString::fromUtf8(file.before.value_or(QByteArray()));
    if (const std::optional<SyncMark> mark = fileMark(text); mark && areMissing(mark->sources)) {
        file.sources = mark->sources;
        file.state = mark->isIntact ? SyncState::Stale : SyncState::Edited;
        file.isRemoved = true;
    } else if (const std::optional<SyncSection> section = findSection(text);
               section && areMissing(section->mark.sources)) {
        file.sources = section->mark.sources;
        file.state = section->mark.isIntact ? SyncState::Changed : SyncState::Edited;
        file.after = withSection(text, *section, {}, {}).toUtf8();
        file.drift = LineTable(text).at(section->begin);
    } else {
        return std::nullopt;
    }
    setPlannedAction(file);
    return file;
}

/// Adds the files in a skill's list of checksums that are no longer planned and whose sources no longer exist.
void SyncFiles::addStaleCopies(const QString &sidecar, const PlannedFiles &plannedFiles, QList<SyncFile> &all) const
{
    const QString list = QString::fromUtf8(bytesOf(sidecar).value_or(QByteArray()));
    const QString folder = sidecar.chopped(syncSidecar.size());
    const std::optional<SyncMark> mark = fileMark(list);
    const QMap<QString, QByteArray> sums = checksumsIn(list);
    const QString skill = mark ? mark->sources.value(0) : QString();
    const QString from = skill.chopped(fileNameOf(skill).size());
    for (auto sum = sums.cbegin(); mark && mark->isIntact && sum != sums.cend(); ++sum) {
        SyncFile file;
        file.path = folder + sum.key();
        file.before = isContainedPath(sum.key()) ? bytesOf(file.path) : std::nullopt;
        if (!file.before || plannedFiles.contains(file.path) || !areMissing({from + sum.key()}))
            continue;
        file.sources = mark->sources;
        file.state = sha256Digits(*file.before) == sum.value() ? SyncState::Stale : SyncState::Edited;
        file.isRemoved = true;
        file.drift = {0, 1, 1};
        setPlannedAction(file);
        all.append(file);
    }
}

QList<SyncFile> SyncFiles::findStaleFiles(
    const QList<SyncClient> &clients, const PlannedFiles &plannedFiles, const QString &home) const
{
    QList<SyncFile> all;
    QStringList patterns, seen;
    for (const SyncClient &client : clients) {
        const SyncTarget &target = client.target;
        patterns += {QStringLiteral("**/") + target.instructions, target.rules.pathPattern, target.agents.pathPattern, target.commands.pathPattern};
        if (!target.skills.isEmpty())
            patterns += {target.skills + QStringLiteral("/*/SKILL.md"), target.skills + QStringLiteral("/*/") + syncSidecar};
    }
    patterns.removeDuplicates();
    const ContextQuery question{m_source.root, home, {}, {}};
    for (QString pattern : patterns) {
        pattern.replace(QStringLiteral("{name}"), QStringLiteral("*")).replace(QStringLiteral("{path}"), QStringLiteral("**/*"));
        const QStringList paths = pattern.isEmpty() || clients.isEmpty() ? QStringList() : ContextPathResolver(clients.first().document, m_files, question).expand(m_source.root, pattern, false);
        for (const QString &each : paths) {
            const QString path = pathInside(m_source.root, each);
            if (seen.contains(path))
                continue;
            seen.append(path);
            if (path.endsWith(syncSidecar))
                addStaleCopies(path, plannedFiles, all);
            if (const std::optional<SyncFile> file = plannedFiles.contains(path) ? std::nullopt : staleFile(path))
                all.append(*file);
        }
    }
    return all;
}

} // namespace outcrop
