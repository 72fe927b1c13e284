// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/incrementalcount.h"
#include "core/tokens/textboundaries.h"
#include "tests/support/testregistry.h"
#include "tests/support/tokentexts.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;
using namespace Qt::StringLiterals;

namespace tst_incrementalcount {

class TestIncrementalCount : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesAFullCountAfterEveryEdit_data()
    {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<qsizetype>("size");
        QTest::newRow("o200k_base, short") << u"o200k_base"_s << qsizetype(1500);
        QTest::newRow("o200k_base, long") << u"o200k_base"_s << qsizetype(60000);
        QTest::newRow("cl100k_base, short") << u"cl100k_base"_s << qsizetype(1500);
        QTest::newRow("cl100k_base, long") << u"cl100k_base"_s << qsizetype(60000);
    }

    /// After each random edit, the count equals a full count.
    void matchesAFullCountAfterEveryEdit()
    {
        QFETCH(QString, encoding);
        QFETCH(qsizetype, size);
        Tokenizer whole(*Encoding::fromName(encoding));
        IncrementalCount count(whole.encoding());
        TokenTexts texts{unsigned(size)};
        QString text = texts.nextString(size_t(size));
        count.reset(text);
        QCOMPARE(count.total(), whole.count(text));
        for (int i = 0; i < 400; ++i) {
            const auto position = qsizetype(texts.below(size_t(text.size()) + 1));
            const qsizetype removed = qMin(qsizetype(texts.below(i % 20 == 0 ? 2000 : 5)), text.size() - position);
            const QString inserted = i % 4 == 0 ? QString() : texts.nextString(i % 50 == 0 ? 3000 : 4);
            text.replace(position, removed, inserted);
            count.edit(position, removed, inserted.size(), QStringView(text));
            QCOMPARE(count.total(), whole.count(text));
            QCOMPARE(count.size(), text.size());
        }
    }

    void readsOnlyTextNearTheEdit()
    {
        IncrementalCount count(*Encoding::fromName(u"o200k_base"_s));
        QString text = u"The bed by the wall gets no sun.\n"_s.repeated(30000);
        count.reset(text);
        text.insert(500000, u'x');
        qsizetype read = 0;
        count.edit(500000, 0, 1, [&](qsizetype position, qsizetype size) {
            read += size;
            return text.sliced(position, size);
        });
        QVERIFY2(read < 5000, qPrintable(QString::number(read)));
    }

    void countsAnEmptiedText()
    {
        IncrementalCount count(*Encoding::fromName(u"o200k_base"_s));
        QCOMPARE(count.total(), 0);
        count.edit(0, 0, 5, u"hello"_s);
        QCOMPARE(count.total(), 1);
        count.edit(0, 5, 0, u""_s);
        QCOMPARE(count.total(), 0);
    }

    /// For any text, the sum of the token counts on both sides of a safe split point equals the count of the whole text.
    void countsAddUpAtSafeSplitPoints()
    {
        Tokenizer newer(*Encoding::fromName(u"o200k_base"_s));
        Tokenizer older(*Encoding::fromName(u"cl100k_base"_s));
        TokenTexts texts(21);
        for (int i = 0; i < 2000; ++i) {
            const QString text = texts.nextString(60);
            for (qsizetype at = 1; at < text.size(); ++at) {
                if (!isSafeBoundary(text, at, CharacterClasses::unicode16()))
                    continue;
                const QStringView left = QStringView(text).first(at);
                const QStringView right = QStringView(text).sliced(at);
                QCOMPARE(newer.count(left) + newer.count(right), newer.count(text));
                QCOMPARE(older.count(left) + older.count(right), older.count(text));
            }
        }
    }
};

OUTCROP_TEST(TestIncrementalCount, NoApplication)

} // namespace tst_incrementalcount

#include "tst_incrementalcount.moc"
