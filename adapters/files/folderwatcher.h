// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <chrono>
#include <memory>

namespace outcrop {

/// How patient a watcher is.
struct WatchTimes {
    std::chrono::milliseconds quiet{150};  ///< without a change, before changes are reported
    std::chrono::milliseconds storm{1000}; ///< after the first change, when they do not stop
    std::chrono::milliseconds look{3000};  ///< between two looks at what the system does not tell
    bool askSystem = true;                 ///< whether the system is asked to tell, or is only looked at
};

/// Reports only that something in a folder may have changed: listeners read the folder again and compare.
/// Watches what FolderWalk would read. Several changes become one signal: it comes once they have paused for a moment,
/// or after a second while they go on. Looks at the folder every few seconds where the system cannot tell. All work is
/// done on a separate thread; the signal comes in the thread this lives in.
class FolderWatcher : public QObject
{
    Q_OBJECT

public:
    explicit FolderWatcher(QObject *parent = nullptr, const WatchTimes &times = {});
    ~FolderWatcher() override;

    /// Watches this folder instead of the one before. Empty: none.
    void watch(const QString &folder);
    QString folder() const;
    /// Whether it looks every few seconds because the system does not tell.
    bool isPolling() const;

Q_SIGNALS:
    void changed();
    /// The watch is active: changes from here on are reported. What changed since the folder was read may have been
    /// missed, so it is read once more, unless it was not read yet.
    void ready();

private:
    class Watch;

    QString m_folder;
    WatchTimes m_times;
    int m_number = 0; ///< of the watch: what an earlier one says is too late
    std::unique_ptr<Watch> m_watch;
};

} // namespace outcrop
