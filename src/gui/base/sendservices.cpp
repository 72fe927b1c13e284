// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/sendservices.h"

#include "app/keys/testkey.h"
#include "app/sample/fillsample.h"

#include <QCoreApplication>

namespace outcrop {

namespace {

struct ServiceWords {
    Q_DECLARE_TR_FUNCTIONS(SendServices)
};

/// A provider that owns a reference to the provider collection while it is in use.
struct SharedProvider : Provider {
    SharedProvider(
        const std::shared_ptr<Providers> &providers, const ProviderCatalog &catalog, const CallOptions &options)
        : all(providers)
        , one(providers->providerFor(catalog, options))
    {
    }
    ProviderCall call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener) override { return one->call(request, stop, listener); }

    std::shared_ptr<Providers> all;
    std::unique_ptr<Provider> one;
};

/// Returns a record writer that owns a reference to the key ring.
std::shared_ptr<RecordWriter> makeRecordWriter(const std::shared_ptr<KeyRing> &keys)
{
    return std::shared_ptr<RecordWriter>(
        new RecordWriter(*keys), [keys](const RecordWriter *records) { delete records; });
}

Result<QString> testResultText(const Result<KeyTestResult> &result)
{
    if (!result)
        return result.error();
    if (result->failure)
        return result->failure->toError();
    const auto models = static_cast<int>(result->models);
    return result->hasSentKey ? ServiceWords::tr("Key accepted; %n model(s) available", nullptr, models)
                              : ServiceWords::tr("%n model(s) available", nullptr, models);
}

} // namespace

SendServices makeSendServices()
{
    const std::shared_ptr<KeyRing> keys = openKeyRing();
    const auto providers = std::make_shared<Providers>([keys](const QString &provider, const QUrl &address) { return keys->read(provider, address); });
    return {keys,
        [providers](const OpenedWorkspace &opened, const CallOptions &options) -> std::shared_ptr<Provider> {
            return std::make_shared<SharedProvider>(providers, opened.catalog, options);
        },
        [keys, providers](const OpenedWorkspace &opened, const QString &provider, const std::stop_token &stop) {
            return testResultText(
                testKey({opened.catalog, opened.workspace().manifest()}, provider, *keys, *providers, stop));
        },
        [providers](const QString &provider) { return providers->limits(provider); }, makeRecordWriter(keys),
        providers,
        [keys](const QString &folder) -> Status {
            const Result<SampleRecords> records = fillSample(folder, *keys);
            return records ? success() : Status(records.error());
        }};
}

} // namespace outcrop
