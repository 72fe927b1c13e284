// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that planned files replace the files on disk.
#include "core/sync/overlayfiles.h"
#include "tests/support/memoryfiles.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_overlayfiles {

class TestOverlayFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plannedFilesReplaceFiles()
    {
        const MemoryFiles disk({{QStringLiteral("/w/AGENTS.md"), "old"}, {QStringLiteral("/w/b.md"), "kept"}});
        const OverlayFiles files(disk, {{QStringLiteral("/w/AGENTS.md"), "new text"}, {QStringLiteral("/w/rules/a.md"), "rule"}});
        QCOMPARE(*files.read(QStringLiteral("/w/AGENTS.md"), 100), QByteArray("new text"));
        QCOMPARE(*files.read(QStringLiteral("/w/b.md"), 100), QByteArray("kept"));
        QCOMPARE(files.entryInfo(QStringLiteral("/w/AGENTS.md")).size, 8);
        QVERIFY(files.entryInfo(QStringLiteral("/w/rules")).isFolder());
        QCOMPARE(files.names(QStringLiteral("/w")), (QStringList{QStringLiteral("AGENTS.md"), QStringLiteral("b.md"), QStringLiteral("rules")}));
    }

    /// The file on disk may be smaller than the limit, or may not exist.
    void errorForALargeFileStatesTheLimit()
    {
        const MemoryFiles disk({{QStringLiteral("/w/AGENTS.md"), "old"}});
        const OverlayFiles files(disk, {{QStringLiteral("/w/AGENTS.md"), QByteArray(2000, 'a')}, {QStringLiteral("/w/new.md"), QByteArray(2000, 'a')}});
        for (const QString &path : {QStringLiteral("/w/AGENTS.md"), QStringLiteral("/w/new.md")}) {
            const Result<QByteArray> bytes = files.read(path, 1024);
            QVERIFY(!bytes);
            QCOMPARE(bytes.error().code, ErrorCode::TooLarge);
            QCOMPARE(bytes.error().message, QStringLiteral("The text to write is larger than 1,024 bytes. Split its source."));
            QCOMPARE(bytes.error().location.file, path);
        }
        QVERIFY(files.read(QStringLiteral("/w/new.md"), 2000).ok());
    }
};

OUTCROP_TEST(TestOverlayFiles, NoApplication)

} // namespace tst_overlayfiles

#include "tst_overlayfiles.moc"
