// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of adapters/postgresql.
namespace outcrop::postgresmessages {

inline constexpr char room[] = "adapters/postgresql";
inline constexpr MessageText backupOfOtherVersion{room, QT_TRANSLATE_NOOP("adapters/postgresql", "%1 is a backup of schema version %2, but the current schema has version %3. Migrate the current schema to version %2 first.")};
inline constexpr MessageText noBackup{room, QT_TRANSLATE_NOOP("adapters/postgresql", "There is no backup \"%1\". Check its name.")};
inline constexpr MessageText postgresAt{room, QT_TRANSLATE_NOOP("adapters/postgresql", "PostgreSQL at %1, %2.%3")};
inline constexpr MessageText semicolonInAddress{room, QT_TRANSLATE_NOOP("adapters/postgresql", "The address of a PostgreSQL server must not contain a semicolon. Remove it.")};
inline constexpr MessageText connectionLost{room, QT_TRANSLATE_NOOP("adapters/postgresql", "%1: the connection was lost, and the transaction was rolled back. Try again.")};
inline constexpr MessageText stepFailed{room, QT_TRANSLATE_NOOP("adapters/postgresql", "%1: a statement in the transaction failed, so the transaction was rolled back. Try again.")};
inline constexpr MessageText noIndexScript{room, QT_TRANSLATE_NOOP("adapters/postgresql", "The script that creates the index tables is missing. Reinstall Outcrop.")};
inline constexpr MessageText newerVersion{room, QT_TRANSLATE_NOOP("adapters/postgresql", "%1 was written by a newer version of Outcrop. Upgrade Outcrop.")};
inline constexpr MessageText olderVersion{room, QT_TRANSLATE_NOOP("adapters/postgresql", "%1 was written by an older version of Outcrop. Rebuild the index with `outcrop-cli index`.")};
inline constexpr MessageText serverReadOnly{room, QT_TRANSLATE_NOOP("adapters/postgresql", "%1 is read-only on the server. Connect to a server that accepts writes.")};
inline constexpr MessageText userReadOnly{room, QT_TRANSLATE_NOOP("adapters/postgresql", "%1 is read-only: this user has no permission to write. Grant this permission, or connect as another user.")};
inline constexpr MessageText upgraded{room, QT_TRANSLATE_NOOP("adapters/postgresql", "%1 was migrated to schema version %2. A backup of the old tables is in the schema %3.")};
inline constexpr MessageText newerTables{room, QT_TRANSLATE_NOOP("adapters/postgresql", "%1 was written by a newer version of Outcrop (schema version %2; this version supports %3), so it is read-only. Upgrade Outcrop.")};

} // namespace outcrop::postgresmessages
