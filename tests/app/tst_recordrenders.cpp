// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/portability/recordrenders.h"
#include "core/portability/regression.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_recordrenders {

namespace {

const QByteArray oldAgent = "---\nname: old\ndescription: From before.\n---\nYou water plants.\n";

OpenedWorkspace opened(const WorkspaceCopy &copy)
{
    return *openWorkspace(copy.folder());
}

CriterionResult unchangedResult(const OpenedWorkspace &opened, const QString &agent)
{
    const BehavioralTests tests = readBehavioralTests();
    return checkUnchanged(*opened.library.agent(agent), {opened.library, opened.catalog, tests});
}

} // namespace

class TestRecordRenders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordsAndFindsChanges()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("agents/old.md"), oldAgent);
        const Result<QStringList> written = recordRenders(opened(copy));
        QVERIFY(written.ok());
        const QString path = QStringLiteral("portability/recorded/old/anthropic.request.json");
        QVERIFY(written->contains(path));
        QVERIFY(bytesOf(copy.path(path)).contains("You water plants."));
        QCOMPARE(unchangedResult(opened(copy), QStringLiteral("old")).outcome, Outcome::Passed);

        copy.write(QStringLiteral("agents/old.md"), QByteArray(oldAgent).replace("plants", "roses"));
        QCOMPARE(unchangedResult(opened(copy), QStringLiteral("old")).outcome, Outcome::Failed);
        QVERIFY(recordRenders(opened(copy)).ok());
        QCOMPARE(unchangedResult(opened(copy), QStringLiteral("old")).outcome, Outcome::Passed);
    }

    void recordsOnlyTheNamedAgents()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("agents/old.md"), oldAgent);
        copy.write(QStringLiteral("agents/older.md"), QByteArray(oldAgent).replace("old", "older"));
        const Result<QStringList> written = recordRenders(opened(copy), {QStringLiteral("older")});
        QCOMPARE(*written, QStringList{QStringLiteral("portability/recorded/older/anthropic.request.json")});
    }

    /// A link inside the workspace must not redirect a recording to a location outside it.
    void doesNotFollowALinkOutOfTheWorkspace()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("agents/old.md"), oldAgent);
        QDir().mkpath(copy.siblingPath(QStringLiteral("outside")));
        QDir().mkpath(copy.path(QStringLiteral("portability")));
        QVERIFY(QFile::link(copy.siblingPath(QStringLiteral("outside")), copy.path(QStringLiteral("portability/recorded"))));
        QVERIFY(!recordRenders(opened(copy)).ok());
        QVERIFY(QDir(copy.siblingPath(QStringLiteral("outside"))).isEmpty());
    }
};

OUTCROP_TEST(TestRecordRenders, CoreApplication)

} // namespace tst_recordrenders

#include "tst_recordrenders.moc"
