// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/importinteractions.h"

#include "app/records/recordsmessages.h"
#include "app/records/storeadd.h"
#include "core/interactions/logrecord.h"
#include "core/interactions/unknownfields.h"

namespace outcrop {
namespace {

/// Maximum number of sessions whose questions are kept, which is more than the concurrent sessions of a log. If a session is dropped, only a repeated question
/// is not recognized.
constexpr qsizetype mostSessions = 20'000;
constexpr qsizetype mostFindings = 50;
/// Maximum number of reported field names. A file that is not a log may have new names in every line.
constexpr qsizetype mostUnknownFields = 1000;
/// Bytes between progress reports. A log can have long runs without a full batch, such as spans that are not model calls.
constexpr qint64 progressInterval = 4 * 1024 * 1024;

class Import
{
public:
    Import(Store *store, const ImportJob &job, const InteractionPreprocessor &preprocessor, const Taxonomy &taxonomy)
        : m_store(store)
        , m_job(job)
        , m_preprocessor(preprocessor)
        , m_taxonomy(taxonomy)
        , m_within(preprocessor.classifier().maxEarlierQuestions())
    {
    }

    Result<ImportReport> run(const std::stop_token &stop, const ImportListener &listener)
    {
        LogEntries entries(m_job.device, m_job.name);
        qint64 told = 0; // bytes last reported to the listener
        while (auto entry = entries.next()) {
            take(*entry);
            const bool isFull = m_batch.size() >= m_job.batch;
            if (const Status stored = isFull ? storeBatch() : success(); !stored)
                return stored.error();
            if (isFull || entries.bytesRead() - told >= progressInterval) {
                told = entries.bytesRead();
                if (listener)
                    listener({told, m_job.size, m_report.added});
            }
            m_report.stopped = stop.stop_requested(); // the next import adds the incomplete batch
            if (m_report.stopped)
                return m_report;
        }
        const Status stored = storeBatch();
        if (stored && listener)
            listener({entries.bytesRead(), m_job.size, m_report.added});
        return stored ? Result<ImportReport>(m_report) : Result<ImportReport>(stored.error());
    }

private:
    void take(const Result<LogEntry> &entry)
    {
        const Result<LogRecords> records = entry ? readLogRecords(*entry, m_job.name, textOfErrors()) : Result<LogRecords>(entry.error());
        if (!records)
            return addFinding(records.error());
        for (const Error &problem : records->problems)
            addFinding(problem);
        for (const QString &field : records->unknownFields)
            noteUnknown(field, *entry);
        for (auto other = records->otherSpans.begin(); other != records->otherSpans.end(); ++other)
            m_report.otherSpans[other.key()] += other.value();
        m_report.read += records->interactions.size();
        for (const Interaction &interaction : records->interactions) {
            m_batch += interaction;
            if (interaction.source.isEmpty())
                m_batch.last().source = m_job.source;
        }
    }

    /// Returns whether errors need a message. In a file of another format every line is an error, but only the first ones are shown.
    ErrorText textOfErrors() const { return m_report.findings.size() < mostFindings ? ErrorText::Full : ErrorText::None; }

    void noteUnknown(const QString &field, const LogEntry &entry)
    {
        const bool isNew = !m_report.unknownFields.contains(field);
        if (isNew && m_report.unknownFields.size() >= mostUnknownFields)
            return;
        ++m_report.unknownFields[field];
        if (!isNew || m_report.unknown.size() >= mostFindings)
            return;
        const QString meant = suggestedField(field);
        const Position place = locationOfMember(entry, field);
        m_report.unknown += Diagnostic{Severity::Warning, QStringLiteral("log-unknown-field"),
                                       meant.isEmpty() ? recordsmessages::unknownField(field) : recordsmessages::unknownFieldNear(field, meant),
                                       {m_job.name, {place, place}}};
    }

    void addFinding(const Error &error)
    {
        ++m_report.wrong;
        if (m_report.findings.size() < mostFindings)
            m_report.findings += Diagnostic{Severity::Error, QStringLiteral("log-line"), error.message, error.location};
    }

    /// Stores a batch. The lookup and the write are in one transaction, because another program may import the same log.
    Status storeBatch()
    {
        const QList<Interaction> batch = std::exchange(m_batch, {});
        if (batch.isEmpty())
            return success();
        return m_job.write && m_store ? writeBatch(batch) : dryRunBatch(batch);
    }

    /// Compares a batch with the store without writing. Interactions that are earlier in the log count as stored.
    Status dryRunBatch(const QList<Interaction> &batch)
    {
        Result<QSet<QString>> known = m_store ? knownOf(batch) : Result<QSet<QString>>(QSet<QString>());
        if (!known)
            return known.error();
        for (const Interaction &interaction : batch) {
            if (m_seen.contains(qHash(interaction.fingerprint)))
                known->insert(interaction.fingerprint);
        }
        for (const Interaction &interaction : batch)
            m_seen.insert(qHash(interaction.fingerprint));
        static_cast<void>(prepared(batch, *known));
        return success();
    }

    Status writeBatch(const QList<Interaction> &batch)
    {
        return m_store->transaction([&]() -> Status {
            const Result<QSet<QString>> known = knownOf(batch);
            if (!known)
                return known.error();
            const QList<Interaction> fresh = prepared(batch, *known);
            const Result<QList<RecordId>> ids = m_store->interactions().append(fresh);
            return ids ? success() : Status(ids.error());
        });
    }

    Result<QSet<QString>> knownOf(const QList<Interaction> &batch)
    {
        QStringList fingerprints;
        for (const Interaction &interaction : batch)
            fingerprints += interaction.fingerprint;
        const Result<QHash<QString, qint64>> kept = storedFingerprints(*m_store, fingerprints);
        return kept ? Result<QSet<QString>>(QSet<QString>(kept->keyBegin(), kept->keyEnd())) : kept.error();
    }

    /// Returns the new interactions of a batch, redacted and classified.
    QList<Interaction> prepared(const QList<Interaction> &batch, QSet<QString> known)
    {
        QList<Interaction> fresh;
        for (Interaction interaction : batch) {
            if (known.contains(interaction.fingerprint)) {
                ++m_report.known;
                continue;
            }
            known.insert(interaction.fingerprint);
            QStringList &earlier = earlierOf(interaction.session);
            noteWorkload(interaction.workload);
            m_preprocessor.prepare(interaction, earlier, m_report.redacted);
            earlier += questionOf(interaction);
            if (earlier.size() > m_within)
                earlier.removeFirst();
            ++m_report.workloads[interaction.workload];
            ++m_report.added;
            fresh += interaction;
        }
        return fresh;
    }

    void noteWorkload(const QString &workload)
    {
        if (!workload.isEmpty() && !m_taxonomy.find(workload))
            ++m_report.unknownWorkloads[workload];
    }

    QStringList &earlierOf(const QString &session)
    {
        if (session.isEmpty()) {
            m_none.clear();
            return m_none;
        }
        if (m_earlier.size() > mostSessions)
            m_earlier.clear();
        return m_earlier[session];
    }

    Store *m_store;
    const ImportJob &m_job;
    const InteractionPreprocessor &m_preprocessor;
    const Taxonomy &m_taxonomy;
    int m_within;
    ImportReport m_report;
    QList<Interaction> m_batch;
    QSet<size_t> m_seen; ///< fingerprints seen in a dry run, as hashes to save memory: a log may have millions
    QHash<QString, QStringList> m_earlier; ///< questions by session, oldest first
    QStringList m_none;                    ///< earlier questions of a record without a session: always empty
};

Json countsJson(const QMap<QString, qint64> &counts)
{
    Json json = Json::object();
    for (auto count = counts.begin(); count != counts.end(); ++count)
        json[count.key().toStdString()] = count.value();
    return json;
}

} // namespace

Json toJson(const ImportReport &report)
{
    return {{"read", report.read}, {"added", report.added}, {"known", report.known}, {"wrong_lines", report.wrong}, {"stopped", report.stopped},
        {"workloads", countsJson(report.workloads)}, {"redacted", countsJson(report.redacted)}, {"kept_in_details", countsJson(report.unknownFields)},
        {"other_spans", countsJson(report.otherSpans)}, {"unknown_workloads", countsJson(report.unknownWorkloads)}};
}

Result<ImportReport> importInteractions(Store *store, const ImportJob &job, const InteractionPreprocessor &preprocessor, const Taxonomy &taxonomy, const std::stop_token &stop,
    const ImportListener &listener)
{
    if (const Status usable = preprocessor.checkUsable(); !usable)
        return usable.error();
    return Import(store, job, preprocessor, taxonomy).run(stop, listener);
}

} // namespace outcrop
