// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sessions/phaseconversation.h"

#include <functional>

namespace outcrop {

/// Writes the files of sessions into a workspace's folder, each atomically and synced to disk. A created file never replaces another one. If another program
/// has changed a conversation, it is read again and the change is applied to the new version.
class SessionFiles
{
public:
    explicit SessionFiles(const QString &folder) : m_folder(folder) { }

    /// Creates a file. Returns false if it exists; it is not changed.
    Result<bool> create(const QString &path, const QByteArray &bytes);
    /// Edits the current conversation on disk, or `conversation` if there is no file, and writes it. Unwritable if other programs keep changing it.
    Status change(const QString &path, PhaseConversation &conversation, const std::function<void(PhaseConversation &)> &edit);
    /// Removes a file that this session wrote and no longer needs.
    void remove(const QString &path);

    const QString &folder() const { return m_folder; }
    /// Returns the written paths, in order and without duplicates.
    const QStringList &written() const { return m_writtenPaths; }

private:
    void addWrittenFile(const QString &path);

    QString m_folder;
    QStringList m_writtenPaths;
};

} // namespace outcrop
