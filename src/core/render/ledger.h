// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>
#include <QString>

namespace outcrop {

/// What became of a part of the bundle in one provider's request.
enum class LossAction {
    Kept,         ///< sent, in the provider's own place for it
    Renamed,      ///< sent under the provider's name for it
    Moved,        ///< sent, but somewhere else than meant (a schema inside the prompt's text)
    Approximated, ///< sent changed: a limit lowered, a schema narrowed
    Dropped,      ///< not sent
    Injected,     ///< not asked for, but added: a default the API insists on, a reasoning instruction
};

QString toString(LossAction action);

/// One line of the loss ledger. `path` is the place in the request (`generationConfig.topP`, or a header's name), `part` the part of the bundle.
struct LedgerEntry {
    QString path;
    QString part;
    LossAction action = LossAction::Kept;
    QString reason;
    Json before = {};
    Json after = {};
};

/// Every part of the bundle has at least one entry: nothing is ever dropped silently.
using Ledger = QList<LedgerEntry>;

Json toJson(const Ledger &ledger);

/// Entries that a person should look at: everything but kept and renamed.
Ledger losses(const Ledger &ledger);

} // namespace outcrop
