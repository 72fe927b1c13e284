// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace outcrop {

/// Keeps on the disk what has come of an answer, so that a killed program loses at most a second. The file is whole at every moment:
/// each version replaces the one before. The disk is written on a separate thread; add() only takes the text.
class PartialAnswer
{
public:
    PartialAnswer(const QString &folder, const QString &path, std::chrono::milliseconds pause = std::chrono::seconds(1));
    /// What came stays.
    ~PartialAnswer();
    Q_DISABLE_COPY_MOVE(PartialAnswer)

    /// Thread-safe, and as short as copying the text.
    void add(const QString &text);
    /// Ends the writing; `text` is what there is in the end. Gives why it could not be kept. Nothing is written where there is nothing.
    Status keep(const QString &text);
    /// Ends the writing and takes the file away: the whole answer has its own.
    void discard();

private:
    void work();
    Status save(const QString &text);
    void end();

    QString m_folder;
    QString m_path;
    std::chrono::milliseconds m_pause;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    QString m_text;
    bool m_over = false;
    QByteArray m_saved; ///< checksum of what is on the disk; empty: nothing of ours. Only the thread that saves touches it
    std::thread m_thread;
};

} // namespace outcrop
