// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a fix removes a whole sentence or whole lines from a text, and no other characters.
#include "core/portability/removablerange.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_sentencecut {

class TestSentence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheSentence_data()
    {
        QTest::addColumn<QString>("text"); // text with the expected match between [ and ]
        QTest::addColumn<QString>("left");
        QTest::newRow("alone on its line") << "One.\n\nWork [step by step].\n\nTwo.\n"
                                           << "One.\n\n\nTwo.\n";
        QTest::newRow("first of two") << "Work [step by step]. Then stop.\n"
                                      << "Then stop.\n";
        QTest::newRow("last of two") << "Begin. Work [step by step].\n"
                                     << "Begin.\n";
        QTest::newRow("between two") << "Begin. Work [step by step]! Stop.\n"
                                     << "Begin. Stop.\n";
        QTest::newRow("over lines") << "Begin here. Work\n[step by\nstep] now. Stop.\n"
                                    << "Begin here. Stop.\n";
        QTest::newRow("a list item") << "- one\n- go [step by step]\n- three\n"
                                     << "- one\n- three\n";
        QTest::newRow("a numbered item") << "1. one\n2. Go [step by step]. Then rest.\n"
                                         << "1. one\n2. Then rest.\n";
        QTest::newRow("an item with a second line") << "- go [step by\n  step] then\n- two\n"
                                                    << "- two\n";
        QTest::newRow("a quotation") << "> Go [step by step].\n"
                                     << "";
        QTest::newRow("in code") << "```\nGo [step by step].\n```\n"
                                 << "```\n```\n";
        QTest::newRow("at the end") << "One.\nGo [step by step]"
                                    << "One.";
        QTest::newRow("dots inside") << "Use v1.2 [step by step] on a.b. Stop.\n"
                                     << "Stop.\n";
        QTest::newRow("line ends of DOS") << "One.\r\n\r\nGo [step by step].\r\n\r\nTwo.\r\n"
                                          << "One.\r\n\r\n\r\nTwo.\r\n";
    }

    void findsTheSentence()
    {
        QFETCH(QString, text);
        QFETCH(QString, left);
        const qsizetype start = text.indexOf(u'[');
        text.remove(start, 1);
        const qsizetype end = text.indexOf(u']');
        text.remove(end, 1);
        const auto cut = sentenceAround(text, 0, start, end);
        QVERIFY(cut);
        QCOMPARE(text.remove(cut->start, cut->end - cut->start), left);
    }

    void findsNoSentenceInHeadingsTablesAndTags_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"## Step by step\n", "| a | step by step |\n", "<rule>step by step</rule>\n"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }

    void findsNoSentenceInHeadingsTablesAndTags()
    {
        QFETCH(QString, text);
        const qsizetype start = text.indexOf(QStringLiteral("step by"), 0, Qt::CaseInsensitive);
        QVERIFY(!sentenceAround(text, 0, start, start + 12));
    }

    void doesNotExtendBeforeTheBody()
    {
        const QString text = QStringLiteral("---\nname: a\n---\nGo step by step.\n");
        const qsizetype body = text.indexOf(QStringLiteral("Go"));
        const auto cut = sentenceAround(text, body, body + 3, body + 15);
        QVERIFY(cut);
        QCOMPARE(cut->start, body);
        QCOMPARE(cut->end, text.size());
    }
};

OUTCROP_TEST(TestSentence, CoreApplication)

} // namespace tst_sentencecut

#include "tst_sentencecut.moc"
