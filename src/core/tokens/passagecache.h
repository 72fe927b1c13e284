// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstring>
#include <mutex>
#include <optional>
#include <unordered_map>

namespace outcrop {

/// Returns a fast hash of a passage: two parallel chains of eight-byte words. Collisions are harmless, because passages are also compared.
inline size_t passageHash(QStringView passage)
{
    constexpr quint64 factor = 0x9E3779B97F4A7C15;
    const auto *bytes = reinterpret_cast<const char *>(passage.utf16());
    const auto size = static_cast<size_t>(passage.size()) * sizeof(char16_t);
    quint64 first = size;
    quint64 second = factor;
    const auto mixIn = [](quint64 &hash, const char *from, size_t count) {
        quint64 word = 0;
        std::memcpy(&word, from, count);
        hash = ((hash << 23 | hash >> 41) ^ word) * factor;
    };
    size_t at = 0;
    for (; at + 16 <= size; at += 16) { // two independent chains, which the processor executes in parallel
        mixIn(first, bytes + at, 8);
        mixIn(second, bytes + at + 8, 8);
    }
    for (; at < size; at += 2)
        mixIn(first, bytes + at, 2);
    const quint64 both = first ^ (second << 32 | second >> 32);
    return static_cast<size_t>(both ^ both >> 29);
}

/// A cache of values for recent passages. Thread-safe. Limited to two generations: when the newer one is full, it replaces the older one.
/// A passage longer than an eighth of a generation is not stored.
template<typename Value>
class PassageCache
{
public:
    std::optional<Value> find(QStringView passage)
    {
        const std::scoped_lock lock(m_mutex);
        const Key key{passageHash(passage), passage};
        if (const auto found = m_recentGeneration.find(key); found != m_recentGeneration.end())
            return found->second;
        const auto found = m_olderGeneration.find(key);
        if (found == m_olderGeneration.end())
            return std::nullopt;
        const Value value = found->second;
        m_size += passage.size();
        m_recentGeneration.insert(m_olderGeneration.extract(found));
        retireWhenFull();
        return value;
    }

    void insert(QStringView passage, const Value &value)
    {
        if (passage.size() > generation / 8)
            return;
        const std::scoped_lock lock(m_mutex);
        if (m_recentGeneration.try_emplace(Passage{passageHash(passage), passage.toString()}, value).second)
            m_size += passage.size();
        retireWhenFull();
    }

private:
    static constexpr qsizetype generation = 2'000'000; ///< maximum size in UTF-16 code units

    struct Passage {
        size_t hash;
        QString text;
    };
    /// A lookup key that does not copy the passage.
    struct Key {
        size_t hash;
        QStringView text;
    };
    struct Hash {
        using is_transparent = void;
        size_t operator()(const Passage &passage) const { return passage.hash; }
        size_t operator()(const Key &key) const { return key.hash; }
    };
    struct Equal {
        using is_transparent = void;
        bool operator()(const Passage &left, const Passage &right) const { return left.hash == right.hash && left.text == right.text; }
        bool operator()(const Key &left, const Passage &right) const { return left.hash == right.hash && left.text == right.text; }
        bool operator()(const Passage &left, const Key &right) const { return operator()(right, left); }
    };
    using Generation = std::unordered_map<Passage, Value, Hash, Equal>;

    void retireWhenFull()
    {
        if (m_size < generation)
            return;
        m_olderGeneration = std::move(m_recentGeneration);
        m_recentGeneration = Generation();
        m_size = 0;
    }

    std::mutex m_mutex;
    Generation m_recentGeneration;
    Generation m_olderGeneration;
    qsizetype m_size = 0; ///< size of the newer generation
};

} // namespace outcrop
