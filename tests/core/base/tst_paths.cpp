// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/paths.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_paths {

class PathsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recognizesContainedPaths_data();
    void recognizesContainedPaths();
    void recognizesPathsOutsideTheFolder_data();
    void recognizesPathsOutsideTheFolder();
    void recognizesPathsAtOrBelow_data();
    void recognizesPathsAtOrBelow();
    void movesPathsWithTheirFolder();
    void returnsPathsRelativeToAFolder_data();
    void returnsPathsRelativeToAFolder();
};

void PathsTest::recognizesContainedPaths_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("stays");

    QTest::newRow("a file") << "a.md" << true;
    QTest::newRow("in folders") << "layers/deep/a.md" << true;
    QTest::newRow("points that are a name") << "..a/...b/c..md" << true;
    QTest::newRow("none") << QString() << false;
    QTest::newRow("up") << ".." << false;
    QTest::newRow("up in the middle") << "layers/../../a.md" << false;
    QTest::newRow("here") << "./a.md" << false;
    QTest::newRow("absolute") << "/a.md" << false;
    QTest::newRow("an empty step") << "layers//a.md" << false;
    QTest::newRow("a folder") << "layers/" << false;
    QTest::newRow("a zero character") << QStringLiteral("a") + QChar(u'\0') + QStringLiteral("b.md") << false;
}

void PathsTest::recognizesContainedPaths()
{
    QFETCH(QString, path);
    QTEST(isContainedPath(path), "stays");
}

void PathsTest::recognizesPathsOutsideTheFolder_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("leads");

    QTest::newRow("up") << ".." << true;
    QTest::newRow("up and down") << "../a.md" << true;
    QTest::newRow("absolute") << "/a.md" << true;
    QTest::newRow("the folder") << "." << false;
    QTest::newRow("a file") << "a.md" << false;
    QTest::newRow("a name that begins with two points") << "..a.md" << false;
}

void PathsTest::recognizesPathsOutsideTheFolder()
{
    QFETCH(QString, path);
    QTEST(isOutsideFolder(path), "leads");
}

void PathsTest::recognizesPathsAtOrBelow_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("place");
    QTest::addColumn<bool>("is");

    QTest::newRow("the same") << "a/b" << "a/b" << true;
    QTest::newRow("below") << "a/b/c" << "a/b" << true;
    QTest::newRow("above") << "a" << "a/b" << false;
    QTest::newRow("only begins like it") << "a/bc" << "a/b" << false;
    QTest::newRow("below the root") << "/a" << "/" << true;
    QTest::newRow("below a pointer to the whole") << "/turns/0" << QString() << true;
    QTest::newRow("no children of an empty name") << "a" << QString() << false;
    QTest::newRow("neither has a name") << QString() << QString() << true;
}

void PathsTest::recognizesPathsAtOrBelow()
{
    QFETCH(QString, path);
    QFETCH(QString, place);
    QTEST(isAtOrBelow(path, place), "is");
}

void PathsTest::movesPathsWithTheirFolder()
{
    QCOMPARE(movedPath("a/b", "a/b", "c"), QStringLiteral("c"));
    QCOMPARE(movedPath("a/b/d.md", "a/b", "c"), QStringLiteral("c/d.md"));
    QCOMPARE(movedPath("a/bc", "a/b", "c"), QStringLiteral("a/bc"));
}

void PathsTest::returnsPathsRelativeToAFolder_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("seen");

    QTest::newRow("inside") << "/w/layers/a.md" << "layers/a.md";
    QTest::newRow("the folder") << "/w" << ".";
    QTest::newRow("a name that begins with two points") << "/w/..a.md" << "..a.md";
    QTest::newRow("beside it") << "/wider/a.md" << "/wider/a.md";
    QTest::newRow("above") << "/" << "/";
}

void PathsTest::returnsPathsRelativeToAFolder()
{
    QFETCH(QString, path);
    QTEST(pathInside(QStringLiteral("/w"), path), "seen");
}

OUTCROP_TEST(PathsTest, NoApplication)

} // namespace tst_paths

#include "tst_paths.moc"
