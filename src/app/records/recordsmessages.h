// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/records.
namespace outcrop::recordsmessages {

inline constexpr char room[] = "app/records";
inline constexpr MessageText xmlSuspended{room, QT_TRANSLATE_NOOP("app/records", "Sent as a plain prompt, because %1% of XML prompts failed, compared with %2% of plain prompts. The difference exceeds max_error_increase, %3%.")};
inline constexpr MessageText cannotRenameKept{room, QT_TRANSLATE_NOOP("app/records", "%1 could not be renamed to %2. Rename it manually, or restore the original by renaming %3 to %2")};
inline constexpr MessageText selectedByModel{room, QT_TRANSLATE_NOOP("app/records", "selected by a model")};
inline constexpr MessageText stoppedReading{room, QT_TRANSLATE_NOOP("app/records", "stopped while reading the log")};
inline constexpr MessageText unknownField{room, QT_TRANSLATE_NOOP("app/records", "Unknown field `%1`: its values are kept in `details`.")};
inline constexpr MessageText unknownFieldNear{room, QT_TRANSLATE_NOOP("app/records", "Unknown field `%1`: its values are kept in `details`. Did you mean `%2`?")};
inline constexpr MessageText fileExists{room, QT_TRANSLATE_NOOP("app/records", "%1 already exists, so no files were written; choose another folder")};
inline constexpr MessageText cannotCreateFolder{room, QT_TRANSLATE_NOOP("app/records", "the folder %1 cannot be created; check its name and your permissions")};
inline constexpr MessageText fileExistsSkipped{room, QT_TRANSLATE_NOOP("app/records", "%1 already exists, so it was not overwritten; choose another folder")};
inline constexpr MessageText backupInSchemas{room, QT_TRANSLATE_NOOP("app/records", "any backup in a schema named %1_v… at %2")};
inline constexpr MessageText backupInSchema{room, QT_TRANSLATE_NOOP("app/records", "the backup in the schema %1 at %2")};
inline constexpr MessageText searchIndexAt{room, QT_TRANSLATE_NOOP("app/records", "the search index at %1")};
inline constexpr MessageText purgeFilterRequired{room, QT_TRANSLATE_NOOP("app/records", "specify the interactions to delete with --before, --session or --workload")};
inline constexpr MessageText notObject{room, QT_TRANSLATE_NOOP("app/records", "a record must be a JSON object")};
inline constexpr MessageText cannotWrite{room, QT_TRANSLATE_NOOP("app/records", "%1 cannot be written: %2; choose another file")};
inline constexpr MessageText folderNotEmpty{room, QT_TRANSLATE_NOOP("app/records", "the folder %1 is not empty (it contains %2), so no files were written; choose another folder")};
inline constexpr MessageText rolesNeedServer{room, QT_TRANSLATE_NOOP("app/records", "roles need a store on a PostgreSQL server; set `store` in [workspace] of config.toml")};
inline constexpr MessageText noStore{room, QT_TRANSLATE_NOOP("app/records", "there is no store yet: no interactions were recorded in %1; send a prompt or import a log first")};
inline constexpr MessageText unknownKind{room, QT_TRANSLATE_NOOP("app/records", "unknown kind of record `%1`; available: %2")};
inline constexpr MessageText storePassword{room, QT_TRANSLATE_NOOP("app/records", "%1 Store the password of the server with: outcrop-cli keys set %2 --host %3")};
inline constexpr MessageText storeOutside{room, QT_TRANSLATE_NOOP("app/records", "%1 is outside the workspace, so no records are stored there; use a folder in the workspace")};
inline constexpr MessageText noRecords{room, QT_TRANSLATE_NOOP("app/records", "There are no records in %1 yet. Send a prompt, or import a log with `outcrop-cli log import`.")};
inline constexpr MessageText notRecorded{room, QT_TRANSLATE_NOOP("app/records", "Records could not be stored. %1")};
inline constexpr MessageText cannotRename{room, QT_TRANSLATE_NOOP("app/records", "%1 could not be renamed to %2; check the permissions of the folder")};
inline constexpr MessageText noFile{room, QT_TRANSLATE_NOOP("app/records", "there is no file %1; check the path")};
inline constexpr MessageText rescueOnServer{room, QT_TRANSLATE_NOOP("app/records", "this store is a database on a server; recover it with the server's tools")};

inline constexpr MessageText unknownMapping{room, QT_TRANSLATE_NOOP("app/records", "there is no mapping `%1`. Available: outcrop, %2.")};
inline constexpr MessageText spansRejected{room, QT_TRANSLATE_NOOP("app/records", "some spans cannot be stored")};

} // namespace outcrop::recordsmessages
