// SPDX-License-Identifier: GPL-3.0-or-later
// Tests restoring a version: `history restore` and the window's button make the same edits.
#include "app/history/openhistory.h"
#include "core/text/textchange.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_restore {

namespace {

/// A history that returns one version of every file.
class OneVersion : public History
{
public:
    explicit OneVersion(const QByteArray &bytes) : m_bytes(bytes) { }

    QString name() const override { return QStringLiteral("one"); }
    bool isRepository() const override { return false; }
    Result<QList<FileVersion>> versions(const QString &path, int) const override { return QList<FileVersion>{{QStringLiteral("v1"), {}, {}, {}, path}}; }
    Result<QByteArray> read(const QString &, const QString &) const override { return m_bytes; }
    Result<QList<FileChanges>> changes(const QDateTime &) const override { return QList<FileChanges>(); }
    Result<QDateTime> historyStart(const QDateTime &) const override { return QDateTime(); }
    Result<QList<LineOrigin>> blame(const QString &, const QByteArray &) const override { return QList<LineOrigin>(); }
    Result<QString> resolve(const QString &version) const override { return version; }
    Result<std::unique_ptr<FileSource>> filesAt(const QString &) const override { return noVersionError(); }
    Result<QString> commit(const QStringList &, const QString &) override { return noVersionError(); }
    Result<QList<VersionLabel>> labels() const override { return QList<VersionLabel>(); }
    Result<VersionLabel> setLabel(const QString &, const QString &) override { return noVersionError(); }

private:
    static Error noVersionError() { return {ErrorCode::NotFound, QStringLiteral("There is none.")}; }

    QByteArray m_bytes;
};

} // namespace

class TestRestore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void editsRestoreTheOlderText_data()
    {
        QTest::addColumn<QString>("now");
        QTest::addColumn<QString>("then");
        QTest::newRow("the same") << "Sow.\n" << "Sow.\n";
        QTest::newRow("a word") << "Sow late.\nReap.\n" << "Sow early.\nReap.\n";
        QTest::newRow("lines at both ends") << "Plan.\nSow.\nReap.\n" << "Sow.\nReap.\nRest.\n";
        QTest::newRow("other line endings") << "Sow.\r\nReap.\r\n" << "Sow.\nReap.\n";
        QTest::newRow("nothing") << "Sow.\n" << "";
        QTest::newRow("from nothing") << "" << "Sow.\n";
    }
    void editsRestoreTheOlderText()
    {
        QFETCH(const QString, now);
        QFETCH(const QString, then);
        const QList<TextEdit> edits = restorationEdits(now, then);
        QCOMPARE(applyEdits(now, edits), then);
        QCOMPARE(edits.isEmpty(), now == then);

        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("notes.md"), now.toUtf8());
        const Result<WorkspaceChange> change = planRestore(openWorkspace(copy.folder())->workspace(), OneVersion(then.toUtf8()), QStringLiteral("notes.md"), QStringLiteral("v1"));
        QVERIFY(change.ok());
        QCOMPARE(change->edits.isEmpty() ? QList<TextEdit>() : change->edits.first().edits, edits);
    }
};

OUTCROP_TEST(TestRestore, CoreApplication)

} // namespace tst_restore

#include "tst_restore.moc"
