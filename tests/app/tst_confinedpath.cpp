// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a path from another program cannot leave its folder, even through links.
#include "app/files/confinedpath.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_confinedpath {

class TestConfinedPath : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rejectsPathsOutsideTheFolder_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("inside"); // empty if the path is rejected
        QTest::newRow("relative") << "layers/soul.md" << "layers/soul.md";
        QTest::newRow("detour") << "layers/../agents//clerk.md" << "agents/clerk.md";
        QTest::newRow("folder") << "" << ".";
        QTest::newRow("dot") << "." << ".";
        QTest::newRow("missing") << "new/file.md" << "new/file.md";
        QTest::newRow("two dots in a name") << "..file" << "..file";
        QTest::newRow("absolute") << "@/layers/soul.md" << "layers/soul.md";
        QTest::newRow("link inside") << "inner" << "inner";
        QTest::newRow("parent") << ".." << "";
        QTest::newRow("inner parent") << "layers/../../x" << "";
        QTest::newRow("similar folder") << "@x/file" << "";
        QTest::newRow("root") << "/" << "";
        QTest::newRow("link") << "outer" << "";
        QTest::newRow("through a link") << "outer/x/y" << "";
        QTest::newRow("broken link") << "broken" << "";
        QTest::newRow("through a broken link") << "broken/x" << "";
        QTest::newRow("resource") << ":/templates/skill.md" << "";
        QTest::newRow("NUL") << QStringLiteral("a").append(QChar(0)) << "";
    }

    void rejectsPathsOutsideTheFolder()
    {
        QFETCH(QString, path);
        QFETCH(QString, inside);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        QVERIFY(QFile::link(copy.path(QStringLiteral("layers")), copy.path(QStringLiteral("inner"))));
        QVERIFY(QFile::link(copy.siblingPath(QStringLiteral(".")), copy.path(QStringLiteral("outer"))));
        QVERIFY(QFile::link(copy.siblingPath(QStringLiteral("nowhere")), copy.path(QStringLiteral("broken"))));
        const Result<QString> found = confinedPath(copy.folder(), path.replace(u'@', copy.folder()));
        QCOMPARE(found.ok() ? found.value() : QString(), inside);
        QVERIFY(found.ok() || (found.error().code == ErrorCode::NotAllowed && found.error().message.contains(u"outside the workspace")));
    }
};

OUTCROP_TEST(TestConfinedPath, NoApplication)

} // namespace tst_confinedpath

#include "tst_confinedpath.moc"
