// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/classifyinteractions.h"
#include "app/records/importinteractions.h"
#include "app/records/receivetelemetry.h"
#include "app/records/storeadd.h"
#include "cli/base/invocation.h"

namespace outcrop {

/// Prints the number of added records and the number of known records.
void printAddedRecords(const Console &console, const AddedRecords &addedRecords, const QString &kind);
Json toJson(const AddedRecords &addedRecords, const QString &kind);
/// Prints the result of an import, including every part of the log that was skipped or changed.
void printImport(const Console &console, const ImportReport &report, bool isDryRun);

/// Prints the totals of a receiver: exports, interactions, redactions, and skipped or rejected spans.
void printReceivedRecords(const Console &console, const ReceiveReport &report);
Json toJson(const ReceiveReport &report);

Json toJson(const ClassifyReport &report);
Json toJson(const ClassifiedInteraction &classified);
void printClassification(const Console &console, const ClassifyReport &report, const QList<ClassifiedInteraction> &explanations, bool isDryRun);

} // namespace outcrop
