// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the marks of generated files and sections: every edit of one character is detected.
#include "core/sync/syncmark.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_syncmark {

namespace {

const QString begin = QStringLiteral("<!-- outcrop-sync: begin -->\n");
const QString end = QStringLiteral("<!-- outcrop-sync: end -->\n");

QString generated(MarkComment comment = MarkComment::Html)
{
    return writeFileMark(QStringLiteral("Use tabs.\n"), 0, {QStringLiteral("CLAUDE.md"), QStringLiteral("docs/a, b.md")}, comment);
}

} // namespace

class TestSyncMark : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheSourcesOfAFile()
    {
        for (const MarkComment comment : {MarkComment::Html, MarkComment::Hash}) {
            const std::optional<SyncMark> mark = fileMark(generated(comment));
            QVERIFY(mark && mark->isIntact);
            QCOMPARE(mark->sources, (QStringList{QStringLiteral("CLAUDE.md"), QStringLiteral("docs/a, b.md")}));
            QCOMPARE(withoutFileMark(generated(comment)), QStringLiteral("Use tabs.\n"));
        }
    }

    void writesTheMarkBelowFrontMatter()
    {
        const QString matter = QStringLiteral("---\nname: a\n---\n");
        const QString text = writeFileMark(matter + QStringLiteral("Text.\n"), matter.size(), {QStringLiteral("a.md")}, MarkComment::Html);
        QVERIFY(text.startsWith(matter + QStringLiteral("<!-- outcrop-sync: generated from a.md; edit that instead; sha256:")));
        QVERIFY(fileMark(text)->isIntact);
    }

    /// A generated file with any single edit is still recognized as generated, and an edit of its body is detected.
    void detectsEveryEdit()
    {
        const QString text = generated();
        for (qsizetype i = 0; i < text.size(); ++i) {
            const QString changed = QString(text).replace(i, 1, text[i] == u'x' ? u'y' : u'x');
            QVERIFY2(isGenerated(changed), qPrintable(changed));
            const bool isBody = i >= text.indexOf(QLatin1String("Use tabs."));
            const std::optional<SyncMark> mark = fileMark(changed);
            QVERIFY2(!isBody || (mark && !mark->isIntact), qPrintable(changed));
        }
    }

    void ignoresLineEndings()
    {
        const QString text = generated().replace(QStringLiteral("\n"), QStringLiteral("\r\n"));
        QVERIFY(fileMark(text) && fileMark(text)->isIntact);
    }

    void namesCannotEndTheComment()
    {
        const QString text = writeFileMark(QStringLiteral("Text.\n"), 0, {QStringLiteral("a --> b\nc.md")}, MarkComment::Html);
        QCOMPARE(text.count(QLatin1String("-->")), 1);
        QCOMPARE(fileMark(text)->sources, QStringList{QStringLiteral("a --> b\nc.md")});
    }

    void replacesASectionBetweenItsMarks()
    {
        const QString before = QStringLiteral("Mine.\n\n") + begin + end + QStringLiteral("\nMine, too.\n");
        const std::optional<SyncSection> empty = findSection(before);
        QVERIFY(empty && empty->mark.isIntact);
        const QString after = withSection(before, *empty, QStringLiteral("Theirs.\n"), {QStringLiteral("CLAUDE.md")});
        QVERIFY2(after.startsWith(QStringLiteral("Mine.\n\n<!-- outcrop-sync: begin from CLAUDE.md; sha256:")) && after.endsWith(QStringLiteral("-->\nTheirs.\n") + end + QStringLiteral("\nMine, too.\n")), qPrintable(after));
        const std::optional<SyncSection> filled = findSection(after);
        QVERIFY(filled && filled->mark.isIntact);
        QCOMPARE(filled->mark.sources, QStringList{QStringLiteral("CLAUDE.md")});
        QVERIFY(
            !findSection(QString(after).replace(QStringLiteral("Theirs"), QStringLiteral("theirs")))->mark.isIntact);
        QCOMPARE(withSection(after, *filled, {}, {}), before);
    }

    void sectionKeepsLineEndings()
    {
        const QString before = QString(QStringLiteral("Mine.\n") + begin + end).replace(QStringLiteral("\n"), QStringLiteral("\r\n"));
        const QString after =
            withSection(before, *findSection(before), QStringLiteral("A.\nB.\n"), {QStringLiteral("a.md")});
        QCOMPARE(after.count(u'\n'), after.count(QStringLiteral("\r\n")));
        QVERIFY(findSection(after)->mark.isIntact);
    }

    /// Text between marks that sync did not write counts as an edit.
    void textInAnEmptySectionCountsAsAnEdit()
    {
        QVERIFY(!findSection(begin + QStringLiteral("Mine.\n") + end)->mark.isIntact);
    }

    void singleMarkIsNotASection()
    {
        QVERIFY(!findSection(begin));
        QVERIFY(!findSection(end));
        QVERIFY(isGenerated(begin + QStringLiteral("Text.\n")));
        QVERIFY(!isGenerated(begin + end));
        QVERIFY(!isGenerated(QStringLiteral("Use tabs.\n")));
    }
};

OUTCROP_TEST(TestSyncMark, NoApplication)

} // namespace tst_syncmark

#include "tst_syncmark.moc"
