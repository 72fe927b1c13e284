// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a full disk and a read-only disk with small in-memory file systems, which only root can mount.
#include "adapters/sqlite/sqlitesearch.h"
#include "adapters/sqlite/sqlitestore.h"
#include "tests/support/samplerecords.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/mount.h>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_sqlitedisk {

namespace {

constexpr int batch = 20;

/// A file system of 4 MB.
class SmallDisk
{
public:
    SmallDisk() : m_mounted(::mount("tmpfs", mountPoint(), "tmpfs", 0, "size=4m") == 0) { }
    ~SmallDisk()
    {
        if (m_mounted)
            ::umount2(mountPoint(), MNT_DETACH);
    }
    Q_DISABLE_COPY_MOVE(SmallDisk)

    bool isMounted() const { return m_mounted; }
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    bool remountReadOnly() const { return ::mount(nullptr, mountPoint(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) == 0; }

    void fillDisk() const
    {
        QFile file(path("filler"));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        for (qsizetype piece = 65'536; piece > 0; piece /= 2) {
            while (file.write(QByteArray(piece, 'x')) == piece) { }
        }
    }

private:
    QByteArray encoded() const { return QFile::encodeName(m_folder.path()); }
    const char *mountPoint() const
    {
        m_mountPoint = encoded();
        return m_mountPoint.constData();
    }

    QTemporaryDir m_folder;
    mutable QByteArray m_mountPoint;
    bool m_mounted;
};

} // namespace

class TestSqliteDisk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_disk = std::make_unique<SmallDisk>();
        if (!m_disk->isMounted())
            QSKIP("mounting a small disk requires root");
        m_path = m_disk->path("outcrop.db");
    }

    void reportsAFullDiskWithoutDataLoss()
    {
        qint64 kept = 0;
        {
            const Result<OpenedStore> opened = openSqliteStore(m_path);
            QVERIFY(opened);
            Result<QList<RecordId>> ids = append(*opened);
            for (; ids; ids = append(*opened))
                kept += batch;
            QCOMPARE(ids.error().code, ErrorCode::Unwritable);
            QVERIFY2(ids.error().message.contains(QLatin1String("full")), qPrintable(ids.error().message));
            QCOMPARE(*opened->store->interactions().count(), kept);
        }
        m_disk->fillDisk();
        QVERIFY(kept > 0);
        checkRecordCount(kept);
        QVERIFY(QFile::remove(m_disk->path("filler")));
        checkRecordCount(kept);
    }

    void keepsTheIndexOnAFullDisk()
    {
        const QString path = m_disk->path("index.db");
        const QList<SearchDocument> documents{{QStringLiteral("skills"), QStringLiteral("a"), QStringLiteral("otters"), {}, {}}};
        {
            const Result<OpenedIndex> opened = openSqliteIndex(path);
            QVERIFY(opened && opened->index->update({documents}));
        }
        m_disk->fillDisk();
        {
            const Result<OpenedIndex> opened = openSqliteIndex(path, {std::chrono::milliseconds(50), true});
            QVERIFY2(opened || opened.error().code == ErrorCode::Unwritable, opened ? "" : qPrintable(opened.error().message));
            QVERIFY(!opened || opened->findings.isEmpty());
        }
        QVERIFY(QFile::remove(m_disk->path("filler")));
        const Result<OpenedIndex> opened = openSqliteIndex(path, {std::chrono::seconds(5), true});
        QVERIFY(opened && opened->findings.isEmpty());
        QCOMPARE(opened->index->states(QStringLiteral("skills"))->size(), 1);
    }

    void opensAStoreOnAReadOnlyDisk()
    {
        {
            const Result<OpenedStore> opened = openSqliteStore(m_path);
            QVERIFY(opened && append(*opened));
        }
        QVERIFY(m_disk->remountReadOnly());
        const Result<OpenedStore> opened = openSqliteStore(m_path);
        QVERIFY2(opened, qPrintable(opened ? QString() : opened.error().message));
        QCOMPARE(opened->findings.size(), 1);
        QCOMPARE(opened->findings.first().code, QStringLiteral("store-read-only"));
        QCOMPARE(*opened->store->interactions().count(), batch);
        const Result<QList<RecordId>> rejected = append(*opened);
        QVERIFY(!rejected && rejected.error().code == ErrorCode::Unwritable);
    }

private:
    static Result<QList<RecordId>> append(const OpenedStore &opened)
    {
        return opened.store->interactions().append(QList<Interaction>(batch, fullInteraction()));
    }

    void checkRecordCount(qint64 kept) const
    {
        const Result<OpenedStore> opened = openSqliteStore(m_path);
        QVERIFY2(opened, qPrintable(opened ? QString() : opened.error().message));
        QCOMPARE(*opened->store->interactions().count(), kept);
    }

    std::unique_ptr<SmallDisk> m_disk;
    QString m_path;
};

OUTCROP_TEST(TestSqliteDisk, CoreApplication)

} // namespace tst_sqlitedisk

#include "tst_sqlitedisk.moc"
