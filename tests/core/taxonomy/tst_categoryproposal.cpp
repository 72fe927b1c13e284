// SPDX-License-Identifier: GPL-3.0-or-later
// Tests proposing categories for untagged texts. Planted categories are found, existing categories are not proposed, and random texts give no
// category.
#include "core/taxonomy/categoryproposal.h"
#include "core/taxonomy/termvectors.h"
#include "tests/support/testregistry.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace outcrop;

namespace tst_categoryproposal {

namespace {

/// Returns sentences about a topic. Each sentence has some words of the topic, mixed with common words.
QStringList sentences(const QString &topic, qsizetype count, quint32 seed)
{
    static const QStringList everyday = QStringLiteral("please today morning quickly again look check question week somebody list next small").split(u' ');
    const QStringList words = topic.split(u' ');
    QRandomGenerator random(seed);
    QStringList all;
    for (qsizetype at = 0; at < count; ++at) {
        QStringList one;
        for (int word = 0; word < 5; ++word)
            one.append(words[random.bounded(words.size())]);
        for (int word = 0; word < 3; ++word)
            one.append(everyday[random.bounded(everyday.size())]);
        all.append(one.join(u' '));
    }
    return all;
}

const QString invoices = QStringLiteral("invoice invoices reminder payment overdue customer accounting");
const QString gardens = QStringLiteral("greenhouse tomato seedling watering compost harvest");
const QString cluster = QStringLiteral("kubernetes cluster pods kubernetes");

QList<UntaggedText> shuffled(const QStringList &texts, quint32 seed)
{
    QList<UntaggedText> all;
    for (qsizetype at = 0; at < texts.size(); ++at)
        all.append({QStringLiteral("interaction %1").arg(at + 1), texts[at]});
    QRandomGenerator random(seed);
    std::shuffle(all.begin(), all.end(), random);
    return all;
}

QStringList noise(qsizetype count)
{
    QRandomGenerator random(7);
    QStringList all;
    for (qsizetype at = 0; at < count; ++at) {
        QString one;
        for (int word = 0; word < 8; ++word)
            one += QStringLiteral("w%1x ").arg(random.bounded(100'000));
        all.append(one);
    }
    return all;
}

QString termsIn(const QString &topic, const CategoryProposal &proposal)
{
    QStringList known;
    for (const QString &word : topic.split(u' '))
        known.append(termOf(word));
    QStringList strange;
    for (const QString &word : proposal.terms.mid(0, 3)) {
        if (!known.contains(termOf(word)))
            strange.append(word);
    }
    return strange.join(u' ');
}

} // namespace

class TestCategoryProposal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void extractsTerms_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("terms");
        QTest::newRow("plurals") << "Invoices, invoice: policies!" << "invoice invoice policy";
        QTest::newRow("small words") << "What is the status of this cluster?" << "status cluster";
        QTest::newRow("numbers") << "42 k8s 2026" << "k8s";
        QTest::newRow("no letters") << "--- ... 1 2 3" << "";
        QTest::newRow("other scripts") << QString::fromUtf8("Straße übergeben") << QString::fromUtf8("straße übergeben");
    }
    void extractsTerms()
    {
        QFETCH(QString, text);
        QFETCH(QString, terms);
        QCOMPARE(termsOf(text).join(u' '), terms);
    }

    /// The name of a category is a whole word, although its forms are compared by their stem.
    void namesCategoriesByTheirWords_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("notation");
        QTest::newRow("only singular words") << "redis redis redis" << "redis";
        QTest::newRow("only plurals") << "entries entries movies" << "entries";
        QTest::newRow("both forms") << "invoices invoices invoice" << "invoice";
        QTest::newRow("a name") << "kubernetes" << "kubernetes";
    }
    void namesCategoriesByTheirWords()
    {
        QFETCH(const QString, words);
        QFETCH(const QString, notation);
        QStringList texts;
        for (int i = 0; i < 20; ++i)
            texts += words;
        const TermVectors vectors = termVectors(texts);
        QVERIFY2(vectors.names.contains(notation), qPrintable(vectors.names.join(u' ')));
        for (const QString &name : vectors.names)
            QVERIFY2(words.split(u' ').contains(name), qPrintable(name));
    }

    void findsPlantedCategories()
    {
        for (quint32 seed = 1; seed <= 20; ++seed) {
            const QList<UntaggedText> texts = shuffled(sentences(invoices, 60, seed) + sentences(gardens, 30, seed + 100) + noise(100), seed);
            const QList<CategoryProposal> proposals = proposeCategories(defaultTaxonomy(), texts);
            QVERIFY2(proposals.size() == 2, qPrintable(QStringLiteral("seed %1: %2 proposals").arg(seed).arg(proposals.size())));
            QCOMPARE(termsIn(invoices, proposals[0]), QString());
            QCOMPARE(termsIn(gardens, proposals[1]), QString());
            QVERIFY2(proposals[0].count >= 54 && proposals[0].count <= 60, qPrintable(QString::number(proposals[0].count)));
            QVERIFY2(proposals[1].count >= 27 && proposals[1].count <= 30, qPrintable(QString::number(proposals[1].count)));
            QCOMPARE(proposals[0].total, texts.size());
            QCOMPARE(proposals[0].examples.size(), 5);
            QVERIFY(proposals[0].cohesion > 0.3 && proposals[0].cohesion <= 1);
            QVERIFY(!defaultTaxonomy().find(proposals[0].notation));
        }
    }

    void doesNotProposeExistingConcepts()
    {
        const QList<CategoryProposal> proposals = proposeCategories(defaultTaxonomy(), shuffled(sentences(cluster, 40, 1) + sentences(gardens, 20, 2), 3));
        QCOMPARE(proposals.size(), 1);
        QCOMPARE(termsIn(gardens, proposals.first()), QString());
    }

    void proposesANearConceptAsBroader()
    {
        const QString letters = QStringLiteral("mail mail newsletter newsletter unsubscribe bounce");
        const QList<CategoryProposal> proposals = proposeCategories(defaultTaxonomy(), shuffled(sentences(letters, 40, 1), 3));
        QCOMPARE(proposals.size(), 1);
        QCOMPARE(proposals.first().broaderConcept, QStringLiteral("comms"));
        QVERIFY2(proposals.first().notation.startsWith(QLatin1StringView("comms/")), qPrintable(proposals.first().notation));
    }

    void proposesNoCategoriesForNoise()
    {
        QVERIFY(proposeCategories(defaultTaxonomy(), shuffled(noise(300), 1)).isEmpty());
        QVERIFY(proposeCategories(defaultTaxonomy(), {}).isEmpty());
        QVERIFY(proposeCategories(defaultTaxonomy(), shuffled(sentences(gardens, 4, 1), 1)).isEmpty()); // four texts are too few for a category
    }

    void proposalsAreDeterministic()
    {
        const QList<UntaggedText> texts = shuffled(sentences(invoices, 60, 1) + sentences(gardens, 60, 2), 3);
        const auto words = [&texts] {
            QStringList all;
            for (const CategoryProposal &one : proposeCategories(defaultTaxonomy(), texts))
                all += one.notation + u' ' + one.terms.join(u',') + u' ' + one.examples.join(u',');
            return all.join(u'\n');
        };
        QCOMPARE(words(), words());
    }

    void proposesCategoriesForManyTexts()
    {
        const QList<UntaggedText> texts = shuffled(sentences(invoices, 10'000, 1) + sentences(gardens, 10'000, 2) + noise(30'000), 3);
        QCOMPARE(proposeCategories(defaultTaxonomy(), texts).size(), 2);
    }
};

OUTCROP_TEST(TestCategoryProposal, NoApplication)

} // namespace tst_categoryproposal

#include "tst_categoryproposal.moc"
