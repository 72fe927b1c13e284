// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/encoding.h"
#include "core/tokens/encodingtable.h"
#include "core/tokens/piecemerge.h"
#include "core/tokens/tokenizer.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_encoding {

class TestEncoding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNameHasAVocabulary()
    {
        for (const QString &name : Encoding::names())
            QCOMPARE(Encoding::fromName(name)->name(), name);
        QVERIFY(!Encoding::fromName(QStringLiteral("p50k_base")));
        QCOMPARE(Encoding::fromName(QStringLiteral("o200k_base"))->size(), TokenId(200019));
        QCOMPARE(Encoding::fromName(QStringLiteral("cl100k_base"))->size(), TokenId(100277));
        QCOMPARE(Encoding::fromName(QStringLiteral("o200k_harmony"))->size(), TokenId(201088));
    }

    void returnsTheBytesOfTokens_data()
    {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<TokenId>("id");
        QTest::addColumn<QByteArray>("bytes");

        QTest::newRow("first") << "o200k_base" << TokenId(0) << QByteArray("!");
        QTest::newRow("word") << "o200k_base" << TokenId(24912) << QByteArray("hello");
        QTest::newRow("last") << "cl100k_base" << TokenId(100255) << QByteArray(" Conveyor");
        QTest::newRow("special") << "o200k_base" << TokenId(199999) << QByteArray("<|endoftext|>");
        QTest::newRow("one id of two names") << "o200k_harmony" << TokenId(200018) << QByteArray("<|endofprompt|>");
        QTest::newRow("reserved") << "o200k_harmony" << TokenId(201087) << QByteArray("<|reserved_201087|>");
        QTest::newRow("a gap") << "o200k_base" << TokenId(199998) << QByteArray();
        QTest::newRow("too large") << "o200k_base" << TokenId(4000000000) << QByteArray();
    }

    void returnsTheBytesOfTokens()
    {
        QFETCH(QString, encoding);
        QFETCH(TokenId, id);
        QFETCH(QByteArray, bytes);
        QCOMPARE(Encoding::fromName(encoding)->bytes(id).value_or(QByteArrayView()).toByteArray(), bytes);
    }

    /// The text of every token is encoded as that token: its bytes, the merge ranks and the trie agree.
    void encodesEveryTokenAsItself()
    {
        for (const QString &name : {QStringLiteral("o200k_base"), QStringLiteral("cl100k_base")}) {
            const RankTable &ranks = Encoding::fromName(name)->table().ranks;
            PieceMerge merge(ranks);
            for (TokenId id = 0; id < ranks.size(); ++id) {
                QCOMPARE(merge.count(ranks.bytes(id).data(), ranks.bytes(id).size()), 1);
                QCOMPARE(merge.tokens().front(), id);
            }
        }
    }

    void decodesTokens()
    {
        const Tokenizer tokenizer(*Encoding::fromName(QStringLiteral("o200k_base")));
        QCOMPARE(tokenizer.decode({24912, 2375, 199999}), QByteArray("hello world<|endoftext|>"));
        QCOMPARE(tokenizer.decode({199998, 24912}), QByteArray("hello"));
    }
};

OUTCROP_TEST(TestEncoding, NoApplication)

} // namespace tst_encoding

#include "tst_encoding.moc"
