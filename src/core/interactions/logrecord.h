// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/logentryreader.h"
#include "core/ports/storedrecords.h"

#include <QMap>

namespace outcrop {

/// The records read from one value of a log.
struct LogRecords {
    QList<Interaction> interactions; ///< all of them have a fingerprint
    QStringList unknownFields;       ///< unknown fields of a plain record; their values are kept in `details`
    QMap<QString, qint64> otherSpans; ///< number of spans that are not model calls, by operation
    QStringList unmappedFields;       ///< fields of a mapped line that are not imported
    QMap<QString, qint64> otherLines; ///< number of mapped lines that are not part of an interaction, by kind
    QList<Error> problems;            ///< model calls of an export that cannot be stored, located as precisely as possible
};

/// Determines whether an error about a missing `at` has a message. `None` saves time for errors that are not shown, such as those for each line of a file
/// in another format.
enum class ErrorText { Full, None };

/// Converts one log value: an OTLP export, a single span (see interactionOf()), or a plain record. A plain record has the fields that `log list interactions` shows, with
/// the same types; `at` is required. Unknown fields go to `details`. The fingerprint is a hash of the content, independent of member order. An invalid span of an export
/// does not affect the others; see `problems`. Errors: Invalid, located at the field, for a value of the wrong type or out of range. A time must exist and be 1970-01-05
/// or later, because stores do not accept earlier times.
Result<LogRecords> readLogRecords(const LogEntry &entry, const QString &file, ErrorText text = ErrorText::Full);

/// Returns whether stores reject a time, because it is before the first Monday of 1970, the start of their first week.
bool isTooOldToStore(const QDateTime &time);
/// Returns a fingerprint of a string that identifies a record, such as its format and its ID.
QString fingerprintOfText(const QString &text);
/// Returns a hash of a plain record, ignoring `id`, `fingerprint` and `requests`.
QString recordFingerprint(Json record);
/// Returns whether a string has the form of a fingerprint made by readLogRecords(): a record hash, or trace and span IDs.
bool isFingerprint(const QString &text);

} // namespace outcrop
