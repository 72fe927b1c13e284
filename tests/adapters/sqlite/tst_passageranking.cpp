// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which lengths the ranking reads. tst_sqlitesearch compares the scores with FTS5's bm25().
#include "adapters/sqlite/passageranking.h"
#include "adapters/sqlite/searchtables.h"
#include "tests/support/testregistry.h"

#include <QSet>
#include <QTest>

using namespace outcrop;

namespace tst_passageranking {

namespace {

constexpr qint64 documents = 10'000;

/// Returns a query of one word, which occurs in every document, 1 to 100 times. Its last occurrence is at position 150.
PassageMatches commonWord()
{
    PhraseMatches phrase{documents};
    for (qint64 number = 0; number < documents; ++number)
        phrase.passages.push_back({firstRow(1) + number, float(1 + number / 100), 150});
    PassageMatches matches{documents, documents * 200};
    matches.terms = {{phrase}};
    return matches;
}

QSet<qint64> rowsOf(const Result<QHash<qint64, QList<RankedPassage>>> &ranked, qint64 collection)
{
    QSet<qint64> rows;
    if (ranked) {
        for (const RankedPassage &passage : ranked->value(collection))
            rows.insert(passage.row - firstRow(collection));
    }
    return rows;
}

} // namespace

class TestPassageRanking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsOnlyLengthsOfPossibleHits()
    {
        int lengthsRead = 0;
        const auto ranked = rankPassages(commonWord(), 10, [&lengthsRead](qint64) {
            ++lengthsRead;
            return Result<int>(200);
        });
        QVERIFY(ranked.ok());
        QCOMPARE(ranked->size(), 1);
        QCOMPARE(ranked->value(1).size(), 100); // the hundred documents with the highest frequency have equal scores
        QVERIFY(rowsOf(ranked, 1).contains(documents - 1) && rowsOf(ranked, 1).contains(documents - 100));
        // Only frequencies of 82 and more can have the score of frequency 100: 81 / (81 + 0.975) < 100 / (100 + 1.2) < 82 / (82 + 0.975).
        QCOMPARE(lengthsRead, 1900);
    }

    /// A document whose upper bound is lower can have the higher score.
    void ordersByScoreRatherThanByBound()
    {
        PassageMatches matches{100, 10'000};
        matches.terms = {{PhraseMatches{2, {{firstRow(1), 3, 10}, {firstRow(1) + 1, 2, 10}}}}};
        const auto ranked = rankPassages(matches, 1, [](qint64 row) { return Result<int>(row == firstRow(1) ? 1000 : 20); });
        QVERIFY(ranked.ok());
        QCOMPARE(rowsOf(ranked, 1), QSet<qint64>{1});
    }

    void ranksOnlyRequestedRows()
    {
        PassageMatches matches = commonWord();
        matches.rows = std::vector<qint64>{firstRow(1) + 5, firstRow(1) + 600, firstRow(2)};
        const auto ranked = rankPassages(matches, 10, [](qint64) { return Result<int>(200); });
        QVERIFY(ranked.ok());
        QCOMPARE(rowsOf(ranked, 1), (QSet<qint64>{5, 600}));
        QVERIFY(!ranked->contains(2));
    }

    void requiresEveryTerm()
    {
        PassageMatches matches{100, 10'000};
        const PhraseMatches first{2, {{firstRow(1), 1, 1}, {firstRow(2), 1, 1}}};
        const PhraseMatches second{2, {{firstRow(1), 1, 2}, {firstRow(1) + 1, 1, 1}}};
        const PhraseMatches third{1, {{firstRow(2), 1, 1}}};
        matches.terms = {{first}, {second, third}};
        const auto lengths = [](qint64) { return Result<int>(9); };
        matches.requiresAllTerms = true;
        QCOMPARE(rowsOf(rankPassages(matches, 10, lengths), 1), QSet<qint64>{0});
        QCOMPARE(rowsOf(rankPassages(matches, 10, lengths), 2), QSet<qint64>{0});
        matches.requiresAllTerms = false;
        QCOMPARE(rowsOf(rankPassages(matches, 10, lengths), 1), (QSet<qint64>{0, 1}));
    }

    void returnsTheErrorOfALength()
    {
        const auto ranked = rankPassages(commonWord(), 10, [](qint64) { return Result<int>(Error{ErrorCode::Unreadable, QStringLiteral("damaged")}); });
        QVERIFY(!ranked.ok());
        QCOMPARE(ranked.error().message, QStringLiteral("damaged"));
    }

    void findsNothingWithoutALimitOrMatches()
    {
        const auto lengths = [](qint64) { return Result<int>(9); };
        QVERIFY(rankPassages(commonWord(), 0, lengths)->isEmpty());
        QVERIFY(rankPassages({}, 10, lengths)->isEmpty());
    }
};

OUTCROP_TEST(TestPassageRanking, NoApplication)

} // namespace tst_passageranking

#include "tst_passageranking.moc"
