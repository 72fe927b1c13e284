// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <chrono>
#include <memory>

namespace outcrop {

/// The time intervals of a watcher, and its method.
struct WatchTimes {
    std::chrono::milliseconds quiet{150};         ///< time without a change before changes are reported
    std::chrono::milliseconds maxDelay{1000};     ///< maximum delay after the first change
    std::chrono::milliseconds pollInterval{3000}; ///< interval of polling, for changes that inotify does not report
    bool usesInotify = true;                      ///< true to use inotify; false for polling only
};

/// Signals that a folder may have changed; listeners read the folder again and compare. Watches the folders that FolderWalk lists. Changes are debounced. Falls
/// back to polling if inotify does not work. All work is done on a separate thread; the signals are emitted in the thread of this object.
class FolderWatcher : public QObject
{
    Q_OBJECT

public:
    explicit FolderWatcher(QObject *parent = nullptr, const WatchTimes &times = {});
    ~FolderWatcher() override;

    /// Watches this folder instead of the previous one. An empty path stops watching.
    void watch(const QString &folder);
    QString folder() const;
    /// Returns whether the folder is polled: inotify is disabled, does not work, or the file system is remote.
    bool isPolling() const;

Q_SIGNALS:
    void changed();
    /// Emitted when the watch is active: later changes are reported. Earlier changes may have been missed, so listeners that read the folder before this signal
    /// must read it again.
    void ready();

private:
    class Watch;

    QString m_folder;
    WatchTimes m_times;
    int m_number = 0; ///< number of the current watch; signals of earlier ones are dropped
    std::unique_ptr<Watch> m_watch;
};

} // namespace outcrop
