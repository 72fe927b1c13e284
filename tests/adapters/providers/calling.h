// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/providers/providerclient.h"
#include "core/base/weborigin.h"
#include "tests/adapters/providers/everywireformat.h"

#include <QUuid>

namespace outcrop::testing {

/// A key that is generated when the test runs and is not in any file.
inline QByteArray canary()
{
    static const QByteArray key = "canary-" + QUuid::createUuid().toByteArray(QUuid::Id128);
    return key;
}

/// Returns a key lookup that gives the canary for one origin, and NotAllowed for others.
inline KeyLookup keyFor(const QString &url)
{
    return [url](const QString &, const QUrl &address) -> Result<Secret> {
        const auto own = WebOrigin::of(QUrl(url));
        const auto asked = WebOrigin::of(address);
        if (!own || !asked || !(*own == *asked))
            return Error{ErrorCode::NotAllowed, QStringLiteral("The key is not for that host.")};
        return Secret(QByteArray(canary()));
    };
}

/// Limits for calls that end with a timeout: at most 400 ms for each wait, and 1.5 s in total.
inline HttpLimits shortLimits()
{
    using namespace std::chrono_literals;
    return {400ms, 400ms, 400ms, 1500ms, 4 * 1024 * 1024};
}

/// Settings for tests: waits return immediately, and timeouts are long enough for a busy machine.
inline CallSettings quickCallSettings(QList<std::chrono::milliseconds> *waits = nullptr)
{
    using namespace std::chrono_literals;
    CallSettings settings;
    settings.network.limits = {60s, 60s, 60s, 120s, 4 * 1024 * 1024};
    settings.randomFraction = [] { return 0.0; };
    settings.wait = [waits](std::chrono::milliseconds time, const std::stop_token &stop) {
        if (waits)
            waits->append(time);
        return !stop.stop_requested();
    };
    return settings;
}

inline const ProviderCatalog &catalog()
{
    static const ProviderCatalog all = everyWireFormat();
    return all;
}

/// Returns a target for a provider at the test server.
inline RenderTarget targetAt(const QString &provider, const QString &url)
{
    RenderTarget target = *chooseTarget(catalog(), provider, {}, {});
    target.baseUrl = url;
    return target;
}

inline RenderedRequest requestForEndpoint(const QString &provider, const QString &url)
{
    return render(PromptBundle::fromText(QStringLiteral("Say hello.")), targetAt(provider, url), {}, false);
}

inline ProviderClient clientFor(const QString &provider, const KeyLookup &keys, const CallSettings &settings)
{
    return ProviderClient(*catalog().wireFormat(catalog().adapter(provider)->apiFormat), keys, settings);
}

} // namespace outcrop::testing
