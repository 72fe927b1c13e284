// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the maximum cost of a run with providers.
#include "app/portability/meteredprovider.h"
#include "tests/support/fakeproviders.h"
#include "tests/support/sourcecatalog.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_meteredprovider {

namespace {

/// Returns a request to the first model of a provider.
RenderedRequest requestTo(const ProviderCatalog &catalog, const QString &provider)
{
    RenderedRequest request;
    request.provider = provider;
    request.model = catalog.adapter(provider)->models.first().id;
    return request;
}

ProviderResponse responseWithTokens(qint64 tokens)
{
    ProviderResponse answer;
    answer.usage.input = tokens;
    answer.usage.output = tokens;
    return answer;
}

} // namespace

class TestMeteredProvider : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stopsAtTheLimit()
    {
        const ProviderCatalog catalog = sourceCatalog();
        ScriptedProvider model(responseWithTokens(1'000'000));
        qint64 heard = 0;
        MeteredProvider metered(model, catalog, Cost::fromPico(1), [&heard](const MeteredUsage &use) { heard = use.requests; });
        const RenderedRequest request = requestTo(catalog, QStringLiteral("anthropic"));
        QVERIFY(!metered.call(request, {}).failure);
        QCOMPARE(heard, 1);
        QVERIFY(metered.totalUsage().cost > Cost::fromPico(1));
        const ProviderCall rejected = metered.call(request, {});
        QVERIFY(rejected.failure);
        QVERIFY(rejected.failure->kind == FailureKind::Quota);
        QCOMPARE(model.requests().size(), 1);
    }

    void sendsAllRequestsWithoutALimit()
    {
        const ProviderCatalog catalog = sourceCatalog();
        ScriptedProvider model(responseWithTokens(1'000'000));
        MeteredProvider metered(model, catalog, std::nullopt);
        const RenderedRequest request = requestTo(catalog, QStringLiteral("anthropic"));
        QVERIFY(!metered.call(request, {}).failure && !metered.call(request, {}).failure);
        QCOMPARE(metered.totalUsage().requests, 2);
    }

    void localModelsAreFree()
    {
        const ProviderCatalog catalog = sourceCatalog();
        ScriptedProvider model(responseWithTokens(1'000'000));
        MeteredProvider metered(model, catalog, Cost::fromPico(1));
        const RenderedRequest request = requestTo(catalog, QStringLiteral("open-source"));
        QVERIFY(!metered.call(request, {}).failure && !metered.call(request, {}).failure);
        QVERIFY(metered.totalUsage().cost.isZero());
    }
};

OUTCROP_TEST(TestMeteredProvider, NoApplication)

} // namespace tst_meteredprovider

#include "tst_meteredprovider.moc"
