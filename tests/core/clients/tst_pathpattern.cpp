// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/pathpattern.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_pathpattern {

class TestPathPattern : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesPatterns_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("glob");
        QTest::addColumn<bool>("ignore");
        const auto row = [](const char *pattern, const char *path, bool glob, bool ignore) {
            QTest::addRow("%s in %s", pattern, path) << QString::fromLatin1(pattern) << QString::fromLatin1(path) << glob << ignore;
        };
        row("src/**/*.ts", "src/a.ts", true, true);
        row("src/**/*.ts", "src/deep/er/a.ts", true, true);
        row("src/**/*.ts", "lib/a.ts", false, false);
        row("src/*.ts", "src/deep/a.ts", false, false);
        row("*.ts", "src/deep/a.ts", true, true);
        row("src", "src/a.ts", false, true);
        row("src/", "src/a.ts", false, true);
        row("/src/a.ts", "src/a.ts", false, true);
        row("./src/a.ts", "src/a.ts", true, false);
        row("src/*.{ts,tsx}", "src/a.tsx", true, true);
        row("src/*.{ts,tsx}", "src/a.js", false, false);
        row("{a,b}/{c,d}.md", "b/c.md", true, true);
        row("**", "a/b/c", true, true);
        row("a?c.md", "abc.md", true, true);
        row("[a-c].md", "b.md", true, true);
        row("[!a-c].md", "b.md", false, false);
        row("[", "[", true, true);
        row("", "a", false, false);
    }
    void matchesPatterns()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, path);
        QTEST(pathMatches(pattern, path, PatternStyle::Glob), "glob");
        QTEST(pathMatches(pattern, path, PatternStyle::GitIgnore), "ignore");
    }

    void splitsAtCommasOutsideBraces()
    {
        QCOMPARE(splitPatterns(QStringLiteral(" src/*.{ts,tsx} , lib/** ,,")), QStringList({QStringLiteral("src/*.{ts,tsx}"), QStringLiteral("lib/**")}));
        QVERIFY(splitPatterns(QString()).isEmpty());
    }

    /// Braces that would expand to a billion patterns are not expanded, and stars cause no exponential backtracking.
    void limitsHostilePatterns()
    {
        QCOMPARE(expandBraces(QString(QStringLiteral("{a,b}")).repeated(30)).size(), 1);
        const QString stars = QString(QStringLiteral("*a")).repeated(200) + u'b';
        QVERIFY(!nameMatches(stars, QString(2000, u'a')));
        QVERIFY(!pathMatches(QString(QStringLiteral("**/a/")).repeated(100) + u'b', QString(QStringLiteral("a/")).repeated(200) + u'c', PatternStyle::GitIgnore));
    }
};

OUTCROP_TEST(TestPathPattern, NoApplication)

} // namespace tst_pathpattern

#include "tst_pathpattern.moc"
