// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/interactiondesk.h"

#include <QIODevice>

#include <stop_token>

namespace outcrop {

/// A log to bring in.
struct ImportJob {
    QIODevice &device;      ///< open for reading, borrowed
    QString name;           ///< what errors call it
    QString source;         ///< the source of records that do not name one
    qint64 size = 0;        ///< bytes, for progress; 0 if unknown
    int batch = 500;        ///< interactions that are written in one step
    bool write = true;      ///< else it is only looked at, and at what the store has of it
};

/// How far it is.
struct ImportProgress {
    qint64 bytes = 0;
    qint64 size = 0;
    qint64 added = 0;
};

/// What an import did.
struct ImportReport {
    qint64 read = 0;  ///< interactions that the log has
    qint64 added = 0;
    qint64 known = 0; ///< were already there, or are in the log twice
    qint64 wrong = 0; ///< lines, and spans of an export, that could not be read
    bool stopped = false;
    Diagnostics findings = {}; ///< the first of what is wrong, with their places
    Diagnostics unknown = {};  ///< a warning for each unknown field, where it comes first
    QMap<QString, qint64> unknownFields = {}; ///< kept in details: by name, how often
    QMap<QString, qint64> otherSpans = {};    ///< passed over: by operation, how often
    QMap<QString, qint64> unknownWorkloads = {}; ///< kept as they are, though the taxonomy has none of that name
    QMap<QString, qint64> workloads = {};     ///< of what was added; empty name: nothing spoke for any
    RedactionCounts redacted = {};
};

Json toJson(const ImportReport &report);

using ImportListener = std::function<void(const ImportProgress &)>;

/// Brings a log into a store, in steps that are whole or absent: each cleaned, classified and written as a unit. What has the fingerprint of a record that is
/// there is passed over, so the same log may be brought in again, after a stop as well. Lines that cannot be read are findings, and the others are brought
/// in. Without a store it is only looked at, as though nothing were there. Errors: Invalid where the workspace's rules cannot be read; those of the store.
Result<ImportReport> importInteractions(Store *store, const ImportJob &job, const InteractionDesk &desk, const Taxonomy &taxonomy, const std::stop_token &stop,
    const ImportListener &listener = {});

} // namespace outcrop
