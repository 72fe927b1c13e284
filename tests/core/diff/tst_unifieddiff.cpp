// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diff/unifieddiff.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_unifieddiff {

class TestUnifiedDiff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesDiffs_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("text");
        QTest::newRow("equal") << "a\n" << "a\n" << "";
        QTest::newRow("a line") << "a\nb\nc\n" << "a\nB\nc\n" << "--- a/x.md\n+++ b/x.md\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n";
        QTest::newRow("single lines have no count") << "a\n" << "b\n" << "--- a/x.md\n+++ b/x.md\n@@ -1 +1 @@\n-a\n+b\n";
        QTest::newRow("a new file") << QString() << "a\n" << "--- /dev/null\n+++ b/x.md\n@@ -0,0 +1 @@\n+a\n";
        QTest::newRow("all text removed") << "a\nb\n" << "" << "--- a/x.md\n+++ b/x.md\n@@ -1,2 +0,0 @@\n-a\n-b\n";
        QTest::newRow("the last newline is removed") << "a\nb\n" << "a\nb"
                                               << "--- a/x.md\n+++ b/x.md\n@@ -1,2 +1,2 @@\n a\n-b\n+b\n\\ No newline at end of file\n";
        QTest::newRow("the last newline is added") << "a" << "a\n" << "--- a/x.md\n+++ b/x.md\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n";
        QTest::newRow("none on either side") << "a\nb" << "A\nb"
                                             << "--- a/x.md\n+++ b/x.md\n@@ -1,2 +1,2 @@\n-a\n+A\n b\n\\ No newline at end of file\n";
        QTest::newRow("line ends") << "a\r\nb\r\n" << "a\nb\r\n" << "--- a/x.md\n+++ b/x.md\n@@ -1,2 +1,2 @@\n-a\r\n+a\n b\r\n";
        QTest::newRow("a lone carriage return does not end a line") << "a\rb\n" << "a\rc\n" << "--- a/x.md\n+++ b/x.md\n@@ -1 +1 @@\n-a\rb\n+a\rc\n";
        QTest::newRow("two hunks") << "a\n1\n2\n3\n4\n5\n6\n7\nb\n" << "A\n1\n2\n3\n4\n5\n6\n7\nB\n"
                                   << "--- a/x.md\n+++ b/x.md\n@@ -1,4 +1,4 @@\n-a\n+A\n 1\n 2\n 3\n@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-b\n+B\n";
        QTest::newRow("context that touches") << "a\n1\n2\n3\n4\n5\n6\nb\n" << "A\n1\n2\n3\n4\n5\n6\nB\n"
                                              << "--- a/x.md\n+++ b/x.md\n@@ -1,8 +1,8 @@\n-a\n+A\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n+B\n";
    }

    void writesDiffs()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QString, text);
        const FileDiff diff = diffFile(before, after, QStringLiteral("x.md"));
        QCOMPARE(toText(diff), text);
        if (!text.isEmpty())
            QCOMPARE(*readUnifiedDiff(text), diff);
    }

    void roundTripsFileNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("heading");
        QTest::newRow("plain") << "layers/soul.md" << "--- a/layers/soul.md\n";
        QTest::newRow("a space") << "my layers/soul.md" << "--- a/my layers/soul.md\t\n";
        QTest::newRow("unicode") << "layers/Größe 🌱.md" << "--- a/layers/Größe 🌱.md\t\n";
        QTest::newRow("quotation marks") << "a \"b\".md" << "--- \"a/a \\\"b\\\".md\"\n";
        QTest::newRow("a tab and a backslash") << "a\tb\\c.md" << "--- \"a/a\\011b\\\\c.md\"\n";
    }

    void roundTripsFileNames()
    {
        QFETCH(QString, name);
        QFETCH(QString, heading);
        const FileDiff diff = diffFile(u"a\n", u"b\n", name);
        QVERIFY2(toText(diff).startsWith(heading), qPrintable(toText(diff)));
        QCOMPARE(*readUnifiedDiff(toText(diff)), diff);
        QCOMPARE(diff.path(), name);
    }

    void readsDiffs_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("hunks");
        QTest::newRow("git's") << QByteArray("diff --git a/x.md b/x.md\nindex 78981922613b..61780798228d 100644\n--- a/x.md\n+++ b/x.md\n@@ -1 +1 @@ # Title\n-a\n+b\n")
                               << "x.md" << 1;
        QTest::newRow("diff's, with times") << QByteArray("--- x.md\t2026-11-21 10:00:00 +0000\n+++ x.md\t2026-11-21 10:00:01 +0000\n@@ -1 +1 @@\n-a\n+b\n") << "x.md" << 1;
        QTest::newRow("a letter with a signature") << QByteArray("From: a\nSubject: b\n- a point\n---\n x.md | 2 +-\n\n--- a/x.md\n+++ b/x.md\n@@ -1 +1 @@\n-a\n+b\n-- \n2.39.5\n")
                                                   << "x.md" << 1;
        QTest::newRow("lines that look like headings") << QByteArray("--- a/x.md\n+++ b/x.md\n@@ -1,2 +1 @@\n--- a\n-@@ -1 +1 @@\n+++ b\n") << "x.md" << 1;
        QTest::newRow("a name in octal bytes") << QByteArray("--- \"a/Gr\\303\\266\\303\\237e.md\"\n+++ \"b/Gr\\303\\266\\303\\237e.md\"\n@@ -1 +1 @@\n-a\n+b\n")
                                               << QStringLiteral("Größe.md") << 1;
        QTest::newRow("an empty line without its blank") << QByteArray("--- a/x.md\n+++ b/x.md\n@@ -1,2 +1,2 @@\n\n-a\n+b\n") << "x.md" << 1;
        QTest::newRow("no line end at its end") << QByteArray("--- a/x.md\n+++ b/x.md\n@@ -1 +1 @@\n-a\n+b") << "x.md" << 1;
        QTest::newRow("new lines counted by hand") << QByteArray("--- a/x.md\n+++ b/x.md\n@@ -1 +1 @@\n-a\n+b\n@@ -9 +20 @@\n-c\n+d\n") << "x.md" << 2;
    }

    void readsDiffs()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, path);
        QFETCH(int, hunks);
        const auto diff = readUnifiedDiff(QString::fromUtf8(text));
        QVERIFY2(diff.ok(), diff.ok() ? "" : qPrintable(toString(diff.error())));
        QCOMPARE(diff->path(), path);
        QCOMPARE(diff->hunks.size(), hunks);
        QVERIFY(diff->hunks.last().lines.last().text.endsWith(u'\n'));
    }

    void reportsInvalidDiffs_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        const QString names = QStringLiteral("--- a/x.md\n+++ b/x.md\n");
        QTest::newRow("nothing") << ""
                                 << "d:1:1: not a unified diff";
        QTest::newRow("prose") << "Please change it.\n"
                               << "d:1:1: not a unified diff";
        QTest::newRow("no names") << "@@ -1 +1 @@\n-a\n+b\n"
                                  << "d:1:1: the lines `--- name` and `+++ name` are missing";
        QTest::newRow("no hunk") << names << "d:3:1: expected a hunk header such as";
        QTest::newRow("a broken range") << names + "@@ -1 1 @@\n-a\n+b\n"
                                        << "d:3:1: invalid hunk header";
        QTest::newRow("a huge range") << names + "@@ -1,99999999999 +1 @@\n-a\n+b\n"
                                      << "d:3:1: invalid hunk header";
        QTest::newRow("lines are missing") << names + "@@ -1,2 +1 @@\n-a\n+b\n" << "d:6:1: the hunk ends too early";
        QTest::newRow("too many lines") << names + "@@ -1 +1 @@\n-a\n+b\n+c\n"
                                        << "d:6:1: unexpected line: the `@@` line of the hunk above states fewer lines";
        QTest::newRow("an unknown sign") << names + "@@ -1 +1 @@\n-a\n!b\n" << "d:5:1: the hunk ends too early";
        QTest::newRow("hunks that overlap") << names + "@@ -1,2 +1,2 @@\n a\n-b\n+c\n@@ -2 +2 @@\n-b\n+d\n" << "d:7:1: this hunk begins before the end";
        QTest::newRow("line zero") << names + "@@ -0 +1 @@\n-a\n+b\n" << "d:3:1: this hunk begins before the end of the previous one, or at line 0; lines are numbered from 1";
        QTest::newRow("an empty hunk") << names + "@@ -1,0 +1,0 @@\n" << "d:3:1: this hunk has no lines";
        QTest::newRow("more after the last line") << names + "@@ -1 +1,2 @@\n-a\n+b\n\\ No newline at end of file\n+c\n"
                                                  << "d:7:1: a line follows `\\ No newline at end of file`, which marks the last line";
        QTest::newRow("no line to be the last") << names + "@@ -1 +1 @@\n\\ No newline at end of file\n-a\n+b\n" << "d:4:1: `\\ No newline";
        QTest::newRow("binary") << "diff --git a/x.png b/x.png\nBinary files a/x.png and b/x.png differ\n"
                                << "d:2:1: binary diffs are not supported";
        QTest::newRow("a binary patch") << "diff --git a/x.png b/x.png\nGIT binary patch\nliteral 3\n"
                                        << "d:2:1: binary diffs are not supported";
        QTest::newRow("two files") << names + "@@ -1 +1 @@\n-a\n+b\n--- a/y.md\n+++ b/y.md\n@@ -1 +1 @@\n-a\n+b\n" << "this diff changes 2 files, but only one is expected";
    }

    void reportsInvalidDiffs()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        const auto diff = readUnifiedDiff(text, QStringLiteral("d"));
        QVERIFY(!diff.ok());
        QVERIFY2(toString(diff.error()).contains(problem), qPrintable(toString(diff.error())));
    }
};

OUTCROP_TEST(TestUnifiedDiff, NoApplication)

} // namespace tst_unifieddiff

#include "tst_unifieddiff.moc"
