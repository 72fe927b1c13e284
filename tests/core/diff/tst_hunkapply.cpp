// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diff/hunkapply.h"
#include "tests/core/diff/randomedits.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_hunkapply {

namespace {

/// Returns the text with the chosen hunks: the new lines inside chosen hunks, and the old lines elsewhere. The result is computed independently of
/// applyHunks().
QString applyChosenHunks(const QString &before, const QString &after, const FileDiff &diff, const QList<int> &chosen)
{
    const auto lines = [](const QString &text) {
        QStringList list = text.split(u'\n');
        const QString rest = list.takeLast();
        for (QString &line : list)
            line += u'\n';
        return rest.isEmpty() ? list : list << rest;
    };
    const QStringList old = lines(before);
    const QStringList fresh = lines(after);
    QStringList result;
    qsizetype next = 0;
    for (int i = 0; i < diff.hunks.size(); ++i) {
        const UnifiedHunk &hunk = diff.hunks[i];
        result += old.mid(next, hunk.before - next);
        result += chosen.contains(i + 1) ? fresh.mid(hunk.after, hunk.afterCount) : old.mid(hunk.before, hunk.beforeCount);
        next = hunk.before + hunk.beforeCount;
    }
    return (result + old.mid(next)).join(QString());
}

/// Returns a text of `lines` lines, each with its number.
QString numberedLines(int lines)
{
    QString text;
    for (int i = 1; i <= lines; ++i)
        text += QStringLiteral("line %1\n").arg(i);
    return text;
}

} // namespace

class TestHunkApply : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Applying all hunks gives the new text, applying none gives the old text, and a subset gives the combination. Writing and parsing does not change hunks.
    void appliesRandomEdits()
    {
        RandomEdits edits(8);
        qint64 hunks = 0;
        for (int round = 0; round < 10'000; ++round) {
            const QString before = edits.text(60);
            const QString after = edits.editRandomly(before, 6);
            const FileDiff diff = diffFile(before.isNull() ? QStringView(u"") : before, after, QStringLiteral("layers/soul.md"), 1 + edits.randomBelow(3));
            hunks += diff.hunks.size();
            QCOMPARE(diff.isEmpty(), before == after);
            const auto all = applyHunks(before, diff);
            QVERIFY(all.isClean());
            QCOMPARE(all.text, after);
            QCOMPARE(applyHunks(before, diff, QList<int>()).text, before);
            const QList<int> chosen = edits.randomSubset(int(diff.hunks.size()));
            const auto some = applyHunks(before, diff, chosen);
            QVERIFY(some.isClean());
            QCOMPARE(some.text, applyChosenHunks(before, after, diff, chosen));
            if (diff.isEmpty())
                continue;
            const auto read = readUnifiedDiff(toText(diff));
            QVERIFY2(read.ok(), read.ok() ? "" : qPrintable(toString(read.error())));
            QCOMPARE(*read, diff);
        }
        qInfo("10000 random edits, %lld hunks", static_cast<long long>(hunks));
    }

    /// In a changed text, either all hunks are applied exactly, or conflicts are reported and the text is unchanged.
    void neverGuessesInAChangedText()
    {
        RandomEdits edits(88);
        int clean = 0;
        for (int round = 0; round < 10'000; ++round) {
            const QString base = edits.text(60);
            const FileDiff diff = diffFile(base, edits.editRandomly(base, 3), QStringLiteral("a.md"));
            const QString now = edits.editRandomly(base, 2);
            const auto applied = applyHunks(now, diff);
            if (!applied.isClean()) {
                QCOMPARE(applied.text, now);
                continue;
            }
            ++clean;
            QStringList old = now.split(u'\n');
            for (const HunkLocation &place : applied.locations) {
                qsizetype line = place.line;
                for (const DiffLine &wanted : diff.hunks[place.hunk - 1].lines) {
                    if (wanted.kind != DiffLine::Kind::Added)
                        QCOMPARE(old.value(line++), wanted.text.endsWith(u'\n') ? wanted.text.chopped(1) : wanted.text);
                }
            }
        }
        QVERIFY(clean > 1000);
        qInfo("%d of 10000 changed texts accepted the diff", clean);
    }

    void findsAHunkThatMoved()
    {
        const QString before = numberedLines(20);
        const FileDiff diff = diffFile(before, QString(before).replace(QStringLiteral("line 10\n"), QStringLiteral("ten\n")), QStringLiteral("a.md"));
        const auto applied = applyHunks(QString(u"new\nnew\n" + before), diff);
        QVERIFY(applied.isClean());
        QCOMPARE(applied.locations, (QList<HunkLocation>{{1, HunkLocation::Kind::Found, 8, 2, {}}}));
        QVERIFY(applied.text.startsWith(u"new\nnew\nline 1\n") && applied.text.contains(u"line 9\nten\nline 11\n"));
    }

    void reportsConflictingHunks_data()
    {
        QTest::addColumn<QString>("now");
        QTest::addColumn<HunkLocation::Kind>("kind");
        const QString before = numberedLines(20);
        QTest::newRow("a changed line") << QString(before).replace(QStringLiteral("line 10\n"),
            QStringLiteral("other\n")) << HunkLocation::Kind::Missing;
        QTest::newRow("changed context") << QString(before).replace(QStringLiteral("line 8\n"),
            QStringLiteral("other\n")) << HunkLocation::Kind::Missing;
        QTest::newRow("another line end") << QString(before).replace(QStringLiteral("line 9\n"),
            QStringLiteral("line 9\r\n")) << HunkLocation::Kind::Missing;
        QTest::newRow("twice") << QString(u"new\n" + before + before) << HunkLocation::Kind::Ambiguous;
        QTest::newRow("nothing left") << QString() << HunkLocation::Kind::Missing;
    }

    void reportsConflictingHunks()
    {
        QFETCH(QString, now);
        QFETCH(HunkLocation::Kind, kind);
        const QString before = numberedLines(20);
        const FileDiff diff = diffFile(before, QString(before).replace(QStringLiteral("line 10\n"), QStringLiteral("ten\n")), QStringLiteral("a.md"));
        const auto applied = applyHunks(now, diff);
        QCOMPARE(applied.conflicts().size(), 1);
        QCOMPARE(applied.conflicts().first().kind, kind);
        QVERIFY(!applied.conflicts().first().problem.isEmpty());
        QCOMPARE(applied.text, now);
    }

    void anchorsHunksAtFileBoundaries()
    {
        const FileDiff appended = diffFile(u"a\nb\n", u"a\nb\nc", QStringLiteral("a.md"));
        QVERIFY(!applyHunks(u"a\nb\nmore\n", appended).isClean()); // a line without a line end must be the last line of the text
        const FileDiff begun = diffFile(u"a\nb\nc\nd\n", u"new\na\nb\nc\nd\n", QStringLiteral("a.md"));
        QVERIFY(
            !applyHunks(u"title\na\nb\nc\nd\n", begun).isClean()); // the hunk is anchored at the beginning of the file
        const FileDiff made = diffFile({}, u"a\n", QStringLiteral("a.md"));
        QVERIFY(made.createsFile());
        QCOMPARE(applyHunks({}, made).text, QStringLiteral("a\n"));
        QVERIFY(!applyHunks(u"there already\n", made).isClean());
    }

    void readsHunkChoices_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QList<int>>("hunks");
        QTest::addColumn<QString>("problem");
        QTest::newRow("some") << "1,3" << QList<int>{1, 3} << "";
        QTest::newRow("a range, any order") << "5, 1-3" << QList<int>{1, 2, 3, 5} << "";
        QTest::newRow("nothing") << "" << QList<int>() << "is not a list of hunks";
        QTest::newRow("a word") << "first" << QList<int>() << "is not a list of hunks";
        QTest::newRow("backwards") << "3-1" << QList<int>() << "is not a list of hunks";
        QTest::newRow("number zero") << "0" << QList<int>() << "is not a list of hunks";
        QTest::newRow("beyond") << "2-6" << QList<int>() << "hunk 6 does not exist. Use numbers from 1 to 5";
        QTest::newRow("huge") << "1-2000000000" << QList<int>() << "hunk 2000000000 does not exist";
        QTest::newRow("twice") << "1,1-2" << QList<int>() << "hunk 1 is listed twice";
    }

    void readsHunkChoices()
    {
        QFETCH(QString, words);
        QFETCH(QList<int>, hunks);
        QFETCH(QString, problem);
        const auto chosen = readHunkChoice(words, 5);
        QCOMPARE(chosen.ok(), problem.isEmpty());
        if (chosen)
            QCOMPARE(*chosen, hunks);
        else
            QVERIFY2(chosen.error().message.contains(problem), qPrintable(chosen.error().message));
    }
};

OUTCROP_TEST(TestHunkApply, NoApplication)

} // namespace tst_hunkapply

#include "tst_hunkapply.moc"
