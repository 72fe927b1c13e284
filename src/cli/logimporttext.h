// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classifyinteractions.h"
#include "app/importinteractions.h"
#include "cli/invocation.h"

namespace outcrop {

/// `taken out: e-mail address 3`; nothing where nothing was.
void printRedacted(const Console &console, const RedactionCounts &counts);
Json redactedJson(const RedactionCounts &counts);
/// What an import did, and everything of the log that was not taken as it stood.
void printImport(const Console &console, const ImportReport &report, bool dryRun);

Json toJson(const ClassifyReport &report);
Json toJson(const ClassifiedInteraction &one);
void printClassification(const Console &console, const ClassifyReport &report, const QList<ClassifiedInteraction> &explained, bool dryRun);

} // namespace outcrop
