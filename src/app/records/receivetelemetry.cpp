// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/receivetelemetry.h"

#include "adapters/otlp/otlpreceiver.h"
#include "app/records/backgroundclassification.h"
#include "app/records/logimport.h"
#include "app/records/recordsmessages.h"

#include <condition_variable>
#include <limits>
#include <mutex>

namespace outcrop {
namespace {

void add(QMap<QString, qint64> &counts, const QMap<QString, qint64> &added)
{
    for (auto one = added.begin(); one != added.end(); ++one)
        counts[one.key()] += one.value();
}

void add(ImportReport &total, const ImportReport &report)
{
    total.read += report.read;
    total.added += report.added;
    total.known += report.known;
    total.unreadableCount += report.unreadableCount;
    add(total.otherSpans, report.otherSpans);
    add(total.redactionCounts, report.redactionCounts);
    add(total.unknownWorkloads, report.unknownWorkloads);
}

/// Stores exports. Called by one thread of the receiver.
class ExportStorage
{
public:
    ExportStorage(Store &store, const ReceiveJob &job, const InteractionPreprocessor &preprocessor, const Taxonomy &taxonomy, const ReceiveListener &listener)
        : m_store(store)
        , m_job(job)
        , m_preprocessor(preprocessor)
        , m_taxonomy(taxonomy)
        , m_listener(listener)
        , m_classification(store, job.source, preprocessor, taxonomy, listener.failed)
    {
        m_classification.request(); // for interactions that an earlier run did not classify
    }

    Result<TelemetryReceipt> receive(const TelemetryExport &received)
    {
        LogImportOptions options{m_job.source, m_job.source};
        options.classifies = false;
        options.batchSize = std::numeric_limits<int>::max(); // one transaction for each export
        LogImport import(&m_store, options, m_preprocessor, m_taxonomy);
        if (!received.json.empty()) {
            if (const Status addedStatus = import.add(LogEntry{received.json, received.text, 1}); !addedStatus)
                return addedStatus.error();
        }
        if (const Status storedStatus = import.flush(); !storedStatus)
            return storedStatus.error();
        ++m_report.requests;
        add(m_report.stored, import.report());
        if (import.report().added > 0)
            m_classification.request();
        if (m_listener.stored)
            m_listener.stored(m_report);
        return receiptOf(import.report());
    }

    ReceiveReport finish()
    {
        m_report.classifiedCount = m_classification.finish();
        return m_report;
    }

private:
    static TelemetryReceipt receiptOf(const ImportReport &report)
    {
        if (report.unreadableCount == 0)
            return {};
        return {report.unreadableCount, report.findings.isEmpty() ? recordsmessages::spansRejected() : report.findings.first().message};
    }

    Store &m_store;
    const ReceiveJob &m_job;
    const InteractionPreprocessor &m_preprocessor;
    const Taxonomy &m_taxonomy;
    const ReceiveListener &m_listener;
    ReceiveReport m_report;
    BackgroundClassification m_classification;
};

void waitForStop(const std::stop_token &stop)
{
    std::mutex mutex;
    std::condition_variable_any stopCondition;
    std::unique_lock lock(mutex);
    stopCondition.wait(lock, stop, [] { return false; });
}

} // namespace

Result<ReceiveReport> receiveTelemetry(Store &store, const ReceiveJob &job, const InteractionPreprocessor &preprocessor, const Taxonomy &taxonomy,
    const std::stop_token &stop, const ReceiveListener &listener)
{
    if (const Status usableStatus = preprocessor.checkRulesAreUsable(); !usableStatus)
        return usableStatus.error();
    ExportStorage storage(store, job, preprocessor, taxonomy, listener);
    OtlpReceiver receiver;
    const Result<quint16> port = receiver.start(job.port, [&storage](const TelemetryExport &received) { return storage.receive(received); });
    if (!port)
        return port.error();
    if (listener.listening)
        listener.listening(*port);
    waitForStop(stop);
    receiver.stop();
    return storage.finish();
}

} // namespace outcrop
