// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of adapters/sql.
namespace outcrop::sqlmessages {

inline constexpr char room[] = "adapters/sql";
inline constexpr MessageText newerVersion{room, QT_TRANSLATE_NOOP("adapters/sql", "%1 was written by a newer version of Outcrop. Upgrade Outcrop.")};
inline constexpr MessageText unknownSchemaVersion{room, QT_TRANSLATE_NOOP("adapters/sql", "There is no schema version %1. Use a version from 0 to %2.")};
inline constexpr MessageText noField{room, QT_TRANSLATE_NOOP("adapters/sql", "The %1 have no field \"%2\". Check its name.")};
inline constexpr MessageText driverMissing{room, QT_TRANSLATE_NOOP("adapters/sql", "Qt's %1 driver cannot be loaded. Install %2. (%3)")};
inline constexpr MessageText connectionClosed{room, QT_TRANSLATE_NOOP("adapters/sql", "the connection is closed")};
inline constexpr MessageText wrongValueCount{room, QT_TRANSLATE_NOOP("adapters/sql", "Internal error: a database statement with %2 parameters received %1 values. Report this statement: %3")};
inline constexpr MessageText recordWithoutTime{room, QT_TRANSLATE_NOOP("adapters/sql", "A record in the %1 has no time. Set its `at` field.")};
inline constexpr MessageText noRecord{room, QT_TRANSLATE_NOOP("adapters/sql", "There is no record %1 in the %2. Check its ID.")};
inline constexpr MessageText purgeFilterRequired{room, QT_TRANSLATE_NOOP("adapters/sql", "Specify which %1 to delete.")};

} // namespace outcrop::sqlmessages
