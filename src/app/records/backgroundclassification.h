// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/classifyinteractions.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace outcrop {

/// Classifies stored interactions of one source on a separate thread. Waits for a pause between requests, so that it does not delay the code that stores
/// interactions. The destructor finishes the requested work.
class BackgroundClassification
{
public:
    using FailureListener = std::function<void(const Error &)>;

    /// All references must outlive the object. `failed` is called on the thread that classifies.
    BackgroundClassification(Store &store, const QString &source, const InteractionPreprocessor &preprocessor, const Taxonomy &taxonomy, FailureListener failed);
    ~BackgroundClassification();
    BackgroundClassification(const BackgroundClassification &) = delete;
    BackgroundClassification &operator=(const BackgroundClassification &) = delete;

    /// Requests the classification of everything that is stored now. Returns immediately.
    void request();
    /// Waits until the requested work is done, and returns the number of interactions whose classification was added or changed.
    qint64 finish();

private:
    void run();
    void waitForPause(std::unique_lock<std::mutex> &lock);
    Status classifyNew();

    Store &m_store;
    QString m_source;
    const InteractionPreprocessor &m_preprocessor;
    const Taxonomy &m_taxonomy;
    FailureListener m_failureListener;
    RecordId m_lastClassifiedId = 0; ///< the last classified interaction
    qint64 m_classifiedCount = 0;

    std::mutex m_mutex;
    std::condition_variable m_changeCondition;
    qint64 m_requests = 0;
    bool m_isRequested = false;
    bool m_isUrgent = false; ///< whether the caller waits for the result
    bool m_isWorking = false;
    bool m_isClosing = false;
    std::thread m_thread; ///< last member, because the thread uses all others
};

} // namespace outcrop
