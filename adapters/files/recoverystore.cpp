// SPDX-License-Identifier: GPL-3.0-or-later
// A snapshot file is one line of JSON followed by the exact text. Each process has a subfolder with a lock file. The
// system releases the lock when the process ends, for any reason.
#include "adapters/files/recoverystore.h"

#include "adapters/files/filestoremessages.h"
#include "adapters/files/savefile.h"
#include "adapters/files/statefolder.h"
#include "adapters/files/writefile.h"
#include "core/base/json.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>

#include <fcntl.h>
#include <sys/file.h>

#include <algorithm>

namespace outcrop {
namespace {

const QString ending = QStringLiteral(".recovery");
const QString lockName = QStringLiteral("/lock");

QByteArray snapshotHeader(const RecoverySnapshot &snapshot, const QDateTime &time)
{
    const Json json{{"outcrop", "recovery"}, {"path", jsonString(snapshot.path)},
        {"base", snapshot.base.toHex().toStdString()}, {"title", jsonString(snapshot.title)},
        {"time", jsonString(time.toString(Qt::ISODateWithMs))}, {"cursor", snapshot.cursor},
        {"sha256", checksumOf(snapshot.bytes).toHex().toStdString()}};
    return QByteArray::fromStdString(json.dump(-1, ' ', false, Json::error_handler_t::replace)) + '\n';
}

QByteArray field(const Json &json, const char *name)
{
    return json.contains(name) ? qString(json[name]).toUtf8() : QByteArray();
}

qint64 number(const Json &json, const char *name)
{
    return json.contains(name) && json[name].is_number_integer() ? json[name].get<qint64>() : 0;
}

/// Parses a snapshot file. Returns nullopt if it is incomplete or damaged.
std::optional<RecoverySnapshot> parse(const QByteArray &file)
{
    const qsizetype end = file.indexOf('\n');
    const Json json = end < 0 ? Json() : Json::parse(file.cbegin(), file.cbegin() + end, nullptr, false);
    if (!json.is_object() || field(json, "outcrop") != "recovery" || field(json, "path").isEmpty())
        return std::nullopt;
    RecoverySnapshot snapshot{QString::fromUtf8(field(json, "path")), QByteArray::fromHex(field(json, "base")),
        QString::fromUtf8(field(json, "title")),
        QDateTime::fromString(QString::fromUtf8(field(json, "time")), Qt::ISODateWithMs), number(json, "cursor"),
        file.mid(end + 1)};
    const bool isIntact = checksumOf(snapshot.bytes).toHex() == field(json, "sha256");
    return isIntact ? std::optional(snapshot) : std::nullopt;
}

Diagnostic damagedFileFinding(const QString &file)
{
    return {Severity::Warning, QStringLiteral("recovery-damaged"),
        filestoremessages::damagedCopy(), {file, {}}};
}

void readSnapshot(const QString &path, RecoveryFindings &findings)
{
    QFile file(path);
    auto snapshot = file.open(QIODevice::ReadOnly) ? parse(file.readAll()) : std::nullopt;
    if (!snapshot)
        return findings.diagnostics.append(damagedFileFinding(path));
    snapshot->file = path;
    findings.snapshots.append(*snapshot);
}

QStringList listSnapshots(const QString &instance)
{
    return QDir(instance).entryList({u'*' + ending}, QDir::Files, QDir::Name);
}

/// Opens and locks the lock file of a process. Returns a closed descriptor on failure.
FileDescriptor openLockedFile(const QString &instance, int flags, int kind)
{
    FileDescriptor file(::open(QFile::encodeName(instance + lockName).constData(), flags | O_RDWR | O_CLOEXEC, 0600));
    return file.isOpen() && ::flock(file.number(), kind | LOCK_NB) == 0 ? std::move(file) : FileDescriptor();
}

/// Returns whether the process of a subfolder is running. Uses a shared lock, so that several processes can check at the same time.
bool isAlive(const QString &instance)
{
    return QFile::exists(instance + lockName) && !openLockedFile(instance, 0, LOCK_SH).isOpen();
}

/// Removes the subfolder of a process, unless it contains snapshots.
void removeIfEmpty(const QString &instance)
{
    if (listSnapshots(instance).isEmpty())
        QDir(instance).removeRecursively();
}

QString newInstance()
{
    const quint32 randomSuffix = QRandomGenerator::global()->generate();
    return QStringLiteral("%1-%2").arg(QCoreApplication::applicationPid()).arg(randomSuffix, 8, 16, QChar(u'0'));
}

} // namespace

RecoveryStore::RecoveryStore(const QString &workspace, const QString &stateHome)
    : m_folder(stateFolder(stateHome) + QStringLiteral("/recovery/") + workspaceHash(workspace))
{
}

RecoveryStore::~RecoveryStore()
{
    if (!m_instance.isEmpty())
        removeIfEmpty(m_instance);
}

Status RecoveryStore::write(const RecoverySnapshot &snapshot)
{
    const QMutexLocker lock(&m_mutex);
    if (const Status beginStatus = begin(); !beginStatus)
        return beginStatus;
    return writeFile(fileOf(snapshot.path), snapshotHeader(snapshot, QDateTime::currentDateTimeUtc()) + snapshot.bytes,
        FileAccess::UserOnly);
}

Status RecoveryStore::remove(const QString &path)
{
    const QMutexLocker lock(&m_mutex);
    QFile file(m_instance.isEmpty() ? QString() : fileOf(path));
    if (m_instance.isEmpty() || !file.exists() || file.remove())
        return success();
    return Error{ErrorCode::Unwritable, file.errorString(), {file.fileName(), {}}};
}

RecoveryFindings RecoveryStore::findOrphans() const
{
    const QMutexLocker lock(&m_mutex);
    RecoveryFindings findings;
    for (const QString &instance : listInstances()) {
        const QStringList names = isAlive(instance) ? QStringList() : listSnapshots(instance);
        for (const QString &name : names)
            readSnapshot(instance + u'/' + name, findings);
    }
    std::sort(findings.snapshots.begin(), findings.snapshots.end(),
        [](const RecoverySnapshot &a, const RecoverySnapshot &b) { return a.time > b.time; });
    return findings;
}

Status RecoveryStore::discard(const RecoverySnapshot &snapshot)
{
    const QMutexLocker lock(&m_mutex);
    const QString instance = snapshot.file.section(u'/', 0, -2);
    if (!listInstances().contains(instance) || isAlive(instance)) // another process took over the snapshots, or the folder is not in this store
        return success();
    QFile file(snapshot.file);
    if (file.exists() && !file.remove())
        return Error{ErrorCode::Unwritable, file.errorString(), {file.fileName(), {}}};
    removeIfEmpty(instance);
    return success();
}

/// Creates the subfolder of this process under a hidden name, locks it, and then renames it. Other processes therefore never mistake it for a leftover.
Status RecoveryStore::begin()
{
    if (!m_instance.isEmpty())
        return success();
    const QString name = newInstance();
    const QString hiddenPath = m_folder + QStringLiteral("/.") + name;
    if (const Status status = createPrivateFolder(hiddenPath); !status)
        return status;
    m_lock = openLockedFile(hiddenPath, O_CREAT, LOCK_EX);
    const QString instance = m_folder + u'/' + name;
    if (!m_lock.isOpen() || !QDir().rename(hiddenPath, instance))
        return Error{
            ErrorCode::Unwritable, filestoremessages::noRecoveryFolder(), {instance, {}}};
    m_instance = instance;
    for (const QString &other : listInstances()) {
        if (!isAlive(other))
            removeIfEmpty(other);
    }
    return success();
}

/// Returns the subfolders of all other processes, running or ended.
QStringList RecoveryStore::listInstances() const
{
    QStringList folders;
    const QStringList names = QDir(m_folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString &name : names)
        folders.append(m_folder + u'/' + name);
    folders.removeAll(m_instance);
    return folders;
}

QString RecoveryStore::fileOf(const QString &path) const
{
    return m_instance + u'/' + QString::fromLatin1(checksumOf(path.toUtf8()).toHex().first(32)) + ending;
}

} // namespace outcrop
