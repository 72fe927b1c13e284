// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/partialresponsewriter.h"

#include "app/files/savedocument.h"
#include "app/send/sendmessages.h"

#include <QDir>
#include <QFile>

namespace outcrop {

PartialResponseWriter::PartialResponseWriter(
    const QString &folder, const QString &path, std::chrono::milliseconds pause)
    : m_folder(folder)
    , m_path(path)
    , m_pause(pause)
    , m_thread([this] { runWriter(); })
{
}

PartialResponseWriter::~PartialResponseWriter()
{
    stopWriter();
}

void PartialResponseWriter::add(const QString &text)
{
    const std::lock_guard locked(m_mutex);
    m_text += text;
}

Status PartialResponseWriter::finish(const QString &text)
{
    stopWriter();
    return text.isEmpty() ? success() : save(text);
}

void PartialResponseWriter::discard()
{
    stopWriter();
    if (!m_savedChecksum.isEmpty())
        QFile::remove(QDir(m_folder).filePath(m_path));
    m_savedChecksum.clear();
}

/// Saves the response regularly until it ends. On a slow disk, the pause grows to ten times the duration of the last save.
void PartialResponseWriter::runWriter()
{
    using Clock = std::chrono::steady_clock;
    std::unique_lock locked(m_mutex);
    auto pause = std::chrono::duration_cast<Clock::duration>(m_pause);
    qsizetype saved = 0;
    while (!m_stateCondition.wait_for(locked, pause, [this] { return m_isFinished; })) {
        if (m_text.size() == saved)
            continue;
        const QString text = m_text;
        locked.unlock();
        const auto startTime = Clock::now();
        static_cast<void>(save(text)); // ignored, because the next save may succeed; finish() reports the final error
        pause = std::max<Clock::duration>(m_pause, 10 * (Clock::now() - startTime));
        saved = text.size();
        locked.lock();
    }
}

Status PartialResponseWriter::save(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    const Result<SaveOutcome> outcome = saveDocument(m_folder, m_path, bytes, m_savedChecksum);
    if (!outcome)
        return outcome.error();
    if (!outcome->isSaved)
        return Error{ErrorCode::NotAllowed, sendmessages::changedByOther(m_path), {m_path, {}}};
    m_savedChecksum = checksumOf(bytes);
    return success();
}

void PartialResponseWriter::stopWriter()
{
    {
        const std::lock_guard locked(m_mutex);
        m_isFinished = true;
    }
    m_stateCondition.notify_all();
    if (m_thread.joinable())
        m_thread.join();
}

} // namespace outcrop
