// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/context/cachedcontextfiles.h"

namespace outcrop {
namespace {

constexpr qint64 maxCachedBytes = 32 * 1024 * 1024;
constexpr qsizetype maxCachedEntries = 200'000;

/// Returns the cached value, or caches the result of `read`. Other threads can use the cache while `read` runs.
template<typename Value, typename Read>
Value remembered(QMutex &mutex, QHash<QString, Value> &values, const QString &path, const Read &read)
{
    {
        const QMutexLocker locked(&mutex);
        if (const auto known = values.constFind(path); known != values.constEnd())
            return *known;
    }
    const Value value = read();
    const QMutexLocker locked(&mutex);
    if (values.size() < maxCachedEntries)
        values.insert(path, value);
    return value;
}

} // namespace

FileEntryInfo CachedContextFiles::entryInfo(const QString &path) const
{
    return remembered(m_mutex, m_entries, path, [&] { return m_files.entryInfo(path); });
}

QStringList CachedContextFiles::names(const QString &folder) const
{
    return remembered(m_mutex, m_names, folder, [&] { return m_files.names(folder); });
}

QStringList CachedContextFiles::folders(const QString &folder) const
{
    return remembered(m_mutex, m_folders, folder, [&] { return m_files.folders(folder); });
}

Result<QByteArray> CachedContextFiles::read(const QString &path, qint64 limit) const
{
    {
        const QMutexLocker locked(&m_mutex);
        if (const auto known = m_bytes.constFind(path); known != m_bytes.constEnd() && known->size() <= limit)
            return *known;
    }
    const Result<QByteArray> bytes = m_files.read(path, limit);
    const QMutexLocker locked(&m_mutex);
    if (bytes && m_cachedBytes + bytes->size() <= maxCachedBytes && !m_bytes.contains(path)) {
        m_cachedBytes += bytes->size();
        m_bytes.insert(path, *bytes);
    }
    return bytes;
}

} // namespace outcrop
