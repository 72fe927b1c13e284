// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/context/cachedcontextfiles.h"

#include <optional>

namespace outcrop {
namespace {

constexpr qint64 maxCachedBytes = 32 * 1024 * 1024;
constexpr qsizetype maxCachedEntries = 200'000;

/// Returns the cached value, or the result of `read`, cached up to maxCachedEntries values. Other threads can use the cache while `read` runs.
template<typename Value, typename ReadLocks, typename Read>
Value readCachedValue(QMutex &mutex, ReadLocks &readers, QHash<QString, Value> &values, const QString &path, const Read &read)
{
    const auto known = [&]() -> std::optional<Value> {
        const QMutexLocker locked(&mutex);
        const auto found = values.constFind(path);
        return found == values.constEnd() ? std::nullopt : std::optional<Value>(*found);
    };
    if (const std::optional<Value> value = known())
        return *value;
    const QMutexLocker reading(&readers[qHash(path) % readers.size()]);
    if (const std::optional<Value> value = known()) // another thread has read the value while this one waited
        return *value;
    const Value value = read();
    const QMutexLocker locked(&mutex);
    if (values.size() < maxCachedEntries)
        values.insert(path, value);
    return value;
}

} // namespace

FileEntryInfo CachedContextFiles::entryInfo(const QString &path) const
{
    return readCachedValue(m_mutex, m_readLocks, m_entries, path, [&] { return m_files.entryInfo(path); });
}

FolderEntries CachedContextFiles::entries(const QString &folder) const
{
    return readCachedValue(m_mutex, m_readLocks, m_folders, folder, [&] { return m_files.entries(folder); });
}

QStringList CachedContextFiles::names(const QString &folder) const
{
    return entries(folder).names;
}

QStringList CachedContextFiles::folders(const QString &folder) const
{
    return entries(folder).folders;
}

std::optional<FoundPaths> CachedContextFiles::cachedPaths(const QString &key) const
{
    const QMutexLocker locked(&m_mutex);
    const auto found = m_searchResults.constFind(key);
    return found == m_searchResults.constEnd() ? std::nullopt : std::optional<FoundPaths>(*found);
}

void CachedContextFiles::cachePaths(const QString &key, const FoundPaths &paths) const
{
    const QMutexLocker locked(&m_mutex);
    if (m_foundPathCount + paths.paths.size() + 1 > maxCachedEntries || m_searchResults.contains(key))
        return;
    m_foundPathCount += paths.paths.size() + 1;
    m_searchResults.insert(key, paths);
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
