// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/logentryreader.h"
#include "core/interactions/logmapping.h"
#include "core/ports/storedrecords.h"

namespace outcrop {

/// The values that a rule reads from one line.
struct MappedFields {
    Interaction interaction = {}; ///< the fields that the rule names; others are empty
    QDateTime endedAt = {};
    QDateTime firstTokenAt = {};
    QString question = {}; ///< the last message of the user, if the request is a list of messages
    QStringList tools = {};
    qint64 toolErrors = 0;
};

/// Reads the fields of a rule from a line of an entry. Numbers and times may be strings. A time without an offset is UTC; a number is the seconds,
/// milliseconds, microseconds or nanoseconds since 1970, by its size. Errors: Invalid, located at the field, for a time, a number or a date that cannot
/// be stored.
Result<MappedFields> readMappedFields(const MappingRule &rule, const Json &line, const LogEntry &entry, const QString &file);

/// Returns the text of the first path that has a value; empty if there is none.
QString firstText(const PathChoice &paths, const Json &line);

} // namespace outcrop
