// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which estimator each model uses, and that the error bands are valid for held-out texts.
#include "core/documents/bundle/bundleddata.h"
#include "core/tokens/tokencounters.h"
#include "tests/support/testregistry.h"
#include "countedtexts.h"

#include <QTest>

#include <cmath>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_estimates {

namespace {

Result<QByteArray> workspaceFile(const QString &path, const QString &name, const QByteArray &bytes)
{
    return path == name ? Result<QByteArray>(bytes) : Error{ErrorCode::NotFound, QStringLiteral("there is no such file"), {path, {}}};
}

} // namespace

class TestEstimates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void selectsTheTokenizerOfAModel_data()
    {
        QTest::addColumn<QString>("provider");
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("name");
        const auto row = [](const char *provider, const char *model, const char *family, const char *name) {
            QTest::newRow(model) << provider << model << family << name;
        };
        row("openai", "gpt-5.4-mini", "", "o200k_base");
        row("openai", "gpt-4.1", "", "o200k_base");
        row("openai", "o3-mini", "", "o200k_base");
        row("openai", "gpt-4-turbo", "", "cl100k_base");
        row("openai", "gpt-oss-120b", "", "o200k_harmony");
        row("open-source", "openai/gpt-oss-20b", "", "o200k_harmony");
        row("openai", "gpt-6-sol", "", "estimate for GPT-6 and later");
        row("anthropic", "claude-opus-5-5", "claude", "estimate for Claude 4.7 and later");
        row("anthropic", "claude-opus-4-8", "claude", "estimate for Claude 4.7 and later");
        row("anthropic", "claude-opus-4-6", "claude", "estimate for Claude 3 to 4.6");
        row("anthropic", "claude-sonnet-4-5", "claude", "estimate for Claude 3 to 4.6");
        row("anthropic", "claude-3-5-haiku-latest", "claude", "estimate for Claude 3 to 4.6");
        row("anthropic", "claude-2.1", "claude", "estimate for Claude 2");
        row("google", "gemini-3.8-flash", "gemini", "estimate for Gemini");
        row("open-source", "gemma-2:27b", "", "estimate for Gemma");
        row("open-source", "llama3.3:70b", "", "estimate for Llama 3");
        row("open-source", "mixtral:8x7b", "", "estimate for Mistral 7B");
        row("open-source", "mistral-large", "", "estimate for a model whose tokenizer is not known");
        row("open-source", "qwen3:32b", "qwen", "estimate for a model whose tokenizer is not known");
        row("manual", "any", "", "estimate for a model whose tokenizer is not known");
    }

    void selectsTheTokenizerOfAModel()
    {
        QFETCH(QString, provider);
        QFETCH(QString, model);
        QFETCH(QString, family);
        QFETCH(QString, name);
        QCOMPARE(TokenCounters().counterForModel({provider, model, family})->name(), name);
    }

    void builtInDataIsComplete()
    {
        const ModelTokenizers &data = ModelTokenizers::builtIn();
        QVERIFY(data.diagnostics().isEmpty());
        const DataNode estimates = bundledData(QStringLiteral("tokenizers/estimates.yaml"));
        QCOMPARE(estimates[u"coverage"].toReal(), std::optional(nominalCoverage));
        QVERIFY(!estimates[u"date"].text().isEmpty());
        for (const QString &name : data.estimatorNames()) {
            const Estimator &estimator = *data.estimator(name);
            QVERIFY2(!estimator.title().isEmpty() && !estimator.source().isEmpty(), qPrintable(name));
            TextFeatures features = textFeatures(u"plain words of a text");
            features[Feature::O200k] = 5;
            QVERIFY(estimator.tokens(features) >= 4);
            QVERIFY(estimator.band(features).low < 0 && estimator.band(features).high > 0);
        }
    }

    void bandsCoverUnseenTexts_data()
    {
        QTest::addColumn<QString>("tokenizer");
        for (const char *name : {"claude-2", "llama-2", "mistral", "llama-3", "gemma"})
            QTest::newRow(name) << name;
    }

    void bandsCoverUnseenTexts()
    {
        QFETCH(QString, tokenizer);
        const TokenCounters counters;
        const TokenCounterPtr counter = *counters.named(tokenizer);
        const QList<CountedText> texts = countedTexts();
        qsizetype held = 0;
        double width = 0;
        for (const CountedText &text : texts) {
            const TokenCount count = counter->count(text.text);
            const qint64 truth = text.counts[tokenizer];
            held += truth >= count.low && truth <= count.high;
            width += double(count.high - count.low) / double(count.tokens);
        }
        const double share = double(held) / double(texts.size());
        qInfo("%s: %.1f %% of %lld texts are in the band, which is %.0f %% wide", qPrintable(tokenizer), 100 * share, static_cast<long long>(texts.size()),
              100 * width / double(texts.size()));
        QVERIFY(share >= nominalCoverage);
        QVERIFY2(width / double(texts.size()) < 0.6, "a band this wide would contain everything");
    }

    void unknownModelsHaveTheWidestBand()
    {
        const TokenCounters counters;
        for (const CountedText &text : countedTexts().mid(40)) {
            const TokenCount unknown = counters.counterForModel({QStringLiteral("x"), QStringLiteral("y")})->count(text.text);
            const TokenCount known = (*counters.named(QStringLiteral("llama-3")))->count(text.text);
            QVERIFY(double(unknown.high) / double(unknown.tokens) >= double(known.high) / double(known.tokens));
        }
    }

    void shortTextHasAWiderBand()
    {
        const TokenCounterPtr counter = *TokenCounters().named(QStringLiteral("gemma"));
        const TokenCount one = counter->count(u"plain words\n");
        const TokenCount many = counter->count(QStringLiteral("plain words\n").repeated(500));
        QVERIFY(double(one.high - one.low) / double(one.tokens) > double(many.high - many.low) / double(many.tokens));
    }

    void adapterTokenizerTakesPrecedence()
    {
        const TokenCounters counters;
        QCOMPARE(counters.counterForModel({QStringLiteral("open-source"), QStringLiteral("my-model"), {}, QStringLiteral("cl100k_base")})->name(), QStringLiteral("cl100k_base"));
        QCOMPARE(counters.counterForModel({{}, QStringLiteral("gpt-5"), {}, QStringLiteral("llama-3")})->name(), QStringLiteral("estimate for Llama 3"));
    }

    void estimatesIfTheTokenizerCannotBeUsed()
    {
        const TokenCounters counters([](const QString &path) { return workspaceFile(path, QString(), {}); });
        const TokenCounterPtr counter = counters.counterForModel({{}, QStringLiteral("mine"), {}, QStringLiteral("tokenizers/mine.json")});
        QCOMPARE(counter->name(), QStringLiteral("estimate for a model whose tokenizer cannot be used (tokenizers/mine.json:1:1: there is no such file)"));
        QVERIFY(counter->count(u"some words").kind == CountKind::Estimate);
        QVERIFY(!counters.named(QStringLiteral("o300k")));
    }

    void readsWorkspaceModelRows()
    {
        const QByteArray rows = "models:\n  - {model: [\"gpt-5*\"], tokenizer: house}\nestimators:\n  house: {title: ours, like: llama-3, scale: 2}\n";
        const TokenCounters counters([rows](const QString &path) { return workspaceFile(path, QStringLiteral("tokenizers/models.yaml"), rows); });
        const TokenCounterPtr ours = counters.counterForModel({{}, QStringLiteral("gpt-5.1")});
        QCOMPARE(ours->name(), QStringLiteral("estimate for ours"));
        const TokenCounterPtr theirs = *counters.named(QStringLiteral("llama-3"));
        const QString text = QStringLiteral("plain words\n").repeated(50);
        QVERIFY(std::abs(ours->count(text).tokens - 2 * theirs->count(text).tokens) <= 1);
    }

    void locatesInvalidWorkspaceRows()
    {
        const QByteArray rows = "estimators:\n  house: {title: ours, like: lama-3}\n";
        const TokenCounters counters([rows](const QString &path) { return workspaceFile(path, QStringLiteral("tokenizers/models.yaml"), rows); });
        QCOMPARE(counters.diagnostics().size(), 1);
        QCOMPARE(toString(counters.diagnostics().first().location), QStringLiteral("tokenizers/models.yaml:2:30"));
    }

    void createsCountersOnce()
    {
        const TokenCounters counters;
        const TokenCounters copy = counters;
        QCOMPARE(counters.counterForModel({{}, QStringLiteral("gpt-5")}), copy.counterForModel({{}, QStringLiteral("gpt-5")}));
    }
};

OUTCROP_TEST(TestEstimates, CoreApplication)

} // namespace tst_estimates

#include "tst_estimates.moc"
