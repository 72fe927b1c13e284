// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QMap>

namespace outcrop {

/// Returns the ID of each label's journal entry, by label name, from `.outcrop/history/labels.json`; empty if there is no such file. Errors: Invalid if it is
/// damaged, and those of reading.
Result<QMap<QString, QString>> readJournalLabels(const QString &folder);

/// Replaces `labels.json` atomically. The caller must hold the lock of the journal. Errors: those of writing.
Status writeJournalLabels(const QString &folder, const QMap<QString, QString> &labels);

} // namespace outcrop
