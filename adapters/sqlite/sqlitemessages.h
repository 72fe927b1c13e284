// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of adapters/sqlite.
namespace outcrop::sqlitemessages {

inline constexpr char room[] = "adapters/sqlite";
inline constexpr MessageText backupNotNamed{room, QT_TRANSLATE_NOOP("adapters/sqlite", "The backup could not be renamed to %1, so it was deleted. Try again.")};
inline constexpr MessageText notAStoreCopy{room, QT_TRANSLATE_NOOP("adapters/sqlite", "%1 is not a backup of a store, so it was not restored. Choose another file.")};
inline constexpr MessageText databaseDamaged{room, QT_TRANSLATE_NOOP("adapters/sqlite", "The database %1 is damaged (%2).")};
inline constexpr MessageText useOtherBackup{room, QT_TRANSLATE_NOOP("adapters/sqlite", "%1 Restore another backup.")};
inline constexpr MessageText missingOwner{room, QT_TRANSLATE_NOOP("adapters/sqlite", "%1: the record %2 refers to a nonexistent record in the table %3")};
inline constexpr MessageText otherProgram{room, QT_TRANSLATE_NOOP("adapters/sqlite", "%1 belongs to another program. It was not changed. Choose another path.")};
inline constexpr MessageText busy{room, QT_TRANSLATE_NOOP("adapters/sqlite", "Another program is using it. Try again later.")};
inline constexpr MessageText diskFull{room, QT_TRANSLATE_NOOP("adapters/sqlite", "The disk is full, so no changes were saved. Free some space and try again.")};
inline constexpr MessageText readOnly{room, QT_TRANSLATE_NOOP("adapters/sqlite", "The file is read-only. Make it writable.")};
inline constexpr MessageText notADatabase{room, QT_TRANSLATE_NOOP("adapters/sqlite", "The file is not a database, or its header is damaged. It was not changed. Restore a backup.")};
inline constexpr MessageText damaged{room, QT_TRANSLATE_NOOP("adapters/sqlite", "The file is damaged and was not changed. If it contains records, export the readable ones with `outcrop-cli store rescue`.")};
inline constexpr MessageText notAccessible{room, QT_TRANSLATE_NOOP("adapters/sqlite", "%1. Check the disk and the permissions of the file.")};
inline constexpr MessageText otherError{room, QT_TRANSLATE_NOOP("adapters/sqlite", "%1. Try again. If this message appears again, check the database with `outcrop-cli store check`.")};
inline constexpr MessageText databaseError{room, QT_TRANSLATE_NOOP("adapters/sqlite", "Database error in %1: %2")};
inline constexpr MessageText isLink{room, QT_TRANSLATE_NOOP("adapters/sqlite", "%1 is a link or is inside a linked folder, so it is not opened as a database. Use a path without links.")};
inline constexpr MessageText limitsNotSet{room, QT_TRANSLATE_NOOP("adapters/sqlite", "The limits for untrusted files could not be set. Reinstall Outcrop and Qt's SQLite driver")};
inline constexpr MessageText removedInLog{room, QT_TRANSLATE_NOOP("adapters/sqlite", "Another program is reading %1, so its write-ahead log still contains deleted records. Run the command again later.")};
inline constexpr MessageText notCopied{room, QT_TRANSLATE_NOOP("adapters/sqlite", "The database could not be copied")};
inline constexpr MessageText cannotWrite{room, QT_TRANSLATE_NOOP("adapters/sqlite", "%1 cannot be written: %2. Check its permissions.")};
inline constexpr MessageText notARegularFile{room, QT_TRANSLATE_NOOP("adapters/sqlite", "%1 is not a regular file, so it is not opened as a database. Choose another path.")};
inline constexpr MessageText cannotCreateFolder{room, QT_TRANSLATE_NOOP("adapters/sqlite", "The folder %1 cannot be created. Check its permissions.")};
inline constexpr MessageText recordsUnreadable{room, QT_TRANSLATE_NOOP("adapters/sqlite", "%1: records %2 cannot be read.")};
inline constexpr MessageText indexOld{room, QT_TRANSLATE_NOOP("adapters/sqlite", "The index %1 has schema version %2, but Outcrop uses version %3, so the index must be rebuilt. Run `outcrop-cli index`.")};
inline constexpr MessageText indexDamaged{room, QT_TRANSLATE_NOOP("adapters/sqlite", "The index %1 was damaged, so it was deleted. Rebuild it with `outcrop-cli index`.")};
inline constexpr MessageText indexUnreadable{room, QT_TRANSLATE_NOOP("adapters/sqlite", "The search index %1 is damaged. Rebuild it with `outcrop-cli index`.")};
inline constexpr MessageText logIsMissing{room, QT_TRANSLATE_NOOP("adapters/sqlite", "The write-ahead log of %1 is missing, although the database was not closed properly. The last records may be lost. If so, restore a backup.")};
inline constexpr MessageText openedReadOnly{room, QT_TRANSLATE_NOOP("adapters/sqlite", "%1 Records can be read but not written.")};
inline constexpr MessageText damagedAdvice{room, QT_TRANSLATE_NOOP("adapters/sqlite", "The database is now read-only. Export the readable records with `outcrop-cli store rescue`, then rename the file or restore a backup.")};
inline constexpr MessageText otherTables{room, QT_TRANSLATE_NOOP("adapters/sqlite", "%1 has schema version %2, but a read-only snapshot requires version %3. Run `outcrop-cli store` to migrate it.")};
inline constexpr MessageText isSnapshot{room, QT_TRANSLATE_NOOP("adapters/sqlite", "%1 was opened as a read-only snapshot, so the change was not saved. Reload the workspace and try again.")};
inline constexpr MessageText newerTables{room, QT_TRANSLATE_NOOP("adapters/sqlite", "%1 was written by a newer version of Outcrop (schema version %2; this version supports %3), so it is read-only. Upgrade Outcrop.")};
inline constexpr MessageText isReadOnly{room, QT_TRANSLATE_NOOP("adapters/sqlite", "%1 The database is read-only.")};
inline constexpr MessageText upgraded{room, QT_TRANSLATE_NOOP("adapters/sqlite", "The database was migrated from version %1 to %2. The old database was backed up as %3.")};
inline constexpr MessageText noDatabase{room, QT_TRANSLATE_NOOP("adapters/sqlite", "There is no database %1. Check the path.")};
inline constexpr MessageText idsFrom{room, QT_TRANSLATE_NOOP("adapters/sqlite", "%1 and above")};
inline constexpr MessageText idsRange{room, QT_TRANSLATE_NOOP("adapters/sqlite", "%1 to %2")};

} // namespace outcrop::sqlitemessages
