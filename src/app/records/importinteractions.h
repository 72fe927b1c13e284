// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/interactionpreprocessor.h"
#include "core/interactions/logmapping.h"

#include <QIODevice>

#include <stop_token>

namespace outcrop {

/// A log to import, and the options of the import.
struct ImportJob {
    QIODevice &device;      ///< open for reading, not owned
    QString name;           ///< name of the log in error messages
    QString source;         ///< source of records without a source
    qint64 size = 0;        ///< bytes, for progress; 0 if unknown
    int batchSize = 500;    ///< interactions per transaction
    bool writesToStore = true; ///< false: dry run that compares the log with the store
    const LogMappings *mappings = nullptr; ///< formats to recognize; not owned. Null: only Outcrop records and spans
    QString formatName = {}; ///< name of the mapping, or `outcrop` for Outcrop records and spans; empty: recognize the format from the first lines
};

struct ImportProgress {
    qint64 bytes = 0;
    qint64 size = 0;
    qint64 added = 0;
};

/// The counts of an import, and the parts of the log that were skipped.
struct ImportReport {
    qint64 read = 0;  ///< number of interactions in the log
    qint64 added = 0;
    qint64 updatedCount = 0; ///< stored turns that have grown since
    qint64 known = 0;           ///< duplicates, of stored interactions or within the log
    qint64 unreadableCount = 0; ///< lines, or spans of an export, that could not be read
    bool isStopped = false;
    Diagnostics findings = {}; ///< the first 50 errors, with their locations
    Diagnostics unknown = {};  ///< a warning for each of the first 50 unknown fields, at its first occurrence
    QMap<QString, qint64> unknownFields = {}; ///< fields stored in details: name → count
    QMap<QString, qint64> otherSpans = {};    ///< ignored spans: operation → count
    QString format = {};    ///< title of the mapping in use; empty for Outcrop records and spans
    QMap<QString, qint64> otherLines = {};     ///< mapped lines that are not part of an interaction: kind → count
    QMap<QString, qint64> unmappedFields = {}; ///< fields of mapped lines that are not imported: path → count
    QMap<QString, qint64> unknownWorkloads = {}; ///< workloads in the log that are not in the taxonomy: name → count
    QMap<QString, qint64> workloads = {};     ///< workloads of the added interactions: name → count; the empty name is unclassified
    RedactionCounts redactionCounts = {};
};

Json toJson(const ImportReport &report);

using ImportListener = std::function<void(const ImportProgress &)>;

/// Imports a log into a store. Each batch is redacted, classified and written in one transaction. Interactions whose fingerprint is stored are skipped, so an
/// import can be repeated or resumed. A transcript that has grown replaces its last turn. Unreadable lines become findings and do not stop the import. If
/// `store` is null, the import is a dry run, as with an empty store. Errors: Invalid if the workspace's rules cannot be read; those of the store.
Result<ImportReport> importInteractions(Store *store, const ImportJob &job, const InteractionPreprocessor &preprocessor, const Taxonomy &taxonomy, const std::stop_token &stop,
    const ImportListener &listener = {});

/// Returns NotFound if there is no mapping of this name, and Invalid with the first error of the workspace's mappings. An empty name and `outcrop` are
/// valid.
Status checkFormat(const LogMappings &mappings, const QString &name);

} // namespace outcrop
