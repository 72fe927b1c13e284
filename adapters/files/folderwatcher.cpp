// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/folderwatcher.h"

#include "adapters/files/changebatch.h"
#include "adapters/files/folderwalk.h"
#include "core/ports/workspacefiles.h"

#include <QCryptographicHash>
#include <QMetaObject>
#include <QSet>
#include <QThread>

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <optional>
#include <utility>

namespace outcrop {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr quint32 folderEvents = IN_MOVE_SELF | IN_DELETE_SELF | IN_UNMOUNT | IN_Q_OVERFLOW;
constexpr quint32 entryEvents = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO;
constexpr quint32 contentEvents = IN_CLOSE_WRITE | IN_ATTRIB;

/// Returns whether a change of this name can affect the workspace. Hidden entries, including the temporary files of this program, are
/// ignored, except .context and the files and folders of coding agents.
bool isRelevant(const inotify_event &event)
{
    if (event.mask & (folderEvents | IN_IGNORED))
        return true;
    const QByteArray name(event.len > 0 ? event.name : "");
    if (name.startsWith('.') && isExcluded({}, name))
        return false;
    return (event.mask & (entryEvents | IN_ISDIR)) || isWorkspaceFileName(name);
}

/// Returns whether this event may change the set of folders.
bool mayChangeFolders(const inotify_event &event)
{
    if (event.mask & (folderEvents | IN_IGNORED | IN_ISDIR))
        return true;
    return (event.mask & entryEvents)
        && !isWorkspaceFileName(event.len > 0 ? event.name : ""); // may be a link to a folder
}

/// Returns a hash of a listing, which is smaller to keep for a comparison than the listing.
QByteArray listingHash(const QList<FileEntry> &entries)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const FileEntry &entry : entries) {
        hash.addData(entry.path.toUtf8());
        hash.addData(QByteArray::number(entry.size));
        hash.addData(QByteArray::number(entry.modified));
        hash.addData(entry.error ? entry.error->message.toUtf8() : QByteArray());
        hash.addData("\n");
    }
    return hash.result();
}

} // namespace

/// The thread of a watcher. It sleeps until an event occurs, a timeout ends or the watcher is destroyed.
class FolderWatcher::Watch : public QThread
{
public:
    Watch(FolderWatcher &owner, const QString &folder, const WatchTimes &times)
        : m_owner(owner)
        , m_folder(folder)
        , m_times(times)
        , m_number(owner.m_number)
        , m_stopEvent(::eventfd(0, EFD_CLOEXEC))
        , m_changes(times.quiet, times.maxDelay)
    {
        start(QThread::LowPriority);
    }
    ~Watch() override
    {
        static_cast<void>(::eventfd_write(m_stopEvent.number(), 1));
        wait();
    }
    Q_DISABLE_COPY_MOVE(Watch)

    bool isPolling() const { return m_isPolling; }

protected:
    void run() override;

private:
    bool sleep();
    void checkUnreportedChanges();
    void scan();
    std::pair<dev_t, ino_t> identity() const;
    void startPolling();
    void updateWatches(const QList<QByteArray> &folders);
    void readEvents();
    void recordEvent(const inotify_event &event);
    void recordChange();
    void reportDueChanges();
    void notify(void (FolderWatcher::*signal)());

    FolderWatcher &m_owner;
    const QString m_folder;
    const WatchTimes m_times;
    const int m_number; ///< sequence number of this watch
    FileDescriptor m_stopEvent;
    FileDescriptor m_inotify;
    std::pair<dev_t, ino_t> m_root;
    QSet<int> m_watchedDescriptors;
    QByteArray m_listingHash;                    ///< hash of the last listing
    ChangeBatch m_changes;                       ///< changes that were not reported yet
    Clock::time_point m_lastCheck;
    bool m_haveFoldersChanged = false;
    std::atomic<bool> m_isPolling = false;
};

void FolderWatcher::Watch::run()
{
    if (m_times.usesInotify)
        m_inotify = FileDescriptor(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC));
    m_isPolling = !m_inotify.isOpen();
    scan();
    m_changes.clear();
    notify(&FolderWatcher::ready);
    while (sleep()) {
        readEvents();
        if (Clock::now() - m_lastCheck >= m_times.pollInterval)
            checkUnreportedChanges();
        reportDueChanges();
    }
}

/// Waits for an event or a timeout. Returns false when the thread must end.
bool FolderWatcher::Watch::sleep()
{
    const Clock::time_point wake =
        std::min(m_lastCheck + m_times.pollInterval, m_changes.dueTime().value_or(Clock::time_point::max()));
    const auto pause = std::chrono::ceil<milliseconds>(wake - Clock::now());
    std::array<pollfd, 2> files{{{m_stopEvent.number(), POLLIN, 0}, {m_inotify.number(), POLLIN, 0}}}; // poll() ignores a descriptor of -1
    ::poll(files.data(), files.size(), int(std::max<qint64>(pause.count(), 0)));
    return files[0].revents == 0;
}

/// Checks for changes that inotify does not report: all changes if polling, otherwise whether the path refers to another folder.
void FolderWatcher::Watch::checkUnreportedChanges()
{
    if (m_isPolling || identity() != m_root)
        scan();
    m_lastCheck = Clock::now();
}

std::pair<dev_t, ino_t> FolderWatcher::Watch::identity() const
{
    const auto root = findFolder(m_folder);
    return root ? std::pair(root->status.st_dev, root->status.st_ino) : std::pair<dev_t, ino_t>();
}

/// Lists the folder, records a change if the listing differs from the previous one, and watches the listed folders, or polls a remote one.
void FolderWatcher::Watch::scan()
{
    m_root = identity();
    const auto root = findFolder(m_folder);
    QByteArray listing;
    QList<QByteArray> folders;
    if (root) {
        FolderWalk walk(*root, {});
        listing = listingHash(walk.entries());
        folders = walk.folders();
    }
    if (root && isRemote(root->handle))
        startPolling();
    if (!m_isPolling)
        updateWatches(folders);
    if (listing != m_listingHash)
        recordChange();
    m_listingHash = listing;
    m_haveFoldersChanged = false;
    m_lastCheck = Clock::now();
}

void FolderWatcher::Watch::startPolling()
{
    m_isPolling = true;
    m_inotify = FileDescriptor();
}

/// Watches exactly these folders. Falls back to polling if the system's limit of watches is reached.
void FolderWatcher::Watch::updateWatches(const QList<QByteArray> &folders)
{
    QSet<int> watched;
    for (const QByteArray &folder : folders) {
        const int watch = ::inotify_add_watch(m_inotify.number(), folder.constData(),
            entryEvents | contentEvents | IN_MOVE_SELF | IN_DELETE_SELF | IN_ONLYDIR | IN_DONT_FOLLOW);
        if (watch < 0 && (errno == ENOSPC || errno == ENOMEM))
            return startPolling();
        watched.insert(watch);
    }
    for (const int removed : m_watchedDescriptors - watched)
        ::inotify_rm_watch(m_inotify.number(), removed);
    m_watchedDescriptors = watched;
}

void FolderWatcher::Watch::readEvents()
{
    alignas(inotify_event) std::array<char, 64 * 1024> buffer;
    while (m_inotify.isOpen()) {
        const ssize_t size = ::read(m_inotify.number(), buffer.data(), buffer.size());
        if (size <= 0)
            return;
        for (ssize_t at = 0; at < size;) {
            const auto *event = reinterpret_cast<const inotify_event *>(buffer.data() + at);
            recordEvent(*event);
            at += ssize_t(sizeof(inotify_event)) + event->len;
        }
    }
}

void FolderWatcher::Watch::recordEvent(const inotify_event &event)
{
    const bool wasDropped =
        (event.mask & IN_IGNORED) && !m_watchedDescriptors.contains(event.wd); // the watch was removed by this thread
    if (wasDropped || !isRelevant(event))
        return;
    m_haveFoldersChanged = m_haveFoldersChanged || mayChangeFolders(event);
    recordChange();
}

void FolderWatcher::Watch::recordChange()
{
    m_changes.record(Clock::now());
}

void FolderWatcher::Watch::reportDueChanges()
{
    if (!m_changes.isDue(Clock::now()))
        return;
    if (m_haveFoldersChanged)
        scan(); // watch new folders before the listeners read their files
    m_changes.clear();
    notify(&FolderWatcher::changed);
}

/// Emits a signal in the thread of the owner. The queued signal is dropped if the owner watches another folder by then.
void FolderWatcher::Watch::notify(void (FolderWatcher::*signal)())
{
    const auto emitSignal = [owner = &m_owner, number = m_number, signal] {
        if (owner->m_number == number)
            (owner->*signal)();
    };
    QMetaObject::invokeMethod(&m_owner, emitSignal, Qt::QueuedConnection);
}

FolderWatcher::FolderWatcher(QObject *parent, const WatchTimes &times) : QObject(parent), m_times(times) { }

FolderWatcher::~FolderWatcher() = default;

void FolderWatcher::watch(const QString &folder)
{
    m_folder = folder;
    m_watch.reset();
    ++m_number;
    if (!folder.isEmpty())
        m_watch = std::make_unique<Watch>(*this, folder, m_times);
}

QString FolderWatcher::folder() const
{
    return m_folder;
}

bool FolderWatcher::isPolling() const
{
    return m_watch && m_watch->isPolling();
}

} // namespace outcrop
