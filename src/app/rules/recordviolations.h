// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/store.h"
#include "core/rules/rulereport.h"

namespace outcrop {

/// Returns the findings of a rule check as records.
QList<Violation> violationsOf(const RuleReport &report, const QDateTime &now);

/// Stores the violations that are not stored yet: an unresolved record with the same rule, file, line and message is the same violation. All or none. Returns
/// the number of added records.
Result<qsizetype> storeViolations(Store &store, const QList<Violation> &violations);

/// Marks a violation as resolved, with a note that describes the fix. Resolving it again replaces the note. Errors: NotFound for an unknown ID, and those of
/// the store.
Result<Violation> resolveViolation(Store &store, RecordId id, const QString &note, const QDateTime &now);

/// Marks a violation as unresolved again and keeps the note. Errors: NotFound for an unknown ID, and those of the store.
Result<Violation> reopenViolation(Store &store, RecordId id);

/// Returns the note of the latest resolution, which a reopened violation keeps; empty if there is none.
QString resolutionNote(const Violation &violation);

Json toJson(const Violation &violation);

} // namespace outcrop
