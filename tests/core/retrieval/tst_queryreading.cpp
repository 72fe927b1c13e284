// SPDX-License-Identifier: GPL-3.0-or-later
// Tests parsing queries: words and their stems, typos, and the locations of terms in a text.
#include "core/retrieval/editdistance.h"
#include "core/retrieval/queryparser.h"
#include "core/retrieval/retrievalsettings.h"
#include "core/retrieval/termmatch.h"
#include "core/retrieval/textwords.h"
#include "core/retrieval/wordstem.h"

#include "core/documents/document.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_queryreading {

namespace {

/// Returns terms as text: `word`, `"two words"`, `begin*`, separated by spaces.
QString termsText(const QList<SearchTerm> &terms)
{
    QStringList texts;
    for (const SearchTerm &term : terms) {
        const bool isRow = term.kind == SearchTerm::Kind::Phrase;
        texts.append(isRow ? u'"' + term.text + u'"' : term.kind == SearchTerm::Kind::Prefix ? QString(term.text + u'*') : term.text);
    }
    return texts.join(u' ');
}

/// Returns a snippet with its matches in brackets.
QString marked(const Snippet &snippet)
{
    QString text = snippet.text;
    for (auto match = snippet.matches.crbegin(); match != snippet.matches.crend(); ++match) {
        text.insert(match->start + match->length, u']');
        text.insert(match->start, u'[');
    }
    return text;
}

RetrievalSettings settingsOf(const QByteArray &toml)
{
    return readRetrievalSettings(readManifest(*readDocument(QStringLiteral("config.toml"), toml)));
}

} // namespace

class TestQueryReading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsQueries_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("terms");
        QTest::newRow("words") << "restart pods" << "restart pods";
        QTest::newRow("case and accents") << "Café ÜBER" << "cafe uber";
        QTest::newRow("words in a row") << "say \"failed pod\" now" << "say \"failed pod\" now";
        QTest::newRow("one word in quotation marks") << "\"pod\"" << "pod";
        QTest::newRow("typographic quotation marks") << QStringLiteral("say \u201cfailed pod\u201d \u00ablast run\u00bb \u300cnext job\u300d") << "say \"failed pod\" \"last run\" \"next job\"";
        QTest::newRow("no closing mark") << "\"failed pod" << "\"failed pod\"";
        QTest::newRow("a beginning") << "deploy*" << "deploy*";
        QTest::newRow("signs inside") << "step.run re-index" << "\"step run\" \"re index\"";
        QTest::newRow("little words go") << "how do I restart the pod" << "restart pod";
        QTest::newRow("unless there are no others") << "who are you" << "who are you";
        QTest::newRow("apostrophes") << "what's broken, don't ask" << "broken ask";
        QTest::newRow("operators are words") << "pod NOT NEAR(x) AND : ^ -" << "pod not \"near x\"";
        QTest::newRow("a word twice") << "pod Pod" << "pod";
        QTest::newRow("nothing") << " -*\"\" " << "";
        QTest::newRow("an emoji with its selector") << QStringLiteral("\u26a0\ufe0f pod") << "pod";
        QTest::newRow("nothing but an emoji") << QStringLiteral("\u26a0\ufe0f") << "";
        QTest::newRow("an emoji before a word") << QStringLiteral("\u26a0\ufe0fPod") << "pod";
        QTest::newRow("other scripts") << QStringLiteral("重启 под") << QStringLiteral("重启 под");
    }

    void readsQueries()
    {
        QFETCH(QString, text);
        QFETCH(QString, terms);
        QCOMPARE(termsText(readQuery(text)), terms);
    }

    void readsNoEmptyWords()
    {
        const QString text = QStringLiteral("\u26a0\ufe0f Mind the \U0001F469\u200d\u2695\ufe0f 1\ufe0f\u20e3 \u0301");
        QCOMPARE(wordsOf(text).join(u' '), QStringLiteral("mind the 1"));
    }

    void truncatesALongQuery()
    {
        QStringList words;
        for (int i = 0; i < 500; ++i)
            words.append(QStringLiteral("w%1").arg(i));
        QCOMPARE(readQuery(words.join(u' ')).size(), 24);
    }

    void stemsWords_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("stem");
        // The examples in Porter's paper, step by step.
        const char *pairs[][2] = {{"caresses", "caress"}, {"ponies", "poni"}, {"cats", "cat"}, {"feed", "feed"}, {"agreed", "agre"}, {"plastered", "plaster"},
            {"motoring", "motor"}, {"sing", "sing"}, {"conflated", "conflat"}, {"troubled", "troubl"}, {"sized", "size"}, {"hopping", "hop"}, {"falling", "fall"},
            {"filing", "file"}, {"happy", "happi"}, {"sky", "sky"}, {"relational", "relat"}, {"conditional", "condit"}, {"digitizer", "digit"},
            {"operator", "oper"}, {"feudalism", "feudal"}, {"hopefulness", "hope"}, {"formaliti", "formal"}, {"sensibiliti", "sensibl"}, {"triplicate", "triplic"},
            {"formative", "form"}, {"electrical", "electr"}, {"goodness", "good"}, {"revival", "reviv"}, {"allowance", "allow"}, {"airliner", "airlin"},
            {"adjustable", "adjust"}, {"replacement", "replac"}, {"adoption", "adopt"}, {"communism", "commun"}, {"activate", "activ"}, {"effective", "effect"},
            {"probate", "probat"}, {"rate", "rate"}, {"controll", "control"}, {"roll", "roll"}, {"deployments", "deploy"}, {"as", "as"}};
        for (const auto &[word, stem] : pairs)
            QTest::newRow(word) << word << stem;
        QTest::newRow("another script") << QStringLiteral("поды") << QStringLiteral("поды");
    }

    void stemsWords()
    {
        QFETCH(QString, word);
        QFETCH(QString, stem);
        QCOMPARE(wordStem(word), stem);
    }

    void measuresEditDistance_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<int>("slips");
        QTest::newRow("none") << "gateway" << "gateway" << 0;
        QTest::newRow("less") << "gatway" << "gateway" << 1;
        QTest::newRow("swapped") << "dokcer" << "docker" << 1;
        QTest::newRow("another") << "kubernetas" << "kubernetes" << 1;
        QTest::newRow("two") << "asustro" << "asustors" << 2;
        QTest::newRow("too many") << "gateway" << "favicon" << 3;
        QTest::newRow("length alone") << "a" << "abcdef" << 3;
    }

    void measuresEditDistance()
    {
        QFETCH(QString, one);
        QFETCH(QString, other);
        QTEST(editDistance(one, other, 2), "slips");
        QTEST(editDistance(other, one, 2), "slips");
    }

    void sortsSimilarWords()
    {
        SimilarWords near(QStringLiteral("deploy"), 2);
        const QList<std::pair<QString, qint64>> words{{"deploys", 3}, {"deplay", 3}, {"employ", 90}, {"deploy", 1}, {"depot", 9}, {"docker", 50}, {"deply", 7}};
        for (const auto &[word, count] : words)
            near.add(word, count);
        QCOMPARE(near.first(9), QStringList({"deploy", "deply", "deplay", "deploys", "employ", "depot"}));
        QCOMPARE(near.first(2), QStringList({"deploy", "deply"}));
        QCOMPARE(near.first(0), QStringList());
    }

    void snippetsContainTheMostTerms()
    {
        SearchDocument document{QStringLiteral("skills"), QStringLiteral("k8s")};
        document.text = QString(400, u'x') + QStringLiteral("\n\n the pod here. ") + QString(400, u'y') + QStringLiteral(" Restarting  the failed\npods again. ") + QString(400, u'z');
        const QString text = marked(makeSnippet(readQuery(QStringLiteral("restart pod")), document, 60));
        QVERIFY2(text.contains(QStringLiteral("[Restarting] the failed [pods]")), qPrintable(text));
        QVERIFY(text.startsWith(u'…') && text.endsWith(u'…'));
        QVERIFY(text.size() <= 60 + 6);
    }

    void takesSnippetsFromTheSummaryIfTheTextHasNoMatch()
    {
        SearchDocument document{QStringLiteral("skills"), QStringLiteral("k8s"), QStringLiteral("k8s"), QStringLiteral("Restart pods"), QStringLiteral("other")};
        QCOMPARE(marked(makeSnippet(readQuery(QStringLiteral("pod")), document)), QStringLiteral("Restart [pods]"));
        QCOMPARE(marked(makeSnippet(readQuery(QStringLiteral("nothing")), document)), QStringLiteral("other"));
    }

    void matchedWordsHaveTheirFields()
    {
        SearchDocument document{QStringLiteral("skills"), QStringLiteral("k8s"), QStringLiteral("pods"), {}, QStringLiteral("a failed pod is deployed"), {QStringLiteral("pod")}};
        const QList<MatchedWord> words = findMatchedWords(readQuery(QStringLiteral("pod \"failed pod\" depl* talos")), document);
        QCOMPARE(words.size(), 3);
        QCOMPARE(words[0].fields, QStringList({QStringLiteral("title"), QStringLiteral("tags"), QStringLiteral("text")}));
        QCOMPARE(words[1].fields, QStringList({QStringLiteral("text")}));
        QCOMPARE(words[2].queryWord, QStringLiteral("depl"));
    }

    void readsSeedSettings()
    {
        const RetrievalSettings settings = settingsOf("[retrieval]\nbackend = \"typesense\"\ncollections = [\"agent_memory\", \"agent_skills\", \"vault_index\", \"otel_events\"]\n"
                                                      "taxonomy = \"joelclaw:work\"\n");
        QVERIFY(settings.backend == RetrievalSettings::Backend::Typesense);
        QCOMPARE(settings.collections, QStringList({QStringLiteral("memory"), QStringLiteral("skills"), QStringLiteral("vault"), QStringLiteral("log")}));
        QVERIFY(settings.diagnostics.isEmpty());
    }

    void locatesInvalidSettings_data()
    {
        QTest::addColumn<QByteArray>("toml");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        QTest::newRow("backend") << QByteArray("[retrieval]\nbackend = \"sqlit\"\n") << "retrieval-backend" << 2;
        QTest::newRow("collection") << QByteArray("[retrieval]\n\ncollections = [\"skils\"]\n") << "retrieval-collection" << 3;
        QTest::newRow("nothing stated") << QByteArray() << "" << 0;
    }

    void locatesInvalidSettings()
    {
        QFETCH(QByteArray, toml);
        QFETCH(QString, code);
        const RetrievalSettings settings = settingsOf(toml);
        QCOMPARE(settings.collections, knownCollections());
        QCOMPARE(settings.diagnostics.isEmpty() ? QString() : settings.diagnostics.first().code, code);
        if (!code.isEmpty())
            QTEST(settings.diagnostics.first().location.range.start.line, "line");
    }
};

OUTCROP_TEST(TestQueryReading, CoreApplication)

} // namespace tst_queryreading

#include "tst_queryreading.moc"
