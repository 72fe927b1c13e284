// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/sendservices.h"
#include "tests/support/fakesecretstore.h"

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace outcrop {

/// A response with its chunks of text, and its tool calls.
struct StagedResponse {
    QStringList pieces = {};
    QList<ToolCall> toolCalls = {};
};

/// Returns a response in chunks. If held, it waits after the last chunk until it is released or stopped.
class StagedProvider : public Provider
{
public:
    QStringList pieces{QStringLiteral("An answer.")};
    QList<StagedResponse> script; ///< the next responses in order, before responses with `pieces`
    std::optional<CallFailure> failure; ///< failure that is reported after the chunks

    void hold() { m_isHeld = true; }
    void release();
    ProviderCall call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener) override;
    int calls() const { return m_calls; }
    RenderedRequest lastRequest();

private:
    std::mutex m_mutex;
    std::condition_variable_any m_change;
    bool m_isHeld = false;
    std::atomic_int m_calls = 0;
    RenderedRequest m_last;
};

/// Keys and providers for a window under test. The user's keys are not read, and no requests leave the machine.
class FakeServices
{
public:
    /// `folder` contains the settings of keys.
    explicit FakeServices(const QString &folder);

    SendServices services() const;
    testing::FakeKeys &keys() { return *m_keys; }
    KeyRing &ring() { return *m_ring; }
    StagedProvider &provider() { return *m_provider; }
    /// Sets a fake key for this run.
    void storeTestKey(const QString &provider);

private:
    std::shared_ptr<testing::FakeKeys> m_keys;
    std::shared_ptr<KeyRing> m_ring;
    std::shared_ptr<StagedProvider> m_provider;
};

} // namespace outcrop
