// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/fakeservices.h"

#include <QDir>
#include <QUuid>

namespace outcrop {

void StagedProvider::release()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isHeld = false;
    }
    m_change.notify_all();
}

RenderedRequest StagedProvider::lastRequest()
{
    const std::lock_guard lock(m_mutex);
    return m_last;
}

ProviderCall StagedProvider::call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener)
{
    {
        const std::lock_guard lock(m_mutex);
        m_last = request;
    }
    m_calls += 1;
    ProviderCall made;
    CallAttempt attempt;
    attempt.startTime = QDateTime::currentDateTimeUtc();
    attempt.status = 200;
    attempt.outcome = QStringLiteral("answered");
    const StagedResponse response = script.isEmpty() ? StagedResponse{pieces} : script.takeFirst();
    made.response.toolCalls = response.toolCalls;
    for (const QString &piece : response.pieces) {
        made.response.text += piece;
        if (listener)
            listener({ResponseChunk::Kind::Text, piece});
    }
    std::unique_lock lock(m_mutex);
    const bool isReleased = m_change.wait(lock, stop, [this] { return !m_isHeld; });
    made.response.model = request.model;
    made.response.usage = {1204, 350, 980, {}, {}};
    made.failure = failure;
    if (!isReleased) {
        made.failure = CallFailure{FailureKind::Canceled, QStringLiteral("The call was stopped. The received text is kept.")};
        made.response.stop = StopReason::Incomplete;
        attempt.outcome = failureName(FailureKind::Canceled);
    } else if (failure) {
        attempt.outcome = failureName(failure->kind);
        attempt.status = failure->status;
    }
    made.attempts = {attempt};
    return made;
}

FakeServices::FakeServices(const QString &folder)
    : m_keys(std::make_shared<testing::FakeKeys>())
    , m_ring(std::make_shared<KeyRing>(QDir(folder).filePath(QStringLiteral("keys.json")), std::make_unique<testing::FakeSecretStore>(m_keys)))
    , m_provider(std::make_shared<StagedProvider>())
{
}

SendServices FakeServices::services() const
{
    return {m_ring, [provider = m_provider](const OpenedWorkspace &, const CallOptions &) -> std::shared_ptr<Provider> { return provider; },
        [](const OpenedWorkspace &, const QString &, const std::stop_token &) { return Result<QString>(QStringLiteral("Accepted; 12 models available")); },
        [](const QString &) { return RateLimits{{QStringLiteral("requests"), 50, 49, {}}}; }};
}

void FakeServices::storeTestKey(const QString &provider)
{
    const Status stored = m_ring->store(provider, Secret(QUuid::createUuid().toByteArray(QUuid::Id128)), KeySource::Memory);
    Q_ASSERT(stored.ok());
    Q_UNUSED(stored)
}

} // namespace outcrop
