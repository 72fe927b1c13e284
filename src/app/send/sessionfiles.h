// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sessions/phaseconversation.h"

#include <functional>

namespace outcrop {

/// Writes the files of sessions into a workspace's folder: each whole or not at all, on the disk before it returns, and none over another.
/// A conversation that another program has changed is read again, and the change is applied to the new version.
class SessionFiles
{
public:
    explicit SessionFiles(const QString &folder) : m_folder(folder) { }

    /// False where something has that name already: it is left as it is.
    Result<bool> create(const QString &path, const QByteArray &bytes);
    /// Makes a change to a conversation and writes it. `conversation` becomes what is on the disk; where there is no file yet it is the first.
    Status change(const QString &path, PhaseConversation &conversation, const std::function<void(PhaseConversation &)> &edit);
    /// Takes away a file of one's own, which another one has made needless.
    void remove(const QString &path);

    const QString &folder() const { return m_folder; }
    /// Paths, each once, in the order of writing.
    const QStringList &written() const { return m_written; }

private:
    void note(const QString &path);

    QString m_folder;
    QStringList m_written;
};

} // namespace outcrop
