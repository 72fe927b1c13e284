// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the migration of a MEMORY.md to documents, and that the source is never changed.
#include "app/records/migratememory.h"
#include "core/documents/document.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;

namespace tst_migratememory {

namespace {

const QString memory = QStringLiteral("# Memory\n\n## Platform\n\n- The *gateway*: \"quoted\" and slow\n- Same words\n- Same words\n\n## Odd\n\nNothing to tag here\n");

MemoryMigration plan()
{
    return planMigration(memory, QStringLiteral("MEMORY.md"), defaultTaxonomy());
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestMigrateMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void documentsNameTheirSource()
    {
        const MemoryMigration migration = plan();
        QCOMPARE(migration.memories.size(), 4);
        QCOMPARE(migration.noteLineCount, 4);
        const MigratedMemory &first = migration.memories.first();
        const DocumentPtr document = readDocument(first.file, first.bytes);
        QVERIFY(document->diagnostics.isEmpty() && document->frontMatter.isPresent);
        QCOMPARE(document->frontMatter.data[u"title"].text(), first.note.title);
        QCOMPARE(document->frontMatter.data[u"source"].text(), QStringLiteral("MEMORY.md:5"));
        QVERIFY(document->frontMatter.data[u"workloads"].toStrings().contains(QStringLiteral("platform")));
        QVERIFY(document->body().contains(QStringLiteral("The *gateway*: \"quoted\" and slow")));
    }

    void numbersEqualNames()
    {
        const MemoryMigration migration = plan();
        QCOMPARE(migration.memories[1].file, QStringLiteral("same-words.md"));
        QCOMPARE(migration.memories[2].file, QStringLiteral("same-words-2.md"));
    }

    /// A numbered title can equal the title of another entry.
    void numberedNamesDoNotCollide()
    {
        const QString text = QStringLiteral("- **Deploy**: one\n- **Deploy**: two\n- **Deploy 2**: three\n- **Deploy**: four\n- **Deploy 2**: five\n");
        const MemoryMigration migration = planMigration(text, QStringLiteral("MEMORY.md"), defaultTaxonomy());
        QTemporaryDir folder;
        QVERIFY(writeMigration(migration, folder.path()).ok());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 5);
        QVERIFY(contentOf(folder.filePath(QStringLiteral("deploy-2.md"))).contains("two"));
    }

    void leavesNotesWithoutAKnownTopicUntagged()
    {
        const MemoryMigration migration = plan();
        QCOMPARE(migration.untaggedMemories, 1);
        QVERIFY(migration.memories.last().workloads.isEmpty());
    }

    void doesNotOverwriteFiles()
    {
        QTemporaryDir folder;
        const QString place = folder.filePath(QStringLiteral("memory"));
        QVERIFY(writeMigration(plan(), place).ok());
        QCOMPARE(QDir(place).entryList(QDir::Files).size(), 4);
        const QByteArray before = contentOf(place + QStringLiteral("/same-words.md"));
        QVERIFY(QFile::remove(place + QStringLiteral("/same-words-2.md")));
        const Status again = writeMigration(plan(), place);
        QVERIFY(!again.ok() && again.error().code == ErrorCode::NotAllowed);
        QVERIFY(!QFile::exists(place + QStringLiteral("/same-words-2.md")));
        QCOMPARE(contentOf(place + QStringLiteral("/same-words.md")), before);
    }
};

OUTCROP_TEST(TestMigrateMemory, CoreApplication)

} // namespace tst_migratememory

#include "tst_migratememory.moc"
