// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace outcrop {

/// Saves a streamed response regularly, so that little of it is lost if the program is killed. Each save replaces the file atomically, on a separate thread;
/// add() only appends in memory.
class PartialResponseWriter
{
public:
    PartialResponseWriter(
        const QString &folder, const QString &path, std::chrono::milliseconds pause = std::chrono::seconds(1));
    /// Stops saving and keeps the file.
    ~PartialResponseWriter();
    Q_DISABLE_COPY_MOVE(PartialResponseWriter)

    /// Appends text. Thread-safe; does not block on disk access.
    void add(const QString &text);
    /// Stops saving and writes `text` as the final content. Returns the error of that write. Writes nothing if `text` is empty.
    Status finish(const QString &text);
    /// Stops saving and removes the file, because the complete response has a separate file.
    void discard();

private:
    void runWriter();
    Status save(const QString &text);
    void stopWriter();

    QString m_folder;
    QString m_path;
    std::chrono::milliseconds m_pause;
    std::mutex m_mutex;
    std::condition_variable m_stateCondition;
    QString m_text;
    bool m_isFinished = false;
    QByteArray m_savedChecksum; ///< checksum of the saved bytes; empty before the first save; used only by the saving thread
    std::thread m_thread;
};

} // namespace outcrop
