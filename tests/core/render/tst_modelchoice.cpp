// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/catalog.h"
#include "core/render/modelaliases.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_modelchoice {

namespace {

DocumentPtr adapterOf(const char *name, const char *models, const char *wire = "said", const char *more = "")
{
    const QString text = QStringLiteral("provider:\n  name: %1\n  api_format: %2\n%3  models: [%4]\nrendering: {}\n")
                             .arg(QLatin1String(name), QLatin1String(wire), QLatin1String(more), QLatin1String(models));
    return readDocument(QStringLiteral("portability/providers/%1.yaml").arg(QLatin1String(name)), text.toUtf8(), DocumentKind::Adapter);
}

DocumentPtr wireOf(const char *name, const char *endpoint)
{
    const QString text = QStringLiteral("wire: %1\n%2request: {model: {put: model.id}}\n").arg(QLatin1String(name), QLatin1String(endpoint));
    return readDocument(QStringLiteral("portability/wire/%1.yaml").arg(QLatin1String(name)), text.toUtf8(), DocumentKind::WireFormat);
}

ProviderCatalog catalog()
{
    return ProviderCatalog::read({wireOf("said", "endpoint: {method: POST, url: \"{base_url}/{model.id}\"}\n"), wireOf("carried", ""),
        adapterOf("ant", "{id: claude-opus-5-5}, {id: claude-sonnet-5-5}, {id: claude-sonnet-4-5}"),
        adapterOf("gpt", "{id: gpt-4.1}, {id: gpt-6-luna}", "said", "  default_model: gpt-4.1\n  aliases: {Quick: gpt-6-luna}\n"),
        adapterOf("byhand", "{id: any}", "carried")}, {});
}

QList<ModelRequest> requestsFor(const QStringList &written)
{
    QList<ModelRequest> requests;
    for (QString word : written) {
        const bool isBinding = word.startsWith(u'!');
        requests.append({{isBinding ? word.mid(1) : word, {QStringLiteral("a.md"), {{requests.size(), 1, 1}, {}}}}, QStringLiteral("the agent"), isBinding});
    }
    return requests;
}

QString outcomes(const ModelChoice &choice)
{
    QString letters;
    for (const ModelRequestResult &result : choice.results)
        letters += QStringLiteral("CSOEU").at(static_cast<int>(result.outcome));
    return letters;
}

} // namespace

class ModelChoices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resolvesModelAliases_data();
    void resolvesModelAliases();
    void choosesTheFirstAvailableModel_data();
    void choosesTheFirstAvailableModel();
    void warningsHaveALocation();
    void acceptsTheModelOfTheManifest();
    void keepsAPinnedModelDate();
};

void ModelChoices::resolvesModelAliases_data()
{
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("id");
    const auto row = [](const char *provider, const char *word, const char *id) {
        QTest::newRow(qPrintable(QStringLiteral("%1 at %2").arg(QLatin1String(word), QLatin1String(provider)))) << provider << word << id;
    };
    row("ant", "claude-opus-5-5", "claude-opus-5-5");
    row("ant", "opus", "claude-opus-5-5");
    row("ant", "Sonnet", "claude-sonnet-5-5");
    row("ant", "haiku", "");
    row("ant", "sonnet[1m]", "claude-sonnet-5-5");
    row("ant", "Claude Sonnet 4.5 (copilot)", "claude-sonnet-4-5");
    row("ant", "claude-sonnet-4-5-20250929", "claude-sonnet-4-5-20250929");
    row("ant", "claude-sonnet-9", "");
    row("ant", "inherit", "");
    row("ant", "", "");
    row("gpt", "GPT-4.1", "gpt-4.1");
    row("gpt", "gpt 4.1 (Preview)", "gpt-4.1");
    row("gpt", "quick", "gpt-6-luna");
    row("gpt", "fast", "gpt-6-luna");
    row("gpt", "opus", "");
    row("gpt", "gpt", "");
}

void ModelChoices::resolvesModelAliases()
{
    QFETCH(QString, provider);
    QFETCH(QString, word);
    const ProviderCatalog all = catalog();
    const auto model = ModelAliases::builtIn().resolveModel(*all.adapter(provider), word);
    QTEST(model ? model->id : QString(), "id");
}

void ModelChoices::choosesTheFirstAvailableModel_data()
{
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QStringList>("written");
    QTest::addColumn<QString>("chosen"); // expected choice of the form provider/model
    QTest::addColumn<QString>("outcomes");  // expected outcomes: chosen, spare, open, elsewhere, unmet
    QTest::addColumn<int>("warnings");
    const auto row = [](const char *name, const char *provider, const char *model, const char *written, const char *chosen, const char *letters, int warnings) {
        const QString words = QString::fromLatin1(written);
        QTest::newRow(name) << provider << model << (words.isEmpty() ? QStringList() : words.split(u' ')) << chosen << letters << warnings;
    };
    row("nothing stated", "", "", "", "/", "", 0);
    row("a provider named", "gpt", "", "", "gpt/", "", 0);
    row("the first", "", "", "ant/claude-opus-5-5 gpt/gpt-4.1", "ant/claude-opus-5-5", "CS", 0);
    row("the provider's own", "gpt", "", "ant/claude-opus-5-5 gpt/gpt-4.1", "gpt/gpt-4.1", "EC", 0);
    row("unlisted is passed over", "", "", "ant/claude-9 gpt/gpt-4.1", "gpt/gpt-4.1", "UC", 1);
    row("unlisted at the provider", "ant", "", "ant/claude-9 gpt/gpt-4.1", "ant/", "UE", 1);
    row("unlisted, then a word", "ant", "", "ant/claude-9 gpt/gpt-4.1 sonnet", "ant/claude-sonnet-5-5", "UEC", 1);
    row("none can be met", "", "", "ant/claude-9 acme/x", "ant/", "UU", 2);
    row("only of others", "gpt", "", "ant/claude-opus-5-5 ant/claude-sonnet-5-5", "gpt/", "EE", 1);
    row("a word of another provider", "gpt", "", "opus", "gpt/", "U", 1);
    row("a word finds its provider", "", "", "opus", "ant/claude-opus-5-5", "C", 0);
    row("left open", "gpt", "", "inherit", "gpt/", "O", 0);
    row("left open, then configured", "", "", "inherit !gpt/gpt-4.1", "gpt/gpt-4.1", "OC", 0);
    row("configured as written", "", "", "!gpt/gpt-of-tomorrow", "gpt/gpt-of-tomorrow", "C", 0);
    row("configured, a provider alone", "", "", "!byhand ant/claude-opus-5-5", "byhand/", "CS", 0);
    row("configured for another", "ant", "", "!gpt/gpt-4.1", "ant/", "E", 0);
    row("named over all", "ant", "claude-x", "ant/claude-opus-5-5 gpt/gpt-4.1", "ant/claude-x", "SE", 0);
    row("named, provider open", "", "claude-x", "ant/claude-opus-5-5", "ant/claude-x", "S", 0);
    row("named with its provider", "", "gpt/gpt-4.1", "ant/claude-opus-5-5", "gpt/gpt-4.1", "E", 0);
    row("named and requested, unlisted", "gpt", "gpt-5.2", "gpt-5.2 ant/claude-9", "gpt/gpt-5.2", "SE", 0);
    row("named with its provider and requested, unlisted", "", "gpt/gpt-5.2", "gpt/gpt-5.2", "gpt/gpt-5.2", "S", 0);
    row("named, another one requested", "gpt", "gpt-5.2", "gpt-9", "gpt/gpt-5.2", "U", 0);
    row("configured and requested, unlisted", "", "", "gpt-5.2 !gpt/gpt-5.2", "gpt/gpt-5.2", "SC", 0);
    row("unknown provider", "", "", "acme/x opus", "ant/claude-opus-5-5", "UC", 1);
}

void ModelChoices::choosesTheFirstAvailableModel()
{
    QFETCH(QString, provider);
    QFETCH(QString, model);
    QFETCH(QStringList, written);
    const ModelChoice choice = chooseModel(catalog(), {provider, model}, requestsFor(written));
    QTEST(QString(choice.provider + u'/' + choice.model), "chosen");
    QTEST(outcomes(choice), "outcomes");
    QTEST(int(unmetRequests(choice, QStringLiteral("m")).size()), "warnings");
    for (const ModelRequestResult &result : choice.results)
        QVERIFY(!result.reason.isEmpty());
}

void ModelChoices::warningsHaveALocation()
{
    const ModelChoice choice = chooseModel(catalog(), {QStringLiteral("gpt"), {}}, requestsFor({QStringLiteral("gpt/gpt-9"), QStringLiteral("opus")}));
    const Diagnostics found = unmetRequests(choice, QStringLiteral("gpt-4.1"));
    QCOMPARE(found.size(), 2);
    QCOMPARE(found.at(1).location.file, QStringLiteral("a.md"));
    QCOMPARE(found.at(1).location.range.start.offset, 1);
    QCOMPARE(found.at(0).message,
        QStringLiteral("The preferred model `gpt/gpt-9` cannot be used: gpt does not list the model `gpt-9`. gpt-4.1 "
                       "is used instead."));
    QVERIFY(found.at(0).severity == Severity::Warning);
}

/// The model of a provider in config.toml is used, although its adapter does not list it.
void ModelChoices::acceptsTheModelOfTheManifest()
{
    const ProviderCatalog all = catalog();
    const ModelChoice choice = chooseModel(all, {QStringLiteral("gpt"), {}}, requestsFor({QStringLiteral("gpt-5.2"), QStringLiteral("gpt-9")}));
    Manifest manifest;
    manifest.providers[QStringLiteral("gpt")].model = QStringLiteral("gpt-5.2");
    const auto target = chooseTarget(all, choice, manifest);
    QVERIFY(target);
    QCOMPARE(target->model.id, QStringLiteral("gpt-5.2"));
    QVERIFY(target->results.at(0).outcome == ModelRequestOutcome::NotNeeded);
    QVERIFY(target->results.at(1).outcome == ModelRequestOutcome::Unmet);
    const Diagnostics found = unmetRequests(choice, target->model.id);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.at(0).location.range.start.offset, 1);
}

/// A model ID with a date is sent unchanged. The known data of its model still apply.
void ModelChoices::keepsAPinnedModelDate()
{
    const ProviderCatalog all = catalog();
    const auto target = chooseTarget(all, QStringLiteral("ant"), QStringLiteral("claude-sonnet-4-5-20250929"), Manifest());
    QCOMPARE(target->model.id, QStringLiteral("claude-sonnet-4-5-20250929"));
    QVERIFY(ModelAliases::builtIn().resolveModel(*target->adapter, target->model.id));
    QCOMPARE(chooseTarget(all, QStringLiteral("gpt"), QStringLiteral("quick"), Manifest())->model.id, QStringLiteral("gpt-6-luna"));
    QCOMPARE(chooseTarget(all, QStringLiteral("gpt"), QStringLiteral("my-own"), Manifest())->model.id, QStringLiteral("my-own"));
    QCOMPARE(chooseTarget(all, QStringLiteral("gpt"), {}, Manifest())->model.id, QStringLiteral("gpt-4.1"));
}

OUTCROP_TEST(ModelChoices, NoApplication)

} // namespace tst_modelchoice

#include "tst_modelchoice.moc"
