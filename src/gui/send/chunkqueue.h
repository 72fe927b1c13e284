// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMutex>
#include <QString>

#include <algorithm>

namespace outcrop {

/// A queue of text from the receiving thread to the GUI thread. The GUI thread removes a limited amount per frame.
class ChunkQueue
{
public:
    void add(const QString &text)
    {
        const QMutexLocker lock(&m_mutex);
        m_text += text;
    }

    /// Removes and returns the oldest characters, at most `maxLength`, or one more to keep a surrogate pair together.
    QString dequeue(qsizetype maxLength)
    {
        const QMutexLocker lock(&m_mutex);
        qsizetype end = std::min(m_readOffset + maxLength, m_text.size());
        if (end < m_text.size() && m_text.at(end).isLowSurrogate())
            ++end;
        const QString piece = m_text.mid(m_readOffset, end - m_readOffset);
        m_readOffset = end;
        if (m_readOffset == m_text.size()) {
            m_text.clear();
            m_readOffset = 0;
        }
        return piece;
    }

    bool isEmpty() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_readOffset == m_text.size();
    }

    /// Counts characters of reasoning, which are not queued.
    void addReasoning(qsizetype characters)
    {
        const QMutexLocker lock(&m_mutex);
        m_reasoning += characters;
    }
    qsizetype reasoning() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_reasoning;
    }

private:
    mutable QMutex m_mutex;
    QString m_text;
    qsizetype m_readOffset = 0;
    qsizetype m_reasoning = 0;
};

} // namespace outcrop
