// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/importinteractions.h"
#include "core/interactions/mappedlog.h"

namespace outcrop {

/// Options for adding the values of a log to a store.
struct LogImportOptions {
    QString name;                        ///< name of the log in error messages
    QString source;                      ///< the source of records that do not name one
    const LogMappings *mappings = nullptr; ///< formats to recognize; not owned. Null: only Outcrop records and spans
    QString formatName = {};             ///< name of the mapping, or `outcrop` for Outcrop records and spans; empty: recognize the format from the first lines
    int batchSize = 500;                 ///< interactions per transaction
    bool writesToStore = true;           ///< false: dry run that compares the log with the store
    bool classifies = true;              ///< false: only redact; the caller classifies later
};

/// Adds the values of one log to a store: redacts, classifies and stores them in batches of one transaction. Interactions whose fingerprint is stored are
/// skipped; a turn that has grown since replaces the stored one. Errors of methods: those of the store.
class LogImport
{
public:
    /// `store` may be null: a dry run, as with an empty store. All references must outlive the object.
    LogImport(Store *store, const LogImportOptions &options, const InteractionPreprocessor &preprocessor, const Taxonomy &taxonomy);

    /// Adds a value, or an error as a finding. Stores a full batch.
    Status add(const Result<LogEntry> &entry);
    /// Stores everything so far, including turns that later lines may continue.
    Status flush();
    /// Discards the open turns and the recognized format: the next value is the first of another log.
    void restart();
    /// Applies the context of lines that were imported before, without importing anything.
    void readContext(const LogEntry &entry);

    const ImportReport &report() const { return m_report; }
    /// Returns the position from which the log must be read again to continue the open turns; `end` if no turn is open.
    LogPosition resumePosition(const LogPosition &end) const;
    QList<qint64> contextOffsets() const { return m_mappedLog ? m_mappedLog->contextOffsets() : QList<qint64>(); }
    /// Returns the name of the mapping in use, `outcrop` for Outcrop records and spans; empty until the format is recognized.
    QString format() const { return m_format; }
    /// Uses a mapping without recognition. An unknown name means Outcrop records and spans.
    void setFormat(const QString &name);

private:
    void recognize();
    Status addKnownEntry(const Result<LogEntry> &entry);
    void readEntry(const Result<LogEntry> &entry);
    void addLogRecords(const LogRecords &records, const LogEntry &entry);
    ErrorText errorText() const;
    void recordUnknownField(const QString &field, const LogEntry &entry);
    void addFinding(const Error &error);
    Status storeBatch();
    Status dryRunBatch(const QList<Interaction> &batch);
    Status writeBatch(const QList<Interaction> &batch);
    Result<QSet<QString>> knownFingerprints(const QList<Interaction> &batch);
    /// Returns the stored interactions of turns in the batch that have fewer lines, by fingerprint.
    Result<QHash<QString, RecordId>> findGrownInteractions(const QList<Interaction> &batch, const QSet<QString> &known);
    QList<Interaction> prepareBatch(const QList<Interaction> &batch, QSet<QString> known, const QHash<QString, RecordId> &grownIds);
    void prepare(Interaction &interaction);
    void countWorkload(const QString &workload);
    QStringList &earlierQuestions(const QString &session);

    Store *m_store;
    LogImportOptions m_options;
    const InteractionPreprocessor &m_preprocessor;
    const Taxonomy &m_taxonomy;
    int m_maxEarlierQuestions;
    ImportReport m_report;
    QString m_format;
    std::optional<MappedLog> m_mappedLog;
    QList<Result<LogEntry>> m_unrecognized; ///< first values, until the format is recognized
    qsizetype m_unrecognizedBytes = 0;
    QList<Interaction> m_batch;
    QSet<size_t> m_seenFingerprints; ///< fingerprints seen in a dry run, as hashes to save memory: a log may have millions
    QHash<QString, QStringList> m_earlierQuestions; ///< questions by session, oldest first
    QStringList m_emptyQuestions;                    ///< earlier questions of a record without a session: always empty
};

} // namespace outcrop
