// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/storeplace.h"

namespace outcrop {

// What keeps a store well. All of it blocks, and errors are those of openStore() besides those named. Programs that have the store open can continue.

/// Everything that is wrong with it, in words; nothing for a whole one. It is only read. NotFound where there is none.
Result<QStringList> inspectStore(const StorePlace &place, KeyRing &keys);

/// Rewrites it without what was removed, so that those bytes are in none of its files.
Status compactStore(const StorePlace &place, KeyRing &keys);

/// Copies it as it is at this moment; where the copy is: a file beside it, or a schema of the server.
Result<QString> backUpStore(const StorePlace &place, KeyRing &keys);

/// Puts a copy's content in the place of the store's, whole or not at all. Invalid where it is not such a copy; NotFound where there is none. Gives the file
/// that was put aside, where what was there is too damaged to be written to; else nothing.
Result<QString> restoreStore(const StorePlace &place, KeyRing &keys, const QString &copy);

/// Migrates the schema to another version, for users of an older Outcrop, after a backup whose location is returned.
Result<QString> migrateStore(const StorePlace &place, KeyRing &keys, int version);
/// How many records that would take out of the store, because tables of that version have no room for their kind. Opens the store.
Result<qint64> recordsBeyond(const StorePlace &place, KeyRing &keys, int version);
/// The version that this program works with.
int storeVersion();

/// What an export wrote.
struct StoreExport {
    QStringList files;
    qint64 records = 0;
    QStringList losses = {}; ///< what could not be read, in words
};

/// Writes every record as JSON Lines, one file a kind, into a folder that is made, is empty, or holds what an earlier one wrote: `interactions.jsonl` … Two
/// that are asked one after the other tell what happened between them. NotAllowed where the folder holds something else.
Result<StoreExport> exportStore(const StorePlace &place, KeyRing &keys, const QString &folder);

/// Whether an export may be written there: files of others would be written over.
Status mayExportTo(const QString &folder);

/// The same as exportStore() for a database that cannot be opened any more, page by page: values as the tables hold them. NotAllowed for a
/// server, whose tools do that.
Result<StoreExport> rescueStore(const StorePlace &place, const QString &folder);

} // namespace outcrop
