// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/applychange.h"
#include "app/workspace/openworkspace.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_applychange {

namespace {

TextEdit insertion(const QString &text)
{
    return {{}, text};
}

/// Returns the content of a folder as text, without Outcrop's state such as the journal of saved files.
QString dump(const QString &folder)
{
    QStringList lines;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const QString name = QDir(folder).relativeFilePath(path);
        if (!name.startsWith(QLatin1String(".outcrop/")))
            lines.append(name + u'=' + QString::fromLatin1(bytesOf(path)));
    }
    lines.sort();
    return lines.join(u'|');
}

/// A folder with three documents, and a change with one edit of each type.
class ChangeFixture
{
public:
    ChangeFixture()
    {
        copy.write(QStringLiteral("a.md"), "A");
        copy.write(QStringLiteral("b.md"), "\xEF\xBB\xBF" "B\r\n");
        copy.write(QStringLiteral("deep/c.md"), "C");
        copy.write(QStringLiteral("deep/picture.bin"), "no document");
        opened = *openWorkspace(copy.folder());
        change.add(QStringLiteral("a.md"), {insertion(QStringLiteral("x"))});
        change.add(QStringLiteral("b.md"), {insertion(QStringLiteral("y"))});
        change.moves = {{QStringLiteral("a.md"), QStringLiteral("new/a.md")}, {QStringLiteral("deep"), QStringLiteral("high/deep"), true}};
        change.newFiles = {{QStringLiteral("a.md"), QStringLiteral("fresh")}, {QStringLiteral("further/in/d.md"), QStringLiteral("D")}};
    }

    AppliedChange apply() const { return applyChange(copy.folder(), opened.workspace(), change); }

    WorkspaceCopy copy{QStringLiteral("none")};
    OpenedWorkspace opened;
    WorkspaceChange change;
};

} // namespace

class TestApplyChange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void appliesEveryTypeOfEdit();
    void resultMatchesThePreview();
    void appliesAnEmptyChange();
    void rejectsConflictsBeforeWriting_data();
    void rejectsConflictsBeforeWriting();
    void reportsFilesWrittenBeforeAFailure();
};

void TestApplyChange::appliesEveryTypeOfEdit()
{
    const ChangeFixture room;
    const AppliedChange applied = room.apply();
    QVERIFY2(applied.isDone(), applied.error ? qPrintable(toString(*applied.error)) : "");
    QCOMPARE(dump(room.copy.folder()),
        QString::fromLatin1("a.md=fresh|b.md=\xEF\xBB\xBF" "yB\r\n|further/in/d.md=D|high/deep/c.md=C|high/deep/picture.bin=no document|new/a.md=xA"));
    QCOMPARE(applied.written.join(u' '), QStringLiteral("a.md b.md"));
    QCOMPARE(applied.movedPaths.size(), 2);
    QCOMPARE(applied.createdPaths.join(u' '), QStringLiteral("a.md further/in/d.md"));
}

void TestApplyChange::resultMatchesThePreview()
{
    const ChangeFixture room;
    const Workspace promised = *withChange(room.opened.workspace(), room.change);
    QVERIFY(room.apply().isDone());
    const OpenedWorkspace again = *openWorkspace(room.copy.folder());
    QCOMPARE(again.workspace().documents().size(), promised.documents().size());
    for (const DocumentPtr &document : promised.documents())
        QCOMPARE(again.workspace().document(document->path)->bytes, document->bytes);
}

void TestApplyChange::appliesAnEmptyChange()
{
    const ChangeFixture room;
    const QString before = dump(room.copy.folder());
    QVERIFY(applyChange(room.copy.folder(), room.opened.workspace(), {}).isDone());
    QCOMPARE(dump(room.copy.folder()), before);
}

void TestApplyChange::rejectsConflictsBeforeWriting_data()
{
    QTest::addColumn<QString>("write"); // another program writes the file after the workspace was read
    QTest::addColumn<QString>("make");  // path of an additional new file
    QTest::addColumn<QString>("file");
    QTest::newRow("an edited document changed") << QStringLiteral("b.md") << QString() << QStringLiteral("b.md");
    QTest::newRow("a moved document changed") << QStringLiteral("deep/c.md") << QString() << QStringLiteral("deep/c.md");
    QTest::newRow("a new path is taken") << QStringLiteral("further/in/d.md") << QString() << QStringLiteral("further/in/d.md");
    QTest::newRow("a new path is taken by another file") << QStringLiteral("high/deep/x.bin") << QString() << QStringLiteral("high/deep");
    QTest::newRow("a file where a folder would be") << QStringLiteral("further") << QString() << QStringLiteral("further/in/d.md");
    QTest::newRow("a new path leaves the workspace") << QString() << QStringLiteral("../out.md") << QStringLiteral("../out.md");
    QTest::newRow("a new path is absolute") << QString() << QStringLiteral("/tmp/outcrop/out.md") << QStringLiteral("/tmp/outcrop/out.md");
    QTest::newRow("a new path in a repository's own folder") << QString() << QStringLiteral(".git/hooks/post-commit") << QStringLiteral(".git/hooks/post-commit");
    QTest::newRow("a new path that is hidden") << QString() << QStringLiteral("deep/.profile") << QStringLiteral("deep/.profile");
    QTest::newRow("a new path that the workspace has") << QString() << QStringLiteral("b.md") << QStringLiteral("b.md");
}

void TestApplyChange::rejectsConflictsBeforeWriting()
{
    QFETCH(QString, write);
    QFETCH(QString, make);
    QFETCH(QString, file);
    ChangeFixture room;
    if (!write.isEmpty())
        room.copy.write(write, "somebody else's");
    if (!make.isEmpty())
        room.change.newFiles.append({make, QStringLiteral("x")});
    const QString before = dump(room.copy.folder());
    const AppliedChange applied = room.apply();
    QVERIFY(!applied.isDone());
    QCOMPARE(applied.error->location.file, file);
    QVERIFY(applied.written.isEmpty() && applied.movedPaths.isEmpty() && applied.createdPaths.isEmpty());
    QCOMPARE(dump(room.copy.folder()), before);
}

void TestApplyChange::reportsFilesWrittenBeforeAFailure()
{
    const ChangeFixture room;
    QVERIFY(QFile::setPermissions(room.copy.path(QStringLiteral("b.md")), QFile::ReadOwner)); // saving a read-only file fails, even for root
    const AppliedChange applied = room.apply();
    QVERIFY(!applied.isDone());
    QCOMPARE(applied.error->location.file, QStringLiteral("b.md"));
    QCOMPARE(applied.written, QStringList(QStringLiteral("a.md")));
    QVERIFY(applied.movedPaths.isEmpty());
    QCOMPARE(bytesOf(room.copy.path(QStringLiteral("a.md"))), QByteArray("xA"));
    QCOMPARE(bytesOf(room.copy.path(QStringLiteral("b.md"))), QByteArray("\xEF\xBB\xBF" "B\r\n"));
}

OUTCROP_TEST(TestApplyChange, CoreApplication)

} // namespace tst_applychange

#include "tst_applychange.moc"
