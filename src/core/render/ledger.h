// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/location.h"

#include <QList>
#include <QLocale>
#include <QString>

#include <optional>

namespace outcrop {

/// The outcome of one bundle part in a provider's request.
enum class LossAction {
    Kept,         ///< sent in the usual location
    Renamed,      ///< sent under the provider's name
    Moved,        ///< sent, but in another location (a schema inside the prompt's text)
    Approximated, ///< sent with changes: a lowered limit, a narrowed schema
    Truncated,    ///< sent in part
    Dropped,      ///< not sent
    Injected,     ///< not requested but added: a default that the API requires, a reasoning instruction
    Applied,      ///< not for the model: a key for the program or for human readers
    Unused,       ///< not for the model and not used here: a key for other programs, which no provider receives
};

QString toString(LossAction action);

/// The meaning of an entry for the model, the most severe first. Everything that counts entries uses these classes.
enum class LossClass {
    Lost,          ///< dropped or truncated: the model does not receive all of it
    Changed,       ///< moved or approximated: the model receives it in another place or form
    Added,         ///< the model receives it, although the prompt does not contain it
    Informational, ///< no provider receives it
    None,          ///< sent as written, or used by the program
};

LossClass lossClassOf(LossAction action);
/// Returns the name of the class in JSON, such as `lost`; empty for None.
QString toString(LossClass lossClass);

/// Returns an action for display, such as `dropped` or `added`.
QString lossActionText(LossAction action);

/// The `part` of the ledger entry for tokens that the server drops.
inline const QString serverDropPart = QStringLiteral("tokens");

/// A key of a document that affects the prompt.
struct LedgerKey {
    QString file;
    QString key;      ///< such as `hooks.PreToolUse[0].matcher`
    Location location; ///< location of its value
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
    QString name = {}; ///< name of the part for display, if it has one: `get_weather: parameters` for `tools/0/parameters`

    const QString &displayName() const { return name.isEmpty() ? part : name; }
    /// Returns the location in the request; in a schema that is named for display, with the part that contains the schema.
    QString displayPath() const;
    /// Returns the class; None if the entry is covered by that of its part.
    LossClass lossClass() const;
    bool isLoss() const { return lossClass() == LossClass::Lost; }
    /// Returns the reason, for comparing the entry with those of another ledger. Empty for serverDropPart, because its reason contains a number of tokens.
    QString reasonForComparison() const;
};

/// The loss ledger. Every part of the bundle, and every key of its documents, has at least one entry, so that no part is dropped silently.
using Ledger = QList<LedgerEntry>;

/// Returns all entries as JSON.
Json toJson(const Ledger &ledger);

/// Returns the entries for which isLoss() is true, grouped.
Ledger losses(const Ledger &ledger);

/// Returns the entries of all classes except None, grouped, with the losses first.
Ledger changes(const Ledger &ledger);
/// Like changes(), for entries that groupEntries() has grouped.
Ledger changesAmongGroups(Ledger rows);

/// Groups entries for display: keys of one document with the same action and reason become one entry, `agents/a.md: hooks, memory, skills`. Keys that are
/// covered by the entry of their part, and items that are covered by the entry of their list, are omitted.
Ledger groupEntries(const Ledger &ledger);

/// Returns the entries with the most severe class first, otherwise in the same order.
Ledger sortByClass(Ledger ledger);

qsizetype countOf(const Ledger &ledger, LossAction action);

/// Returns the actions that summaries count, the most severe first: those of lost, changed and added parts.
QList<LossAction> countedActions();

/// Returns the number of entries of each counted action for display: `4 dropped, 1 moved, 1 added`. Empty if there is none. The window passes QLocale().
QString lossCountText(const Ledger &changes, const QLocale &locale = QLocale::c());

} // namespace outcrop
