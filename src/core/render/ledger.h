// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/location.h"

#include <QList>
#include <QString>

#include <optional>

namespace outcrop {

/// The outcome of one bundle part in a provider's request.
enum class LossAction {
    Kept,         ///< sent in the usual location
    Renamed,      ///< sent under the provider's name
    Moved,        ///< sent, but in another location (a schema inside the prompt's text)
    Approximated, ///< sent with changes: a lowered limit, a narrowed schema
    Dropped,      ///< not sent
    Injected,     ///< not requested but added: a default that the API requires, a reasoning instruction
    Applied,      ///< not for the model: a key for the program or for human readers
};

QString toString(LossAction action);

/// A key of a document that affects the prompt.
struct LedgerKey {
    QString file;
    QString key;      ///< such as `hooks.PreToolUse[0].matcher`
    Location place;   ///< location of its value
    QString sentAs;   ///< bundle part that contains it, whose entry has the details; empty if there is none

    friend bool operator==(const LedgerKey &, const LedgerKey &) = default;
};

/// An entry of the loss ledger. `path` is the location in the request (`generationConfig.topP`, or the name of a header). `part` is the part of the bundle,
/// or the file and key of a document (`agents/a.md: hooks`).
struct LedgerEntry {
    QString path;
    QString part;
    LossAction action = LossAction::Kept;
    QString reason;
    Json before = {};
    Json after = {};
    std::optional<LedgerKey> key = {};

    /// Returns whether the user should see the entry: it was not sent as intended, is for the model, and is not covered by another entry.
    bool isLoss() const;
};

/// The part of the entry for tokens that the server drops. The number of tokens is in its reason, so compare these entries by their part.
inline const QString serverDropPart = QStringLiteral("tokens");

/// The loss ledger. Every part of the bundle, and every key of its documents, has at least one entry, so that no part is dropped silently.
using Ledger = QList<LedgerEntry>;

/// Returns all entries as JSON.
Json toJson(const Ledger &ledger);

/// Returns the entries for which isLoss() is true.
Ledger losses(const Ledger &ledger);

/// Groups entries for display: keys of one document with the same action and reason become one entry, `agents/a.md: hooks, memory, skills`. Keys that are
/// covered by the entry of their part are omitted.
Ledger groupEntries(const Ledger &ledger);

} // namespace outcrop
