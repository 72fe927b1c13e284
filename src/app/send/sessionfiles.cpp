// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/sessionfiles.h"

#include "adapters/files/foldersource.h"
#include "app/files/savedocument.h"
#include "app/send/sendmessages.h"

#include <QDir>
#include <QFile>

namespace outcrop {
namespace {

constexpr int maxConflicts = 50; // consecutive conflicting saves by other programs

/// Returns the current bytes, or nullopt if there is no file.
Result<std::optional<QByteArray>> readCurrentBytes(const QString &folder, const QString &path)
{
    const Result<QByteArray> bytes = FolderSource(folder).read(path);
    if (bytes)
        return std::optional(*bytes);
    if (bytes.error().code == ErrorCode::NotFound || !QFile::exists(QDir(folder).filePath(path)))
        return std::optional<QByteArray>();
    return bytes.error();
}

Error unreadable(const QString &path, const Diagnostics &diagnostics)
{
    const QString reason = diagnostics.isEmpty() ? sendmessages::notAConversation() : diagnostics.first().message;
    return {ErrorCode::Invalid, sendmessages::cannotWriteTo(path, reason), {path, {}}};
}

} // namespace

Result<bool> SessionFiles::create(const QString &path, const QByteArray &bytes)
{
    const Result<SaveOutcome> outcome = createDocument(m_folder, path, bytes);
    if (!outcome)
        return outcome.error();
    if (outcome->isSaved)
        addWrittenFile(path);
    return outcome->isSaved;
}

Status SessionFiles::change(const QString &path, PhaseConversation &conversation, const std::function<void(PhaseConversation &)> &edit)
{
    for (int attempt = 0; attempt < maxConflicts; ++attempt) {
        const auto present = readCurrentBytes(m_folder, path);
        if (!present)
            return present.error();
        if (*present) {
            Diagnostics diagnostics;
            const auto current = PhaseConversation::read(*readDocument(path, **present), diagnostics);
            if (!current)
                return unreadable(path, diagnostics);
            conversation = *current;
        }
        PhaseConversation changed = conversation;
        edit(changed);
        const auto outcome = saveDocument(m_folder, path, changed.bytes(), *present ? checksumOf(**present) : Checksum());
        if (!outcome)
            return outcome.error();
        if (!outcome->isSaved)
            continue;
        conversation = changed;
        addWrittenFile(path);
        return success();
    }
    return Error{ErrorCode::Unwritable, sendmessages::changedRepeatedly(path), {path, {}}};
}

void SessionFiles::remove(const QString &path)
{
    QFile::remove(QDir(m_folder).filePath(path));
    m_writtenPaths.removeAll(path);
}

void SessionFiles::addWrittenFile(const QString &path)
{
    if (!m_writtenPaths.contains(path))
        m_writtenPaths.append(path);
}

} // namespace outcrop
