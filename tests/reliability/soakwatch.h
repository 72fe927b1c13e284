// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QMap>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <iostream>
#include <mutex>

namespace outcrop {

/// Returns the resident memory of this process in KB, for pages of 4 KB; 0 if it is unknown.
inline qint64 residentKilobytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * 4;
}

inline qsizetype openFiles()
{
    return QDir(QStringLiteral("/proc/self/fd")).entryList(QDir::NoFilter | QDir::System | QDir::Hidden | QDir::AllEntries | QDir::NoDotAndDotDot).size();
}

/// Counts the outcomes of calls. The first error ends the run.
class CallOutcomes
{
public:
    /// `longest` is the maximum duration of a call; a longer call is an error.
    explicit CallOutcomes(std::chrono::milliseconds longest) : m_maxDuration(longest) { }

    /// Adds a call that ended as `end`. `took` is the duration of the call. The requests to the provider took `called`.
    void add(const QString &end, std::chrono::milliseconds took, std::chrono::milliseconds called)
    {
        {
            const std::lock_guard lock(m_mutex);
            ++m_ends[end];
            ++m_calls;
            m_longest = std::max(m_longest, took);
        }
        if (took > m_maxDuration)
            addTrouble(QStringLiteral("a call took %1 ms, %2 of them with the provider, and ended as %3").arg(took.count()).arg(called.count()).arg(end));
    }
    void addTrouble(const QString &what)
    {
        const std::lock_guard lock(m_mutex);
        m_trouble.append(what);
        m_troubled.notify_all();
    }
    /// Waits for this time, or until the first error.
    void wait(std::chrono::milliseconds time) const
    {
        std::unique_lock lock(m_mutex);
        m_troubled.wait_for(lock, time, [this] { return !m_trouble.isEmpty(); });
    }
    bool isGood() const
    {
        const std::lock_guard lock(m_mutex);
        return m_trouble.isEmpty();
    }
    QString text() const
    {
        const std::lock_guard lock(m_mutex);
        QStringList ends;
        for (auto end = m_ends.cbegin(); end != m_ends.cend(); ++end)
            ends.append(QStringLiteral("%1 %2").arg(end.key()).arg(end.value()));
        return QStringLiteral("%1 calls, the longest %2 ms: %3").arg(m_calls).arg(m_longest.count()).arg(ends.join(QStringLiteral(", ")));
    }
    QStringList trouble() const
    {
        const std::lock_guard lock(m_mutex);
        return m_trouble;
    }

private:
    mutable std::mutex m_mutex;
    mutable std::condition_variable m_troubled;
    QMap<QString, qint64> m_ends;
    const std::chrono::milliseconds m_maxDuration;
    qint64 m_calls = 0;
    std::chrono::milliseconds m_longest{0};
    QStringList m_trouble;
};

/// Samples memory and open files during the run, and reports at the end whether they grew.
class ResourceMonitor
{
public:
    explicit ResourceMonitor(std::chrono::minutes time) : m_time(time) { m_clock.start(); }

    bool run(const CallOutcomes &score)
    {
        constexpr auto step = std::chrono::seconds(30);
        for (auto at = std::chrono::seconds(0); at < m_time && score.isGood(); at += step) {
            score.wait(std::min<std::chrono::milliseconds>(step, m_time - std::chrono::milliseconds(m_clock.elapsed())));
            m_memory.append(residentKilobytes());
            m_files.append(openFiles());
            std::cout << m_clock.elapsed() / 1000 << " s: " << m_memory.last() / 1024 << " MB, " << m_files.last() << " open files, "
                      << score.text().toStdString() << std::endl;
        }
        return score.isGood();
    }

    /// Prints the medians of the second and the last third; the first third is the warm-up. Returns whether memory grows by at most 5 % and open files
    /// grow by at most `openFileTolerance`. Memory is not checked with sanitizers. Returns true for fewer than six samples.
    bool isFlat() const
    {
        const qint64 before = median(m_memory.mid(m_memory.size() / 3, m_memory.size() / 3));
        const qint64 after = median(m_memory.mid(2 * m_memory.size() / 3));
        const qint64 filesBefore = median(m_files.mid(m_files.size() / 3, m_files.size() / 3));
        const qint64 filesAfter = median(m_files.mid(2 * m_files.size() / 3));
        std::cout << "resident " << before << " KB, later " << after << " KB; open files " << filesBefore << ", later " << filesAfter << std::endl;
        return m_memory.size() < 6 || ((isInstrumented || after <= before * 105 / 100) && filesAfter <= filesBefore + openFileTolerance);
    }

private:
    static constexpr qint64 openFileTolerance = 8; ///< allowed fluctuation of the number of open files
    // Sanitizers need more memory with every thread and every new stack. In such builds, the sanitizer detects leaks at exit.
#ifdef __SANITIZE_ADDRESS__
    static constexpr bool isInstrumented = true;
#else
    static constexpr bool isInstrumented = false;
#endif

    static qint64 median(QList<qint64> values)
    {
        std::sort(values.begin(), values.end());
        return values.value(values.size() / 2);
    }

    const std::chrono::minutes m_time;
    QElapsedTimer m_clock;
    QList<qint64> m_memory;
    QList<qint64> m_files;
};

} // namespace outcrop
