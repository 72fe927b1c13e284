// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/logentries.h"
#include "core/ports/storedrecords.h"

#include <QMap>

namespace outcrop {

/// What one value of a log gave.
struct LogRecords {
    QList<Interaction> interactions; ///< each with its fingerprint
    QStringList unknownFields;       ///< of a plain record; their values are in `details`
    QMap<QString, qint64> otherSpans; ///< spans that are not model calls, by operation
    QList<Error> problems;            ///< model calls of an export that cannot be kept, each named and with the best place there is
};

/// The finding for an invalid record. None saves time if it is not shown: a file of another kind is wrong in each of a million lines.
enum class ErrorText { Full, None };

/// Interactions from one value: an export of OpenTelemetry or one span (see genaispan.h), or a plain record. A plain record has the fields that
/// `log list interactions` shows, by the same names and in the same types; it must say its time, `at`. What else it has goes into `details`. Its fingerprint
/// is made of everything it says, in any order of names.
/// One bad span of an export costs only itself, see `problems`.
/// Invalid with the place of the field that has a wrong type, or of a time that no store keeps: before 1970-01-05.
Result<LogRecords> readLogRecords(const LogEntry &entry, const QString &file, ErrorText text = ErrorText::Full);

/// Of everything a plain record says, but for its id and a fingerprint that it has.
QString recordFingerprint(Json record);
/// Whether a text is what readLogRecords() makes: a digest, or the numbers of a span.
bool isFingerprint(const QString &text);

} // namespace outcrop
