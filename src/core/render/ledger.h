// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/location.h"

#include <QList>
#include <QString>

#include <optional>

namespace outcrop {

/// What became of a part of the bundle in one provider's request.
enum class LossAction {
    Kept,         ///< sent, in the provider's own place for it
    Renamed,      ///< sent under the provider's name for it
    Moved,        ///< sent, but somewhere else than meant (a schema inside the prompt's text)
    Approximated, ///< sent changed: a limit lowered, a schema narrowed
    Dropped,      ///< not sent
    Injected,     ///< not asked for, but added: a default the API insists on, a reasoning instruction
    Applied,      ///< not for the model: a key of a document that the program acts on, or that is for people
};

QString toString(LossAction action);

/// A key of a document that takes part in the prompt.
struct LedgerKey {
    QString file;
    QString key;      ///< `hooks.PreToolUse[0].matcher`
    Location place;   ///< of its value
    QString sentAs;   ///< the part of the bundle that it went into, whose own entry says the rest; empty where it went into none

    friend bool operator==(const LedgerKey &, const LedgerKey &) = default;
};

/// One line of the loss ledger. `path` is the place in the request (`generationConfig.topP`, or a header's name), `part` the part of the bundle, or file and
/// key of what a document says (`agents/a.md: hooks`).
struct LedgerEntry {
    QString path;
    QString part;
    LossAction action = LossAction::Kept;
    QString reason;
    Json before = {};
    Json after = {};
    std::optional<LedgerKey> key = {};

    /// Whether a person should look at it: it is neither sent as intended, nor only for the program, nor covered by another entry.
    bool isLoss() const;
};

/// Every part of the bundle has at least one entry, and so has every key of the documents it is made of: nothing is ever dropped silently.
using Ledger = QList<LedgerEntry>;

/// Complete: an entry for each part and each key. Keys inside a mapping or list that all came to the same have one entry.
Json toJson(const Ledger &ledger);

/// Entries that a person should look at.
Ledger losses(const Ledger &ledger);

/// For people: keys of one document with the same fate and reason are one entry, `agents/a.md: hooks, memory, skills`. Keys whose part has an
/// entry are left out.
Ledger grouped(const Ledger &ledger);

} // namespace outcrop
