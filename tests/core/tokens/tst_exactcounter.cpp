// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that passage counts add up for any text, and that an edit changes only a few of them.
#include "core/tokens/exactcounter.h"
#include "core/tokens/textboundaries.h"
#include "countedtexts.h"
#include "tests/support/growth.h"
#include "tests/support/testregistry.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <thread>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_exactcounter {

namespace {

QStringList passagesOf(const QString &text)
{
    QStringList passages;
    for (qsizetype start = 0; start < text.size();) {
        const qsizetype end = passageEnd(text, start);
        passages.append(text.mid(start, end - start));
        start = end;
    }
    return passages;
}

QString randomText(QRandomGenerator &random, const QStringList &parts, int size)
{
    QString text;
    for (int i = 0; i < size; ++i)
        text += parts[random.bounded(static_cast<int>(parts.size()))];
    return text;
}

/// Returns parts of texts. In some combinations of the parts, a token spans a line break.
const QStringList &trickyParts()
{
    static const QStringList parts{QStringLiteral(" "), QStringLiteral("\n"), QStringLiteral("\r\n"), QStringLiteral("\t"), QStringLiteral("/"), QStringLiteral("a"),
                                   QStringLiteral("Word"), QStringLiteral(" and"), QStringLiteral("'s"), QStringLiteral("12"), QStringLiteral("..."), QStringLiteral("\u2028"),
                                   QStringLiteral("\u00a0"), QStringLiteral("語"), QStringLiteral("😀"), QStringLiteral("e\u0301"), QStringLiteral("\u3000"), QStringLiteral("{")};
    return parts;
}

/// Returns 120,000 characters of typical prompt text.
QString longText()
{
    QString text;
    for (const CountedText &counted : countedTexts())
        text += counted.text + u'\n';
    return text.repeated(2).left(120'000);
}

} // namespace

class TestExactCounter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void passageCountsAddUp_data()
    {
        QTest::addColumn<QString>("encoding");
        for (const QString &name : Encoding::names())
            QTest::newRow(qPrintable(name)) << name;
    }

    void passageCountsAddUp()
    {
        QFETCH(QString, encoding);
        Tokenizer tokenizer(*Encoding::fromName(encoding));
        QRandomGenerator random(1);
        for (int round = 0; round < 300; ++round) {
            const QString text = randomText(random, trickyParts(), 1 + round * 10);
            qint64 sum = 0;
            for (const QString &passage : passagesOf(text))
                sum += tokenizer.count(QStringView(passage));
            QCOMPARE(sum, tokenizer.count(QStringView(text)));
        }
    }

    void matchesTheTokenizer()
    {
        const ExactCounter counter(*Encoding::fromName(QStringLiteral("o200k_base")));
        for (const CountedText &text : countedTexts()) {
            QCOMPARE(counter.tokens(text.text), text.counts[QStringLiteral("o200k")]);
            QVERIFY(counter.count(text.text) == TokenCount::exact(text.counts[QStringLiteral("o200k")], QStringLiteral("o200k_base")));
        }
        QCOMPARE(counter.tokens({}), 0);
    }

    void editsChangeFewPassages()
    {
        const QString text = longText();
        const QStringList before = passagesOf(text);
        QVERIFY(before.size() > text.size() / 600);
        const QSet<QString> known(before.begin(), before.end());
        QRandomGenerator random(2);
        for (int round = 0; round < 100; ++round) {
            QString edited = text;
            edited.insert(random.bounded(static_cast<int>(text.size())), u'x');
            const QStringList after = passagesOf(edited);
            const auto fresh = std::count_if(after.begin(), after.end(), [&known](const QString &passage) { return !known.contains(passage); });
            QVERIFY2(fresh <= 12, qPrintable(QString::number(fresh)));
        }
    }

    void splitsALongLineBetweenWords()
    {
        const QStringList passages = passagesOf(QStringLiteral("some words ").repeated(1000));
        QVERIFY(passages.size() > 10);
        QCOMPARE(passagesOf(QString(5000, u'a')).size(), 1);
    }

    void recountsQuicklyAfterAKeystroke()
    {
        const ExactCounter counter(*Encoding::fromName(QStringLiteral("o200k_base")));
        QString text = longText();
        const double whole = minimumCpuTime([&] { (void)counter.tokens(text); }, 1);
        QList<double> times;
        for (int key = 0; key < 50; ++key) {
            text.insert(60'000 + key, u'x');
            times.append(minimumCpuTime([&] { (void)counter.tokens(text); }, 1));
        }
        std::sort(times.begin(), times.end());
        qInfo("120,000 characters: %.0f us, after a keystroke: median %.0f us, worst %.0f us", whole * 1e6, times[25] * 1e6, times.last() * 1e6);
        QVERIFY2(times[25] < whole / 2, "a lookup must be cheaper than a count");
    }

    void severalThreadsShareOneCounter()
    {
        const ExactCounter counter(*Encoding::fromName(QStringLiteral("o200k_base")));
        const QString text = longText();
        const qint64 expected = Tokenizer(*Encoding::fromName(QStringLiteral("o200k_base"))).count(QStringView(text));
        QList<qint64> found(4);
        {
            std::vector<std::jthread> threads;
            for (qsizetype i = 0; i < found.size(); ++i)
                threads.emplace_back([&, i, out = found.data()] { out[i] = counter.tokens(text); });
        }
        QCOMPARE(found, QList<qint64>(4, expected));
    }

    void limitsTheCacheSize()
    {
        PassageCache<int> memo;
        for (int i = 0; i < 20'000; ++i)
            memo.insert(QString::number(i).repeated(100), i);
        QVERIFY(!memo.find(QString::number(3).repeated(100)));
        QCOMPARE(memo.find(QString::number(19'999).repeated(100)), std::optional<int>(19'999));
    }
};

OUTCROP_TEST(TestExactCounter, CoreApplication)

} // namespace tst_exactcounter

#include "tst_exactcounter.moc"
